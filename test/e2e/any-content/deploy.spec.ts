/** Tests every file that would be published. `npm run rehearse` runs this on the result of Netlify's own build. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../gatsby/content/read-content";
import { builtFiles } from "../../../scripts/lib/built-site";
import { readRedirects } from "../../../scripts/lib/static-host";
import { MISSING_ROUTE } from "../built-routes";
import { expect, test } from "../playwright-test";
import { content, hasSamples, ROUTES, SITE } from "./expected-content";

/** False for a deploy that is only a preview, as in gatsby-node.ts. */
const INDEXABLE = (process.env.CONTEXT || "production") === "production";

/** Files that every deploy needs. Those in static/ are published as they are. */
const REQUIRED = [
  "index.html",
  "thank-you/index.html",
  "404.html",
  "_headers",
  "_redirects",
  "robots.txt",
  "sitemap.xml",
  ".well-known/security.txt",
  "licenses.txt",
  // Browsers and search engines request it although no page names it.
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
  "social-image.png",
  ...listFiles(path.join(__dirname, "../../../static")),
];
/** Files to whose names webpack has added a hash of twenty hexadecimal digits. */
const WEBPACK_FILE = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;
/** All files that a deploy may have besides the required ones. */
const EXPECTED = [
  WEBPACK_FILE,
  /^[^/]+\.js\.LICENSE\.txt$/,
  /^(?:[\w-]+\/)*index\.html$/,
  /^page-data\/[\w./-]+\.json$/,
  /^static\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg|woff2)$/,
  // The firm's mark in larger sizes (gatsby/images/favicons.ts). No page names it.
  /^icon-\d+\.png$/,
];
/** Other sites, such as the external form, already link to these. They have to work, whatever _redirects says. */
const REQUIRED_REDIRECTS = ["/home", "/thankyou", "/thanks", "/thank-you.html"];
const HOST_FILES = ["/_headers", "/_redirects"];
/** The headers of every response. */
const HEADERS = {
  "content-security-policy": expect.stringMatching(/^default-src 'none'; /),
  "strict-transport-security": expect.stringMatching(/^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringMatching(/^(?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/),
};
/** A page may load its own files, run inline code with a listed hash, and report to an analytics service, if any. */
const PAGE_POLICY = [
  "default-src 'none'",
  expect.stringMatching(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/),
  expect.stringMatching(/^style-src 'self'(?: 'sha256-[\w+/]{43}=')+$/),
  "img-src 'self'",
  "font-src 'self'",
  expect.stringMatching(/^connect-src 'self'(?: https:\/\/[\w.:-]+)?$/),
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default",
];

test("the deploy has all required files, and no unknown ones", () => {
  const files = builtFiles(SITE);
  expect(REQUIRED.filter((file) => !files.includes(file))).toEqual([]);
  const unknown = files.filter((file) => !REQUIRED.includes(file) && !EXPECTED.some((pattern) => pattern.test(file)));
  expect(unknown).toEqual([]);
});

test("every page and file has its headers, and browsers cache it as long as its name allows", async ({ request }) => {
  const files = builtFiles(SITE).map((file) => `/${file}`);
  for (const address of [...ROUTES, ...files.filter((file) => !HOST_FILES.includes(file))]) {
    const response = await request.get(address);
    const headers = response.headers();
    const immutable = address.startsWith("/static/") || WEBPACK_FILE.test(address.slice(1));
    expect(response.status(), address).toBe(address === MISSING_ROUTE ? 404 : 200);
    expect(headers, address).toMatchObject(HEADERS);
    expect(headers["cache-control"], address).toBe(
      immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    );
    expect(headers["x-robots-tag"], `${address}: search engines may list it`).toBe(INDEXABLE ? undefined : "noindex");
    if (ROUTES.includes(address)) expect(headers["content-security-policy"]?.split("; ")).toEqual(PAGE_POLICY);
  }
  for (const address of HOST_FILES) expect((await request.get(address)).status(), address).toBe(404);
  // After a rollback, a file may be missing for a while, so browsers must not keep the 404.
  const missing = await request.get("/static/nothing.avif");
  expect([missing.status(), missing.headers()["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
});

test("sitemap.xml, robots.txt and security.txt have the right addresses", () => {
  const read = (file: string) => readFileSync(path.join(SITE, file), "utf8");
  const { url, contact } = content.site;
  const pages = builtFiles(SITE).filter((file) => file.endsWith(".html"));
  const listable = pages.map(read).filter((html) => !html.includes('content="noindex"'));
  const addresses = listable.flatMap((html) => /<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? []);
  const listed = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(addresses.sort());
  expect(listed.includes(`${url}/`), "the landing page is in the sitemap if it has no samples").toBe(!hasSamples);
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  const security = read(".well-known/security.txt");
  expect(security).toContain(`Contact: mailto:${contact.email}`);
  expect(Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? "")).toBeGreaterThan(Date.now());
});

test("every redirect leads to a page and keeps the campaign parameters", async ({ request }) => {
  const written = (await readRedirects(SITE)).map(({ path: from }) => from);
  for (const from of new Set([...REQUIRED_REDIRECTS, ...written])) {
    const response = await request.get(`${from}?utm_source=postcard`, { maxRedirects: 0 });
    const location = response.headers().location ?? "";
    expect(location, from).toContain("?");
    expect((await request.get(location)).status(), `${from} leads to ${location}`).toBe(200);
  }
});
