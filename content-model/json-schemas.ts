import * as z from "zod";
import { sentence, TEXT_RULES } from "./fields";
import { expectation } from "./schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";

/** The part of JSON Schema that the model produces, the annotations of fields.ts, and those that VS Code adds. */
interface Schema {
  type?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  errorMessage?: string;
  plainText?: boolean;
  [key: string]: unknown;
}

/**
 * The JSON Schema of a content file for editors: what VS Code offers and underlines while somebody types.
 * It says what a schema can say, in the words of the check, which remains the judge.
 */
export function jsonSchema(name: ContentName): Record<string, unknown> {
  const schema = z.toJSONSchema(CONTENT_SCHEMAS[name], { target: "draft-7", unrepresentable: "any" }) as Schema;
  return { ...forEditors(schema), definitions: { plainText: PLAIN_TEXT } };
}

const PLAIN_TEXT = {
  allOf: TEXT_RULES.map(([forbidden, error]) => ({
    not: { type: "string", pattern: forbidden.source },
    errorMessage: sentence(error),
  })),
};

function forEditors({ properties, items, anyOf, plainText, ...annotated }: Schema): Schema {
  const { graphql, image, date, time, noun, sorted, summary, ignoresFile, hidden, reserved, ...schema } = annotated;
  const description = describe(schema);
  return {
    ...schema,
    ...(description && { description }),
    // On a group, VS Code would show it for an unknown field, too.
    ...(schema.type && schema.type !== "object" && { errorMessage: schema.errorMessage ?? expectation(schema.type) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, forEditors(field)])),
    }),
    ...(items && { items: forEditors(items) }),
    ...(anyOf && { anyOf: anyOf.map(forEditors) }),
    ...(plainText && { allOf: [{ $ref: "#/definitions/plainText" }] }),
  };
}

/** VS Code shows the description beside what it offers, and the title only elsewhere. */
function describe({ title, ...schema }: Schema): string | undefined {
  if (title === undefined) return schema.description;
  return [`${title}.`, helpOf(schema)].filter(Boolean).join(" ");
}

/** What is said beside a field: "As the client published it. At most 40 characters." */
export function helpOf({ description, maxLength, examples }: Pick<Schema, "description" | "maxLength" | "examples">) {
  const limit = maxLength && `At most ${maxLength} characters.`;
  const example = examples && `Example: ${JSON.stringify(examples[0])}`;
  return [description, limit, example].filter(Boolean).join(" ");
}
