import * as z from "zod";
import { unwrapOptional } from "./schema-paths";
import { CONTENT_SCHEMAS } from "./schemas";

/** Returns the GraphQL node type of a content file: "thankYou" → "ThankYouJson". */
export function nodeTypeName(contentName: string): string {
  return `${contentName.charAt(0).toUpperCase()}${contentName.slice(1)}Json`;
}

/**
 * Returns the GraphQL type definitions of all content files. Every field is declared, so an optional
 * one exists even if no file uses it yet. Gatsby infers no others (`@dontInfer`).
 */
export function contentTypeDefs(): string {
  const types = new Map<string, string>();
  for (const schema of Object.values(CONTENT_SCHEMAS)) addObjectType(types, schema, " implements Node @dontInfer");
  return [...types.values()].join("\n\n");
}

function addObjectType(types: Map<string, string>, schema: z.ZodObject, suffix = ""): string {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const value = unwrapOptional(field as z.ZodType);
    const entry = value instanceof z.ZodArray ? (value.element as z.ZodType) : value;
    const extension = entry.meta()?.format === "image" ? " @fileByRelativePath" : "";
    return `  ${key}: ${typeReference(types, value)}${value === field ? "!" : ""}${extension}`;
  });
  const name = String(schema.meta()?.graphql);
  types.set(name, `type ${name}${suffix} {\n${fields.join("\n")}\n}`);
  return name;
}

function typeReference(types: Map<string, string>, schema: z.ZodType): string {
  if (schema.meta()?.format === "image") return "File";
  if (schema instanceof z.ZodObject) return addObjectType(types, schema);
  if (schema instanceof z.ZodArray) return `[${typeReference(types, schema.element as z.ZodType)}!]`;
  if (schema instanceof z.ZodEnum) {
    const name = String(schema.meta()?.graphql);
    types.set(name, `enum ${name} { ${schema.options.join(" ")} }`);
    return name;
  }
  if (schema instanceof z.ZodNumber) return schema.isInt ? "Int" : "Float";
  return schema instanceof z.ZodBoolean ? "Boolean" : "String";
}
