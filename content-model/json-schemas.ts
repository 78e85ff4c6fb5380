import * as z from "zod";
import { sentence, TEXT_RULES } from "./fields";
import { expectation } from "./schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";

/** The part of JSON Schema that Zod produces here, with annotations of fields.ts and of VS Code. */
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
 * Returns the JSON Schema of a content file, for the suggestions and the underlined errors of VS Code. It cannot express
 * every rule of the check, but it uses the same words.
 */
export function jsonSchema(name: ContentName): Record<string, unknown> {
  const schema = z.toJSONSchema(CONTENT_SCHEMAS[name], { target: "draft-7", unrepresentable: "any" }) as Schema;
  return { ...forVsCode(schema), definitions: { plainText: PLAIN_TEXT } };
}

const PLAIN_TEXT = {
  allOf: TEXT_RULES.map(([forbidden, error]) => ({
    not: { type: "string", pattern: forbidden.source },
    errorMessage: sentence(error),
  })),
};

function forVsCode({ properties, items, anyOf, plainText, ...annotated }: Schema): Schema {
  const { graphql, image, date, time, noun, sorted, summary, ignoresFile, hidden, reserved, ...schema } = annotated;
  const description = describe(schema);
  return {
    ...schema,
    ...(description && { description }),
    // Groups have no error message, because VS Code would also show it for an unknown field.
    ...(schema.type && schema.type !== "object" && { errorMessage: schema.errorMessage ?? expectation(schema.type) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, forVsCode(field)])),
    }),
    ...(items && { items: forVsCode(items) }),
    ...(anyOf && { anyOf: anyOf.map(forVsCode) }),
    ...(plainText && { allOf: [{ $ref: "#/definitions/plainText" }] }),
  };
}

/** Returns a description with the title in it, because VS Code shows no titles beside its suggestions. */
function describe({ title, ...schema }: Schema): string | undefined {
  if (title === undefined) return schema.description;
  return [`${title}.`, helpOf(schema)].filter(Boolean).join(" ");
}

/** Returns the help for a field: "As the client published it. At most 40 characters." */
export function helpOf({ description, maxLength, examples }: Pick<Schema, "description" | "maxLength" | "examples">) {
  const limit = maxLength && `At most ${maxLength} characters.`;
  const example = examples && `Example: ${JSON.stringify(examples[0])}`;
  return [description, limit, example].filter(Boolean).join(" ");
}
