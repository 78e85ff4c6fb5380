import { carousel, showReviews, strip, tooltip } from "../parts";
import { DESKTOP, PHONE } from "../site-content";
import { bringIntoView, expect, holdFiles, painted, started, test } from "../test";

/** Playwright hides scroll bars, which take up space on most desktops. */
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

type LayoutShift = { hadRecentInput: boolean; value: number; sources: { node?: Node }[] };

function recordShifts(): void {
  const shifts: unknown[] = [];
  Object.assign(window, { shifts });
  const observer = new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as unknown as LayoutShift[]) {
      const what = sources.map(({ node }) => node?.textContent?.slice(0, 80));
      if (!hadRecentInput && value > 0.001) shifts.push([value, ...what]);
    }
  });
  observer.observe({ type: "layout-shift" });
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`Layout at ${viewport.width} px @chromium`, () => {
    test.use({ viewport });

    test("does not shift during a whole visit", async ({ page }) => {
      const letFilesIn = await holdFiles(page, "**/*.{js,woff2}");
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await painted(page);
      // Not earlier: a busy browser shows parts of the HTML before it has read all of it.
      await page.evaluate(recordShifts);
      letFilesIn();
      await page.evaluate(() => document.fonts.ready);
      await started(page);
      const letSliderIn = await holdFiles(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += viewport.height / 2) {
        await page.mouse.wheel(0, viewport.height / 2);
        await painted(page);
      }
      await bringIntoView(carousel(page));
      letSliderIn();
      await showReviews(page);
      await bringIntoView(strip(page));
      await page.getByRole("button", { name: "Pause the badges" }).hover();
      await expect(tooltip(page)).toBeVisible();
      await painted(page);
      expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
    });
  });
}
