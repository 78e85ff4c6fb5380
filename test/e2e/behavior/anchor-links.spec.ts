import type { Page } from "@playwright/test";
import { SOON, scrollTo } from "../carousel-and-marquee";
import { expect, openPage, painted, test } from "../playwright-test";
import { DESKTOP, PHONE, SECTION_IDS, site } from "../site-content";

/** Waits until the start of the section is visible below the sticky header. */
async function expectLanded(page: Page, section: string): Promise<void> {
  const state = () =>
    page.evaluate((id) => {
      const start = document.querySelector(`#${id} :is(h1, h2, p, svg)`)?.getBoundingClientRect();
      const header = document.querySelector("header")?.getBoundingClientRect();
      if (!start || !header) return "is missing";
      if (start.top < header.bottom) return "is behind the header";
      if (start.top > innerHeight / 2) return "is too far down";
      const seen = document.elementFromPoint(start.left + 5, start.top + 5);
      return seen?.closest(`#${id}`) ? "is in sight" : "is covered";
    }, section);
  await expect.poll(state, { message: section, ...SOON }).toBe("is in sight");
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Clicks a link of the menu, which has to be opened on a phone. */
async function choose(page: Page, label: string): Promise<void> {
  const button = menu(page).getByText("Menu");
  if (await button.isVisible()) await button.click();
  await menu(page).getByRole("link", { name: label }).click();
}

test("a menu link scrolls smoothly to its section, even the second time", async ({ page, consoleWatch }) => {
  await openPage(page, "/", consoleWatch);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    addEventListener("scroll", () => tops.push(scrollY));
  });
  for (const section of ["about", "services"]) {
    const { label } = site.navigation.find((link) => link.section === section) ?? { label: "" };
    await page.evaluate(() => Reflect.get(window, "tops").splice(0));
    await choose(page, label);
    await expectLanded(page, section);
    // Without smooth scrolling, the page would have only one or two positions.
    expect(await page.evaluate(() => new Set(Reflect.get(window, "tops")).size)).toBeGreaterThan(3);
  }
});

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`Sections at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("each link of the menu shows its section, and the header marks the link", async ({ page, consoleWatch }) => {
      // A query in the address must not make a link reload the page.
      const query = "?utm_source=postcard&fbclid=x&p=12";
      await openPage(page, `/${query}`, consoleWatch);
      await expect(page.locator("html"), "with reduced motion").toHaveCSS("scroll-behavior", "auto");
      await page.evaluate(() => Object.assign(window, { same: true }));
      const header = page.getByRole("banner");
      for (const section of SECTION_IDS) {
        await test.step(section, async () => {
          // From the other end of the page, every link has to scroll.
          await scrollTo(page, section === "contact" ? 0 : 1e6);
          const labels = site.navigation.filter((link) => link.section === section).map(({ label }) => label);
          if (labels[0]) await choose(page, labels[0]);
          else await page.evaluate((id) => location.assign(`#${id}`), section);
          await expect(page).toHaveURL(`/${query}#${section}`);
          await expectLanded(page, section);
          if (section === "home") expect(await page.evaluate(() => scrollY)).toBe(0);
          await expect(menu(page).locator("[aria-current]")).toHaveText(labels);
          await expect(header.getByRole("link", { name: site.actions.call })).toBeInViewport();
        });
      }
      expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);

      await test.step("the header marks the section in the upper third, even after slow scrolling", async () => {
        const { label, section } = site.navigation[1] ?? { label: "", section: "" };
        const start = page.locator(`#${section}`);
        const top = await start.evaluate((element) => element.getBoundingClientRect().top + scrollY);
        for (let share = 0.36; share > 0.32; share -= 1 / viewport.height) {
          await scrollTo(page, top - share * viewport.height);
          await painted(page);
        }
        await expect(menu(page).locator("[aria-current]")).toHaveText([label]);
      });
    });
  });
}
