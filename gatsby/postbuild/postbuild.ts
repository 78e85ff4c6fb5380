import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../../content-model/schemas";
import { listFiles } from "../content/read-content";
import { inlineHashes, mergeHashes } from "./content-security-policy";
import { headersFile } from "./format-headers-file";
import { listedAddress } from "./html-elements";
import { responseHeaders } from "./response-headers";
import { robotsTxt, securityTxt, sitemapXml } from "./site-files";

/** What Gatsby writes and no visitor needs: its notes to itself, and a library not in use. */
const REMOVED = ["_gatsby", "webpack.stats.json", "chunk-map.json", "~partytown"];

/** What webpack writes, by the hash in its name: twenty hexadecimal digits. */
export const WEBPACK_FILE = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

export interface PostbuildOptions {
  /** The folder that is published. */
  site: string;
  content: Pick<Content, "site">;
  /** False for a deploy that is only a preview: search engines are told so in a header. */
  indexable: boolean;
  now: Date;
}

/**
 * Adds to what Gatsby has built the files that follow from it, and removes Gatsby's notes to itself. No page is
 * changed: the policy in the headers holds for what Gatsby wrote.
 *
 * @throws when a page holds code that the content-security policy cannot allow, or a file cannot be written
 */
export async function runPostbuild(options: PostbuildOptions): Promise<void> {
  const { site, content, now } = options;
  for (const name of REMOVED) await rm(path.join(site, name), { recursive: true, force: true });
  const files = listFiles(site);
  // Whichever pages there are: "index.html", "thank-you/index.html", "404.html".
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

/** The text of `_headers`. */
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
