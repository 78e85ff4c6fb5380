import { readdirSync } from "node:fs";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { listedAddress, robotsTxt, sitemapXml } from "./site-files";

/** Files that Gatsby writes and no visitor needs: its own records, and a library that the site does not use. */
const REMOVED = ["_gatsby", "webpack.stats.json", "chunk-map.json", "~partytown"];

/** Matches the name of a file that webpack writes. It contains a hash of twenty hexadecimal digits. */
export const WEBPACK_FILE = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

interface PostbuildOptions {
  /** The folder that is published. */
  site: string;
  /** The address of the website. */
  url: string;
  /** False for a preview deploy: a header tells search engines not to list it. */
  indexable: boolean;
}

/** Adds the files that are made from the built pages, and removes Gatsby's own records. */
export async function runPostbuild({ site, url, indexable }: PostbuildOptions): Promise<void> {
  for (const name of REMOVED) await rm(path.join(site, name), { recursive: true, force: true });
  const files = listFiles(site);
  const pages = files.filter((name) => name.endsWith(".html"));
  const html = await Promise.all(pages.map((name) => readFile(path.join(site, name), "utf8")));
  const addresses = html.map(listedAddress).filter((address) => address !== undefined);
  // They are listed by name, because a pattern would also make browsers keep the answer to a file that is missing.
  const immutable = files.filter((name) => name.startsWith("static/") || WEBPACK_FILE.test(name));
  await writeFile(path.join(site, "robots.txt"), robotsTxt(url));
  await writeFile(path.join(site, "sitemap.xml"), sitemapXml(addresses));
  const rules = immutable.map((name) => `/${name}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  if (!indexable) rules.unshift("  X-Robots-Tag: noindex\n");
  await appendFile(path.join(site, "_headers"), rules.join(""));
}

/** Returns the address of the style sheet in a built site. */
export function styleSheetIn(site: string): string {
  return `/${readdirSync(site).find((name) => /^styles\..*\.css$/.test(name))}`;
}

/** Returns the paths of all files in a folder, with "/" on every system. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return paths.map((name) => name.replaceAll(path.sep, "/")).sort();
}
