import * as z from "zod";
import { CONTENT_SCHEMAS } from "./schemas";
import { metaOf, withoutOptional } from "./walk-schema";

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
 * Returns the GraphQL type definitions of all content files. Every field is declared, so an optional
 * one exists even if no file uses it yet. Gatsby infers no others (`@dontInfer`).
 *
 * @throws if the content model has a value that GraphQL cannot express, or two different types of the same name
 */
export function contentTypeDefs(): string {
  const types = new Map<string, string>();
  for (const [name, schema] of Object.entries(CONTENT_SCHEMAS)) {
    const { graphql } = metaOf(schema);
    if (graphql !== nodeTypeName(name)) {
      const expected = `object("${nodeTypeName(name)}", …)`;
      throw new Error(`In content-model/schemas, the schema of ${name}.json must be ${expected}, not "${graphql}".`);
    }
    addObjectType(types, schema, " implements Node @dontInfer");
  }
  return [...types.values()].join("\n\n");
}

function addObjectType(types: Map<string, string>, schema: z.ZodObject, suffix = ""): string {
  const name = metaOf(schema).graphql;
  if (!name) throw new Error("Every object of the content model needs a name: make it with object().");
  const fields = Object.entries(schema.shape).flatMap(([key, field]) => {
    const value = withoutOptional(field as z.ZodType);
    const { graphql, derive } = metaOf(value);
    if (graphql === "skip") return [];
    // The build fills in a derived field that a file leaves out.
    const required = value === field || derive ? "!" : "";
    const extension = graphql === "File" ? " @fileByRelativePath" : "";
    return `  ${key}: ${typeReference(types, value, key)}${required}${extension}`;
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

function typeReference(types: Map<string, string>, schema: z.ZodType, key: string): string {
  const { graphql } = metaOf(schema);
  if (graphql === "File") return "File";
  if (schema instanceof z.ZodObject) return addObjectType(types, schema);
  if (schema instanceof z.ZodArray) return `[${typeReference(types, schema.element as z.ZodType, key)}!]`;
  if (schema instanceof z.ZodEnum && graphql) {
    return define(types, graphql, `enum ${graphql} {\n  ${schema.options.join("\n  ")}\n}`);
  }
  if (schema instanceof z.ZodString) return "String";
  if (schema instanceof z.ZodNumber) return schema.isInt ? "Int" : "Float";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  throw new Error(`The content model's "${key}" is of a kind that GraphQL cannot express.`);
}
