import type { Content } from "../../content-model/schemas";

type Site = Content["site"];

/** `robots.txt`. Nothing is closed off: a crawler has to read a page to see that it must not be listed. */
export function robotsTxt({ url }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}

/**
 * `sitemap.xml` (sitemaps.org). Without dates: the one a build could give, its own, is not the content's.
 *
 * @param addresses of the pages that search engines should list. All others say `noindex` in their `<head>`
 */
export function sitemapXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

const DAY = 24 * 60 * 60 * 1000;

/** `.well-known/security.txt` (RFC 9116), good for a little less than a year from the build, as the RFC advises. */
export function securityTxt({ url, contact }: Site, now: Date): string {
  const expires = new Date(now.getTime() + 360 * DAY);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${contact.email}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: en
Canonical: ${url}/.well-known/security.txt
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
