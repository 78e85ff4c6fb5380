import type { Page } from "@playwright/test";
import { DESKTOP, PHONE, SECTION_IDS, site } from "../content";
import { expect, hydrated, test } from "../fixtures";

/** Waits until the beginning of the section stands on the screen, below what sticks to its top, covered by nothing. */
async function expectLanded(page: Page, section: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((id) => {
        const start = document.querySelector(`#${id} :is(h1, h2, p, svg)`)?.getBoundingClientRect();
        const header = document.querySelector("header")?.getBoundingClientRect();
        if (!start || !header) return "is missing";
        if (start.top < header.bottom) return "is behind the header";
        if (start.top > innerHeight / 2) return "is too far down";
        const seen = document.elementFromPoint(start.left + 5, start.top + 5);
        return seen?.closest(`#${id}`) ? "is in sight" : "is covered";
      }, section),
    )
    .toBe("is in sight");
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { label, section } of site.navigation) {
      test(`the menu's "${label}" lands on its section, below the header`, async ({ page }) => {
        await page.goto("/");
        await hydrated(page);
        // From the other end of the page, so that every link has a way to go.
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), section === "contact" ? 0 : 1e6);
        const menu = page.getByRole("navigation", { name: site.labels.mainNavigation });
        await menu.getByRole("link", { name: label }).click();
        await expect(page).toHaveURL(`/#${section}`);
        await expectLanded(page, section);
      });
    }

    for (const section of SECTION_IDS) {
      test(`the address /#${section} lands on its section, below the header`, async ({ page }) => {
        await page.goto(`/#${section}`);
        await expectLanded(page, section);
        await hydrated(page);
        await expectLanded(page, section);
      });
    }

    test("the menu leads from another page to its section", async ({ page }) => {
      await page.goto("/thank-you/");
      await hydrated(page);
      const { label, section } = site.navigation.at(-1) ?? { label: "", section: "" };
      const menu = page.getByRole("navigation", { name: site.labels.mainNavigation });
      await menu.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/#${section}`);
      await expectLanded(page, section);
    });

    test("the menu and the call button stay in sight, all the way down", async ({ page }) => {
      await page.goto("/");
      await hydrated(page);
      for (const section of SECTION_IDS) {
        await page.locator(`#${section}`).scrollIntoViewIfNeeded();
        const header = page.getByRole("banner");
        await expect(header.getByRole("link", { name: site.actions.call })).toBeInViewport();
        await expect(header.getByRole("link", { name: site.navigation[0]?.label ?? "" })).toBeInViewport();
      }
    });
  });
}

for (const query of ["?fbclid=x", "?utm_source=postcard", "?p=12"]) {
  test(`whatever the address carries (${query}), the menu leads within the page and loads nothing again`, async ({
    page,
  }) => {
    await page.goto(`/${query}`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    for (const { label, section } of site.navigation) {
      await page.locator("header nav").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/${query}#${section}`);
    }
    expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
  });
}
