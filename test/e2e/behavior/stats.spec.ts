import type { Page } from "@playwright/test";
import { formatStat } from "../../../src/lib/format";
import { type Frame, frames, record } from "../film";
import { DESKTOP, PHONE, stats } from "../site-content";
import { addStyle, expect, holdFiles, openPage, SOON, scrollTo, settled, started, test, wake } from "../test";

/** AwardsSection.test.tsx tests how fast the figures rise, and that they are in step. */

const FIGURES = stats.map(({ number, suffix }) => formatStat(number, suffix));
/** The least number of steps in which the figures rise. */
const STEPS = 8;
const ZEROS = stats.map(({ suffix }) => formatStat(0, suffix));

/** Without the frames before the HTML has arrived. */
const seen = async (page: Page) => (await frames(page)).filter(({ figures }) => figures.length === stats.length);

const last = (page: Page) => page.evaluate(() => (Reflect.get(window, "frames") as unknown as Frame[]).at(-1));

const expectSeen = (page: Page, figures: string[]) =>
  expect.poll(async () => (await last(page))?.figures, SOON).toEqual(figures);

function reveal(page: Page, share: number): Promise<void> {
  return page.evaluate((part) => {
    const { top, height } = document.querySelector("#awards")?.getBoundingClientRect() ?? new DOMRect();
    window.scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: "instant" });
  }, share);
}

/** Expects that all figures rise, and never fall. */
function expectRise(filmed: Frame[]): void {
  const rises = filmed.map(({ figures }) => figures.map((figure) => Number(figure.replace(/\D/g, ""))));
  for (const [index, { number }] of stats.entries()) {
    const numbers = rises.map((all) => all[index] ?? 0);
    expect(numbers, "never falls").toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers.at(-1)).toBe(number);
  }
  expect(new Set(rises.map(String)).size, "rises in steps").toBeGreaterThan(STEPS);
}

test.beforeEach(({ page }) => page.addInitScript(record));

for (const viewport of [DESKTOP, PHONE]) {
  test(`the figures rise once 30% of their section is in view: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const letScriptsIn = await holdFiles(page);
    await page.goto("/");
    await reveal(page, 0.05);
    await expectSeen(page, FIGURES);
    letScriptsIn();
    await started(page);
    await expectSeen(page, ZEROS);
    await reveal(page, 0.27);
    await settled(page);
    await expectSeen(page, ZEROS);
    const before = (await seen(page)).length - 1;
    await reveal(page, 0.33);
    await expectSeen(page, FIGURES);
    await scrollTo(page, 0);
    await reveal(page, 0.8);
    await settled(page);
    expectRise((await seen(page)).slice(before));
  });
}

test("figures in view count at once if the scripts arrive in time, even in huge text", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await openPage(page, "/");
  await addStyle(page, "#awards li { min-height: 800px }");
  await reveal(page, 0.5);
  const distinct = async () => new Set((await seen(page)).map(({ figures }) => String(figures))).size;
  await expect.poll(distinct, SOON).toBeGreaterThan(STEPS);
  await expectSeen(page, FIGURES);
});

/** Expects that nobody has ever seen other figures than the final ones. */
async function expectOnlyFinal(page: Page): Promise<void> {
  await settled(page);
  expect(new Set((await seen(page)).map(({ figures }) => String(figures)))).toEqual(new Set([String(FIGURES)]));
}

for (const [what, look] of [
  ["since a visitor scrolled to them", (page: Page) => reveal(page, 0.5)],
  ["since the page opened", wake],
] as const) {
  test(`figures that have been in view for a second ${what} stay as they are`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    const letScriptsIn = await holdFiles(page);
    await page.goto("/");
    await look(page);
    const first = await last(page);
    await expect.poll(async () => ((await last(page))?.drawn ?? 0) - (first?.drawn ?? 0)).toBeGreaterThan(1100);
    letScriptsIn();
    await started(page);
    await expectOnlyFinal(page);
  });
}

test("screen readers, printouts and visitors with reduced motion get the final figures @chromium", async ({ page }) => {
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
  await expectOnlyFinal(page);
});
