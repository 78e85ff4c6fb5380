/**
 * Tests what a browser fetches before the visitor does anything. The build checks the size of pages
 * and scripts (gatsby/postbuild/budgets.ts), and `npm run bench` measures times.
 */
import type { Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../fixture-content";
import { expect, test } from "../playwright-test";

/** The most bytes over the wire; docs/performance.md says where the number comes from. */
const BEFORE_THE_VISITOR_ACTS = 60_000;

const SCREENS = {
  "a phone": { viewport: PHONE, deviceScaleFactor: 3 },
  "a desktop": { viewport: DESKTOP, deviceScaleFactor: 1 },
  "a large fine screen": { viewport: { width: 1920, height: 1200 }, deviceScaleFactor: 2 },
};

/** Counts what a page fetches from now on: the bytes over the wire, with headers, and the kind of each file. */
async function countTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  const traffic = { bytes: 0, kinds: [] as string[] };
  session.on("Network.responseReceived", ({ type }) => traffic.kinds.push(type));
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return traffic;
}

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(`On ${name}`, () => {
    test.use(screen);

    test("the browser loads the page and its font, but no script, before the visitor acts", async ({ page }) => {
      const traffic = await countTraffic(page);
      await page.goto("/", { waitUntil: "networkidle" });
      const { bytes, kinds } = traffic;
      expect(bytes).toBeLessThanOrEqual(BEFORE_THE_VISITOR_ACTS);
      expect(kinds).not.toContain("Script");
      expect(kinds.filter((kind) => kind === "Font")).toHaveLength(1);
      expect(kinds).not.toContain("Stylesheet");
    });
  });
}
