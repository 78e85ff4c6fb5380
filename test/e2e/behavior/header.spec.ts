import { scrollTo } from "../carousel-and-marquee";
import { expect, test } from "../playwright-test";
import { landing, services, site } from "../site-content";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The header of a phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test("calls and opens the menu with one tap at every scroll position, even in landscape, and the menu covers no section", async ({
      page,
    }) => {
      await page.goto("/");
      const header = page.getByRole("banner");
      const link = header.getByRole("link", { name: "About Us" });
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 740, height: 360 },
      ]) {
        await page.setViewportSize(viewport);
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        for (const share of [0, 0.4, 1]) {
          await scrollTo(page, share * length);
          const { y, height } = (await header.boundingBox()) ?? {};
          expect(y).toBe(0);
          expect(height).toBeLessThanOrEqual(64);
          // A trial checks that nothing covers the link.
          await header.getByRole("link", { name: site.actions.call }).click({ trial: true });
          await header.getByText("Menu").click();
          await link.click({ trial: true });
          await header.getByText("Menu").click();
          await expect(link).toBeHidden();
        }
      }

      await header.getByText("Menu").click();
      await link.click();
      const heading = page.getByRole("heading", { name: landing.about.heading });
      const isUncovered = (element: Element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 5, top + 5) === element;
      };
      await expect.poll(() => heading.evaluate(isUncovered), "the section begins below the menu").toBe(true);
      for (const step of landing.contact.whenYouCall.steps) await expect(page.getByText(step)).toBeVisible();
      for (const { description } of services) await expect(page.getByText(description)).toBeVisible();
    });
  });
}
