import type { Page } from "@playwright/test";
import { arrow, bringIntoView, carousel, expectInView, from, marquee } from "../carousel-and-marquee";
import { animationsFinished, expect, hydrated, painted, test } from "../playwright-test";
import { DESKTOP, PHONE } from "../site-content";

/** Shows scroll bars that take up space, as on most desktops. Playwright hides them by default. */
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

/** A layout shift, as the browser reports it. TypeScript has no type for it. */
interface Shift extends PerformanceEntry {
  value: number;
  /** True within half a second of visitor input. Cumulative Layout Shift ignores such shifts. */
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Records each shift that no input has caused, from the start of the page. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)));
        if (!hadRecentInput) shifts.push({ value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Waits for fonts, images and animations, and expects that nothing has shifted. */
async function expectNoShift(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const near = [...document.images].filter((image) => image.loading === "eager" && image.checkVisibility());
    await Promise.allSettled([document.fonts.ready, ...near.map((image) => image.decode())]);
  });
  await animationsFinished(page);
  const shifts: { value: number }[] = await page.evaluate(() => Reflect.get(window, "shifts"));
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(0.01);
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`Layout at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("does not shift during a whole visit", async ({ page }) => {
      await recordShifts(page);
      await page.goto("/");
      const heights = async () => {
        const boxes = await Promise.all([marquee(page).boundingBox(), carousel(page).boundingBox()]);
        return boxes.map((box) => box?.height);
      };
      const withoutScript = await heights();
      await hydrated(page);

      // Scrolls to the end as a reader does, a third of a screen at a time.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += viewport.height / 3) {
        await page.mouse.wheel(0, viewport.height / 3);
        await painted(page);
      }

      await bringIntoView(marquee(page));
      const pause = page.getByRole("button", { name: "Pause the badges" });
      await pause.hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await pause.click();
      await page.getByRole("button", { name: "Play the badges" }).click();

      await bringIntoView(carousel(page));
      await expect(page.locator(".slick-list")).toBeVisible();
      expect.soft(await heights(), "heights of the marquee and of the reviews with script").toEqual(withoutScript);
      const shown = viewport === PHONE ? 1 : 3;
      await arrow(page, "next").click();
      await expectInView(page, from(2, shown));
      await arrow(page, "previous").click();
      await expectInView(page, from(1, shown));
      await arrow(page, "previous").focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectNoShift(page);
    });
  });
}
