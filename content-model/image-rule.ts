import { closestMatch } from "./closest-match";
import type { ImageRequirements } from "./fields";
import { type Images, type Rule, walk } from "./rule-types";
import { CONTENT_SCHEMAS } from "./schemas";
import { metaOf, schemaAt } from "./walk-schema";

/** The limit for an image's sides, in pixels. Few cameras exceed it. More would slow the build. */
export const MAX_SIDE = 12_000;

/** How much too wide or tall an image may be for its place. At 1.5 times, a third is cropped. */
const MAX_STRETCH = 1.5;

/** Every image exists and fits its place. */
export const imagesExist: Rule = {
  readsAll: true,
  find: (content, { images }) =>
    walk(content).flatMap(({ file, path, value }) => {
      // The field's pattern requires this folder. Looking up the schema of every value would be slow.
      if (typeof value !== "string" || !value.startsWith("./images/")) return [];
      const needs = metaOf(schemaAt(CONTENT_SCHEMAS[file], path)).image;
      const fault = needs && findImageProblem(value, needs, images);
      return fault ? [{ file, path, ...fault }] : [];
    }),
};

/** Returns what is wrong with an image in a place with these requirements; undefined if it fits. */
export function findImageProblem(
  name: string,
  { formats, sidesAtLeast = 1, longestSideAtLeast = 1, shape }: ImageRequirements,
  images: Images,
): { message: string; fix?: string | undefined } | undefined {
  if (!images.has(name)) {
    const meant = closestMatch(name, images.keys());
    const message = "names an image that does not exist; put it there, or choose another one";
    return { message, fix: meant && `Did you mean "${meant}"?` };
  }
  const metadata = images.get(name);
  if (!metadata) {
    const message = `names a file that the site cannot show; export it again as ${formats.join(", ").toUpperCase()}`;
    const svgFix = "An SVG needs a viewBox, which most programs write when asked to";
    return { message, fix: name.endsWith(".svg") ? svgFix : undefined };
  }
  const { format, complete, width, height } = metadata;
  const extension = name.slice(name.lastIndexOf(".") + 1);
  if (format !== extension.replace("jpg", "jpeg")) {
    return { message: `names a ${format} image that calls itself .${extension}; export it again as ${extension}` };
  }
  if (!complete) return { message: "names an image whose end is missing; upload it again" };
  // A drawing can be shown at any size.
  if (format === "svg") return undefined;
  const actual = `names an image of ${width} × ${height} pixels`;
  if (Math.min(width, height) < sidesAtLeast || Math.max(width, height) > MAX_SIDE) {
    return { message: `${actual}; both must be between ${sidesAtLeast} and ${MAX_SIDE}` };
  }
  const stretch = shape ? (width * shape[1]) / (height * shape[0]) : 1;
  if (Math.max(stretch, 1 / stretch) > MAX_STRETCH) {
    const wanted = `choose one about ${shape?.join(" wide and ")} high`;
    return { message: `${actual}, and the page would crop too much of it; ${wanted}` };
  }
  if (Math.max(width, height) >= longestSideAtLeast) return undefined;
  return { message: `${actual}; the longer side must be at least ${longestSideAtLeast}` };
}
