import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../../content-model/schemas";
import { listFiles } from "../content/read-content";
import { inlineHashes, mergeHashes } from "../headers/content-security-policy";
import { headersFile } from "../headers/format-headers-file";
import { responseHeaders } from "../headers/response-headers";
import { listedAddress, robotsTxt, securityTxt, sitemapXml } from "./site-files";

/** Files that Gatsby writes and no visitor needs: its own records, and a library that the site does not use. */
const REMOVED = ["_gatsby", "webpack.stats.json", "chunk-map.json", "~partytown"];

/** Matches the name of a file that webpack writes. It contains a hash of twenty hexadecimal digits. */
export const WEBPACK_FILE = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

export interface PostbuildOptions {
  /** The folder that is published. */
  site: string;
  content: Pick<Content, "site">;
  /** False for a preview deploy: a header tells search engines not to list it. */
  indexable: boolean;
  now: Date;
}

/**
 * Adds the files that are made from the built pages, and removes Gatsby's own records. It changes no page, so the
 * hashes in the content security policy stay right.
 *
 * @throws when a page contains code that the content security policy cannot allow, or a file cannot be written
 */
export async function runPostbuild(options: PostbuildOptions): Promise<void> {
  const { site, content, now } = options;
  for (const name of REMOVED) await rm(path.join(site, name), { recursive: true, force: true });
  const files = listFiles(site);
  /** The HTML of each page by its file, such as "index.html" or "thank-you/index.html". */
  const pages = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    pages.set(file, await readFile(path.join(site, file), "utf8"));
  }
  const addresses = [...pages.values()].map(listedAddress).filter((address) => address !== undefined);
  const added = {
    "robots.txt": robotsTxt(content.site),
    "sitemap.xml": sitemapXml(addresses),
    ".well-known/security.txt": securityTxt(content.site, now),
    _headers: headers(pages, files, options),
  };
  for (const [name, text] of Object.entries(added)) {
    await mkdir(path.dirname(path.join(site, name)), { recursive: true });
    await writeFile(path.join(site, name), text);
  }
}

/** Returns the text of `_headers`. */
function headers(pages: ReadonlyMap<string, string>, files: readonly string[], options: PostbuildOptions): string {
  const { content, indexable } = options;
  const { analytics } = content.site;
  if (!pages.has("404.html")) {
    throw new Error("There is no 404.html: add src/pages/404.tsx, which answers every unknown path.");
  }
  const hashed = files.filter((name) => WEBPACK_FILE.test(name));
  if (hashed.length === 0)
    throw new Error("No file of the bundle has a hash in its name: adapt WEBPACK_FILE to webpack's names.");
  return headersFile(
    responseHeaders({
      hashes: mergeHashes([...pages].map(([file, html]) => inlineHashes(html, `public/${file}`))),
      immutable: [...files.filter((name) => name.startsWith("static/")), ...hashed].map((name) => `/${name}`),
      indexable,
      ...(analytics && indexable && { connectTo: [new URL(analytics.endpoint).origin] }),
    }),
  );
}
