import { poll } from "./engine-test";
import { scrollThrough } from "./sample-frames";
import type { Tab } from "./tab";

/** Actions of a visitor in any engine, built on tab.ts. Selectors are CSS. */

/** Selectors of the arrows of the reviews. */
export const PREVIOUS = ".carousel-controls button:first-child";
export const NEXT = ".carousel-controls button:last-child";
/** Selects the row of badges. Its only child moves. */
export const MARQUEE = "#awards [role=group]";
export const TOOLTIP = "[data-tippy-root]";

/** Returns the position of an element in px, from the top left corner of the window, and its size. */
export function boxOf(tab: Tab, selector: string) {
  return tab.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`There is no ${wanted} on ${location.pathname}.`);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }, selector);
}

/** Scrolls to an element at once, and waits until the page has stopped scrolling. */
export async function scrollIntoView(tab: Tab, selector: string): Promise<void> {
  await tab.evaluate(async (wanted) => {
    const element = document.querySelector(wanted);
    let top: number | undefined;
    while (element && top !== element.getBoundingClientRect().top) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      top = element.getBoundingClientRect().top;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, selector);
}

export function scrollTo(tab: Tab, top: number): Promise<void> {
  return tab.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** Scrolls to an element, and moves the mouse to its middle. */
export async function hover(tab: Tab, selector: string): Promise<void> {
  await scrollIntoView(tab, selector);
  await hoverInView(tab, selector);
}

async function hoverInView(tab: Tab, selector: string): Promise<void> {
  const { x, y, width, height } = await boxOf(tab, selector);
  await tab.mouse({ do: "move", x: x + width / 2, y: y + height / 2 });
}

export async function click(tab: Tab, selector: string): Promise<void> {
  await scrollIntoView(tab, selector);
  await clickInView(tab, selector);
}

/** Clicks an element without scrolling to it, such as a link of the sticky header. */
export async function clickInView(tab: Tab, selector: string): Promise<void> {
  await hoverInView(tab, selector);
  await tab.mouse({ do: "down" }, { do: "up" });
}

/** Gives the page its first interaction, and waits until React has hydrated it. */
export async function hydrated(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    dispatchEvent(new Event("wheel"));
  });
  // When Gatsby sets this mark, gatsby-browser.tsx starts a timer, which ends before the timer below.
  await until(tab, () => performance.getEntriesByName("onInitialClientRender").length > 0);
  await tab.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

/** Waits until something is true in the page. */
export async function until<Arguments extends unknown[]>(
  tab: Tab,
  isTrue: (...values: Arguments) => boolean,
  ...values: Arguments
): Promise<void> {
  // During a navigation, a page cannot run a script.
  const ask = () => tab.evaluate(isTrue, ...values).catch((error: Error) => error.message);
  await poll(ask, isTrue.toString()).toBe(true);
}

/** Waits for `count` frames. After two, the browser has called the observers of earlier changes. */
export function frames(tab: Tab, count: number): Promise<void> {
  return tab.evaluate(async (total) => {
    for (let frame = 0; frame < total; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

export function textOf(tab: Tab, selector: string): Promise<string> {
  return tab.evaluate((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? "", selector);
}

/** Returns null if the element or its attribute is missing. */
export function attributeOf(tab: Tab, selector: string, attribute: string): Promise<string | null> {
  return tab.evaluate(
    (wanted, name) => document.querySelector(wanted)?.getAttribute(name) ?? null,
    selector,
    attribute,
  );
}

export function exists(tab: Tab, selector: string): Promise<boolean> {
  return tab.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
}

/** Scrolls through the page once to load everything, and returns to the top. */
export async function showAll(tab: Tab): Promise<void> {
  await tab.evaluate(scrollThrough);
  if (await exists(tab, ".carousel")) await showCarousel(tab);
  await scrollTo(tab, 0);
}

/** Scrolls to the reviews, and waits until the slider has replaced the plain row. */
export async function showCarousel(tab: Tab): Promise<void> {
  await scrollIntoView(tab, ".carousel");
  await until(tab, () => document.querySelector(".slick-list") !== null);
}

/** Scrolls to the marquee, and waits until a script controls it. */
export async function showMarquee(tab: Tab): Promise<void> {
  await scrollIntoView(tab, MARQUEE);
  await until(tab, (marquee) => document.querySelector(`${marquee} > *`)?.getAnimations().length === 1, MARQUEE);
}

/** Moves the keyboard's focus to an element. */
export async function focus(tab: Tab, selector: string): Promise<void> {
  await tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
}
