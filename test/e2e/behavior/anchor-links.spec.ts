import type { Page } from "@playwright/test";
import { scrollTo } from "../carousel-and-marquee";
import { DESKTOP, PHONE, SECTION_IDS, site } from "../fixture-content";
import { expect, hydrated, openPage, painted, test } from "../playwright-test";

/** Waits until the beginning of the section is on the screen, below what sticks to its top, covered by nothing. */
async function expectLanded(page: Page, section: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((id) => {
          const start = document.querySelector(`#${id} :is(h1, h2, p, svg)`)?.getBoundingClientRect();
          const header = document.querySelector("header")?.getBoundingClientRect();
          if (!start || !header) return "is missing";
          if (start.top < header.bottom) return "is behind the header";
          if (start.top > innerHeight / 2) return "is too far down";
          const seen = document.elementFromPoint(start.left + 5, start.top + 5);
          return seen?.closest(`#${id}`) ? "is in sight" : "is covered";
        }, section),
      { message: section, intervals: [20, 50, 100] },
    )
    .toBe("is in sight");
}

const menu = (page: Page) => page.getByRole("navigation", { name: site.labels.mainNavigation });

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`Sections at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("each link of the menu lands on its section, below the header", async ({ page, consoleWatch }) => {
      await openPage(page, "/", consoleWatch);
      for (const { label, section } of site.navigation) {
        await test.step(label, async () => {
          // From the other end of the page, so that every link has a way to go.
          await scrollTo(page, section === "contact" ? 0 : 1e6);
          await menu(page).getByRole("link", { name: label }).click();
          await expect(page).toHaveURL(`/#${section}`);
          await expectLanded(page, section);
        });
      }
    });

    test("each section's address underlines the link that leads to it, if there is one", async ({ page }) => {
      for (const section of SECTION_IDS) {
        await test.step(`/#${section}`, async () => {
          // From elsewhere: within one document, the page would only scroll.
          await page.goto("about:blank");
          await page.goto(`/#${section}`);
          await hydrated(page);
          const labels = site.navigation.filter((link) => link.section === section).map(({ label }) => label);
          await expect(menu(page).locator("[aria-current]")).toHaveText(labels);
        });
      }
    });

    test("the menu leads from another page to its section, and stays in sight all the way down", async ({
      page,
      consoleWatch,
    }) => {
      await openPage(page, "/thank-you/", consoleWatch);
      const { label, section } = site.navigation.at(-1) ?? { label: "", section: "" };
      await menu(page).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/#${section}`);
      await expectLanded(page, section);

      const header = page.getByRole("banner");
      for (const id of SECTION_IDS) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await expect(header.getByRole("link", { name: site.actions.call })).toBeInViewport();
        await expect(header.getByRole("link", { name: site.navigation[0]?.label ?? "" })).toBeInViewport();
      }
    });
  });
}

test("whatever the address carries, the menu leads within the page and loads nothing again", async ({
  page,
  consoleWatch,
}) => {
  for (const query of ["?fbclid=x", "?utm_source=postcard", "?p=12"]) {
    await openPage(page, `/${query}`, consoleWatch);
    await page.evaluate(() => Object.assign(window, { same: true }));
    for (const { label, section } of site.navigation) {
      await page.locator("header nav").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/${query}#${section}`);
    }
    expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
  }
});

test("however slowly the visitor scrolls, the menu marks the section that has come to the upper third", async ({
  page,
  consoleWatch,
}) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, "/", consoleWatch);
  const { label, section } = site.navigation[1] ?? { label: "", section: "" };
  const top = await page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  for (let share = 0.36; share > 0.32; share -= 1 / DESKTOP.height) {
    await scrollTo(page, top - share * DESKTOP.height);
    await painted(page);
  }
  await expect(menu(page).locator("[aria-current]")).toHaveText([label]);
});
