import { landing, site, thankYou } from "../content";
import { expect, hydrated, test } from "../fixtures";

const LANDED = "/?utm_source=postcard&utm_campaign=fall&x=1";
const CARRIED = "utm_source=postcard&utm_campaign=fall";

/** All calls-to-action that leave the site, and the other links that do. */
const EXTERNAL = 'a[data-event][href^="https:"]';
const OTHER = 'a:not([data-event])[href^="https:"]';

test("every external link carries the campaign, and nothing else of the address", async ({ page }) => {
  await page.goto(LANDED);
  const hrefs = await page
    .locator(EXTERNAL)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.length).toBeGreaterThanOrEqual(5);
  for (const href of hrefs) expect(href).toMatch(new RegExp(`^https://[^?]+\\?${CARRIED}$`));
});

test("a profile of the firm elsewhere is not told where a visitor came from", async ({ page }) => {
  await page.goto(LANDED);
  const hrefs = await page.locator(OTHER).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(site.profiles.map(({ url }) => url));
});

test("React takes the page over without a word, and leaves the links as they are", async ({ page }) => {
  await page.goto(LANDED);
  await hydrated(page);
  // A tab through the page: whatever is rendered again because of it must not lose the campaign either.
  for (const part of await page.locator("main > *").all()) await part.scrollIntoViewIfNeeded();
  const hrefs = await page
    .locator(EXTERNAL)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const href of hrefs) expect(href).toContain(`?${CARRIED}`);
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

test("a link within the page keeps the address and does not load the page again", async ({ page }) => {
  await page.goto(LANDED);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page
    .locator("header nav")
    .getByRole("link", { name: site.navigation.at(-1)?.label ?? "" })
    .click();
  await expect(page).toHaveURL(`${LANDED}#contact`);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("without a campaign, links are as content has them", async ({ page }) => {
  await page.goto("/?x=1");
  await hydrated(page);
  await expect(page.locator("#home").getByRole("link", { name: landing.hero.guideButton })).toHaveAttribute(
    "href",
    site.links.deedGuideForm,
  );
});

test("every way to act has a name for statistics", async ({ page }) => {
  for (const route of ["/", "/thank-you/"]) {
    await page.goto(route);
    const unnamed = page.locator('a:is([href^="https:"], [href^="tel:"], [href^="mailto:"]):not([data-event])');
    const hrefs = await unnamed.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(site.profiles.map(({ url }) => url));
  }
  const steps = page.getByRole("link", { name: thankYou.steps[0]?.button ?? "" });
  await expect(steps).toHaveAttribute("data-event", "property-guide");
});
