import * as hand from "../browsers/pointer";
import type { Tab } from "../browsers/tab";
import { expect, test } from "../browsers/test";
import { DESKTOP, PHONE } from "../content";

/** Which page is shown, and how far down it stands, in whole px. */
const place = (tab: Tab) =>
  // A page that is being left cannot be asked.
  tab.evaluate(() => [location.pathname + location.hash, Math.round(scrollY)]).catch(() => []);

async function expectPlace(tab: Tab, address: string, top: number): Promise<void> {
  await expect.poll(() => place(tab)).toEqual([address, top]);
}

/** Lets the page's scripts come and React take it over, which must not move it. */
async function stays(tab: Tab, address: string, top: number): Promise<void> {
  await hand.hydrated(tab);
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await place(tab)).toEqual([address, top]);
}

/** How far below the upper edge of the window a section begins, in px. */
const topOf = (tab: Tab, section: string) => hand.boxOf(tab, `#${section}`).then(({ y }) => y);

/** Sees that a section begins below what sticks to the top, and not far below. */
async function expectShown(tab: Tab, section: string): Promise<void> {
  const header = await tab.evaluate(() => document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(() => topOf(tab, section)).toBeGreaterThanOrEqual(Math.floor(header) - 1);
  await expect.poll(() => topOf(tab, section)).toBeLessThan(header + 60);
}

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width} px`, () => {
    test("back, forward and reload lead to where the visitor was", async ({ open }) => {
      const tab = await open("/", size);
      await hand.scrollTo(tab, 800);
      await stays(tab, "/", 800);
      await tab.goto("/thank-you/");
      await hand.hydrated(tab);
      await tab.back();
      await expectPlace(tab, "/", 800);
      await stays(tab, "/", 800);
      await hand.scrollTo(tab, 2600);
      await tab.forward();
      await expectPlace(tab, "/thank-you/", 0);
      await tab.back();
      await expectPlace(tab, "/", 2600);
      await tab.reload();
      await expectPlace(tab, "/", 2600);
      await stays(tab, "/", 2600);
    });

    test("a link to the landing page begins at its top, wherever the visitor was on it before", async ({ open }) => {
      const tab = await open("/", size);
      await hand.hydrated(tab);
      await hand.scrollTo(tab, 2600);
      await tab.goto("/thank-you/");
      await hand.hydrated(tab);
      await hand.click(tab, ".site-brand");
      await expectPlace(tab, "/", 0);
      await stays(tab, "/", 0);
      await hand.scrollTo(tab, 1200);
      await tab.back();
      await expectPlace(tab, "/thank-you/", 0);
      await tab.forward();
      await expectPlace(tab, "/", 1200);
    });

    test("an address with a section leads to it, and lets the visitor go on from there", async ({ open }) => {
      const tab = await open("/#about", size);
      await expectShown(tab, "about");
      await hand.hydrated(tab);
      await expectShown(tab, "about");
      const [, top = 0] = await place(tab);
      await hand.scrollTo(tab, Number(top) - 900);
      await stays(tab, "/#about", Number(top) - 900);
    });

    test("who scrolls before the scripts arrive stays where they are", async ({ open }) => {
      const tab = await open("/#about", size);
      await expectShown(tab, "about");
      const [, top = 0] = await place(tab);
      await hand.scrollTo(tab, Number(top) + 500);
      await stays(tab, "/#about", Number(top) + 500);
    });

    test("the menu leads to its sections, and back to where it was used", async ({ open }) => {
      const tab = await open("/", { ...size, reducedMotion: true });
      await hand.hydrated(tab);
      await hand.showAll(tab);
      await hand.scrollTo(tab, 700);
      await hand.use(tab, '.site-nav a[href="#contact"]');
      await expectShown(tab, "contact");
      await hand.use(tab, '.site-nav a[href="#services"]');
      await expectShown(tab, "services");
      await tab.back();
      await expectShown(tab, "contact");
      await tab.back();
      await expectPlace(tab, "/", 700);
      await tab.forward();
      await expectShown(tab, "contact");
    });

    test("the menu of another page leads to the section on the landing page", async ({ open }) => {
      const tab = await open("/thank-you/", size);
      await hand.use(tab, '.site-nav a[href="/#services"]');
      await hand.until(tab, () => location.pathname === "/");
      await expectShown(tab, "services");
      await hand.hydrated(tab);
      await expectShown(tab, "services");
      await tab.back();
      await expectPlace(tab, "/thank-you/", 0);
    });
  });
}
