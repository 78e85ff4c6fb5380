import { expect, LEFT_WHILE_LOADING, poll, test } from "../drivers/engine-test";
import { boxOf, clickInView, focus, hydrated, scrollIntoView, scrollTo, textOf, until } from "../drivers/page-actions";
import type { Tab } from "../drivers/tab";
import { landing, PHONE, thankYou } from "../fixture-content";

/** A page with Gatsby's `<Link>` (test/fixtures/pages/test-page.tsx). */
const PAGE = { address: "/test-page/", title: "Privacy policy" };
const LINKS = [
  { to: "/", address: "/", title: landing.seo.title, heading: landing.hero.headline, by: "mouse" },
  { to: "/#about", address: "/#about", title: landing.seo.title, heading: landing.hero.headline, by: "keyboard" },
  { to: "/thank-you", address: "/thank-you/", title: thankYou.seo.title, heading: thankYou.heading, by: "mouse" },
];

const scrollTop = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));

async function follow(tab: Tab, link: string, by: string): Promise<void> {
  if (by === "mouse") return clickInView(tab, link);
  await focus(tab, link);
  await tab.press("Enter");
}

/** Waits until the app shows a page, without a new document. */
async function expectShown(tab: Tab, { address, title }: { address: string; title: string }): Promise<void> {
  const shown = () => tab.evaluate(() => [location.pathname + location.hash, document.title]);
  await poll(shown).toEqual([address, title]);
  const heads = await tab.evaluate(() => document.querySelectorAll("head title, head [rel=canonical]").length);
  expect(heads).toBeLessThan(3);
  expect(await tab.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
}

test("Gatsby's links open other pages, and going back restores the place, also after a reload", async ({
  open,
  consoleWatch,
}) => {
  consoleWatch.tolerate(LEFT_WHILE_LOADING);
  const tab = await open(PAGE.address, PHONE);
  await hydrated(tab);
  await tab.evaluate(() => Object.assign(window, { isFirstDocument: true }) && undefined);
  let left = 0;
  for (const { to, heading, by, ...page } of LINKS) {
    await test.step(`${to} by ${by}`, async () => {
      const link = `[data-link="${to}"]`;
      await scrollIntoView(tab, link);
      left = await scrollTop(tab);
      await follow(tab, link, by);
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
      // A font that arrives late may move the page a little.
      await poll(async () => Math.abs((await scrollTop(tab)) - 300)).toBeLessThan(20);
      await tab.back();
      await expectShown(tab, PAGE);
      await poll(() => scrollTop(tab)).toBe(left);
    });
  }

  await test.step("going back after a reload whose scripts have arrived", async () => {
    await tab.forward();
    await poll(() => tab.evaluate(() => document.title)).toBe(thankYou.seo.title);
    await tab.reload();
    await hydrated(tab);
    await tab.back();
    await poll(() => textOf(tab, "h1")).toBe(PAGE.title);
    await poll(() => scrollTop(tab)).toBe(left);
  });

  await test.step("going back after a reload whose scripts have not arrived", async () => {
    await tab.forward();
    await poll(() => tab.evaluate(() => document.title)).toBe(thankYou.seo.title);
    // A reload at another place would scroll, which loads the scripts.
    await poll(() => scrollTo(tab, 0).then(() => scrollTop(tab))).toBe(0);
    await tab.reload();
    await tab.back();
    await poll(() => textOf(tab, "h1").catch(() => "")).toBe(PAGE.title);
    await hydrated(tab);
    expect(await textOf(tab, "h1")).toBe(PAGE.title);
  });
});
