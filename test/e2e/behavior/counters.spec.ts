import type { Page } from "@playwright/test";
import { bringIntoView, marquee, passTime, SOON, stopClock } from "../carousel-and-marquee";
import { FIGURES, RECORD_FIGURES, seenFigures, shownFigures, ZEROS } from "../drivers/sample-frames";
import { DESKTOP } from "../fixture-content";
import { layoutFaults } from "../layout-faults";
import { expect, holdScripts, hydrated, test } from "../playwright-test";

test.use({ viewport: DESKTOP });

const section = (page: Page) => page.locator("#awards");

const shownNow = (page: Page) => page.evaluate(shownFigures);

test.describe("Counters", () => {
  test("give assistive technology and paper the true figures", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await expect(marquee(page), "React has taken over the section").toHaveClass(/moving/);
    expect(await shownNow(page)).toEqual(ZEROS);
    await stopClock(page);
    await bringIntoView(section(page));
    // The browser has to notice that the section is in view.
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

  test.describe("in view of a visitor who touches nothing", () => {
    test.use({ viewport: { width: 1440, height: 2200 } });

    test("show the figures themselves after eight seconds if a file hangs, and do not count when all is there", async ({
      page,
    }) => {
      await page.addInitScript(RECORD_FIGURES);
      await stopClock(page);
      const letPaperIn = await holdScripts(page, "**/print.css");
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await passTime(page, 7900);
      expect(await shownNow(page)).toEqual(ZEROS);
      await passTime(page, 200);
      expect(await shownNow(page)).toEqual(FIGURES);
      letPaperIn();
      await expect(async () => {
        await passTime(page, 50);
        await expect(marquee(page)).toHaveClass(/moving/, { timeout: 100 });
      }).toPass(SOON);
      // Whoever began to observe earlier has been told by then.
      await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)));
      await passTime(page, 500);
      expect(await seenFigures(page)).toEqual([ZEROS, FIGURES]);
    });

    test("show the figures themselves after eight seconds if the page breaks off before its end", async ({ page }) => {
      await page.route("/", async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.slice(0, html.lastIndexOf("<script")) });
      });
      await stopClock(page);
      await page.goto("/");
      await passTime(page, 7900);
      expect(await shownNow(page)).toEqual(ZEROS);
      await passTime(page, 200);
      expect(await shownNow(page)).toEqual(FIGURES);
      await expect(page.locator(".badge img").first(), "badges wait no longer either").toBeInViewport();
    });
  });
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("figures of eight digits stand on one line, each within its column", async ({ page }) => {
    await page.goto("/");
    await page.locator(".stat > p").evaluateAll((figures) => {
      for (const figure of figures) figure.textContent = "99,999,999+";
    });
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await layoutFaults(page);
      expect
        .soft(
          faults.filter((fault) => fault.includes("99,999,999")),
          `at ${width} px`,
        )
        .toEqual([]);
    }
  });
});
