/**
 * What a visitor's connection has to bear, and what is in it. These numbers do not depend on how busy a machine is;
 * docs/performance.md says where they come from, and `npm run bench` measures what does.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { FIRST_ROUND_TRIP_BYTES } from "../../../gatsby/postbuild/page-weight";
import { CACHE_DIR, DESKTOP, PHONE, SITE_DIR } from "../content";
import { exercisePage } from "../exercise-page";
import { expect, hydrated, test } from "../fixtures";
import { countTraffic } from "../traffic";

/** Bytes, brotli at its strongest, as the hosts send it. */
const compressed = (file: string) => brotliCompressSync(readFileSync(path.join(SITE_DIR, file))).length;

/** What code may add to the words of the fixed content: measured, and a little room. Words of a firm's own only warn. */
const DOCUMENTS = {
  "index.html": 15_600,
  "thank-you/index.html": FIRST_ROUND_TRIP_BYTES,
  "404.html": FIRST_ROUND_TRIP_BYTES,
};
const BEFORE_THE_VISITOR_ACTS = 60_000;
const ALL_SCRIPT = 125_000;

for (const [file, budget] of Object.entries(DOCUMENTS)) {
  test(`${file} is no larger than it has to be`, () => {
    expect(compressed(file)).toBeLessThanOrEqual(budget);
  });
}

const SCREENS = {
  "a phone": { viewport: PHONE, deviceScaleFactor: 3 },
  "a desktop": { viewport: DESKTOP, deviceScaleFactor: 1 },
  "a large fine screen": { viewport: { width: 1920, height: 1200 }, deviceScaleFactor: 2 },
};

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(name, () => {
    test.use(screen);

    test("before the visitor acts: the page and its font, and no script", async ({ page }) => {
      const traffic = await countTraffic(page);
      await page.goto("/", { waitUntil: "networkidle" });
      const { bytes, requests } = traffic();
      const kinds = requests.map(({ kind }) => kind);
      expect(bytes).toBeLessThanOrEqual(BEFORE_THE_VISITOR_ACTS);
      expect(kinds).not.toContain("Script");
      expect(kinds.filter((kind) => kind === "Font")).toHaveLength(1);
      expect(kinds.filter((kind) => kind === "Stylesheet")).toEqual([]);
    });
  });
}

test("all the script that a whole visit asks for", async ({ page }) => {
  test.slow();
  const traffic = await countTraffic(page);
  await page.goto("/");
  await hydrated(page);
  await exercisePage(page);
  const scripts = traffic().requests.filter(({ kind }) => kind === "Script");
  expect(scripts.length).toBeGreaterThan(4);
  const total = scripts.reduce((sum, { url }) => sum + compressed(new URL(url).pathname), 0);
  expect(total).toBeLessThanOrEqual(ALL_SCRIPT);
});

test("all the script there is", () => {
  const scripts = readdirSync(SITE_DIR).filter((file) => file.endsWith(".js"));
  const total = scripts.reduce((sum, file) => sum + compressed(file), 0);
  expect(total).toBeLessThanOrEqual(ALL_SCRIPT);
});

test.describe("what is in which script", () => {
  /** Paths of modules by the script they are in; written by gatsby/webpack/bundle-report.ts. */
  const modules: Record<string, string[]> = JSON.parse(
    readFileSync(path.join(CACHE_DIR, "bundle-modules.json"), "utf8"),
  );
  const scriptsWith = (part: string | RegExp) =>
    Object.keys(modules).filter((script) => modules[script]?.some((module) => module.search(part) >= 0));
  /** Those that every visit asks for: the ones the page names, its own component, and what all pages share. */
  const html = readFileSync(path.join(SITE_DIR, "index.html"), "utf8");
  const first = Object.keys(modules).filter(
    (script) => html.includes(script) || /^(?:commons|component---src-pages-index)/.test(script),
  );

  test("the first ones are few", () => {
    expect(first.map((script) => script.replace(/-[0-9a-f]{20}\.js$/, "")).sort()).toEqual([
      "app",
      "commons",
      "component---src-pages-index-tsx",
      "framework",
      "webpack-runtime",
    ]);
  });

  test("the slider and the tooltips come by themselves, when they are needed", () => {
    const slider = scriptsWith("node_modules/react-slick/");
    const tooltips = scriptsWith("node_modules/tippy.js/");
    expect(slider).toHaveLength(1);
    expect(tooltips).toHaveLength(1);
    expect(slider).not.toEqual(tooltips);
    for (const library of ["react-slick", "enquire.js", "lodash.debounce", "tippy.js", "@tippyjs", "@popperjs"]) {
      const late = scriptsWith(`node_modules/${library}/`);
      expect(
        late.filter((script) => first.includes(script)),
        library,
      ).toEqual([]);
    }
  });

  const NEVER_SENT = {
    "React's renderer for servers": /react-dom\/.*server/,
    "the component of gatsby-plugin-image, which brings that": "node_modules/gatsby-plugin-image/",
    "the check of content": "node_modules/zod/",
    "the model of content": /src\/content-model\/(?!required)/,
    "the client of the link check": "node_modules/@tanstack/",
    "what works on the built site": "src/hosting/",
    "the page of all components": "src/design/",
    "test data": /^src\/test(?:ing)?\//,
    // The error screen cannot rely on the page's data, and names the firm and its number.
    "content itself, which is in the page's data": /staged-content\/(?!site)/,
  };
  for (const [what, module] of Object.entries(NEVER_SENT)) {
    test(`never sent: ${what}`, () => {
      expect(scriptsWith(module)).toEqual([]);
    });
  }
});
