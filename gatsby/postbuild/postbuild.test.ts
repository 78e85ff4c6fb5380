/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runPostbuild } from "./postbuild";

const canonical = (path: string) => `<link rel="canonical" href="https://firm.test${path}">`;
const SCRIPT = "app-0123456789abcdef0123.js";
const IMAGE = "static/0123/badge.avif";
const FILES: Record<string, string> = {
  _headers: "/*\n  X-Frame-Options: SAMEORIGIN\n",
  "404.html": "",
  "privacy/index.html": canonical("/privacy/"),
  // A page with sample content.
  "terms/index.html": `<meta name="robots" content="noindex">${canonical("/terms/")}`,
  [SCRIPT]: "",
  [IMAGE]: "",
  // Files that postbuild removes.
  "webpack.stats.json": "",
  "_gatsby/slices/1.html": canonical("/slice/"),
};

let site: string;

const read = (name: string) => readFileSync(path.join(site, name), "utf8");

describe("postbuild", () => {
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), "postbuild-"));
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
      writeFileSync(path.join(site, name), text);
    }
  });

  afterEach(() => rmSync(site, { recursive: true }));

  test("lists in the sitemap only the pages that search engines may list, and removes Gatsby's records", async () => {
    await runPostbuild({ site, url: "https://firm.test", indexable: true });
    expect(read("sitemap.xml").match(/<loc>.*<\/loc>/g)).toEqual(["<loc>https://firm.test/privacy/</loc>"]);
    expect(read("robots.txt")).toContain("Sitemap: https://firm.test/sitemap.xml");
    const kept = ["404.html", "_headers", SCRIPT, "privacy", "static", "terms"];
    expect(readdirSync(site).sort()).toEqual([...kept, "robots.txt", "sitemap.xml"].sort());
  });

  test.each([
    [true, ""],
    [false, "  X-Robots-Tag: noindex\n"],
  ])(
    "adds to the headers the files that never change, and that a preview is not to be listed: %s",
    async (indexable, robots) => {
      await runPostbuild({ site, url: "https://firm.test", indexable });
      const cached = [SCRIPT, IMAGE].map((name) => `/${name}\n  Cache-Control: public, max-age=31536000, immutable\n`);
      expect(read("_headers")).toBe(FILES._headers + robots + cached.join(""));
    },
  );
});
