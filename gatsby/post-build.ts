import { readdirSync, readFileSync } from "node:fs";
import { appendFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../content-model/content-folder";

/** Matches files that never change: images, fonts, and those with a webpack hash in their names. */
const IMMUTABLE = /^static\/|^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

/** Search engines may list a page whose `<head>` has the second, and not the first (src/components/head/PageHead.tsx). */
const NO_INDEX = /<meta[^>]* name="robots" content="noindex"/;
const CANONICAL = /<link[^>]* rel="canonical" href="([^"]+)"/;

/**
 * Adds `robots.txt`, `sitemap.xml` and the cache headers of immutable files to a built site.
 *
 * @param site the folder that is published
 * @param url the address of the website
 */
export async function addSiteFiles(site: string, url: string): Promise<void> {
  // On some disks, macOS keeps a "._" file beside each file, and Gatsby copies those in static/.
  for (const name of listFiles(site)) if (/(?:^|\/)\._[^/]*$/.test(name)) await rm(path.join(site, name));
  const files = listFiles(site);
  const pages = files
    .filter((name) => name.endsWith(".html"))
    .map((name) => readFileSync(path.join(site, name), "utf8"));
  const addresses = pages.filter((html) => !NO_INDEX.test(html)).flatMap((html) => CANONICAL.exec(html)?.[1] ?? []);
  // Each file is named, because a pattern would also make browsers cache the 404 for a missing file.
  const rules = files
    .filter((name) => IMMUTABLE.test(name))
    .map((name) => `/${name}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  // Crawlers may read everything: they have to read a page to find its `noindex`.
  await writeFile(path.join(site, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  await writeFile(path.join(site, "sitemap.xml"), sitemap(addresses));
  await appendFile(path.join(site, "_headers"), rules.join(""));
}

/** Returns the text of `sitemap.xml` (sitemaps.org), without dates: a build does not know when content changed. */
function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

export function styleSheetIn(site: string): string {
  const name = readdirSync(site).find((file) => /^styles\..*\.css$/.test(file));
  if (!name) throw new Error("Gatsby no longer writes styles.*.css; correct styleSheetIn in gatsby/post-build.ts.");
  return `/${name}`;
}
