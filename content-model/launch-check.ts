import { type ContentSources, contentNames, contentSource } from "./check";
import { type Diagnostic, formatPath, formatPosition } from "./diagnostics";
import { placesIn } from "./rule-types";
import { findSampleContent } from "./sample-content";
import { diagnoseField } from "./schema-diagnostics";
import { CONTENT_SCHEMAS } from "./schemas";

/** Everything that is still sample. While this finds anything, search engines are kept out (site-resolvers.ts). */
export function findSampleItems({ texts, images }: Pick<ContentSources, "texts" | "images">): Diagnostic[] {
  return contentNames().flatMap((name) => {
    const source = contentSource(texts, name);
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

/** A number that the content states in a field of its own, and how a text may state it: its first group. */
interface Claim {
  stated: RegExp;
  number: number;
  /** What to compare a text with. */
  truth: string;
}

/**
 * Advice that stops nothing: texts with another number before the first word of a figure's label, as "30 years" where
 * the figure is 35 "Years of Experience", or with another year than in "practicing since 1990". Many of them count
 * something else. Empty if there are none.
 */
export function formatFiguresToCompare({ texts }: Pick<ContentSources, "texts">): string {
  const figures = CONTENT_SCHEMAS.stats.safeParse(contentSource(texts, "stats").value).data?.stats ?? [];
  const year = CONTENT_SCHEMAS.site.safeParse(contentSource(texts, "site").value).data?.firm.foundedYear;
  const claims: Claim[] = figures.flatMap(({ label, number, suffix }) => {
    const word = label.match(/\p{L}{4,}/u)?.[0];
    if (word === undefined) return [];
    const stated = new RegExp(`(\\d[\\d,]*)[ +%-]*\\b${word}\\b`, "gi");
    return [{ stated, number, truth: `${number}${suffix} ${label}` }];
  });
  if (year)
    claims.push({
      stated: /\b(?:practic|serv)\w* (?:\w+ )?since (\d{4})\b/gi,
      number: year,
      truth: "`firm.foundedYear` in site.json",
    });

  // A client may count otherwise.
  const names = contentNames().filter((name) => name !== "reviews");
  const lines = names.flatMap((name) => {
    const source = contentSource(texts, name);
    return placesIn({ file: name, path: [], value: source.value }).flatMap(({ path, value }) => {
      if (typeof value !== "string") return [];
      const position = source.positionOf(source.nodeAt(path)?.offset ?? 0);
      return claims.flatMap(({ stated, number, truth }) =>
        [...value.matchAll(stated)]
          .filter(([, found]) => found?.replaceAll(",", "") !== String(number))
          .map(([words]) => `${formatPosition({ file: source.file, position })}: "${words}": compare with ${truth}`),
      );
    });
  });
  if (lines.length === 0) return "";
  return `Advice, which stops nothing. These may mean a figure in content/stats.json, or something else:\n${lines.join("\n")}`;
}
