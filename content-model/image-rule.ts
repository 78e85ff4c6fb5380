import { closestMatch } from "./closest-match";
import type { ImageRequirements } from "./fields";
import { type Images, type Rule, walk } from "./rule-types";
import { CONTENT_SCHEMAS } from "./schemas";
import { metaOf, schemaAt } from "./walk-schema";

/** Pixels, each way: as many as the largest cameras make. More would be slow to build. */
export const LARGEST_SIDE = 12_000;

/** How many times as wide, or as high, as its place an image may be: the page then cuts off a third of it. */
const MOST_CUT = 1.5;

export const imagesExist: Rule = {
  readsAll: true,
  find: (content, { images }) =>
    walk(content).flatMap(({ file, path, value }) => {
      // The field itself saw to the folder. Asking the schema about every value would take most of the check's time.
      if (typeof value !== "string" || !value.startsWith("./images/")) return [];
      const needs = metaOf(schemaAt(CONTENT_SCHEMAS[file], path)).image;
      const fault = needs && findImageProblem(value, needs, images);
      return fault ? [{ file, path, ...fault }] : [];
    }),
};

/** What is wrong with an image in a place with these needs; undefined if it fits. */
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
  // A drawing has as many pixels as one likes.
  if (format === "svg") return undefined;
  const actual = `names an image of ${width} × ${height} pixels`;
  if (Math.min(width, height) < sidesAtLeast || Math.max(width, height) > LARGEST_SIDE) {
    return { message: `${actual}; both must lie between ${sidesAtLeast} and ${LARGEST_SIDE}` };
  }
  const stretch = shape ? (width * shape[1]) / (height * shape[0]) : 1;
  if (Math.max(stretch, 1 / stretch) > MOST_CUT) {
    const wanted = `choose one about ${shape?.join(" wide and ")} high`;
    return { message: `${actual}, of which the page would cut off too much; ${wanted}` };
  }
  if (Math.max(width, height) >= longestSideAtLeast) return undefined;
  return { message: `${actual}; the longer side must be at least ${longestSideAtLeast}` };
}
