import { pause } from "../browsers/motion";
import * as hand from "../browsers/pointer";
import type { Tab } from "../browsers/tab";
import { expect, test } from "../browsers/test";
import { landing } from "../content";

const PREVIOUS = ".carousel-arrows button:first-child";
const NEXT = ".carousel-arrows button:last-child";
const AWAY = { do: "move", x: 5, y: 300 } as const;

async function openReviews(open: (path: string) => Promise<Tab>): Promise<Tab> {
  const tab = await open("/");
  await hand.hydrated(tab);
  await hand.show(tab, ".carousel");
  await hand.until(tab, () => document.querySelector(".slick-list") !== null);
  // Their file is loaded for the first one: what is measured is the delay and not the network.
  await hand.pointAt(tab, PREVIOUS);
  await opened(tab);
  await tab.mouse(AWAY);
  await closed(tab);
  await pause(tab, 350);
  await tab.evaluate(() => {
    const log: [what: string, at: number][] = [];
    Object.assign(window, { log });
    for (const type of ["pointerover", "focusin"]) {
      document.addEventListener(type, ({ target }) => {
        if (target instanceof Element && target.closest("[data-tooltip]")) log.push(["came", performance.now()]);
      });
    }
    const isTooltip = (node: Node) => node instanceof Element && node.matches("[data-tippy-root]");
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        if ([...addedNodes].some(isTooltip)) log.push(["opened", performance.now()]);
        if ([...removedNodes].some(isTooltip)) log.push(["closed", performance.now()]);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return tab;
}

const opened = (tab: Tab) => hand.until(tab, () => document.querySelector("[data-tippy-root]") !== null);
const closed = (tab: Tab) => hand.until(tab, () => document.querySelector("[data-tippy-root]") === null);

/** Milliseconds from one event to the next of another kind; the log begins again. */
async function delay(tab: Tab, since: string, until: string): Promise<number> {
  const log = await tab.evaluate(() => (window as unknown as { log: [string, number][] }).log.splice(0));
  const start = log.find(([what]) => what === since)?.[1] ?? Number.NaN;
  return (log.find(([what, at]) => what === until && at >= start)?.[1] ?? Number.NaN) - start;
}

test("a tooltip opens after 700 ms; within 300 ms of its closing the next opens at once; later it waits again", async ({
  open,
}) => {
  const tab = await openReviews(open);
  await hand.pointAt(tab, NEXT);
  await opened(tab);
  expect(await hand.textOf(tab, "[data-tippy-root]")).toBe(landing.reviews.next);
  const first = await delay(tab, "came", "opened");
  expect(first).toBeGreaterThanOrEqual(695);
  expect(first).toBeLessThan(1200);

  await hand.pointAt(tab, PREVIOUS);
  await expect.poll(() => hand.textOf(tab, "[data-tippy-root]")).toBe(landing.reviews.previous);
  expect(await delay(tab, "came", "opened"), "soon").toBeLessThan(350);

  await tab.mouse(AWAY);
  await closed(tab);
  await pause(tab, 350);
  await delay(tab, "", "");
  await hand.pointAt(tab, NEXT);
  await opened(tab);
  expect(await delay(tab, "came", "opened"), "later").toBeGreaterThanOrEqual(695);
});

test("the keyboard opens one after the same delay, and Escape closes it", async ({ open }) => {
  const tab = await openReviews(open);
  await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), PREVIOUS);
  await tab.press("Tab");
  await expect.poll(() => hand.textOf(tab, "[data-tippy-root]")).toBe(landing.reviews.next);
  await tab.press("Escape");
  await closed(tab);
});

test("its words are not spoken twice: as the name of an arrow and as its description", async ({ open }) => {
  const tab = await openReviews(open);
  await hand.pointAt(tab, NEXT);
  await opened(tab);
  expect(
    await tab.evaluate((selector) => document.querySelector(selector)?.getAttribute("aria-describedby"), NEXT),
  ).toBeNull();
});
