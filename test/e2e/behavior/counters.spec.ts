import type { Page } from "@playwright/test";
import { strip } from "../parts";
import { DESKTOP, NOTHING_MOVES, stats } from "../site-content";
import { bringIntoView, expect, holdFiles, openPage, painted, SOON, scrollTo, settled, test } from "../test";

test.skip(NOTHING_MOVES);

test.use({ viewport: DESKTOP });

/** The text of each figure after the count, and before. */
const FIGURES = stats.map(({ number, suffix = "" }) => `${number.toLocaleString("en-US")}${suffix}`);
const ZEROS = stats.map(({ suffix = "" }) => `0${suffix}`);

/** Returns the visible text in the place of each figure. Runs in the page. */
function shownFigures(): string[] {
  return [...document.querySelectorAll("#awards li > p:first-child")].map((place) =>
    [...place.querySelectorAll<HTMLElement>(":scope > span")]
      .filter((part) => part.checkVisibility({ opacityProperty: true }))
      .map((part) => part.textContent || part.dataset.zero)
      .join(" over "),
  );
}

/** Records the figures that a visitor sees. The returned function reads the records. */
async function watchFigures(page: Page): Promise<() => Promise<{ at: number; figures: string[] }[]>> {
  await page.addInitScript(`
    const seen = [];
    Object.assign(window, { seen });
    (function look() {
      const figures = (${shownFigures})();
      const isNew = figures.length === 3 && figures.join() !== seen.at(-1)?.figures.join();
      if (isNew) seen.push({ at: performance.now(), figures });
      requestAnimationFrame(look);
    })();`);
  return () => page.evaluate(() => Reflect.get(window, "seen"));
}

/** Scrolls down until this share of the section is in view. */
function reveal(page: Page, share: number): Promise<void> {
  return page.evaluate((part) => {
    const { top, height } = document.querySelector("#awards")?.getBoundingClientRect() ?? new DOMRect();
    window.scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: "instant" });
  }, share);
}

test("the figures rise from 0 once, when 30% of the section is in view", async ({ page }) => {
  const seen = await watchFigures(page);
  await openPage(page, "/");
  await reveal(page, 0.27);
  await expect(strip(page), "React has taken over the section").toHaveClass(/moving/);
  await settled(page);
  expect((await seen()).map(({ figures }) => figures)).toEqual([ZEROS]);
  await reveal(page, 0.34);
  await expect.poll(async () => (await seen()).at(-1)?.figures).toEqual(FIGURES);
  await scrollTo(page, 0);
  await reveal(page, 0.8);
  await settled(page);

  const records = await seen();
  expect(records[0]?.figures).toEqual(ZEROS);
  for (const [index, { number: target }] of stats.entries()) {
    const numbers = records.map(({ figures }) => Number(figures[index]?.replace(/\D/g, "")));
    expect(numbers, "never falls").toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers.indexOf(target), "is the final figure at the very end only").toBe(numbers.length - 1);
  }
});

test("screen readers and paper always have the final figures @chromium", async ({ page }) => {
  await openPage(page, "/");
  const section = page.locator("#awards");
  await expect(strip(page)).toHaveClass(/moving/);
  expect(await page.evaluate(shownFigures)).toEqual(ZEROS);
  const heard = await section.getByRole("list").first().ariaSnapshot();
  for (const target of FIGURES) expect(heard).toContain(target);
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(shownFigures)).toEqual(FIGURES);
  await page.emulateMedia({ media: null, reducedMotion: "reduce" });
  await expect.poll(() => page.evaluate(shownFigures), SOON).toEqual(FIGURES);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await bringIntoView(section);
  await painted(page);
  expect(await page.evaluate(shownFigures), "once seen, they do not count up").toEqual(FIGURES);
});

test("a page whose scripts hang shows the figures after eight seconds", async ({ page }) => {
  const seen = await watchFigures(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const letScriptsIn = await holdFiles(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await bringIntoView(strip(page));
  const height = () => page.evaluate(() => document.querySelector("#reviews")?.clientHeight);
  const before = await height();
  await expect(strip(page)).toHaveCSS("scrollbar-width", "none");
  await page.clock.runFor(7000);
  expect(await page.evaluate(shownFigures)).toEqual(ZEROS);
  await page.clock.runFor(1500);
  await expect.poll(() => page.evaluate(shownFigures), SOON).toEqual(FIGURES);
  await expect(strip(page)).toHaveCSS("scrollbar-width", "auto");
  expect(await height(), "the reviews keep their arrows").toBe(before);
  const image = strip(page).getByRole("img").first();
  await expect(image, "the badges do not wait either").toBeInViewport();

  letScriptsIn();
  await page.clock.resume();
  await expect(strip(page)).toHaveClass(/moving/);
  await settled(page);
  expect((await seen()).map(({ figures }) => figures)).toEqual([ZEROS, FIGURES]);
  await bringIntoView(page.locator(".carousel"));
  await page.getByRole("button", { name: "Next review" }).click();
  await expect(page.locator(".carousel").getByRole("status")).toHaveText(/^2/);
});
