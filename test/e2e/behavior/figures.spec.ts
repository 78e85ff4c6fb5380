import type { Page } from "@playwright/test";
import { DESKTOP, PHONE, stats } from "../site-content";
import { addStyle, expect, holdFiles, openPage, SOON, scrollTo, settled, started, test } from "../test";

/** AwardsSection.test.tsx tests how fast the figures rise. */

const FIGURES = stats.map(({ number, suffix = "" }) => `${number.toLocaleString("en-US")}${suffix}`);
const ZEROS = stats.map(({ suffix = "" }) => `0${suffix}`);

function record(): void {
  const seen: string[][] = [];
  Object.assign(window, { seen });
  (function look() {
    const figures = [...document.querySelectorAll("[id^=figure-]")].map((place) =>
      [...place.querySelectorAll("span")]
        .filter((part) => part.checkVisibility({ opacityProperty: true }))
        .map((part) => part.textContent)
        .join(" over "),
    );
    if (figures.length > 0 && figures.join() !== seen.at(-1)?.join()) seen.push(figures);
    requestAnimationFrame(look);
  })();
}

const seen = (page: Page): Promise<string[][]> => page.evaluate(() => Reflect.get(window, "seen"));

const expectSeen = (page: Page, figures: string[]) =>
  expect.poll(async () => (await seen(page)).at(-1), SOON).toEqual(figures);

function reveal(page: Page, share: number): Promise<void> {
  return page.evaluate((part) => {
    const { top, height } = document.querySelector("#awards")?.getBoundingClientRect() ?? new DOMRect();
    window.scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: "instant" });
  }, share);
}

test.beforeEach(({ page }) => page.addInitScript(record));

for (const viewport of [DESKTOP, PHONE, { width: 360, height: 640 }]) {
  test(`the figures rise once 30% of their section is in view: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const letScriptsIn = await holdFiles(page);
    await page.goto("/");
    await reveal(page, 0.27);
    await expectSeen(page, FIGURES);
    letScriptsIn();
    await started(page);
    await expectSeen(page, ZEROS);
    await settled(page);
    await expectSeen(page, ZEROS);
    const before = (await seen(page)).length - 1;
    await reveal(page, 0.33);
    await expectSeen(page, FIGURES);
    await scrollTo(page, 0);
    await reveal(page, 0.8);
    await settled(page);

    const records = (await seen(page)).slice(before);
    for (const [index, { number }] of stats.entries()) {
      const numbers = records.map((figures) => Number(figures[index]?.replace(/\D/g, "")));
      expect(numbers, "never falls").toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers.at(-1)).toBe(number);
    }
    expect(records.length, "rises in steps").toBeGreaterThan(8);
  });
}

test("the figures count at once if in view, even if huge text fills the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  const letScriptsIn = await holdFiles(page);
  await page.goto("/");
  await addStyle(page, "#awards li { min-height: 800px }");
  await reveal(page, 0.5);
  letScriptsIn();
  await started(page);
  await expect.poll(async () => (await seen(page)).length, SOON).toBeGreaterThan(8);
  await expectSeen(page, FIGURES);
});

test("screen readers, paper and reduced motion have the final figures @chromium", async ({ page }) => {
  await openPage(page, "/");
  await expectSeen(page, ZEROS);
  const heard = await page.locator("#awards").getByRole("list").first().ariaSnapshot();
  for (const target of FIGURES) expect(heard).toContain(target);
  await page.emulateMedia({ media: "print" });
  await expectSeen(page, FIGURES);
  await page.emulateMedia({ media: null, reducedMotion: "reduce" });
  await page.reload();
  await started(page);
  await reveal(page, 0.5);
  await settled(page);
  expect(await seen(page)).toEqual([FIGURES]);
});
