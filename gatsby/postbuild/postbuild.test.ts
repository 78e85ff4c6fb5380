/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fixtureContent as content } from "../../test/helpers/fixture-content";
import { listFiles } from "../content/read-content";
import { inlineHashes } from "../headers/content-security-policy";
import { type PostbuildOptions, runPostbuild } from "./postbuild";

const PAGE =
  '<!DOCTYPE html><html><head><title>A page</title><style>a{}</style></head><body><div id="___gatsby"></div><script>run()</script></body></html>';
const SCRIPT = "app-0123456789abcdef0123.js";
const IMAGE = "static/0123/badge.avif";
const PAGES: Record<string, string> = {
  "index.html": PAGE,
  "thank-you/index.html": PAGE.replace("run()", "walk()"),
  "404.html": PAGE,
  "privacy/index.html": PAGE.replace("</title>", '</title><link rel="canonical" href="https://firm.test/privacy/">'),
  // A page with sample content.
  "terms/index.html": PAGE.replace(
    "</title>",
    '</title><meta name="robots" content="noindex"><link rel="canonical" href="https://firm.test/terms/">',
  ),
  // A file from static/.
  "google123.html": "<style>b{}</style>google-site-verification: google123.html",
};
/** Some of the files that postbuild removes. */
const REMOVED = ["webpack.stats.json", "chunk-map.json", "_gatsby/slices/1.html", "~partytown/a.js"];

let root: string;

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const read = (name: string) => readFileSync(path.join(root, name), "utf8");

function finish(changes: Partial<PostbuildOptions> = {}): Promise<void> {
  return runPostbuild({ site: root, content, indexable: true, now: new Date("2026-03-14"), ...changes });
}

describe("postbuild", () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "postbuild-"));
    for (const [name, text] of Object.entries(PAGES)) write(name, text);
    for (const name of [...REMOVED, SCRIPT, IMAGE]) write(name, "");
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test("keeps the pages unchanged, adds the files that are made from them, and removes Gatsby's records", async () => {
    await finish();
    const first = read("_headers");
    await finish();
    expect(read("_headers")).toBe(first);
    const added = ["robots.txt", "sitemap.xml", "_headers"];
    expect(listFiles(root).sort()).toEqual([...Object.keys(PAGES), SCRIPT, IMAGE, ...added].sort());
    for (const [name, text] of Object.entries(PAGES)) expect(read(name)).toBe(text);
    // The policy allows the code of all pages.
    const code = Object.entries(PAGES).map(([name, html]) => inlineHashes(html, name));
    for (const hash of code.flatMap(({ scripts, styles }) => [...scripts, ...styles])) expect(first).toContain(hash);
  });

  test("lists in the sitemap only the pages that search engines may list", async () => {
    await finish();
    expect(read("sitemap.xml").match(/<loc>.*<\/loc>/g)).toEqual(["<loc>https://firm.test/privacy/</loc>"]);
  });

  test("writes a security.txt that is valid for less than a year", async () => {
    const { url, contact } = content.site;
    await finish();
    const lines = read(".well-known/security.txt").split("\n");
    expect(lines).toContain(`Contact: mailto:${contact.email}`);
    expect(lines).toContain(`Canonical: ${url}/.well-known/security.txt`);
    expect(lines).toContain("Expires: 2027-03-09T00:00:00Z");
  });

  test("lets pages report to an analytics service if the content names one, but not in a preview", async () => {
    const analytics = { endpoint: "https://stats.example.com/api/event" };
    const withAnalytics = { site: { ...content.site, analytics } };
    await finish();
    expect(read("_headers")).toContain("connect-src 'self';");
    await finish({ content: withAnalytics });
    expect(read("_headers")).toContain("connect-src 'self' https://stats.example.com;");
    await finish({ content: withAnalytics, indexable: false });
    expect(read("_headers")).toContain("connect-src 'self';");
    expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  });

  test("ends the build if there is no page for unknown paths, and says what to add", async () => {
    rmSync(path.join(root, "404.html"));
    await expect(finish()).rejects.toThrow("There is no 404.html: add src/pages/404.tsx");
  });

  test("ends the build if the policy cannot allow the code of a page, and names the page", async () => {
    write("thank-you/index.html", PAGE.replace("<body>", '<body><p style="color:red">'));
    await expect(finish()).rejects.toThrow(
      "public/thank-you/index.html: The content-security policy cannot allow the style attribute",
    );
  });
});
