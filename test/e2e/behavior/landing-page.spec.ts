import {
  awards,
  cities,
  DESKTOP,
  landing,
  PHONE,
  questions,
  reviews,
  SECTION_IDS,
  services,
  stats,
} from "../fixture-content";
import { expect, openPage, test } from "../playwright-test";

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`Landing page at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("shows all of its content, each item once, and reads none of it out twice", async ({ page, consoleWatch }) => {
      await openPage(page, "/", consoleWatch);

      await test.step("every section, from top to bottom in the order of the specification", async () => {
        const sections = page.locator("main > section[id]");
        expect(await sections.evaluateAll((found) => found.map(({ id }) => id))).toEqual(SECTION_IDS);
        const tops = await sections.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().top));
        expect(tops).toEqual([...tops].sort((a, b) => a - b));
        for (const section of await sections.all()) await expect(section).toBeVisible();
      });

      await test.step("the hero says what, where and how to call", async () => {
        const hero = page.locator("#home");
        await expect
          .soft(hero.getByRole("heading", { level: 1 }))
          .toContainText(/Southeast Michigan real estate attorneys/i);
        for (const county of landing.hero.counties) {
          await expect.soft(hero.getByRole("listitem").filter({ hasText: county })).toBeVisible();
        }
      });

      await test.step("the figures at their final value, with what they count", async () => {
        for (const { number, suffix, label } of stats) {
          const heading = page.getByRole("heading", { name: label });
          const figure = page.locator("#awards").getByRole("listitem").filter({ has: heading });
          await expect.soft(figure).toContainText(`${number.toLocaleString("en-US")}${suffix}`);
        }
      });

      await test.step("every service, question and city, each once", async () => {
        await expect.soft(page.locator("#services h3")).toHaveText(services.map(({ title }) => title));
        const shown = page.locator("#faq").getByRole("listitem").getByRole("heading", { level: 3 });
        await expect.soft(shown).toHaveText(questions.map(({ question }) => question));
        await expect.soft(page.locator("#cities li")).toHaveText(cities);
        expect.soft(new Set(await page.locator("#cities li").allTextContents()).size).toBe(cities.length);
      });

      await test.step("every badge is read out once, although the marquee holds each of them twice", async () => {
        const marquee = page.getByLabel(landing.awards.stripLabel);
        const readOut = marquee.getByRole("img");
        await expect(readOut).toHaveCount(awards.length);
        expect(await readOut.evaluateAll((found) => found.map((img) => img.getAttribute("alt")))).toEqual(
          awards.map(({ alt }) => alt),
        );
        await expect(marquee.locator("img")).toHaveCount(2 * awards.length);
        await expect(marquee.locator('[aria-hidden="true"] img')).toHaveCount(awards.length);
      });

      await test.step("every review is there, and none of them is read out twice", async () => {
        const cards = page.locator("#reviews [data-review-id]");
        const ids = await cards.evaluateAll((found) => found.map((card) => card.getAttribute("data-review-id")));
        expect([...new Set(ids)].sort()).toEqual(reviews.map(({ id }) => id).sort());

        const readOut = await cards.evaluateAll((found) =>
          found
            .filter((card) => !card.closest('[aria-hidden="true"], [inert]'))
            .map((card) => card.getAttribute("data-review-id")),
        );
        expect(readOut.length).toBeGreaterThan(0);
        expect(readOut).toHaveLength(new Set(readOut).size);
      });

      await test.step("who the attorney is, with a quote, and what the guide promises", async () => {
        await expect.soft(page.locator("#about")).toContainText("1990");
        await expect.soft(page.locator("#about blockquote")).toContainText(landing.about.quote);
        for (const assurance of ["Free download", "No obligations", "Instant access"]) {
          await expect.soft(page.locator("#guide").getByText(assurance)).toBeVisible();
        }
      });
    });
  });
}
