/** Tests every file that would be published, except the CMS. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { BUILT_FILES, content, MISSING_ROUTE, ROUTES, SITE } from "../site-content";
import { expect, test } from "../test";

/** Files to whose names webpack has added a hash of twenty hexadecimal digits. */
const WEBPACK_FILE = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;
/** Other sites, such as the external form, already link to these. */
const REQUIRED_REDIRECTS = {
  "/home": "/",
  "/thankyou": "/thank-you/",
  "/thanks": "/thank-you/",
  "/thank-you.html": "/thank-you/",
};
/** The headers of every response. */
const HEADERS = {
  "strict-transport-security": expect.stringContaining("max-age="),
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

test("every page and file has its headers, and is cached as long as its name allows", async ({ request }) => {
  const files = BUILT_FILES.map((file) => `/${file}`);
  const readByHost = ["/_headers", "/_redirects"];
  for (const address of [...ROUTES, ...files]) {
    const response = await request.get(address);
    const headers = response.headers();
    const immutable = address.startsWith("/static/") || WEBPACK_FILE.test(address.slice(1));
    expect(response.status(), address).toBe([MISSING_ROUTE, ...readByHost].includes(address) ? 404 : 200);
    expect(headers, address).toMatchObject(HEADERS);
    expect(headers["cache-control"], address).toBe(
      immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    );
  }
  const admin = await request.get("/admin/");
  expect(admin.headers()).toMatchObject({ ...HEADERS, "cross-origin-opener-policy": "same-origin-allow-popups" });
  // After a rollback, a file may be missing for a while.
  const missing = await request.get("/static/nothing.avif");
  expect([missing.status(), missing.headers()["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
});

for (const route of ROUTES) {
  test(`the policy of ${route} allows its own files and inline code, and nothing else`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const hashes = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.+?)</${tag}>`, "gs"))].map(
        ([, code = ""]) => ` 'sha256-${createHash("sha256").update(code).digest("base64")}'`,
      );
    const [before = "", policy = ""] = html.split(/<meta http-equiv="Content-Security-Policy" content="(.*?)"\/>/);
    expect(before, "the policy does not apply to what precedes it").not.toMatch(/<(?:script|style|link)/);
    expect(policy.replaceAll("&#x27;", "'").split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self'${hashes("script").join("")}`,
      `style-src 'self'${hashes("style").join("")}`,
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });
}

test("sitemap.xml and robots.txt have the right addresses", () => {
  const read = (file: string) => readFileSync(path.join(SITE, file), "utf8");
  const { url } = content.site;
  const pages = BUILT_FILES.filter((file) => file.endsWith(".html"));
  const listable = pages.map(read).filter((html) => !html.includes('content="noindex"'));
  const addresses = listable.flatMap((html) => /<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? []);
  const listed = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(addresses.sort());
  expect(listed.includes(`${url}/`), "the landing page is in the sitemap if it has no samples").toBe(
    !content.site.sample,
  );
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
});

test("every redirect leads to a page and keeps the campaign parameters", async ({ request }) => {
  const written = readFileSync(path.join(SITE, "_redirects"), "utf8").match(/^\/\S*/gm) ?? [];
  const locationOf = async (from: string) => {
    const response = await request.get(`${from}?utm_source=x`, { maxRedirects: 0 });
    return response.headers().location ?? "";
  };
  for (const [from, to] of Object.entries(REQUIRED_REDIRECTS)) {
    expect(await locationOf(from)).toBe(`${to}?utm_source=x`);
  }
  for (const from of written) expect((await request.get(await locationOf(from))).status()).toBe(200);
});
