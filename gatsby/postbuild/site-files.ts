import type { Content } from "../../content-model/schemas";
import { pageElements } from "../headers/html-elements";

type Site = Content["site"];

/** Returns the text of `robots.txt`. It allows everything: a crawler must read a page to find its `noindex`. */
export function robotsTxt({ url }: Site): string {
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
  const elements = pageElements(html);
  const robots = elements.find(({ attributes }) => attributes.get("name") === "robots");
  if (robots?.attributes.get("content")?.includes("noindex")) return undefined;
  const canonical = elements.find(({ name, attributes }) => name === "link" && attributes.get("rel") === "canonical");
  return canonical?.attributes.get("href");
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns `.well-known/security.txt` (RFC 9116). As the RFC advises, it is valid for less than a year. */
export function securityTxt({ url, contact }: Site, now: Date): string {
  const expires = new Date(now.getTime() + 360 * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${contact.email}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: en
Canonical: ${url}/.well-known/security.txt
`;
}
