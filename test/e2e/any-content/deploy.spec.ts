/** What would be published, file by file. `npm run rehearse` runs this on what Netlify's own build has made. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../gatsby/content/read-content";
import { builtFiles } from "../../../scripts/lib/built-site";
import { readRedirects } from "../../../scripts/lib/static-host";
import { MISSING_ROUTE } from "../built-routes";
import { expect, test } from "../playwright-test";
import { content, hasSamples, ROUTES, SITE } from "./expected-content";

/** False for a deploy that is only a preview, as in gatsby-node.ts. */
const INDEXABLE = (process.env.CONTEXT ?? "production") === "production";

/** What no deploy may lack; the rest is what the repository wants published as it is. */
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
  // Browsers and search engines ask for it without being told.
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
  "social-image.png",
  ...listFiles(path.join(__dirname, "../../../static")),
];
/** What webpack names after its content, with twenty digits of a hash. */
const WEBPACK_FILE = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;
/** What else Gatsby writes. */
const EXPECTED = [
  WEBPACK_FILE,
  /^[^/]+\.js\.LICENSE\.txt$/,
  /^(?:[\w-]+\/)*index\.html$/,
  /^page-data\/[\w./-]+\.json$/,
  /^static\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg|woff2)$/,
  // The firm's mark in larger sizes, which no page names (gatsby/images/favicons.ts).
  /^icon-\d+\.png$/,
];
/** Addresses that others already have, such as the external form: they have to lead on, whatever _redirects says. */
const REQUIRED_REDIRECTS = ["/home", "/thankyou", "/thanks", "/thank-you.html"];
const HOST_FILES = ["/_headers", "/_redirects"];
/** What every answer says, whatever is asked for. */
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
/** What a page may load: its own files, its own code by its hashes, and data of an analytics service, if there is one. */
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

test("everything that has to be published is, and nothing that nobody asked for", () => {
  const files = builtFiles(SITE);
  expect(REQUIRED.filter((file) => !files.includes(file))).toEqual([]);
  const unknown = files.filter((file) => !REQUIRED.includes(file) && !EXPECTED.some((pattern) => pattern.test(file)));
  expect(unknown).toEqual([]);
});

test("every page and file is sent with its headers, and kept for as long as its name allows", async ({ request }) => {
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
  // After a step back to an earlier deploy, a file may be missing for a while.
  const missing = await request.get("/static/nothing.avif");
  expect([missing.status(), missing.headers()["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
});

test("the files for machines say where the pages are, and whom to tell of a vulnerability", () => {
  const read = (file: string) => readFileSync(path.join(SITE, file), "utf8");
  const { url, contact } = content.site;
  const pages = builtFiles(SITE).filter((file) => file.endsWith(".html"));
  const listable = pages.map(read).filter((html) => !html.includes('content="noindex"'));
  const addresses = listable.flatMap((html) => /<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? []);
  const listed = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(addresses.sort());
  expect(listed.includes(`${url}/`), "the landing page is listed once nothing on it is a sample").toBe(!hasSamples);
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  const security = read(".well-known/security.txt");
  expect(security).toContain(`Contact: mailto:${contact.email}`);
  expect(Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? "")).toBeGreaterThan(Date.now());
});

test("every redirect leads to a page, and keeps the campaign parameters", async ({ request }) => {
  const written = (await readRedirects(SITE)).map(({ path: from }) => from);
  for (const from of new Set([...REQUIRED_REDIRECTS, ...written])) {
    const response = await request.get(`${from}?utm_source=postcard`, { maxRedirects: 0 });
    const location = response.headers().location ?? "";
    expect(location, from).toContain("?");
    expect((await request.get(location)).status(), `${from} leads to ${location}`).toBe(200);
  }
});
