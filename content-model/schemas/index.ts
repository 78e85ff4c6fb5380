import * as z from "zod";
import type { Path } from "../paths";
import { findInvented } from "../sample";
import { awards, cities, faq, reviews, services, stats } from "./collections";
import { landing, notFound, thankYou } from "./pages";
import { site } from "./site";

export { SECTION_IDS } from "./pages";

/**
 * The content folder: the content of each file, by the file's name without ".json", in the order in which editors see
 * the files. What a file leaves out is null. The check, the GraphQL types, the JSON Schemas and the forms of the CMS
 * follow from it. Zod runs the rules between files once every value has the right type.
 */
export const CONTENT = z
  .strictObject({ site, landing, stats, services, faq, reviews, awards, cities, thankYou, notFound })
  .superRefine((content, { addIssue }) => {
    const isEmpty: Partial<Record<string, boolean>> = {
      faq: !content.faq.questions?.length,
      reviews: !content.reviews.reviews?.length,
    };
    const message = "names a section that is not on the page, because it has no entries; delete the link";
    for (const [index, { section }] of content.site.navigation.entries()) {
      const path = ["site", "navigation", index, "section"];
      if (isEmpty[section]) addIssue({ code: "custom", path, message });
    }
    const invented = content.site.sample ? [] : findInvented(content);
    for (const { path, message } of invented) addIssue({ code: "custom", path: [...path], message });
  });

export type Content = z.infer<typeof CONTENT>;
export type ContentName = keyof Content;
export const CONTENT_NAMES = Object.keys(CONTENT.shape) as ContentName[];

/** A JSON Schema, with what the model says in `meta`. */
export interface JsonSchema extends z.GlobalMeta {
  type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

/** The model as a JSON Schema, which has the title of each field, its help and its limits. */
export const JSON_SCHEMA = z.toJSONSchema(CONTENT, { target: "draft-07", io: "input" }) as JsonSchema;

/** Returns the JSON Schema of the value at a path; undefined for a field that the model does not have. */
export function schemaAt(path: Path): JsonSchema | undefined {
  const step = (schema: JsonSchema | undefined, key: PropertyKey) =>
    typeof key === "number" ? schema?.items : schema?.properties?.[String(key)];
  return path.reduce(step, JSON_SCHEMA);
}
