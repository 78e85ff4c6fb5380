import path from "node:path";
import { expect, test } from "@playwright/test";
import { listFiles } from "../../../content-model/content-folder";
import { usedImages } from "../../../content-model/images";
import { BUILT_FILES, content, MISSING_ROUTE, ROUTES, SITE } from "../site-content";

const HEADERS = {
  "Strict-Transport-Security": expect.stringContaining("max-age="),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};
const ADMIN = { ...HEADERS, "Cross-Origin-Opener-Policy": "same-origin-allow-popups" };

type Rules = { forRegExp: RegExp; values: Record<string, string> }[];

async function readHeaders(): Promise<(address: string) => Record<string, string>> {
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const files = { headersFiles: [path.join(SITE, "_headers")], configHeaders: undefined };
  const { headers, errors } = await parseAllHeaders({ ...files, minimal: false });
  expect(errors).toEqual([]);
  const rulesFor = (address: string) => (headers as Rules).filter(({ forRegExp }) => forRegExp.test(address));
  return (address) => Object.assign({}, ...rulesFor(address).map(({ values }) => values));
}

test("Netlify sends every file with its headers", async () => {
  const headersOf = await readHeaders();
  for (const route of ROUTES) expect(headersOf(route), route).toEqual(HEADERS);
  for (const file of BUILT_FILES) {
    const cached = /^static\/|^[^/]+\.(?:js|css)$/.test(file)
      ? { "Cache-Control": "public, max-age=31536000, immutable" }
      : {};
    expect(headersOf(`/${file}`), file).toEqual({ ...HEADERS, ...cached });
  }
  // After a rollback, a file may be missing for a while.
  expect(headersOf("/static/nothing.avif")).toEqual(HEADERS);
});

test("the CMS has its headers, and only images that the content uses", async () => {
  const headersOf = await readHeaders();
  for (const address of ["/admin", "/admin/", "/admin/index.html"]) expect(headersOf(address)).toEqual(ADMIN);
  const images = listFiles(path.join(SITE, "admin/images")).map((name) => `./images/${name}`);
  expect(images).toEqual([...new Set(usedImages(content).map(({ text }) => text))].sort());
  const policy = { "Content-Security-Policy": "default-src 'none'; sandbox" };
  for (const image of images) expect(headersOf(image.replace(".", "/admin"))).toEqual({ ...ADMIN, ...policy });
});

test("every redirect on Netlify leads to a page", async () => {
  const { parseAllRedirects } = await import("@netlify/redirect-parser");
  const redirectsFiles = [path.join(SITE, "_redirects")];
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  expect(errors.map((error) => String(error))).toEqual([]);
  const pages = ROUTES.filter((route) => route !== MISSING_ROUTE);
  for (const { from, to, status } of redirects as { from: string; to: string; status: number }[]) {
    expect([301, 302], `${from}: the status`).toContain(status);
    expect(pages, `${from}: the page`).toContain(new URL(to, "https://a.test").pathname);
    if (from.startsWith("/thank")) expect(to, from).toBe("/thank-you/");
  }
});
