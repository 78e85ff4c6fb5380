import { expect, LEFT_WHILE_LOADING, poll, test } from "../drivers/engine-test";
import { boxOf, click, clickInView, frames, hydrated, scrollTo, showAll, until } from "../drivers/page-actions";
import type { Tab } from "../drivers/tab";
import { DESKTOP, PHONE, SECTION_IDS } from "../site-content";

/** Returns the address of the open page, and how far down it is scrolled, in whole px. */
const position = (tab: Tab) =>
  // During a navigation, a page cannot run a script.
  tab.evaluate(() => [location.pathname + location.hash, Math.round(scrollY)]).catch(() => []);

async function expectPosition(tab: Tab, address: string, top: number): Promise<void> {
  await poll(() => position(tab)).toEqual([address, top]);
}

/** Expects that the page does not scroll while its scripts arrive and hydrate it. */
async function expectToStay(tab: Tab, address: string, top: number): Promise<void> {
  await hydrated(tab);
  await frames(tab, 10);
  expect(await position(tab)).toEqual([address, top]);
}

/** Expects a section to begin below the sticky header, and not far below. */
async function expectInView(tab: Tab, section: string): Promise<void> {
  const header = await tab.evaluate(() => document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0);
  const below = async () => (await boxOf(tab, `#${section}`)).y - Math.floor(header);
  const isInView = async () => (await below()) >= -1 && (await below()) < 60;
  await poll(isInView, `${section} begins below the header`).toBe(true);
}

test.beforeEach(({ consoleWatch }) => consoleWatch.tolerate(LEFT_WHILE_LOADING));

test("back, forward and reload restore the scroll position; a link shows the top of its page", async ({ open }) => {
  const tab = await open("/", PHONE);
  await scrollTo(tab, 800);
  await expectToStay(tab, "/", 800);
  await tab.goto("/thank-you/");
  await hydrated(tab);
  await tab.back();
  await expectPosition(tab, "/", 800);
  await expectToStay(tab, "/", 800);
  await scrollTo(tab, 2600);
  await tab.forward();
  await expectPosition(tab, "/thank-you/", 0);
  await tab.back();
  await expectPosition(tab, "/", 2600);
  await tab.reload();
  await expectPosition(tab, "/", 2600);
  await expectToStay(tab, "/", 2600);

  await tab.goto("/thank-you/");
  await hydrated(tab);
  await click(tab, ".site-brand");
  await expectPosition(tab, "/", 0);
  await expectToStay(tab, "/", 0);
});

test("the menu leads to its sections, even from another page, and going back restores the scroll position", async ({
  open,
}) => {
  const tab = await open("/thank-you/", { ...DESKTOP, reducedMotion: true });
  await hydrated(tab);
  await clickInView(tab, '.site-nav a[href="/#services"]');
  await until(tab, () => location.pathname === "/");
  await expectInView(tab, "services");
  await hydrated(tab);
  await expectInView(tab, "services");
  await tab.back();
  await expectPosition(tab, "/thank-you/", 0);

  await tab.goto("/");
  await hydrated(tab);
  await showAll(tab);
  await scrollTo(tab, 700);
  await clickInView(tab, '.site-nav a[href="#contact"]');
  await expectInView(tab, "contact");
  await clickInView(tab, '.site-nav a[href="#services"]');
  await expectInView(tab, "services");
  await tab.back();
  await expectInView(tab, "contact");
  await tab.back();
  await expectPosition(tab, "/", 700);
  await tab.forward();
  await expectInView(tab, "contact");
});

for (const width of [390, 1280]) {
  test(`a section's URL shows the section, even after the page has loaded, at ${width} px`, async ({
    open,
    browserName,
  }) => {
    // WebKit is the only engine without scroll anchoring, so it alone tries every section.
    const sections = browserName === "webkit" ? SECTION_IDS : ["about"];
    const tab = await open("/thank-you/", { width, height: 800 });
    for (const section of sections) {
      // The query makes the browser load the page again. Without it, the next address would only scroll.
      await tab.goto(`/?to=${section}#${section}`);
      await expectInView(tab, section);
      await hydrated(tab);
      await frames(tab, 10);
      await expectInView(tab, section);
    }
    await test.step("the page stays where the visitor scrolls after it has loaded", async () => {
      const [, shown = 0] = await position(tab);
      await scrollTo(tab, Number(shown) - 900);
      await expectToStay(tab, `/#${sections.at(-1)}`, Number(shown) - 900);
    });

    await test.step("the page stays where the visitor scrolls while it loads", async () => {
      await tab.goto("/#about");
      await expectInView(tab, "about");
      const [, before = 0] = await position(tab);
      await scrollTo(tab, Number(before) + 500);
      await expectToStay(tab, "/#about", Number(before) + 500);
    });
  });
}
