import { contentNames } from "../../content-model/check";
import { jsonSchema } from "../../content-model/json-schemas";

/** The parts of a JSON Schema that the page shows. */
interface Field {
  description?: string;
  required?: string[];
  properties?: Record<string, Field>;
  items?: Field;
  minItems?: number;
  maxItems?: number;
  enum?: string[];
}

const INTRODUCTION = `# Content files

\`npm run build\` writes this page from the schemas in \`content-model\`. It lists the fields of each file in \`content/\`, with
their limits. Fields marked *optional* may be left out. Each group may also have a \`sample\` field: \`true\`, or the names of
its fields that still hold sample content.
`;

/** Returns docs/content-files.md: the fields of each content file and their limits. */
export function fieldsPage(): string {
  const files = contentNames().map((name) => {
    const schema: Field = jsonSchema(name);
    return `\n## ${name}.json\n\n${schema.description}\n\n${fieldLines(schema, "")}\n`;
  });
  return INTRODUCTION + files.join("");
}

/** Returns a line for each field of a group, and below it the fields inside it. */
function fieldLines({ properties = {}, required = [] }: Field, indent: string): string {
  const fields = Object.entries(properties).filter(([key]) => key !== "sample");
  const lines = fields.flatMap(([key, field]) => {
    const optional = required.includes(key) ? "" : " (*optional*)";
    const line = `${indent}- \`${key}\`${optional}: ${describe(field)}`;
    const inner = fieldLines(field.items ?? field, `${indent}  `);
    return inner ? [line, inner] : [line];
  });
  return lines.join("\n");
}

function describe({ description = "", minItems, maxItems, items, enum: choices }: Field): string {
  const limits = maxItems === undefined ? "" : ` From ${minItems ?? 0} to ${maxItems} entries.`;
  const entry = items && !items.properties ? ` Each entry: ${describe(items)}` : "";
  const values = choices ? ` One of ${choices.map((choice) => `\`${choice}\``).join(", ")}.` : "";
  return `${description.replace("Optional. ", "")}${limits}${entry}${values}`;
}
