import { type ContentSources, contentFile, contentNames } from "./check";
import { type Diagnostic, formatPath, formatPosition } from "./diagnostics";
import { readJsonSource } from "./json-source";
import { placesIn } from "./rule-types";
import { findSampleContent } from "./sample-content";
import { diagnoseField } from "./schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";

/** Everything that is still sample. While this finds anything, search engines are kept out (site-resolvers.ts). */
export function findSampleItems({ texts, images }: Pick<ContentSources, "texts" | "images">): Diagnostic[] {
  return contentNames().flatMap((name) => {
    const source = readJsonSource(contentFile(`${name}.json`), texts.get(`${name}.json`) ?? "");
    const items = findSampleContent(name, source.value, images).map((path) => {
      const isDrawn = images.get(source.nodeAt(path)?.value)?.isSample;
      const message = isDrawn ? ", an image that this project drew; upload the real one in its place" : "";
      return diagnoseField(source, CONTENT_SCHEMAS[name], path, { message });
    });
    return items.sort((a, b) => a.position.line - b.position.line);
  });
}

/** What `npm run check:launch` says. */
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

/**
 * Advice that stops nothing: texts with another number before the first word of a figure's label, as "30 years" where
 * the figure is 35 "Years of Experience". Many of them count something else. Empty if there are none.
 */
export function formatFiguresToCompare({ texts }: Pick<ContentSources, "texts">): string {
  const read = (name: ContentName) => readJsonSource(contentFile(`${name}.json`), texts.get(`${name}.json`) ?? "");
  const figures = CONTENT_SCHEMAS.stats.safeParse(read("stats").value).data?.stats ?? [];
  // A client may count otherwise.
  const names = contentNames().filter((name) => name !== "reviews");
  const lines = names.flatMap((name) => {
    const source = read(name);
    return placesIn({ file: name, path: [], value: source.value }).flatMap(({ path, value }) =>
      figures.flatMap(({ label, number, suffix }) => {
        const word = label.match(/\p{L}{4,}/u)?.[0];
        const stated =
          word && typeof value === "string" && new RegExp(`(\\d[\\d,]*)[ +%]*\\b${word}\\b`, "i").exec(value);
        if (!stated || stated[1]?.replaceAll(",", "") === String(number)) return [];
        const { line, column } = source.positionOf(source.nodeAt(path)?.offset ?? 0);
        return `${source.file}:${line}:${column}: "${stated[0]}": compare with ${number}${suffix} ${label}`;
      }),
    );
  });
  if (lines.length === 0) return "";
  return `Advice, which stops nothing. These may mean one of the figures in content/stats.json, or something else:\n${lines.join("\n")}`;
}
