import { expect, poll, test } from "../drivers/engine-test";
import {
  boxOf,
  click,
  clickInView,
  hover,
  hydrated,
  NEXT,
  PREVIOUS,
  showAll,
  TOOLTIP,
  textOf,
  until,
} from "../drivers/page-actions";
import type { Tab } from "../drivers/tab";
import { LAWYER_TEL, MAILTO, site, TEL } from "../fixture-content";

/** What the promised browsers need not have (docs/browsers.md): the oldest of them lack it, or one of the newest does. */
const OPTIONAL_FEATURES = [
  "Array.prototype.toSorted",
  "Document.prototype.startViewTransition",
  "Element.prototype.checkVisibility",
  "Object.groupBy",
  "Promise.withResolvers",
  "navigation",
  "navigator.connection",
  "requestIdleCallback",
  "scheduler",
  "structuredClone",
];

/** A script that takes the features away that the address names after `?without=`. */
const REMOVE_FEATURES = `
  const names = new URLSearchParams(location.search).get("without")?.split(",") ?? [];
  for (const name of names) {
    const path = name.split(".");
    const last = path.pop();
    let owner = path.reduce((object, part) => object?.[part], window);
    while (owner && !Object.hasOwn(owner, last)) owner = Object.getPrototypeOf(owner);
    if (owner) delete owner[last];
  }
  if (names.includes("ranges in media queries")) {
    const native = window.matchMedia.bind(window);
    window.matchMedia = (query) => native(/[<>]/.test(query) ? "not all" : query);
  }`;

const without = (features: string[]) => `/?without=${encodeURIComponent(features.join())}`;

/** A page can be read, the firm can be called, and the menu leads where it says. */
async function expectUsable(tab: Tab): Promise<void> {
  expect(await textOf(tab, "h1")).not.toBe("");
  const links = await tab.evaluate(() => [...document.links].map(({ href }) => href));
  for (const link of [TEL, MAILTO, LAWYER_TEL, site.links.deedGuideForm, site.links.consultation]) {
    expect(links).toContain(link);
  }
  await clickInView(tab, '.site-nav a[href="#services"]');
  await poll(async () => (await boxOf(tab, "#services")).y).toBeLessThan(200);
}

test.describe("older browsers", () => {
  // One feature is enough to see that it works in an engine; that each counts, is-supported.test.ts shows.
  test("without a feature that the scripts need, show the page without script, and say so in one line", async ({
    open,
    consoleWatch,
  }) => {
    consoleWatch.expect(/This browser is too old for scripts/);
    const tab = await open(without(["ranges in media queries"]), { initScript: REMOVE_FEATURES });
    await tab.wheel(300);
    const plain = await tab.evaluate(() => ({
      classes: document.documentElement.className,
      scripts: [...document.scripts].filter(({ src }) => src !== "").length,
      arrows: document.querySelector<HTMLElement>(".carousel-arrows")?.checkVisibility?.() ?? false,
    }));
    expect(plain).toEqual({ classes: "", scripts: 0, arrows: false });
    await poll(async () => (await tab.console()).length, "lines on the console").toBe(1);
    await expectUsable(tab);
  });

  test("without what only some of the promised browsers have, everything works", async ({ open }) => {
    const tab = await open(without(OPTIONAL_FEATURES), { initScript: REMOVE_FEATURES });
    await expectUsable(tab);
    await hydrated(tab);
    await showAll(tab);
    await click(tab, NEXT);
    await poll(() => textOf(tab, ".carousel [role=status]")).not.toBe("");
    await hover(tab, PREVIOUS);
    await until(tab, (tooltip) => document.querySelector(tooltip) !== null, TOOLTIP);
  });
});
