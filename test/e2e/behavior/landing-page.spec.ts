import { awards, cities, DESKTOP, landing, PHONE, questions, reviews, SECTION_IDS, services, stats } from "../content";
import { expect, hydrated, test } from "../fixtures";

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await page.goto("/");
      await hydrated(page);
    });

    test("shows every section, from top to bottom in the order of the specification", async ({ page }) => {
      const sections = page.locator("main > section[id]");
      expect(await sections.evaluateAll((found) => found.map(({ id }) => id))).toEqual(SECTION_IDS);
      const tops = await sections.evaluateAll((found) => found.map((section) => section.getBoundingClientRect().top));
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      for (const section of await sections.all()) await expect(section).toBeVisible();
    });

    test("the hero says what, where and how to call", async ({ page }) => {
      const hero = page.locator("#home");
      await expect(hero.getByRole("heading", { level: 1 })).toContainText(/Southeast Michigan real estate attorneys/i);
      for (const county of landing.hero.counties) {
        await expect(hero.getByRole("listitem").filter({ hasText: county })).toBeVisible();
      }
    });

    test("shows the figures at their final value, with what they count", async ({ page }) => {
      const figures = page.locator("#awards");
      for (const { number, suffix, label } of stats) {
        const figure = figures.getByRole("listitem").filter({ has: page.getByRole("heading", { name: label }) });
        await expect(figure).toContainText(`${number.toLocaleString("en-US")}${suffix}`);
      }
    });

    test("shows every service of the content, each once", async ({ page }) => {
      await expect(page.locator("#services h3")).toHaveText(services.map(({ title }) => title));
    });

    test("shows every question of the content, each once", async ({ page }) => {
      const shown = page.locator("#faq").getByRole("listitem").getByRole("heading", { level: 3 });
      await expect(shown).toHaveText(questions.map(({ question }) => question));
    });

    test("shows every city of the content, each once", async ({ page }) => {
      const shown = page.locator("#cities li");
      await expect(shown).toHaveText(cities);
      expect(new Set(await shown.allTextContents()).size).toBe(cities.length);
    });

    test("reads out every badge once, although the strip holds each of them twice", async ({ page }) => {
      const strip = page.getByLabel(landing.awards.stripLabel);
      const readOut = strip.getByRole("img");
      await expect(readOut).toHaveCount(awards.length);
      expect(await readOut.evaluateAll((found) => found.map((img) => img.getAttribute("alt")))).toEqual(
        awards.map(({ alt }) => alt),
      );
      await expect(strip.locator("img")).toHaveCount(2 * awards.length);
      await expect(strip.locator('[aria-hidden="true"] img')).toHaveCount(awards.length);
    });

    test("holds every review of the content, and reads none of them out twice", async ({ page }) => {
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

    test("tells who the attorney is, with a quote", async ({ page }) => {
      await expect(page.locator("#about")).toContainText("1990");
      await expect(page.locator("#about blockquote")).toContainText(landing.about.quote);
    });

    test("promises of the guide: free, no obligations, at once", async ({ page }) => {
      for (const assurance of ["Free download", "No obligations", "Instant access"]) {
        await expect(page.locator("#guide").getByText(assurance)).toBeVisible();
      }
    });
  });
}
