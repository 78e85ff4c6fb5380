/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { content } from "../../test/helpers/page-data";
import { type PostbuildOptions, runPostbuild } from "./postbuild";

const PAGE =
  '<!DOCTYPE html><html><head><title>A page</title><style>a{}</style></head><body><div id="___gatsby"></div><script>run()</script></body></html>';
const SCRIPT = "app-0123456789abcdef0123.js";

let root: string;

describe("postbuild", () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "postbuild-"));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function write(name: string, text: string): void {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  const read = (name: string) => readFileSync(path.join(root, name), "utf8");
  const exists = (name: string) => existsSync(path.join(root, name));

  /** What Gatsby leaves behind, as far as it matters here. */
  function gatsbyBuild(page = PAGE): void {
    for (const name of ["index.html", "thank-you/index.html", "404.html"]) write(name, page);
    for (const name of ["webpack.stats.json", "chunk-map.json", "_gatsby/slices/1.html", "~partytown/a.js"]) {
      write(name, "{}");
    }
    write(SCRIPT, "");
  }

  function finish(changes: Partial<PostbuildOptions> = {}): Promise<void> {
    return runPostbuild({ site: root, content, indexable: true, now: new Date("2026-03-14"), ...changes });
  }

  /** The content with an analytics service. */
  const withAnalytics = {
    site: { ...content.site, analytics: { endpoint: "https://stats.example.com/api/event" } },
  };

  test("what is published is the site and nothing of how it was made", async () => {
    gatsbyBuild();
    await finish();
    for (const name of ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"]) {
      expect([name, exists(name)]).toEqual([name, false]);
    }
    for (const name of [SCRIPT, "robots.txt", "sitemap.xml", ".well-known/security.txt", "_headers"]) {
      expect([name, exists(name)]).toEqual([name, true]);
    }
  });

  test("no page is changed", async () => {
    gatsbyBuild();
    write("google123.html", "google-site-verification: google123.html");
    await finish();
    for (const name of ["index.html", "thank-you/index.html", "404.html"]) expect(read(name)).toBe(PAGE);
    expect(read("google123.html")).toBe("google-site-verification: google123.html");
  });

  test("doing it twice gives the same", async () => {
    gatsbyBuild();
    await finish();
    const first = read("_headers");
    await finish();
    expect(read("_headers")).toBe(first);
  });

  test("the script is kept for a year", async () => {
    gatsbyBuild();
    await finish();
    expect(read("_headers")).toContain(`/${SCRIPT}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  });

  test("the policy lets pages report to an analytics service, if content names one and they are no preview", async () => {
    gatsbyBuild();
    await finish();
    expect(read("_headers")).toContain("connect-src 'self';");
    await finish({ content: withAnalytics });
    expect(read("_headers")).toContain("connect-src 'self' https://stats.example.com;");
    await finish({ content: withAnalytics, indexable: false });
    expect(read("_headers")).toContain("connect-src 'self';");
  });

  test("a page more is published like the others: under a policy of its own, and in the sitemap if it names its address", async () => {
    gatsbyBuild();
    const address = "https://firm.test/privacy/";
    write(
      "privacy/index.html",
      PAGE.replace("</title>", `</title><link rel="canonical" href="${address}">`).replace("a{}", "p{}"),
    );
    await finish();
    expect(read("_headers")).toMatch(/^\/privacy\n {2}Content-Security-Policy: .*'sha256-/m);
    expect(read("sitemap.xml")).toContain(`<loc>${address}</loc>`);
    expect(read("sitemap.xml").match(/<loc>/g)).toHaveLength(1);
  });

  test("a page that is not Gatsby's has a policy of its own, too", async () => {
    gatsbyBuild();
    write("google123.html", "<style>b{}</style>google-site-verification: google123.html");
    await finish();
    expect(read("_headers")).toContain("/google123\n");
  });

  test("without a page for unknown paths, the build says what to add", async () => {
    gatsbyBuild();
    rmSync(path.join(root, "404.html"));
    await expect(finish()).rejects.toThrow("There is no 404.html: add src/pages/404.tsx");
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
});
