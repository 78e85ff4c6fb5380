/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { content } from "../../test/helpers/page-data";
import { createFileBackup } from "./file-backup";
import { type PostbuildOptions, runPostbuild } from "./postbuild";

const PAGE =
  '<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby"/><title data-gatsby-head="true">A page</title><style data-href="/styles.1.css" data-identity="gatsby-global-css">a{}</style></head><body><div id="___gatsby"><div style="outline:none" id="gatsby-focus-wrapper"></div></div><script id="gatsby-script-loader">a()</script><!-- slice-start --><script>run()</script><script id="gatsby-chunk-mapping">b()</script><script src="/app-0123456789abcdef0123.js" async></script></body></html>';
const SCRIPT = "app-0123456789abcdef0123.js";
const OLD_SCRIPT = "app-ffffffffffffffffffff.js";

let root: string;

describe("postbuild", () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "finish-build-"));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function write(name: string, text: string): void {
    const file = path.join(root, "public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  function read(name: string): string {
    return readFileSync(path.join(root, "public", name), "utf8");
  }

  function exists(name: string): boolean {
    return existsSync(path.join(root, "public", name));
  }

  function gatsbyOutput() {
    return createFileBackup(path.join(root, "public"), path.join(root, "store"));
  }

  function unusedAssets() {
    return createFileBackup(path.join(root, "public"), path.join(root, "unused"));
  }

  /** What Gatsby leaves behind, as far as it matters here. */
  function gatsbyBuild(page = PAGE): void {
    for (const name of ["index.html", "thank-you/index.html", "404.html", "404/index.html"]) write(name, page);
    for (const name of ["webpack.stats.json", "chunk-map.json", "page-data/404/page-data.json", "~partytown/a.js"]) {
      write(name, "{}");
    }
    for (const name of [SCRIPT, OLD_SCRIPT, `${OLD_SCRIPT}.map`]) write(name, "");
  }

  function finish(changes: Partial<PostbuildOptions> = {}): Promise<string | undefined> {
    return runPostbuild({
      site: path.join(root, "public"),
      gatsbyOutput: gatsbyOutput(),
      unusedAssets: unusedAssets(),
      content,
      bundle: [SCRIPT],
      indexable: true,
      now: new Date("2026-03-14"),
      ...changes,
    });
  }

  test("what is published is the site and nothing of how it was made", async () => {
    gatsbyBuild();
    await finish();
    for (const name of ["404/index.html", "webpack.stats.json", "chunk-map.json", "page-data/404", "~partytown"]) {
      expect([name, exists(name)]).toEqual([name, false]);
    }
    expect([exists(SCRIPT), exists(OLD_SCRIPT), exists(`${OLD_SCRIPT}.map`)]).toEqual([true, false, false]);
    for (const name of ["robots.txt", "sitemap.xml", ".well-known/security.txt", "_headers"]) {
      expect([name, exists(name)]).toEqual([name, true]);
    }
  });

  test("the landing page alone carries the structured data", async () => {
    gatsbyBuild();
    await finish();
    expect(read("index.html")).toContain('<script type="application/ld+json">');
    expect(read("thank-you/index.html")).not.toContain("ld+json");
  });

  test("the script is kept for a year under its own name only", async () => {
    gatsbyBuild();
    await finish();
    expect(read("_headers")).toContain(`/${SCRIPT}\n  Cache-Control: public, max-age=31536000, immutable\n`);
    expect(read("_headers")).not.toContain(OLD_SCRIPT);
  });

  test("no script reports anything, unless content names an analytics service", async () => {
    gatsbyBuild();
    await finish();
    expect(read("index.html")).not.toContain("data-event");
    expect(read("_headers")).toContain("connect-src 'self';");
  });

  test("with an analytics service, every page reports to it and the policy allows that", async () => {
    gatsbyBuild();
    const site = { ...content.site, analytics: { endpoint: "https://stats.example.com/api/event" } };
    await finish({ content: { ...content, site } });
    for (const page of ["index.html", "thank-you/index.html", "404.html"]) {
      expect(read(page)).toContain('"https://stats.example.com/api/event","https://www.example.com")');
    }
    expect(read("_headers")).toContain("connect-src 'self' https://stats.example.com;");
  });

  test("a page more is published like the others: under a policy of its own, and in the sitemap if it names its address", async () => {
    gatsbyBuild();
    write(
      "privacy/index.html",
      PAGE.replace("</title>", '</title><link rel="canonical" href="https://firm.test/privacy/">').replace(
        "a{}",
        "p{}",
      ),
    );
    await finish();
    expect(read("privacy/index.html")).not.toContain("style=");
    expect(read("_headers")).toMatch(/^\/privacy\n {2}Content-Security-Policy: .*'sha256-/m);
    expect(read("sitemap.xml")).toContain("<loc>https://firm.test/privacy/</loc>");
    expect(read("sitemap.xml").match(/<loc>/g)).toHaveLength(1);
  });

  test("a page that is not Gatsby's is published as it is, under a policy of its own", async () => {
    gatsbyBuild();
    write("google123.html", "<style>b{}</style>google-site-verification: google123.html");
    await finish();
    expect(read("google123.html")).toBe("<style>b{}</style>google-site-verification: google123.html");
    expect(read("_headers")).toContain("/google123\n");
  });

  test("without a page for unknown paths, the build says what to add", async () => {
    gatsbyBuild();
    rmSync(path.join(root, "public/404.html"));
    await expect(finish()).rejects.toThrow("There is no 404.html: add src/pages/404.tsx");
  });

  test("pictures that nothing names any more are not published, and are there again for the next build", async () => {
    gatsbyBuild(PAGE.replace("<body>", '<body><img src="/static/a1/new.avif">'));
    write("static/a1/new.avif", "new");
    write("static/b2/old.avif", "old");
    await finish();
    expect([exists("static/a1/new.avif"), exists("static/b2/old.avif")]).toEqual([true, false]);
    // A new package empties Gatsby's cache, and with it what `gatsbyOutput` has saved.
    await gatsbyOutput().clear();
    await unusedAssets().restore();
    expect(exists("static/b2/old.avif")).toBe(true);
  });

  test.each([
    "https://static1.squarespace.com/static/5f/guide.pdf",
    "https://other.test:8443/static/a.js?b=/static/c.js#/static/d.png",
    "https://other.test/page-data/index/page-data.json",
    "https://other.test/%22/static/a.png%22,/static/b.png",
    "https://łódź.test/static/ź.pdf",
  ])("a link to %s, and the words of one, are the business of another site", async (link) => {
    const elements = `<a href="${link}">${link}</a><p>See /static/guide.pdf</p><script type="x">{"url":"${link}"}</script>`;
    gatsbyBuild(PAGE.replace("<body>", `<body>${elements}`));
    write("page-data/index/page-data.json", JSON.stringify({ link }));
    await finish();
    expect(read("index.html")).toContain(elements);
  });

  test("a page that names a picture that was not made ends the build, and the message says what to do", async () => {
    for (const attribute of ["src", 'srcset="/static/a1/there.avif 480w,\n', "href"]) {
      const written = attribute.includes("=")
        ? `${attribute}/static/a1/gone.avif 960w"`
        : `${attribute}="/static/a1/gone.avif"`;
      gatsbyBuild(PAGE.replace("<body>", `<body><img ${written}>`));
      write("static/a1/there.avif", "there");
      await expect(finish()).rejects.toThrow("shows static/a1/gone.avif, but the build has not made it.");
    }
  });

  test("a preview reports no events", async () => {
    gatsbyBuild();
    const site = { ...content.site, analytics: { endpoint: "https://stats.example.com/api/event" } };
    await finish({ content: { ...content, site }, indexable: false });
    expect(read("index.html")).not.toContain("stats.example.com");
    expect(read("_headers")).not.toContain("stats.example.com");
  });

  test("a preview tells search engines to stay away", async () => {
    gatsbyBuild();
    await finish({ indexable: false });
    expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  });

  test("code that the policy cannot allow ends the build, and the message names the page", async () => {
    gatsbyBuild(PAGE.replace("<body>", '<body><p style="color:red">'));
    await expect(finish()).rejects.toThrow(
      "The page /404 (public/404.html): The content-security policy cannot allow the style attribute of <p>",
    );
  });

  test("the next build finds everything as Gatsby left it", async () => {
    gatsbyBuild();
    await finish();
    await gatsbyOutput().restore();
    expect(read("index.html")).toBe(PAGE);
    expect(exists("404/index.html")).toBe(true);
    expect(exists("webpack.stats.json")).toBe(true);
  });

  test("finishing a second build gives the same as the first", async () => {
    gatsbyBuild();
    await finish();
    const first = read("index.html");
    await gatsbyOutput().restore();
    await finish();
    expect(read("index.html")).toBe(first);
  });

  test("the very first build has nothing to restore", async () => {
    await expect(gatsbyOutput().restore()).resolves.toBeUndefined();
  });
});
