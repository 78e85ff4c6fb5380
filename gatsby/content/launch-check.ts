import type { Node } from "jsonc-parser";
import { type ContentSources, contentFile, contentNames } from "./check";
import { type ContentPath, type Diagnostic, formatPath } from "./diagnostics";
import { showNode } from "./format-value";
import { readJsonSource } from "./json-source";
import type { Images } from "./rule";
import { findSamples } from "./samples";
import { titleAt } from "./schema-diagnostics";
import { CONTENT_SCHEMAS } from "./schemas";

/** Something on the site that is still sample, and where its value stands. */
export type SampleItem = Pick<Diagnostic, "file" | "line" | "column" | "path"> & { title?: string; found: string };

/**
 * Everything that is still sample, from file to file and from top to bottom. Files that cannot be read are left out.
 * The site keeps itself out of search engines while this finds anything (gatsby/content/resolvers.ts).
 */
export function findSampleItems({ texts, images }: Pick<ContentSources, "texts" | "images">): SampleItem[] {
  return contentNames().flatMap((name) => {
    const source = readJsonSource(contentFile(`${name}.json`), texts.get(`${name}.json`) ?? "");
    const items = findSamples(source.value, images).map((path: ContentPath): SampleItem => {
      const node = source.nodeAt(path) ?? source.nodeAt(path.slice(0, -1));
      const title = titleAt(CONTENT_SCHEMAS[name], path);
      const found =
        source.nodeAt(path) && node ? describe(node, images) : "nothing yet; add it, or take it out of the list";
      return { file: source.file, ...source.positionOf(node?.offset ?? 0), path, ...(title && { title }), found };
    });
    return items.sort((a, b) => a.line - b.line);
  });
}

function describe(node: Node, images: Images): string {
  const isSample = images.get(String(node.value))?.isSample;
  return showNode(node) + (isSample ? ", a picture that this project drew; upload the real one in its place" : "");
}

/** What `npm run check:launch` says. */
export function formatSampleItems(items: readonly SampleItem[]): string {
  if (items.length === 0) {
    return "Nothing on the site is sample content any more. Once it is deployed, search engines may list it. Good luck!";
  }
  const lines = items.map(({ file, line, column, path, title, found }) => {
    const field = path.length > 0 ? `\`${formatPath(path)}\`` : "the whole file";
    return `${file}:${line}:${column}: ${field}${title ? ` (${title})` : ""}: ${found}`;
  });
  const count = items.length === 1 ? "1 item is" : `${items.length} items are`;
  return [
    ...lines,
    "",
    `${count} still sample content. Until the last one is replaced, every page asks search engines not to list it.`,
    'Replace each value, or make sure that it is right for the firm as it stands. Then take its name out of the "sample" line',
    "above it; delete that line when it names nothing more.",
  ].join("\n");
}
