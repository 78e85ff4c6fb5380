import { expect, poll, test } from "../drivers/engine-test";
import {
  attributeOf,
  boxOf,
  click,
  clickInView,
  focus,
  hover,
  hydrated,
  MARQUEE,
  NEXT,
  PREVIOUS,
  showAll,
  TOOLTIP,
  textOf,
  until,
} from "../drivers/page-actions";
import type { Tab } from "../drivers/tab";
import { awards, LAWYER_TEL, MAILTO, site, TEL } from "../site-content";

/** Features that some of the supported browsers lack (docs/browsers.md). */
const OPTIONAL_FEATURES =
  "Array.prototype.toSorted,Document.prototype.startViewTransition,Element.prototype.checkVisibility,Object.groupBy," +
  "Promise.withResolvers,navigation,navigator.connection,requestIdleCallback,scheduler,structuredClone";

/** A script that removes the features named in the address after `?without=`. */
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

const without = (features: string) => `/?without=${encodeURIComponent(features)}`;

/** Expects a headline, all links to the firm, and a menu that works. */
async function expectUsable(tab: Tab): Promise<void> {
  expect(await textOf(tab, "h1")).not.toBe("");
  const links = await tab.evaluate(() => [...document.links].map(({ href }) => href));
  for (const link of [TEL, MAILTO, LAWYER_TEL, site.links.deedGuideForm, site.links.consultation]) {
    expect(links).toContain(link);
  }
  await clickInView(tab, '.site-nav a[href="#services"]');
  await poll(async () => (await boxOf(tab, "#services")).y).toBeLessThan(200);
}

// is-supported.test.ts tests every feature, so one is enough here.
test("browsers that lack a needed feature show the page without scripts, and log one line", async ({
  open,
  consoleWatch,
}) => {
  consoleWatch.expect(/This browser is too old for scripts/);
  const tab = await open(without("ranges in media queries"), { initScript: REMOVE_FEATURES });
  await tab.evaluate(() => void dispatchEvent(new Event("wheel")));
  const plain = await tab.evaluate(() => ({
    classes: document.documentElement.className,
    scripts: [...document.scripts].filter(({ src }) => src !== "").length,
    arrows: document.querySelector<HTMLElement>(".carousel-controls")?.checkVisibility?.() ?? false,
  }));
  expect(plain).toEqual({ classes: "", scripts: 0, arrows: false });
  await poll(async () => (await tab.console()).length, "lines on the console").toBe(1);
  await expectUsable(tab);
});

test("browsers that lack optional features show the whole page", async ({ open }) => {
  // Without motion, a badge stays under the pointer.
  const tab = await open(without(OPTIONAL_FEATURES), { initScript: REMOVE_FEATURES, reducedMotion: true });
  await expectUsable(tab);
  await hydrated(tab);
  await showAll(tab);

  await test.step("tooltips open for the mouse and the keyboard, and close; none repeats a name to screen readers", async () => {
    const closed = () => until(tab, (tooltip) => document.querySelector(tooltip) === null, TOOLTIP);
    await hover(tab, NEXT);
    await poll(() => textOf(tab, TOOLTIP)).toBe("Next review");
    expect(await attributeOf(tab, NEXT, "aria-describedby")).toBeNull();
    await tab.mouse({ do: "move", x: 5, y: 300 });
    await closed();
    await focus(tab, PREVIOUS);
    await tab.press("Tab");
    await poll(() => textOf(tab, TOOLTIP)).toBe("Next review");
    await tab.press("Escape");
    await closed();
    await hover(tab, `${MARQUEE} .badge`);
    await poll(() => textOf(tab, TOOLTIP)).toContain(awards[0]?.name);
    expect(await attributeOf(tab, `${MARQUEE} .badge`, "aria-describedby")).not.toBeNull();
  });

  await click(tab, NEXT);
  await poll(() => textOf(tab, ".carousel [role=status]")).toMatch(/^2/);
  await click(tab, "#awards summary");
  await until(tab, () => document.querySelector("#awards details[open]") !== null);
});
