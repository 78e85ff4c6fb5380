import { expect } from "./test";
import type { Tab } from "./tab";

/** What a visitor does, made of the few things that every engine can be told (tab.ts). Selectors are CSS. */

/** Where an element is in the window, in px. It may stand outside of it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(tab: Tab, selector: string): Promise<Box> {
  return tab.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`There is no ${wanted} on ${location.pathname}.`);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }, selector);
}

/** Scrolls to an element without the page's own smooth scrolling. */
export async function show(tab: Tab, selector: string): Promise<void> {
  await tab.evaluate((wanted) => {
    document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" });
  }, selector);
}

export function scrollTo(tab: Tab, top: number): Promise<void> {
  return tab.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
}

/** Points at the middle of an element, which is scrolled to first. */
export async function pointAt(tab: Tab, selector: string): Promise<void> {
  await show(tab, selector);
  const { x, y, width, height } = await boxOf(tab, selector);
  await tab.mouse({ do: "move", x: x + width / 2, y: y + height / 2 });
}

export async function click(tab: Tab, selector: string): Promise<void> {
  await pointAt(tab, selector);
  await tab.mouse({ do: "down" }, { do: "up" });
}

/** Wakes the page's scripts, and waits until React hears the visitor. */
export async function hydrated(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    dispatchEvent(new Event("wheel"));
  });
  // Gatsby's mark. What is dispatched after it (src/early/start-react.ts) is in line before what is asked for here.
  await until(tab, () => performance.getEntriesByName("onInitialClientRender").length > 0);
  await tab.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

/** Waits until something is true in the page. */
export async function until<Arguments extends unknown[]>(
  tab: Tab,
  isTrue: (...values: Arguments) => boolean,
  ...values: Arguments
): Promise<void> {
  // A page that is being left cannot be asked.
  const ask = () => tab.evaluate(isTrue, ...values).catch((error: Error) => error.message);
  await expect.poll(ask, { intervals: [50, 100, 250], timeout: 15_000 }).toBe(true);
}

/** The text of an element as it stands in the page. */
export function textOf(tab: Tab, selector: string): Promise<string> {
  return tab.evaluate((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? "", selector);
}

export function count(tab: Tab, selector: string): Promise<number> {
  return tab.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
}
