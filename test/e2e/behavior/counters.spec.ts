import type { Page } from "@playwright/test";
import { DESKTOP, stats } from "../content";
import { expect, hydrated, test } from "../fixtures";
import { sample, scrollTo, values } from "../motion";

const TARGETS = stats.map(({ number, suffix }) => `${number.toLocaleString("en-US")}${suffix}`);

test.use({ viewport: DESKTOP });

const section = (page: Page) => page.locator("#awards");

/** What a visitor sees in the place of each figure: the moving digits, or the figure itself. */
function shown(element: Element): string[] {
  return [...element.querySelectorAll("li > p:first-child")].map(
    (figure) => (figure.querySelector('[aria-hidden="true"]') ?? figure).textContent ?? "",
  );
}

const shownNow = (page: Page) => section(page).evaluate(shown);

async function open(page: Page): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await expect.poll(() => shownNow(page)).toEqual(["0+", "0+", "0%"]);
}

/** Scrolls until this share of the section is in view, from above. */
async function reveal(page: Page, share: number): Promise<void> {
  const box = await section(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });
  await scrollTo(page, box.top + box.height * share - (page.viewportSize()?.height ?? 0));
}

test("they count once only, whatever the visitor does afterward", async ({ page }) => {
  await open(page);
  await reveal(page, 0.5);
  await expect.poll(() => shownNow(page)).toEqual(TARGETS);

  await scrollTo(page, 0);
  await reveal(page, 1);
  expect(new Set(values(await sample(section(page), shown, 400)).flat())).toEqual(new Set(TARGETS));

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(new Set(values(await sample(section(page), shown, 400)).flat())).toEqual(new Set(TARGETS));
});

test("a page that freezes while they count leaves the right figures behind", async ({ page }) => {
  await open(page);
  await reveal(page, 0.5);
  await expect.poll(async () => (await shownNow(page))[1]).not.toBe("0+");
  await page.evaluate(() => {
    const start = performance.now();
    while (performance.now() - start < 2500);
  });
  await expect.poll(() => shownNow(page), { timeout: 500 }).toEqual(TARGETS);
});

test("scrolled past in a hurry, they count when they are seen", async ({ page }) => {
  await open(page);
  await scrollTo(page, 100_000);
  expect((await shownNow(page))[1]).toBe("0+");
  await section(page).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect.poll(() => shownNow(page)).toEqual(TARGETS);
});

test("left behind while they count, they are right when the visitor comes back", async ({ page }) => {
  await open(page);
  await reveal(page, 0.5);
  await expect.poll(async () => (await shownNow(page))[1]).not.toBe("0+");
  await scrollTo(page, 100_000);
  await expect.poll(() => shownNow(page)).toEqual(TARGETS);
});

test("a section taller than the screen counts too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await open(page);
  await reveal(page, 0.5);
  await expect.poll(() => shownNow(page)).toEqual(TARGETS);
});

test("while they count, assistive technology and paper get the true figures", async ({ page }) => {
  await open(page);
  await reveal(page, 0.5);
  const list = section(page).getByRole("list").first();
  await expect.poll(async () => (await shownNow(page))[1]).not.toBe("0+");
  const heard = await list.ariaSnapshot();
  await page.emulateMedia({ media: "print" });
  const printed = await section(page).evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>("li > p:first-child > span")]
      .filter((part) => getComputedStyle(part).display !== "none" && getComputedStyle(part).opacity !== "0")
      .map((part) => part.textContent),
  );
  expect((await shownNow(page))[1], "still counting").not.toBe("25,000+");
  for (const target of TARGETS) expect(heard).toContain(target);
  expect(heard.match(/paragraph: \d\S*/g)).toHaveLength(TARGETS.length);
  expect(printed).toEqual(TARGETS);
});

test("the wish for less motion ends the count at once, for good", async ({ page }) => {
  await open(page);
  await reveal(page, 0.5);
  await expect.poll(async () => (await shownNow(page))[1]).not.toBe("0+");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => shownNow(page), { timeout: 400 }).toEqual(TARGETS);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(new Set(values(await sample(section(page), shown, 400)).flat())).toEqual(new Set(TARGETS));
});
