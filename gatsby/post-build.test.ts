/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addSiteFiles } from "./post-build";

const canonical = (path: string) => `<link rel="canonical" href="https://firm.test${path}">`;
const SCRIPT = "app-0123456789abcdef0123.js";
const IMAGE = "static/0123/badge.avif";
const FILES: Record<string, string> = {
  _headers: "/*\n  X-Frame-Options: SAMEORIGIN\n",
  "404.html": "",
  "privacy/index.html": canonical("/privacy/"),
  // A page with sample content, or in a preview.
  "terms/index.html": `<meta name="robots" content="noindex">${canonical("/terms/")}`,
  [SCRIPT]: "",
  [IMAGE]: "",
};

test("the sitemap has indexable pages; the headers name immutable files", async () => {
  const site = mkdtempSync(path.join(tmpdir(), "post-build-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  await addSiteFiles(site, "https://firm.test");
  const read = (name: string) => readFileSync(path.join(site, name), "utf8");
  expect(read("sitemap.xml").match(/<loc>.*<\/loc>/g)).toEqual(["<loc>https://firm.test/privacy/</loc>"]);
  expect(read("robots.txt")).toContain("Sitemap: https://firm.test/sitemap.xml");
  const cached = [SCRIPT, IMAGE].map((name) => `/${name}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  expect(read("_headers")).toBe(FILES._headers + cached.join(""));
  rmSync(site, { recursive: true });
});
