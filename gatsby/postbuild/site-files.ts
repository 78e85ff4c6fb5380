/** Returns the text of `robots.txt`. It allows everything: a crawler must read a page to find its `noindex`. */
export function robotsTxt(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}

/**
 * Returns the text of `sitemap.xml` (sitemaps.org). It has no dates, because a build does not know
 * when the content changed.
 *
 * @param addresses the addresses of the pages that search engines may list (`listedAddress`)
 */
export function sitemapXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/**
 * Returns the address of a page that search engines may list, and undefined for a page whose `<head>` says `noindex` or
 * names no canonical address (src/components/head/PageHead.tsx).
 */
export function listedAddress(html: string): string | undefined {
  if (/<meta[^>]* name="robots" content="noindex"/.test(html)) return undefined;
  return /<link[^>]* rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}
