/**
 * How much a visitor has to download. These numbers do not depend on the machine. docs/performance.md says where they
 * come from, and `npm run bench` measures times.
 */
import type { Page } from "@playwright/test";
import { builtFiles } from "../../../scripts/lib/built-site";
import { DESKTOP, PHONE } from "../fixture-content";
import { brotliSize, SITE_DIR } from "../fixture-site";
import { expect, test } from "../playwright-test";

/** The bytes that a server sends before the browser's first answer: ten packets of 1,460. */
const FIRST_ROUND_TRIP_BYTES = 14_600;
const BEFORE_THE_VISITOR_ACTS = 60_000;
/** Bytes of all scripts, and of those that every visit of the landing page loads: measured, plus a little room. */
const SCRIPT_BUDGET = 119_000;
const FIRST_SCRIPTS_BUDGET = 90_000;
const FIRST_SCRIPTS = /^(?:app|commons|component---src-pages-index|framework|webpack-runtime)\b/;

const SCREENS = {
  "a phone": { viewport: PHONE, deviceScaleFactor: 3 },
  "a desktop": { viewport: DESKTOP, deviceScaleFactor: 1 },
  "a large fine screen": { viewport: { width: 1920, height: 1200 }, deviceScaleFactor: 2 },
};

/** Records what the page fetches from now on: the bytes with their headers, and the kind of each file. */
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

    test("the page loads its font but no script before the visitor acts", async ({ page }) => {
      const traffic = await countTraffic(page);
      await page.goto("/", { waitUntil: "networkidle" });
      const { bytes, requests } = traffic;
      const kinds = requests.map(({ kind }) => kind);
      expect(bytes).toBeLessThanOrEqual(BEFORE_THE_VISITOR_ACTS);
      expect(kinds).not.toContain("Script");
      expect(kinds.filter((kind) => kind === "Font")).toHaveLength(1);
      // Only the style sheet for paper is a file. Nothing waits for it.
      expect(requests.filter(({ kind }) => kind === "Stylesheet").map(({ url }) => new URL(url).pathname)).toEqual([
        "/print.css",
      ]);
    });
  });
}

test.describe("The built files", () => {
  test("are within their budgets", () => {
    const files = builtFiles(SITE_DIR);
    for (const page of files.filter((file) => file.endsWith(".html"))) {
      expect.soft(brotliSize(page), page).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
    }
    const scripts = files.filter((file) => file.endsWith(".js"));
    const sizeOf = (names: readonly string[]) => names.reduce((sum, file) => sum + brotliSize(file), 0);
    expect.soft(sizeOf(scripts), "all scripts").toBeLessThanOrEqual(SCRIPT_BUDGET);
    // The slider and the tooltips load later.
    const first = scripts.filter((file) => FIRST_SCRIPTS.test(file));
    expect(sizeOf(first), "the scripts of every visit").toBeLessThanOrEqual(FIRST_SCRIPTS_BUDGET);
  });
});
