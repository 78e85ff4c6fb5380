import { CONTENT_NAMES, JSON_SCHEMA, type JsonSchema } from "./schemas";

const SCALARS = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" };

/**
 * Returns the GraphQL type definitions of all content files. Every field is declared, so an optional
 * one exists even if no file uses it yet. Gatsby infers no others (`@dontInfer`).
 */
export function contentTypeDefs(): string {
  const types = new Map<string, string>();

  function define({ graphql = "", properties = {}, required = [] }: JsonSchema, suffix = ""): string {
    const fields = Object.entries(properties).map(([key, field]) => {
      const extension = (field.items ?? field).format === "image" ? " @fileByRelativePath" : "";
      return `  ${key}: ${typeOf(field)}${required.includes(key) ? "!" : ""}${extension}`;
    });
    return add(graphql, `type ${graphql}${suffix} {\n${fields.join("\n")}\n}`);
  }

  function typeOf(schema: JsonSchema): string {
    if (schema.format === "image") return "File";
    if (schema.properties) return define(schema);
    if (schema.items) return `[${typeOf(schema.items)}!]`;
    const { type, graphql = "" } = schema;
    if (!schema.enum) return SCALARS[type as keyof typeof SCALARS];
    return add(graphql, `enum ${graphql} { ${schema.enum.join(" ")} }`);
  }

  function add(name: string, definition: string): string {
    const other = types.get(name) ?? definition;
    if (!name || other !== definition) throw new Error(`Two GraphQL types have the name "${name}"; give each its own.`);
    types.set(name, definition);
    return name;
  }

  for (const name of CONTENT_NAMES) define(JSON_SCHEMA.properties?.[name] ?? {}, " implements Node @dontInfer");
  return [...types.values()].join("\n\n");
}
