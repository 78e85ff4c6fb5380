import { appendFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../content-model/content-folder";
import type { Content } from "../content-model/schemas";

/** Matches files that never change: images, fonts, and those with a webpack hash in their names. */
const IMMUTABLE = /^static\/|^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

/** Search engines may list all pages but these, which have no `path` for PageHead. */
const UNLISTED = ["/thank-you/", "/404.html", "/500.html"];

/**
 * Adds `robots.txt`, `sitemap.xml` and the cache headers of immutable files to a built site.
 *
 * @param folder the folder that is published
 * @param routes the paths of all pages
 */
export function addSiteFiles(folder: string, { url, sample }: Content["site"], routes: string[]): void {
  const listed = sample ? [] : routes.filter((route) => !UNLISTED.includes(route));
  // Each file is named, because a pattern would also make browsers cache the 404 for a missing file.
  const rules = listFiles(folder)
    .filter((name) => IMMUTABLE.test(name))
    .map((name) => `/${name}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  // Crawlers may read everything: they have to read a page to find its `noindex`.
  writeFileSync(path.join(folder, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  writeFileSync(path.join(folder, "sitemap.xml"), sitemap(listed.map((route) => url + route)));
  appendFileSync(path.join(folder, "_headers"), rules.join(""));
}

/** Returns the text of `sitemap.xml` (sitemaps.org), without dates: a build does not know when content changed. */
function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Returns the address of the built style sheet. */
export function styleSheetIn(site: string): string {
  const name = readdirSync(site).find((file) => /^styles\..*\.css$/.test(file));
  if (!name) throw new Error("Gatsby no longer writes styles.*.css; correct styleSheetIn in gatsby/post-build.ts.");
  return `/${name}`;
}
