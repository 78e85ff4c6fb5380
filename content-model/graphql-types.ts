import * as z from "zod";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";

/** The part of JSON Schema that the model produces; `graphql` is an annotation of fields.ts. */
interface Schema {
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  graphql?: string;
  /** True for a field that the build derives if the file leaves it out. */
  derived?: true;
}

const SCALARS: Record<string, string> = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" };

/** Returns the name of a content file in the page data: "thank-you" → "thankYou". */
export function queryName(contentName: string): string {
  return contentName.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the GraphQL node type of a content file: "thank-you" → "ThankYouJson". */
export function nodeTypeName(contentName: string): string {
  const name = queryName(contentName);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`;
}

export function contentNodeTypes(): string[] {
  return Object.keys(CONTENT_SCHEMAS).map(nodeTypeName);
}

/**
 * Returns the GraphQL type definitions of all content files. Gatsby adds no fields to them (`@dontInfer`), and an optional
 * field exists even if no file uses it yet.
 *
 * @throws if the content model has a value that GraphQL cannot express, or two different types of the same name
 */
export function contentTypeDefs(): string {
  const types = new Map<string, string>();
  for (const name of Object.keys(CONTENT_SCHEMAS) as ContentName[]) {
    const schema = z.toJSONSchema(CONTENT_SCHEMAS[name], {
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) =>
        void Object.assign(jsonSchema, isDerived(zodSchema) && { derived: true }),
    }) as Schema;
    if (schema.graphql !== nodeTypeName(name)) {
      const expected = `object("${nodeTypeName(name)}", …)`;
      throw new Error(
        `In content-model/schemas, the schema of ${name}.json must be ${expected}, not "${schema.graphql}".`,
      );
    }
    addObjectType(types, schema, " implements Node @dontInfer");
  }
  return [...types.values()].join("\n\n");
}

function isDerived(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.derive !== undefined;
}

function addObjectType(types: Map<string, string>, schema: Schema, suffix = ""): string {
  const name = schema.graphql;
  if (!name) throw new Error("Every object of the content model needs a name: make it with object().");
  const fields = Object.entries(schema.properties ?? {})
    .filter(([, field]) => field.graphql !== "skip")
    .map(([key, field]) => {
      const required = schema.required?.includes(key) || field.derived ? "!" : "";
      const extension = field.graphql === "File" ? " @fileByRelativePath" : "";
      return `  ${key}: ${typeReference(types, field, key)}${required}${extension}`;
    });
  return define(types, name, `type ${name}${suffix} {\n${fields.join("\n")}\n}`);
}

function define(types: Map<string, string>, name: string, definition: string): string {
  const known = types.get(name);
  if (known !== undefined && known !== definition) {
    throw new Error(`The content model has two different types called ${name}.`);
  }
  types.set(name, definition);
  return name;
}

function typeReference(types: Map<string, string>, schema: Schema, key: string): string {
  if (schema.graphql === "File") return "File";
  if (schema.type === "object") return addObjectType(types, schema);
  if (schema.type === "array" && schema.items) return `[${typeReference(types, schema.items, key)}!]`;
  if (schema.enum && schema.graphql) {
    return define(types, schema.graphql, `enum ${schema.graphql} {\n  ${schema.enum.join("\n  ")}\n}`);
  }
  const scalar = schema.type && SCALARS[schema.type];
  if (!scalar) throw new Error(`The content model's "${key}" is of a kind that GraphQL cannot express.`);
  return scalar;
}
