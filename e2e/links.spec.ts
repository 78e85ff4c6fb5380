import { DESKTOP, landing, MAILTO, PHONE, ROUTES, site, TEL, thankYou } from "./content";
import { expect, expectMissingPage, hydrated, test } from "./fixtures";

/** The outbound links of the specification's §7, by where they stand. */
const SAME_TAB = [
  { route: "/", place: "header", words: site.actions.call, href: TEL },
  { route: "/", place: "#home", words: site.contact.phone, href: TEL },
  { route: "/", place: "#faq", words: site.actions.call, href: TEL },
  { route: "/", place: "#contact", words: site.contact.phone, href: TEL },
  { route: "/", place: "#contact", words: site.contact.email, href: MAILTO },
  { route: "/", place: "body > div footer >> nth=-1", words: site.contact.phone, href: TEL },
  { route: "/", place: "body > div footer >> nth=-1", words: site.contact.email, href: MAILTO },
  { route: "/thank-you/", place: "aside", words: site.actions.call, href: TEL },
];
const NEW_TAB = [
  { route: "/", place: "#home", words: landing.hero.guideButton, href: site.links.deedGuideForm },
  { route: "/", place: "#faq", words: site.actions.guide, href: site.links.deedGuideForm },
  { route: "/", place: "#guide", words: site.actions.guide, href: site.links.deedGuideForm },
  { route: "/", place: "#contact", words: site.actions.downloadGuide, href: site.links.deedGuideForm },
  { route: "/", place: "#cities", words: site.actions.schedule, href: site.links.consultation },
  ...thankYou.steps.map(({ button, link }) => ({
    route: "/thank-you/",
    place: "main",
    words: button,
    href: site.links[link as "propertyGuide" | "consultation"],
  })),
];

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { route, place, words, href } of SAME_TAB) {
      test(`${route} ${place}: "${words}" leads to ${href}`, async ({ page }) => {
        await page.goto(route);
        await hydrated(page);
        const link = page.locator(place).getByRole("link", { name: words });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute("href", href);
        await expect(link).not.toHaveAttribute("target");
      });
    }

    for (const { route, place, words, href } of NEW_TAB) {
      test(`${route} ${place}: "${words}" opens ${href} in a new tab`, async ({ page, context }) => {
        // Sample addresses lead nowhere, and a test does not call the outside world.
        await context.route(/^https:/, (request) => request.fulfill({ body: "The page outside" }));
        await page.goto(route);
        await hydrated(page);
        const link = page.locator(place).getByRole("link", { name: words });
        await expect(link).toHaveAttribute("href", href);
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
        await expect(link).toHaveAccessibleName(/new tab/);

        const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
        await expect(opened).toHaveURL(href);
        await expect(page).toHaveURL(route);
      });
    }
  });
}

for (const route of ROUTES) {
  test(`${route} has no outbound link but those of the specification`, async ({ page, consoleWatch }) => {
    if (route === "/nowhere") expectMissingPage(consoleWatch, route);
    await page.goto(route);
    await hydrated(page);
    const outbound = page.locator('a:not([href^="/"], [href^="#"])');
    const known = [TEL, MAILTO, site.links.deedGuideForm, site.links.propertyGuide, site.links.consultation];
    const hrefs = await outbound.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(known).toContain(href);
  });
}
