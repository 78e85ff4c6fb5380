import type { Page } from "@playwright/test";
import { marquee, passTime, scrollTo, stopClock } from "../carousel-and-marquee";
import { RECORD_FIGURES, seenFigures, shownFigures, values } from "../drivers/sample-frames";
import { DESKTOP, stats } from "../fixture-content";
import { expect, holdScripts, hydrated, test, wake } from "../playwright-test";

const TARGETS = stats.map(({ number, suffix }) => `${number.toLocaleString("en-US")}${suffix}`);
const ZEROS = ["0+", "0+", "0%"];

test.use({ viewport: DESKTOP });

const section = (page: Page) => page.locator("#awards");

const shownNow = (page: Page) => page.evaluate(shownFigures);

/** Opens the page with a clock that only `passTime` moves on. */
async function open(page: Page): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await expect(marquee(page), "React has taken over the section").toHaveClass(/moving/);
  expect(await shownNow(page)).toEqual(ZEROS);
  await stopClock(page);
}

/** Scrolls until this share of the section is in view, from above. */
async function reveal(page: Page, share: number): Promise<void> {
  const box = await section(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });
  await scrollTo(page, box.top + box.height * share - (page.viewportSize()?.height ?? 0));
}

/** Waits until the count has begun: for that the browser has to notice that the section is in view. */
async function expectCounting(page: Page): Promise<void> {
  const first = async () => {
    await passTime(page, 50);
    return (await shownNow(page))[1];
  };
  await expect.poll(first, { intervals: [20, 50, 100] }).not.toBe("0+");
}

/** Nobody sees the figures move any more. */
async function expectFinal(page: Page): Promise<void> {
  for (let look = 0; look < 4; look += 1) {
    expect(await shownNow(page)).toEqual(TARGETS);
    await passTime(page, 100);
  }
}

test.describe("Counters", () => {
  test("give assistive technology and paper the true figures while they count, and count once only", async ({
    page,
  }) => {
    await open(page);
    await reveal(page, 0.5);
    await expectCounting(page);
    const heard = await section(page).getByRole("list").first().ariaSnapshot();
    await page.emulateMedia({ media: "print" });
    const printed = await shownNow(page);
    await page.emulateMedia({ media: null });
    expect((await shownNow(page))[1], "still counting").not.toBe("25,000+");
    for (const target of TARGETS) expect(heard).toContain(target);
    expect(heard.match(/paragraph: \d\S*/g)).toHaveLength(TARGETS.length);
    expect(printed).toEqual(TARGETS);

    await passTime(page, 2500);
    await expectFinal(page);
    await test.step("whatever the visitor does afterward", async () => {
      await scrollTo(page, 0);
      await reveal(page, 1);
      await expectFinal(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await expectFinal(page);
    });
  });

  test("are right after the page froze while they counted", async ({ page }) => {
    await open(page);
    await reveal(page, 0.5);
    await expectCounting(page);
    // As if nothing in the page had run meanwhile.
    await page.clock.fastForward(2500);
    await passTime(page, 100);
    await expectFinal(page);
  });

  test("count when they are seen, after the visitor hurried past", async ({ page }) => {
    await open(page);
    await scrollTo(page, 100_000);
    await passTime(page, 100);
    expect((await shownNow(page))[1]).toBe("0+");
    await section(page).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await expectCounting(page);
    await passTime(page, 2500);
    await expectFinal(page);
  });

  test("are right when the visitor comes back who left while they counted", async ({ page }) => {
    await open(page);
    await reveal(page, 0.5);
    await expectCounting(page);
    await scrollTo(page, 100_000);
    await passTime(page, 2500);
    await expectFinal(page);
  });

  test("count in a section that is taller than the screen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 300 });
    await open(page);
    await reveal(page, 0.5);
    await expectCounting(page);
    await passTime(page, 2500);
    await expectFinal(page);
  });

  test("end at once, and for good, when reduced motion is asked for", async ({ page }) => {
    await open(page);
    await reveal(page, 0.5);
    await expectCounting(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => shownNow(page)).toEqual(TARGETS);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expectFinal(page);
  });

  test.describe("whose script does not come", () => {
    test("show the figures themselves when the visitor has waited long enough, and do not count later", async ({
      page,
    }) => {
      await page.addInitScript(RECORD_FIGURES);
      await stopClock(page);
      const letScriptsIn = await holdScripts(page);
      await page.goto("/#awards", { waitUntil: "domcontentloaded" });
      await wake(page);
      await passTime(page, 5900);
      expect(await shownNow(page)).toEqual(ZEROS);
      await passTime(page, 200);
      expect(await shownNow(page)).toEqual(TARGETS);
      letScriptsIn();
      await expect(async () => {
        await passTime(page, 50);
        await expect(marquee(page)).toHaveClass(/moving/, { timeout: 100 });
      }).toPass({ intervals: [20, 50, 100] });
      // Whoever began to observe earlier has been told by then.
      await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)));
      await passTime(page, 500);
      expect(values(await seenFigures(page))).toEqual([ZEROS, TARGETS]);
    });

    test("show the figures themselves as soon as a script fails", async ({ page, consoleWatch }) => {
      consoleWatch.expect(/Failed to load resource: net::ERR_FAILED/);
      await page.route("**/*.js", (route) => route.abort());
      await page.goto("/#awards");
      await wake(page);
      await expect.poll(() => shownNow(page)).toEqual(TARGETS);
    });
  });
});
