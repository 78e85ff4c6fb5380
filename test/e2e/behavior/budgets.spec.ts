/**
 * What a visitor's connection has to bear, and what is in it. These numbers do not depend on how busy a machine is;
 * docs/performance.md says where they come from, and `npm run bench` measures what does.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { builtFiles } from "../../../scripts/lib/built-site";
import { DESKTOP, PHONE } from "../fixture-content";
import { brotliSize, CACHE_DIR, SCRIPT_BUDGET, SITE_DIR } from "../fixture-site";
import { expect, test } from "../playwright-test";

/** Bytes that a server sends before it waits for the browser's first answer: ten packets of 1,460. */
const FIRST_ROUND_TRIP_BYTES = 14_600;
const BEFORE_THE_VISITOR_ACTS = 60_000;

const SCREENS = {
  "a phone": { viewport: PHONE, deviceScaleFactor: 3 },
  "a desktop": { viewport: DESKTOP, deviceScaleFactor: 1 },
  "a large fine screen": { viewport: { width: 1920, height: 1200 }, deviceScaleFactor: 2 },
};

/** Counts what a page fetches from now on: bytes over the wire, headers included, and each file with its kind. */
async function countTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  const traffic = { bytes: 0, requests: [] as { kind: string; url: string }[] };
  session.on("Network.responseReceived", ({ type, response }) =>
    traffic.requests.push({ kind: type, url: response.url }),
  );
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return traffic;
}

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(`On ${name}`, () => {
    test.use(screen);

    test("before the visitor acts: the page and its font, and no script", async ({ page }) => {
      const traffic = await countTraffic(page);
      await page.goto("/", { waitUntil: "networkidle" });
      const { bytes, requests } = traffic;
      const kinds = requests.map(({ kind }) => kind);
      expect(bytes).toBeLessThanOrEqual(BEFORE_THE_VISITOR_ACTS);
      expect(kinds).not.toContain("Script");
      expect(kinds.filter((kind) => kind === "Font")).toHaveLength(1);
      // The one for paper, for which nobody waits.
      expect(requests.filter(({ kind }) => kind === "Stylesheet").map(({ url }) => new URL(url).pathname)).toEqual([
        "/print.css",
      ]);
    });
  });
}

test.describe("The built files", () => {
  /** Paths of modules by the script they are in; written by gatsby/webpack/bundle-plugin.ts. */
  const modules: Record<string, string[]> = JSON.parse(
    readFileSync(path.join(CACHE_DIR, "bundle-modules.json"), "utf8"),
  );
  const scriptsWith = (part: string | RegExp) =>
    Object.keys(modules).filter((script) => modules[script]?.some((module) => module.search(part) >= 0));

  // What code may add to the words of the fixed content: measured, and a little room. Words of a firm's own only warn.
  test("are no larger than they have to be", () => {
    const files = builtFiles(SITE_DIR);
    for (const page of files.filter((file) => file.endsWith(".html"))) {
      expect.soft(brotliSize(page), page).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
    }
    const scripts = files.filter((file) => file.endsWith(".js"));
    const total = scripts.reduce((sum, file) => sum + brotliSize(file), 0);
    expect(total, "all the script there is").toBeLessThanOrEqual(SCRIPT_BUDGET);
  });

  test("hold few scripts that every visit asks for; the slider and the tooltips come when they are needed", () => {
    // The ones the page names, its own component, and what all pages share.
    const html = readFileSync(path.join(SITE_DIR, "index.html"), "utf8");
    const first = Object.keys(modules).filter(
      (script) => html.includes(script) || /^(?:commons|component---src-pages-index)/.test(script),
    );
    expect(first.map((script) => script.replace(/-[0-9a-f]{20}\.js$/, "")).sort()).toEqual([
      "app",
      "commons",
      "component---src-pages-index-tsx",
      "framework",
      "webpack-runtime",
    ]);
    for (const library of ["react-slick", "enquire.js", "lodash.debounce", "tippy.js", "@tippyjs", "@popperjs"]) {
      const scripts = scriptsWith(`node_modules/${library}/`);
      expect
        .soft(
          scripts.filter((script) => first.includes(script)),
          library,
        )
        .toEqual([]);
    }
    const [slider, tooltips] = ["react-slick", "tippy.js"].map((library) => scriptsWith(`node_modules/${library}/`));
    expect([slider?.length, tooltips?.length]).toEqual([1, 1]);
    expect(slider).not.toEqual(tooltips);
  });

  const NEVER_SENT = {
    "React's renderer for servers": /react-dom\/.*server/,
    "the component of gatsby-plugin-image, which brings that": "node_modules/gatsby-plugin-image/",
    "the check of content": "node_modules/zod/",
    "the client of the link check": "node_modules/@tanstack/",
    "what runs in Node": /^(?:gatsby|scripts|netlify)\//,
    // The page of all components among them, which is for development; the build of the fixtures adds another page.
    "what only tests need": /^test\/(?!fixtures\/pages\/test-page)/,
    // The error screen cannot rely on the page's data, and names the firm and its number.
    "content itself, which is in the page's data": /staged-content\/(?!site)/,
  };
  test("hold no script that a visitor has no use for", () => {
    for (const [what, module] of Object.entries(NEVER_SENT)) expect.soft(scriptsWith(module), what).toEqual([]);
  });
});
