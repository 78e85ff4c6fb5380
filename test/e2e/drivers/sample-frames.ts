import { stats } from "../fixture-content";
import type { Tab } from "./tab";

/** What the tests of moving things share: ways to look at them over time, from outside. */

/** The shortest distance from one position to another in a loop, in px. */
export function distance(fromX: number, toX: number, round: number): number {
  const forward = (((toX - fromX) % round) + round) % round;
  return forward > round / 2 ? forward - round : forward;
}

/** Ids of the reviews that are in view whole in the carousel, from left to right. Runs in the page. */
export function wholeCards(): string[] {
  const frame = document.querySelector(".carousel")?.getBoundingClientRect() ?? new DOMRect();
  // The slider makes every slide a whole number of px wide.
  const rounding = 3;
  return [...document.querySelectorAll<HTMLElement>(".carousel [data-review-id]")]
    .map((card) => ({ id: card.dataset.reviewId ?? "", box: card.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.left >= frame.left - rounding && box.right <= frame.right + rounding)
    .sort((a, b) => a.box.left - b.box.left)
    .map(({ id }) => id);
}

/** The reviews from `first` on (counted from 1), `shown` of them, around the end of the loop. */
export function from(first: number, shown: number, count = 6): string[] {
  return Array.from({ length: shown }, (_, step) => `review-${((((first - 1 + step) % count) + count) % count) + 1}`);
}

/** Brings every part of the page into view for two frames: what observes it is told with the second. Runs in the page. */
export async function scrollThrough(): Promise<void> {
  // Now and then Chromium makes none for a while, until something moves.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 1000);
    });
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.9) {
    window.scrollTo({ top, behavior: "instant" });
    for (let count = 0; count < 2; count += 1) await frame();
  }
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** What the figures of the awards section say in the end, and before they count. */
export const FIGURES = stats.map(({ number, suffix = "" }) => `${number.toLocaleString("en-US")}${suffix}`);
export const ZEROS = stats.map(({ suffix = "" }) => `0${suffix}`);

/** What a visitor sees in the place of each figure of the awards section. Runs in the page. */
export function shownFigures(): string[] {
  return [...document.querySelectorAll("#awards li > p:first-child")].map((place) =>
    [...place.querySelectorAll<HTMLElement>(":scope > span")]
      .filter((part) => part.checkVisibility({ opacityProperty: true }))
      .map(
        (part) => part.textContent || (getComputedStyle(part, "::before").content === "none" ? "" : part.dataset.zero),
      )
      .join(" over "),
  );
}

/** The initial script of a page that is to note what `seenFigures` tells: from the first frame on, every change. */
export const RECORD_FIGURES = `
  const seen = [];
  const look = () => {
    const figures = (${shownFigures})();
    if (figures.length < 3 || figures.includes("") || figures.join() === seen.at(-1)?.join()) return;
    seen.push(figures);
  };
  Object.assign(window, { seen });
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  (function next() {
    look();
    requestAnimationFrame(next);
  })();`;

/** What a visitor has seen in the place of each figure since the page began. */
export function seenFigures(tab: Pick<Tab, "evaluate">): Promise<string[][]> {
  return tab.evaluate(() => Reflect.get(window, "seen") as string[][]);
}
