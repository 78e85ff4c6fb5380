import type { Tab } from "./tab";
import { expect } from "./test";

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
  return tab.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** Points at the middle of an element, which is scrolled to first. */
export async function pointAt(tab: Tab, selector: string): Promise<void> {
  await show(tab, selector);
  await moveTo(tab, selector);
}

/** Moves the mouse to the middle of an element, which has to be in the window. */
async function moveTo(tab: Tab, selector: string): Promise<void> {
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
  // Gatsby's mark. What is dispatched after it (src/client/hydrate.ts) is in line before what is asked for here.
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

/** Scrolls through the page once, so that whatever comes when it is near has come. Ends at the top. */
export async function showAll(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
  if ((await count(tab, ".carousel")) > 0) {
    await show(tab, ".carousel");
    await until(tab, () => document.querySelector(".slick-list, .carousel-arrows button:disabled") !== null);
  }
  await scrollTo(tab, 0);
}

/** Selectors of the elements of a kind that a visitor can see and use, one for each. They mark the elements. */
export function usable(tab: Tab, selector: string): Promise<string[]> {
  return tab.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
      (element) => element.checkVisibility() && !element.closest("[inert], [aria-hidden=true], :disabled"),
    );
    const marked = document.querySelectorAll("[data-mark]").length;
    return found.map((element, index) => {
      const mark = element.dataset.mark ?? `${marked + index}`;
      element.dataset.mark = mark;
      return `[data-mark="${mark}"]`;
    });
  }, selector);
}

/** Whether an element has been taken out of reach, such as a slide that was moved away. */
export function isInert(tab: Tab, selector: string): Promise<boolean> {
  return tab.evaluate((wanted) => document.querySelector(wanted)?.closest("[inert]") !== null, selector);
}

/** Clicks an element that is in the window already, such as a link of the header that sticks to it. */
export async function use(tab: Tab, selector: string): Promise<void> {
  await moveTo(tab, selector);
  await tab.mouse({ do: "down" }, { do: "up" });
}

/** Puts the keyboard's focus somewhere, as if Tab had led there. */
export async function focus(tab: Tab, selector: string): Promise<void> {
  await tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
}
