import type { Page } from "@playwright/test";
import { bringIntoView, marquee, passTime, SOON, stopClock } from "../carousel-and-marquee";
import { FIGURES, RECORD_FIGURES, seenFigures, shownFigures, ZEROS } from "../drivers/sample-frames";
import { expect, holdScripts, hydrated, test } from "../playwright-test";
import { DESKTOP } from "../site-content";

test.use({ viewport: DESKTOP });

const section = (page: Page) => page.locator("#awards");

const shownNow = (page: Page) => page.evaluate(shownFigures);

test("the counters give screen readers and paper the final figures", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(marquee(page), "React has taken over the section").toHaveClass(/moving/);
  expect(await shownNow(page)).toEqual(ZEROS);
  await stopClock(page);
  await bringIntoView(section(page));
  // It takes the browser a moment to report that the section is in view.
  await expect(async () => {
    await passTime(page, 50);
    expect((await shownNow(page))[1]).not.toBe("0+");
  }).toPass(SOON);

  const heard = await section(page).getByRole("list").first().ariaSnapshot();
  for (const target of FIGURES) expect(heard).toContain(target);
  expect(heard.match(/paragraph: \d\S*/g)).toHaveLength(FIGURES.length);
  await page.emulateMedia({ media: "print" });
  expect(await shownNow(page)).toEqual(FIGURES);
  await page.emulateMedia({ media: null });
  expect((await shownNow(page))[1], "still counting").not.toBe("25,000+");
});

test.describe("The counters in view of a visitor who does nothing", () => {
  test.use({ viewport: { width: 1440, height: 2200 } });

  test("show the final figures after eight seconds if a file hangs, and do not count when it arrives", async ({
    page,
  }) => {
    await page.addInitScript(RECORD_FIGURES);
    await stopClock(page);
    const letFontIn = await holdScripts(page, "**/*.woff2");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await passTime(page, 7900);
    expect(await shownNow(page)).toEqual(ZEROS);
    await passTime(page, 200);
    expect(await shownNow(page)).toEqual(FIGURES);
    await expect(page.locator(".badge img").first(), "the badges do not wait either").toBeInViewport();
    letFontIn();
    await expect(async () => {
      await passTime(page, 50);
      await expect(marquee(page)).toHaveClass(/moving/, { timeout: 100 });
    }).toPass(SOON);
    // The page's own observers were created earlier, so the browser has called them before this one.
    await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)));
    await passTime(page, 500);
    expect(await seenFigures(page)).toEqual([ZEROS, FIGURES]);
  });
});
