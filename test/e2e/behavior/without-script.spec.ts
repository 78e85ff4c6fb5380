import { MISSING_ROUTE } from "../../../scripts/lib/built-site";
import { awards, LAWYER_TEL, landing, MAILTO, notFound, reviews, SECTION_IDS, site, TEL } from "../fixture-content";
import { ROUTES } from "../fixture-site";
import { expect, test } from "../playwright-test";

test.use({ javaScriptEnabled: false });

test.describe("Without script", () => {
  for (const route of ROUTES) {
    test(`every link of ${route} leads to a page and a place that exist, or is complete`, async ({
      page,
      request,
      consoleWatch,
    }) => {
      if (route === MISSING_ROUTE) consoleWatch.expect(/^error: Failed to load resource: .* 404/);
      await page.goto(route);
      const links = page.locator('a[href^="/"], a[href^="#"]');
      const targets = new Set(
        await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href)),
      );
      expect(targets.size).toBeGreaterThan(0);
      for (const target of targets) {
        const { hash, pathname } = new URL(target);
        if (pathname !== route) expect.soft((await request.get(target)).status(), target).toBe(200);
        if (!hash) continue;
        if (hash === "#main") await expect.soft(page.locator(hash)).toBeAttached();
        else expect.soft(SECTION_IDS, target).toContain(hash.slice(1));
      }

      const dialing = page.locator('a[href^="tel:"], a[href^="mailto:"]');
      const hrefs = await dialing.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
      expect([...new Set(hrefs)].sort()).toEqual([MAILTO, TEL, LAWYER_TEL]);
    });
  }

  test("the landing page has every review and badge once, its menu leads, its form opens", async ({
    page,
    context,
  }) => {
    await context.route(/^https:/, (request) => request.fulfill({ body: "The page outside" }));
    await page.goto("/");
    const cards = page.locator("[data-review-id]");
    expect(await cards.evaluateAll((found) => found.map((card) => card.getAttribute("data-review-id")))).toEqual(
      reviews.map(({ id }) => id),
    );
    await expect(page.getByLabel(landing.awards.stripLabel).getByRole("img")).toHaveCount(awards.length);

    const { label, section } = site.navigation.at(-1) ?? { label: "", section: "" };
    await page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(`/#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();

    const link = page.locator("#guide").getByRole("link", { name: site.actions.guide });
    const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await expect(opened).toHaveURL(site.links.deedGuideForm);
  });

  test("a missing page leads back home", async ({ page, consoleWatch }) => {
    consoleWatch.expect(/^error: Failed to load resource: .* 404/);
    await page.goto(MISSING_ROUTE);
    await page.getByRole("link", { name: notFound.homeLink }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
  });
});
