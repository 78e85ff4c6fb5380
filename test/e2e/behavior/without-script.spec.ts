import { awards, LAWYER_TEL, landing, MAILTO, notFound, ROUTES, reviews, SECTION_IDS, site, TEL } from "../content";
import { expect, test } from "../fixtures";

test.use({ javaScriptEnabled: false });

test.beforeEach(({ consoleWatch }, { title }) => {
  if (title.startsWith("/nowhere")) consoleWatch.expect(/^error: Failed to load resource: .* 404/);
});

test("/ reads out every review once and every badge once", async ({ page }) => {
  await page.goto("/");
  const reviewIds = page.locator("[data-review-id]");
  expect(await reviewIds.evaluateAll((found) => found.map((card) => card.getAttribute("data-review-id")))).toEqual(
    reviews.map(({ id }) => id),
  );
  const badges = page.getByLabel(landing.awards.stripLabel).getByRole("img");
  await expect(badges).toHaveCount(awards.length);
});

for (const route of ROUTES) {
  test(`${route}: every link on the site leads to a page and a place that exist`, async ({ page, request }) => {
    await page.goto(route);
    const links = page.locator('a[href^="/"], a[href^="#"]');
    const targets = new Set(await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href)));
    expect(targets.size).toBeGreaterThan(0);
    for (const target of targets) {
      const { hash, pathname } = new URL(target);
      if (pathname !== route) expect((await request.get(target)).status(), target).toBe(200);
      if (!hash) continue;
      if (hash === "#main") await expect(page.locator(hash)).toBeAttached();
      else expect(SECTION_IDS, target).toContain(hash.slice(1));
    }
  });

  test(`${route}: every phone and mail link is complete`, async ({ page }) => {
    await page.goto(route);
    const links = page.locator('a[href^="tel:"], a[href^="mailto:"]');
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect([...new Set(hrefs)].sort()).toEqual([MAILTO, TEL, LAWYER_TEL]);
  });
}

test("/ a menu link jumps to its section", async ({ page }) => {
  await page.goto("/");
  const { label, section } = site.navigation.at(-1) ?? { label: "", section: "" };
  await page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link", { name: label }).click();
  await expect(page).toHaveURL(`/#${section}`);
  await expect(page.locator(`#${section}`)).toBeInViewport();
});

test("/ the guide button opens the form in a new tab", async ({ page, context }) => {
  await context.route(/^https:/, (request) => request.fulfill({ body: "The page outside" }));
  await page.goto("/");
  const link = page.locator("#guide").getByRole("link", { name: site.actions.guide });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(site.links.deedGuideForm);
});

test("/nowhere leads back home", async ({ page }) => {
  await page.goto("/nowhere");
  await page.getByRole("link", { name: notFound.homeLink }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
});
