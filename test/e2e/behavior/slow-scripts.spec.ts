import type { Locator } from "@playwright/test";
import { arrow, expectInView, from } from "../carousel-and-marquee";
import { DESKTOP, landing, reviews, site } from "../fixture-content";
import { expect, holdScripts, hydrated, test } from "../playwright-test";

test.use({ viewport: DESKTOP });

test.describe("While scripts are on their way", () => {
  test("the last click on a button is kept, and happens once", async ({ page }) => {
    const letScriptsIn = await holdScripts(page);
    await page.goto("/");
    await arrow(page, "next").click();
    await arrow(page, "next").click();
    letScriptsIn();
    await hydrated(page);
    await expectInView(page, from(2, 3));
    await arrow(page, "next").click();
    await expectInView(page, from(3, 3));
  });

  test("while React arrives, a review opens and closes at once, and stays as it was left", async ({ page }) => {
    const letScriptsIn = await holdScripts(page, "**/component---src-pages-index*");
    const app = page.waitForResponse(/\/app-/);
    await page.goto("/");
    const long = reviews.filter(({ hasReadMore }) => hasReadMore).slice(0, 2);
    const [opened, closedAgain] = long.map(({ id }) => page.locator(`.slide:not([inert] *) > [data-review-id=${id}]`));
    if (!opened || !closedAgain) throw new Error("The test needs two long reviews.");
    const toggle = (review: Locator) => review.getByRole("button");

    await toggle(opened).click();
    await app;
    await expect(opened.getByText(landing.reviews.readLess)).toBeVisible();
    await toggle(closedAgain).click();
    await toggle(closedAgain).press("Enter");
    await expect(closedAgain.getByText(landing.reviews.readMore)).toBeVisible();
    await expect(toggle(closedAgain)).toHaveAttribute("aria-expanded", "false");

    letScriptsIn();
    await hydrated(page);
    await toggle(closedAgain).blur();
    await expect(page.locator(".slick-list")).toBeVisible();
    await expect(toggle(opened)).toHaveAttribute("aria-expanded", "true");
    await expect(toggle(closedAgain)).toHaveAttribute("aria-expanded", "false");
    await toggle(opened).click();
    await expect(toggle(opened)).toHaveAttribute("aria-expanded", "false");
  });

  test("the page behind a link is there even if its script is not", async ({ page, consoleWatch }) => {
    // If it is asked for before the test ends.
    consoleWatch.tolerate(/Failed to load resource|page resources for/);
    await page.goto("/thank-you/");
    await hydrated(page);
    await page.route(/component---src-pages-index/, (route) => route.abort());
    await page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
  });
});
