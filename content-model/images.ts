import { type Path, textsIn } from "./paths";
import { schemaAt } from "./schemas";

/** Returns the images that a content names, with their places. */
export function usedImages(content: unknown): { path: Path; text: string; minSide: number }[] {
  return [...textsIn(content)].flatMap((found) => {
    const { format, minSide = 0 } = schemaAt(found.path) ?? {};
    return format === "image" ? [{ ...found, minSide }] : [];
  });
}

/** Returns what is wrong with the size of an image. An image that cannot be decoded has none. */
export function sizeProblem(width: number, height: number, minSide: number): string | undefined {
  if (!width) return "names a file that is damaged or not an image; export it again, and choose the new one";
  if (Math.min(width, height) >= minSide) return undefined;
  return `names an image of ${width} × ${height} pixels; choose one of at least ${minSide} on each side`;
}
