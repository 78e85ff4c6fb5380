import type { Page } from "@playwright/test";
import { DESKTOP, landing, PHONE } from "../content";
import { expect, hydrated, test } from "../fixtures";
import { arrow, bringIntoView, carousel, expectInView, from, strip } from "../motion";

interface Shift {
  value: number;
  /** Within half a second of something the visitor did; does not count for Cumulative Layout Shift. */
  afterInput: boolean;
  what: string[];
}

/** Records every layout shift from the very beginning. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)));
        shifts.push({ value, afterInput: hadRecentInput, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

for (const viewport of [DESKTOP, PHONE]) {
  test(`nothing shifts by itself during a whole visit at ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await recordShifts(page);
    await page.goto("/");
    await hydrated(page);

    // To the end, a third of a screen at a time, as a reader would.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += viewport.height / 3) {
      await page.mouse.wheel(0, viewport.height / 3);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
    }
    await page.evaluate(() => document.querySelector("#contact")?.scrollIntoView({ behavior: "instant" }));
    await expect(page.locator("#contact")).toBeInViewport();

    await bringIntoView(strip(page));
    const pause = page.getByRole("button", { name: landing.awards.pause });
    await pause.hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await pause.click();
    await page.getByRole("button", { name: landing.awards.play }).click();

    await bringIntoView(carousel(page));
    const shown = viewport === PHONE ? 1 : 3;
    await arrow(page, "next").click();
    await expectInView(page, from(2, shown));
    await arrow(page, "previous").click();
    await expectInView(page, from(1, shown));
    const more = carousel(page).getByRole("button", { name: landing.reviews.readMore }).first();
    await more.click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
    await carousel(page).getByRole("button", { name: landing.reviews.readLess }).first().click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
    await arrow(page, "previous").focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tooltip")).toBeVisible();

    const seen = await shifts(page);
    const unprovoked = seen.filter(({ afterInput }) => !afterInput);
    const total = unprovoked.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(unprovoked)).toBeLessThan(0.01);
  });

  test(`nothing shifts on the way straight to each section at ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await recordShifts(page);
    for (const id of ["awards", "reviews", "about"]) {
      await page.goto(`/#${id}`);
      await hydrated(page);
      if (id !== "about") await expect(id === "awards" ? strip(page) : page.locator(".slick-list")).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
      const total = (await shifts(page))
        .filter(({ afterInput }) => !afterInput)
        .reduce((sum, { value }) => sum + value, 0);
      expect(total, id).toBeLessThan(0.01);
      await page.goto("about:blank");
    }
  });
}
