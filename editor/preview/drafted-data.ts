import * as z from "zod";
import { isRecord } from "../../content-model/is-record";
import { CONTENT_SCHEMAS, type Content } from "../../content-model/schemas";
import { metaOf } from "../../content-model/walk-schema";
import { type PageData, pageDataOf } from "../../gatsby/content/page-data";
import type { PreviewImage, ToPreview } from "./messages";

export type Draft = Extract<ToPreview, { type: "draft" }>;

/** A gray area that stands for an image that is missing or has not been read yet. */
const PLACEHOLDER = {
  url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill-opacity=".2" d="M0 0h1v1H0z"/></svg>')}`,
  width: 1,
  height: 1,
};

/** Returns the data of all pages for a draft, even if fields are missing or of the wrong type. */
export function draftedPageData(
  { content, images }: Pick<Draft, "content" | "images">,
  countyMap: Queries.CountyMap,
): PageData {
  const files = Object.entries(CONTENT_SCHEMAS).map(([name, schema]) => [
    name,
    filledIn(schema, Object(content)[name]),
  ]);
  return pageDataOf(Object.fromEntries(files) as Content, {
    images: new Map(Object.entries(images)),
    imageFile: (name) => imageFile(images[name] ?? PLACEHOLDER),
    countyMap,
  });
}

/** Returns a value of the schema's type: the drafted one if it has that type, or else an empty one. */
function filledIn(schema: z.ZodType, drafted: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap() as z.ZodType;
    const isLeftOut = (drafted === undefined || drafted === null) && !metaOf(inner).derive;
    return isLeftOut ? undefined : filledIn(inner, drafted);
  }
  if (schema instanceof z.ZodArray) {
    return Array.isArray(drafted) ? drafted.map((entry) => filledIn(schema.element as z.ZodType, entry)) : [];
  }
  if (schema instanceof z.ZodObject) {
    const group = isRecord(drafted) ? drafted : {};
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return Object.fromEntries(fields.map(([key, field]) => [key, filledIn(field, group[key])]));
  }
  // The only unions are marks of sample content, which no page shows.
  if (schema instanceof z.ZodUnion) return drafted;
  if (schema instanceof z.ZodEnum) return schema.options.find((option) => option === drafted) ?? schema.options[0];
  if (schema instanceof z.ZodNumber) return Number.isFinite(drafted) ? drafted : 0;
  if (schema instanceof z.ZodBoolean) return drafted === true;
  // Components can only format a complete date.
  if (metaOf(schema).date) return z.iso.date().safeParse(drafted).data ?? new Date().toISOString().slice(0, 10);
  return typeof drafted === "string" ? drafted : "";
}

/** Describes any image, even an SVG, like a raster image of its size. preview.css crops images. */
function imageFile({ url, width, height }: Omit<PreviewImage, "isSample">) {
  return {
    childImageSharp: {
      gatsbyImageData: { layout: "constrained", width, height, images: { fallback: { src: url } } },
    },
  };
}
