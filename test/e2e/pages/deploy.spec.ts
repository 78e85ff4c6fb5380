import { readFileSync } from "node:fs";
import path from "node:path";
import { IMMUTABLE } from "../../../gatsby/post-build";
import { BUILT_FILES, MISSING_ROUTE, ROUTES, SITE } from "../site-content";
import { expect, test } from "../test";

/** The headers of every response. */
const HEADERS = {
  "strict-transport-security": expect.stringContaining("max-age="),
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

test("every page and file has its headers", async ({ request }) => {
  for (const address of [...ROUTES, ...BUILT_FILES.map((file) => `/${file}`)]) {
    const response = await request.get(address);
    const headers = response.headers();
    const isMissing = [MISSING_ROUTE, "/_headers", "/_redirects"].includes(address);
    expect(response.status(), address).toBe(isMissing ? 404 : 200);
    expect(headers, address).toMatchObject(HEADERS);
    expect(headers["cache-control"], address).toBe(
      IMMUTABLE.test(address.slice(1)) ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    );
  }
  const admin = await request.get("/admin/");
  expect(admin.headers()).toMatchObject({ ...HEADERS, "cross-origin-opener-policy": "same-origin-allow-popups" });
  // After a rollback, a file may be missing for a while.
  const missing = await request.get("/static/nothing.avif");
  expect([missing.status(), missing.headers()["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
});

test("every redirect leads to a page and keeps the campaign parameters", async ({ request }) => {
  const written = readFileSync(path.join(SITE, "_redirects"), "utf8").matchAll(/^(\/\S*) +(\S+)/gm);
  for (const [, from = "", to] of written) {
    const response = await request.get(`${from}?utm_source=x`);
    expect([response.url(), response.status()]).toEqual([expect.stringContaining(`${to}?utm_source=x`), 200]);
  }
});
