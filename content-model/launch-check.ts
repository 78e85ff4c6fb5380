import { type ContentSources, contentNames, contentSource } from "./check";
import { type Diagnostic, formatPath, formatPosition } from "./diagnostics";
import { findSamplePaths } from "./sample-content";
import { diagnoseField } from "./schema-diagnostics";
import { CONTENT_SCHEMAS } from "./schemas";

/** Returns everything that is still sample content. While any remains, no page is indexed. */
export function findSampleItems({ texts, images }: Pick<ContentSources, "texts" | "images">): Diagnostic[] {
  return contentNames().flatMap((name) => {
    const source = contentSource(texts, name);
    const items = findSamplePaths(name, source.value, images).map((path) => {
      const isDrawn = images.get(source.nodeAt(path)?.value)?.isSample;
      const message = isDrawn ? ", an image that this project drew; upload the real one in its place" : "";
      return diagnoseField(source, CONTENT_SCHEMAS[name], path, { message });
    });
    return items.sort((a, b) => a.position.line - b.position.line);
  });
}

/** Returns what `npm run check:launch` prints. */
export function formatSampleItems(items: readonly Diagnostic[]): string {
  if (items.length === 0) {
    return "Nothing on the site is sample content any more. Once it is deployed, search engines may list it. Good luck!";
  }
  const lines = items.map((item) => {
    const { path, title, actual = "nothing yet; add it, or take it out of the list", message } = item;
    const field = path.length > 0 ? `\`${formatPath(path)}\`` : "the whole file";
    return `${formatPosition(item)}: ${field}${title ? ` (${title})` : ""}: ${actual}${message}`;
  });
  const count = items.length === 1 ? "1 item is" : `${items.length} items are`;
  return `${lines.join("\n")}

${count} still sample content. Until the last one is replaced, every page asks search engines not to list it.
Replace each value, or make sure that it is right for the firm as it stands. Then take its name out of the "sample" line
above it; delete that line when it names nothing more.`;
}
