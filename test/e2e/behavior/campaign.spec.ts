import type { Locator } from "@playwright/test";
import { landing, site, thankYou } from "../fixture-content";
import { expect, hydrated, test } from "../playwright-test";

const LANDED = "/?utm_source=postcard&utm_campaign=fall&x=1";
const CARRIED = "utm_source=postcard&utm_campaign=fall";

/** All calls-to-action that leave the site, and the other links that do. */
const EXTERNAL = 'a[data-event][href^="https:"]';
const OTHER = 'a:not([data-event])[href^="https:"]';

const hrefsOf = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).getAttribute("href") ?? ""));

test.describe("Campaign parameters", () => {
  test("every link to a form carries the campaign and nothing else of the address, before and after hydration", async ({
    page,
  }) => {
    await page.goto(LANDED);
    const expectCarried = async () => {
      const hrefs = await hrefsOf(page.locator(EXTERNAL));
      expect(hrefs.length).toBeGreaterThanOrEqual(5);
      for (const href of hrefs) expect.soft(href).toMatch(new RegExp(`^https://[^?]+\\?${CARRIED}$`));
    };
    await expectCarried();
    // A profile of the firm elsewhere is not told where a visitor came from.
    expect(await hrefsOf(page.locator(OTHER))).toEqual(site.profiles.map(({ url }) => url));

    await hydrated(page);
    // Whatever is rendered again because it came into view must not lose the campaign either.
    for (const part of await page.locator("main > *").all()) await part.scrollIntoViewIfNeeded();
    await expectCarried();

    await test.step("a link within the page keeps the address and does not load the page again", async () => {
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      await page
        .locator("header nav")
        .getByRole("link", { name: site.navigation.at(-1)?.label ?? "" })
        .click();
      await expect(page).toHaveURL(`${LANDED}#contact`);
      expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
    });
  });

  test("the first click counts, even where React never arrives", async ({ page, context, consoleWatch }) => {
    consoleWatch.expect(/Failed to load resource/);
    await context.route(/\.js$/, (request) => request.abort());
    await context.route(/^https:/, (request) => request.fulfill({ body: "The form" }));
    await page.goto(LANDED);
    const [form] = await Promise.all([
      context.waitForEvent("page"),
      page.locator("#home").getByRole("link", { name: landing.hero.guideButton }).click(),
    ]);
    await expect(form).toHaveURL(`${site.links.deedGuideForm}?${CARRIED}`);
  });

  test("the campaign reaches the form from the next page, too", async ({ page, context }) => {
    await context.route(/^https:/, (request) => request.fulfill({ body: "The form" }));
    await page.goto(`/thank-you/?${CARRIED}`);
    await hydrated(page);
    await page.locator("header").getByRole("link").first().click();
    await expect(page).toHaveURL(`/?${CARRIED}`);
    const [form] = await Promise.all([
      context.waitForEvent("page"),
      page.locator("#guide").getByRole("link", { name: site.actions.guide }).click(),
    ]);
    await expect(form).toHaveURL(`${site.links.deedGuideForm}?${CARRIED}`);
  });

  test("without a campaign links are as content has them, and each has a name for statistics", async ({ page }) => {
    await page.goto("/?x=1");
    await hydrated(page);
    const guide = page.locator("#home").getByRole("link", { name: landing.hero.guideButton });
    await expect(guide).toHaveAttribute("href", site.links.deedGuideForm);

    for (const route of ["/", "/thank-you/"]) {
      await page.goto(route);
      const unnamed = page.locator('a:is([href^="https:"], [href^="tel:"], [href^="mailto:"]):not([data-event])');
      expect(await hrefsOf(unnamed)).toEqual(site.profiles.map(({ url }) => url));
    }
    const step = page.getByRole("link", { name: thankYou.steps[0]?.button ?? "" });
    await expect(step).toHaveAttribute("data-event", "property-guide");
  });
});
