import { DESKTOP, LAWYER_TEL, landing, MAILTO, PHONE, site, TEL, thankYou } from "../fixture-content";
import { ROUTES } from "../fixture-site";
import { expect, openPage, test } from "../playwright-test";

/** The outbound links of the specification's §7, by where they stand. */
const FOOTER = "body > div footer >> nth=-1";
const SAME_TAB: Record<string, { place: string; words: string; href: string }[]> = {
  "/": [
    { place: "header", words: site.actions.call, href: TEL },
    { place: "#home", words: site.contact.phone, href: TEL },
    { place: "#faq", words: site.actions.call, href: TEL },
    { place: "#contact", words: site.contact.phone, href: TEL },
    { place: "#contact", words: site.contact.email, href: MAILTO },
    { place: FOOTER, words: site.contact.phone, href: TEL },
    { place: FOOTER, words: site.contact.email, href: MAILTO },
  ],
  "/thank-you/": [{ place: "aside", words: site.actions.call, href: TEL }],
};
const NEW_TAB: Record<string, { place: string; words: string; href: string }[]> = {
  "/": [
    { place: "#home", words: landing.hero.guideButton, href: site.links.deedGuideForm },
    { place: "#faq", words: site.actions.guide, href: site.links.deedGuideForm },
    { place: "#guide", words: site.actions.guide, href: site.links.deedGuideForm },
    { place: "#contact", words: site.actions.downloadGuide, href: site.links.deedGuideForm },
    { place: "#cities", words: site.actions.schedule, href: site.links.consultation },
  ],
  "/thank-you/": [
    { place: "main", words: thankYou.steps[0]?.button ?? "", href: site.links.propertyGuide },
    { place: "main", words: thankYou.steps[1]?.button ?? "", href: site.links.consultation },
  ],
};

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`Outbound links at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const route of Object.keys(SAME_TAB)) {
      test(`${route}: phone links dial the firm, mail links write to it, forms open in a new tab`, async ({
        page,
        context,
        consoleWatch,
      }) => {
        // Sample addresses lead nowhere, and a test does not call the outside world.
        await context.route(/^https:/, (request) => request.fulfill({ body: "The page outside" }));
        await openPage(page, route, consoleWatch);
        for (const { place, words, href } of SAME_TAB[route] ?? []) {
          const link = page.locator(place).getByRole("link", { name: words });
          await expect.soft(link).toBeVisible();
          await expect.soft(link).toHaveAttribute("href", href);
          await expect.soft(link).not.toHaveAttribute("target");
        }
        for (const { place, words, href } of NEW_TAB[route] ?? []) {
          const link = page.locator(place).getByRole("link", { name: words });
          await expect.soft(link).toHaveAttribute("href", href);
          await expect.soft(link).toHaveAttribute("target", "_blank");
          await expect.soft(link).toHaveAttribute("rel", /\bnoopener\b/);
          await expect.soft(link).toHaveAccessibleName(/new tab/);
          const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
          await expect(opened).toHaveURL(href);
          await opened.close();
        }
        await expect(page).toHaveURL(route);
      });
    }
  });
}

test("no page has an outbound link but those of the content", async ({ page, consoleWatch }) => {
  const profiles = site.profiles.map(({ url }) => url);
  const { deedGuideForm, propertyGuide, consultation } = site.links;
  const known = [...profiles, LAWYER_TEL, TEL, MAILTO, deedGuideForm, propertyGuide, consultation];
  for (const route of ROUTES) {
    await openPage(page, route, consoleWatch);
    const outbound = page.locator('a:not([href^="/"], [href^="#"])');
    const hrefs = await outbound.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(hrefs.length).toBeGreaterThan(0);
    expect
      .soft(
        hrefs.filter((href) => !known.includes(href ?? "")),
        route,
      )
      .toEqual([]);
  }
});
