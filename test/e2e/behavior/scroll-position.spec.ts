import type { Page } from "@playwright/test";
import { clickInView, menu } from "../parts";
import { DESKTOP, PHONE, SECTION_IDS, site } from "../site-content";
import { expect, openPage, SOON, scrollTo, settled, started, test } from "../test";

/** By default, Playwright disables Chromium's back/forward cache, which visitors have. */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test.beforeEach(({ consoleWatch }) => {
  consoleWatch.tolerate(/cannot load|Loading (?:failed|chunk)|page resources for/);
});

// Playwright's `goBack` would wait for a load event, which a cached page does not fire.
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());

async function expectPosition(page: Page, address: string, top: number): Promise<void> {
  const read = () => [location.pathname + location.hash, Math.round(scrollY)];
  const position = () => page.evaluate(read).catch(() => []);
  await expect.poll(position, SOON).toEqual([address, top]);
}

async function expectToStay(page: Page, address: string, top: number): Promise<void> {
  await expectPosition(page, address, top);
  await started(page);
  await settled(page);
  await expectPosition(page, address, top);
}

/** Expects a section to begin where the sticky header ends, or at the end of the page below it. */
async function expectLanded(page: Page, section: string): Promise<void> {
  const state = () =>
    page
      .evaluate((id) => {
        const element = document.getElementById(id);
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const start = element?.querySelector("h1, h2, p")?.getBoundingClientRect();
        if (!element || !start) return "is missing";
        const gap = Math.round(element.getBoundingClientRect().top - header);
        const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
        if (gap !== 0 && !(isEnd && gap > 0)) return `is ${gap} px off`;
        const seen = document.elementFromPoint(start.left + 5, start.top + 5);
        return element.contains(seen) ? "is in sight" : "is covered";
      }, section)
      .catch((error: Error) => error.message);
  await expect.poll(state, { message: section, ...SOON }).toBe("is in sight");
}

async function choose(page: Page, label: string): Promise<void> {
  const button = menu(page).getByText("Menu");
  if (await button.isVisible()) await clickInView(button);
  await clickInView(menu(page).getByRole("link", { name: label, exact: true }));
}

test("back, forward and reload restore the scroll position", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await scrollTo(page, 800);
  await expectToStay(page, "/", 800);
  await openPage(page, "/thank-you/");
  await back(page);
  await expectToStay(page, "/", 800);
  await scrollTo(page, 2600);
  await forward(page);
  await expectPosition(page, "/thank-you/", 0);
  await back(page);
  await expectPosition(page, "/", 2600);
  await page.reload();
  await expectToStay(page, "/", 2600);
  const top = await page.locator(".award-marquee").evaluate((row) => row.getBoundingClientRect().top + scrollY);
  const badges = Math.round(top) + 30;
  await scrollTo(page, badges);
  await page.reload();
  await expectToStay(page, "/", badges);
  await page.goto("/thank-you/");
  await page.locator(".site-brand").click();
  await expectToStay(page, "/", 0);
});

test("the menu leads to its sections, even from another page, and back", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, "/thank-you/");
  await choose(page, "Services");
  await expectLanded(page, "services");
  await started(page);
  await expectLanded(page, "services");
  await back(page);
  await expectPosition(page, "/thank-you/", 0);

  await openPage(page, "/");
  await scrollTo(page, 700);
  await choose(page, "Contact Us");
  await expectLanded(page, "contact");
  await choose(page, "Services");
  await expectLanded(page, "services");
  await back(page);
  await expectLanded(page, "contact");
  await back(page);
  await expectPosition(page, "/", 700);
});

test("a header with the longest names covers no heading", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const long = (await response.text()).replace(/(site-brand.*?serif[^>]*>)[^<]*/s, "$1Washtenaw Property Group");
    const body = long.replace(/(site-header.*?nowrap">)[^<]*/s, "$1Call Us Now!");
    await route.fulfill({ response, body });
  });
  await page.goto("/#services");
  await expect(page.getByRole("banner")).toContainText(/Washtenaw Property Group.*Call Us Now!/s);
  await expectLanded(page, "services");
});

for (const viewport of [DESKTOP, PHONE]) {
  test(`a section's address and its menu link both scroll to it: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/#cities");
    await expectLanded(page, "cities");
    await started(page);
    await settled(page);
    await expectLanded(page, "cities");

    // A query in the address must not make a link reload the page.
    const query = "?utm_source=postcard&p=12";
    await openPage(page, `/${query}`);
    await page.evaluate(() => Object.assign(window, { same: true }));
    for (const section of SECTION_IDS) {
      // From the other end of the page, every link has to scroll.
      await scrollTo(page, section === "contact" ? 0 : 1e6);
      const labels = site.navigation.filter((link) => link.section === section).map(({ label }) => label);
      if (labels[0]) await choose(page, labels[0]);
      else await page.evaluate((id) => location.assign(`#${id}`), section);
      await expect(page).toHaveURL(`/${query}#${section}`);
      await expectLanded(page, section);
      if (section === "home") await expect.poll(() => page.evaluate(() => scrollY), SOON).toBe(0);
    }
    expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
  });
}
