import * as hand from "../browsers/pointer";
import type { Tab } from "../browsers/tab";
import { expect, test } from "../browsers/test";
import { LAWYER_TEL, MAILTO, site, TEL } from "../content";

/** What the site's scripts cannot do without (src/client/inline/is-supported.ts). */
const REQUIRED_FEATURES = [
  "Array.prototype.at",
  "Array.prototype.flatMap",
  "Element.prototype.animate",
  "HTMLElement.prototype.inert",
  "IntersectionObserver",
  "MutationObserver",
  "ResizeObserver",
  "URLSearchParams",
  "matchMedia",
];

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

/** A script that takes a feature away from the page's own scripts. */
const without = (feature: string) => `{
  const names = ${JSON.stringify(feature)}.split(".");
  const last = names.pop();
  let owner = names.reduce((object, name) => object?.[name], window);
  while (owner && !Object.hasOwn(owner, last)) owner = Object.getPrototypeOf(owner);
  if (owner) delete owner[last];
}`;

const ONE_LINE = /This browser is too old for scripts/;

/** A page can be read, the firm can be called, and the menu leads where it says. */
async function expectUsable(tab: Tab): Promise<void> {
  await tab.wheel(300);
  expect(await hand.textOf(tab, "h1")).not.toBe("");
  const links = await tab.evaluate(() => [...document.links].map(({ href }) => href));
  for (const link of [TEL, MAILTO, LAWYER_TEL, site.links.deedGuideForm, site.links.consultation]) {
    expect(links).toContain(link);
  }
  await hand.use(tab, '.site-nav a[href="#services"]');
  await expect.poll(async () => (await hand.boxOf(tab, "#services")).y).toBeLessThan(200);
}

/** Whether the page stands as it is without script: nothing folded, nothing that only a script could move. */
const isPlain = (tab: Tab) =>
  tab.evaluate(() => ({
    marks: document.documentElement.className,
    scripts: [...document.scripts].filter(({ src }) => src !== "").length,
    arrows: document.querySelector<HTMLElement>(".carousel-arrows")?.checkVisibility?.() ?? false,
  }));

for (const feature of REQUIRED_FEATURES) {
  test(`without ${feature}, the page is the one without script, and says so in one line`, async ({
    open,
    expectOnConsole,
    engine,
  }) => {
    // One is enough to see that it works in an engine; that each counts, one engine shows for all.
    test.skip(engine.engine !== "Chromium" && feature !== "HTMLElement.prototype.inert");
    expectOnConsole(ONE_LINE);
    const tab = await open("/", { before: without(feature) });
    await expectUsable(tab);
    expect(await isPlain(tab)).toEqual({ marks: "", scripts: 0, arrows: false });
    await expect.poll(async () => (await tab.console()).length, { message: "lines on the console" }).toBe(1);
  });
}

test("without media queries of ranges, the page is the one without script", async ({ open, expectOnConsole }) => {
  expectOnConsole(ONE_LINE);
  const before = `{
    const native = window.matchMedia.bind(window);
    window.matchMedia = (query) => native(/[<>]/.test(query) ? "not all" : query);
  }`;
  const tab = await open("/", { before });
  await expectUsable(tab);
  expect(await isPlain(tab)).toEqual({ marks: "", scripts: 0, arrows: false });
});

test("without what only some of the promised browsers have, everything works", async ({ open }) => {
  const tab = await open("/", { before: OPTIONAL_FEATURES.map(without).join("") });
  await expectUsable(tab);
  await hand.hydrated(tab);
  await hand.showAll(tab);
  await hand.click(tab, ".carousel-arrows button:last-child");
  await expect.poll(() => hand.textOf(tab, ".carousel [role=status]")).not.toBe("");
  await hand.pointAt(tab, ".carousel-arrows button:first-child");
  await hand.until(tab, () => document.querySelector("[data-tippy-root]") !== null);
});
