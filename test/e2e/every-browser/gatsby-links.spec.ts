import { expect, poll, test } from "../drivers/engine-test";
import { boxOf, clickInView, focus, hydrated, scrollIntoView, scrollTo, textOf, until } from "../drivers/page-actions";
import type { Tab } from "../drivers/tab";
import { DESKTOP, landing, PHONE, thankYou } from "../fixture-content";

/** Gatsby's `<Link>`, on a page that a developer has added (test/fixtures/pages/privacy.tsx). */
const PAGE = { address: "/privacy/", title: "Privacy policy" };
const LINKS = [
  { to: "/", address: "/", title: landing.seo.title, heading: landing.hero.headline },
  { to: "/#about", address: "/#about", title: landing.seo.title, heading: landing.hero.headline },
  { to: "/thank-you", address: "/thank-you/", title: thankYou.seo.title, heading: thankYou.heading },
];

const WAYS: Record<string, (tab: Tab, link: string) => Promise<void>> = {
  mouse: clickInView,
  async keyboard(tab, link) {
    await focus(tab, link);
    await tab.press("Enter");
  },
};

const scrollTop = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));

/** Waits until a page is shown, by the app: the browser has not loaded it anew. */
async function expectShown(tab: Tab, { address, title }: { address: string; title: string }): Promise<void> {
  const shown = () => tab.evaluate(() => [location.pathname + location.hash, document.title]);
  await poll(shown).toEqual([address, title]);
  expect(await tab.evaluate(() => document.querySelectorAll("head title, head [rel=canonical]").length)).toBeLessThan(
    3,
  );
  expect(await tab.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
}

for (const [way, size] of [
  ["mouse", DESKTOP],
  ["keyboard", PHONE],
] as const) {
  test(`Gatsby's links lead to other pages by ${way}, and back`, async ({ open }) => {
    const tab = await open(PAGE.address, size);
    await hydrated(tab);
    await tab.evaluate(() => Object.assign(window, { isFirstDocument: true }) && undefined);

    for (const { to, heading, ...page } of LINKS) {
      await test.step(to, async () => {
        const link = `[data-link="${to}"]`;
        await scrollIntoView(tab, link);
        const left = await scrollTop(tab);
        await WAYS[way]?.(tab, link);
        await expectShown(tab, page);
        await until(tab, () => document.activeElement?.id === "gatsby-focus-wrapper");
        await poll(() => textOf(tab, "#gatsby-announcer")).toBe(`Navigated to ${heading}`);
        if (to.includes("#")) await poll(async () => Math.round((await boxOf(tab, "#about")).y)).toBeLessThan(200);
        else await poll(() => scrollTop(tab)).toBe(0);
        await scrollTo(tab, 300);

        await tab.back();
        await expectShown(tab, PAGE);
        await poll(() => scrollTop(tab)).toBe(left);
        await tab.forward();
        await expectShown(tab, page);
        // What arrives late above, such as a font, may have moved it a little.
        await poll(async () => Math.abs((await scrollTop(tab)) - 300)).toBeLessThan(20);
        await tab.back();
        await expectShown(tab, PAGE);
        await poll(() => scrollTop(tab)).toBe(left);
      });
    }
  });
}

test("after a reload, the way back from Gatsby's links leads to the page before, and to where the visitor was", async ({
  open,
}) => {
  const tab = await open(PAGE.address, PHONE);
  await hydrated(tab);
  await scrollIntoView(tab, '[data-link="/"]');
  const left = await scrollTop(tab);
  await clickInView(tab, '[data-link="/"]');
  await poll(() => tab.evaluate(() => document.title)).toBe(landing.seo.title);

  await test.step("with its scripts", async () => {
    await tab.reload();
    await hydrated(tab);
    await tab.back();
    await poll(() => textOf(tab, "h1")).toBe(PAGE.title);
    await poll(() => scrollTop(tab)).toBe(left);
  });

  await test.step("before they have arrived", async () => {
    await tab.forward();
    await poll(() => tab.evaluate(() => document.title)).toBe(landing.seo.title);
    await tab.reload();
    await tab.back();
    await poll(() => textOf(tab, "h1").catch(() => "")).toBe(PAGE.title);
    await hydrated(tab);
    expect(await textOf(tab, "h1")).toBe(PAGE.title);
  });
});
