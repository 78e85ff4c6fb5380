import { expect, poll, test } from "../drivers/engine-test";
import {
  attributeOf,
  hover,
  hydrated,
  NEXT,
  PREVIOUS,
  showCarousel,
  TOOLTIP,
  textOf,
  until,
} from "../drivers/page-actions";
import type { Tab } from "../drivers/tab";
import { landing } from "../fixture-content";

const opened = (tab: Tab) => until(tab, (tooltip) => document.querySelector(tooltip) !== null, TOOLTIP);
const closed = (tab: Tab) => until(tab, (tooltip) => document.querySelector(tooltip) === null, TOOLTIP);

/** Notes in the page when a trigger is reached and when tooltips open, for `delay`. */
function startLog(tab: Tab): Promise<void> {
  return tab.evaluate((tooltip) => {
    const log: [what: string, at: number][] = [];
    Object.assign(window, { log });
    for (const type of ["pointerover", "focusin"]) {
      const onReach = ({ target }: Event) => {
        if (target instanceof Element && target.closest("[data-tooltip]")) log.push(["reached", performance.now()]);
      };
      // Before the page hears of it, and works on it.
      addEventListener(type, onReach, true);
    }
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof Element && node.matches(tooltip))) log.push(["open", performance.now()]);
    }).observe(document.body, { childList: true, subtree: true });
  }, TOOLTIP);
}

/** Milliseconds from when the trigger was reached until its tooltip opened. The log starts again. */
async function delay(tab: Tab): Promise<number> {
  const log = await tab.evaluate(() => (Reflect.get(window, "log") as [string, number][]).splice(0));
  const open = log.findIndex(([what]) => what === "open");
  const reached = log.slice(0, open).findLast(([what]) => what === "reached");
  return (log[open]?.[1] ?? Number.NaN) - (reached?.[1] ?? Number.NaN);
}

/** Moves the mouse away, and waits until the next tooltip has to wait again. */
async function leave(tab: Tab): Promise<void> {
  await tab.mouse({ do: "move", x: 5, y: 300 });
  await closed(tab);
  await tab.mouse({ do: "wait", ms: 350 });
  await tab.evaluate(() => void (Reflect.get(window, "log") as unknown[]).splice(0));
}

test.describe("tooltips", () => {
  test("open after 700 ms, the next at once if within 300 ms, by mouse and by keyboard; Escape closes them", async ({
    open,
  }) => {
    const tab = await open("/");
    await hydrated(tab);
    await showCarousel(tab);
    await startLog(tab);
    await hover(tab, NEXT);
    await opened(tab);
    expect(await textOf(tab, TOOLTIP)).toBe(landing.reviews.next);
    // Not below a limit: their file is loaded for the first.
    expect(await delay(tab), "ms until the first opens").toBeGreaterThanOrEqual(695);
    // It says what the button is called: as a description too, that would be read out twice.
    expect(await attributeOf(tab, NEXT, "aria-describedby")).toBeNull();

    await hover(tab, PREVIOUS);
    await poll(() => textOf(tab, TOOLTIP)).toBe(landing.reviews.previous);
    expect(await delay(tab), "ms until the next opens").toBeLessThan(500);

    await leave(tab);
    await hover(tab, NEXT);
    await opened(tab);
    const later = await delay(tab);
    expect(later, "ms until one opens later").toBeGreaterThanOrEqual(695);
    expect(later, "ms until one opens later").toBeLessThan(1500);

    await leave(tab);
    await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), PREVIOUS);
    await tab.press("Tab");
    await poll(() => textOf(tab, TOOLTIP)).toBe(landing.reviews.next);
    expect(await delay(tab), "ms after the keyboard reached it").toBeGreaterThanOrEqual(695);
    await tab.press("Escape");
    await closed(tab);
  });
});
