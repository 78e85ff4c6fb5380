import { reviews, stats } from "../site-content";
import type { Tab } from "./tab";

/** Returns the shortest way from one position to another in a loop whose length is `round`. */
export function distance(fromX: number, toX: number, round: number): number {
  const forward = (((toX - fromX) % round) + round) % round;
  return forward > round / 2 ? forward - round : forward;
}

/** Returns the ids of the fully visible reviews in the carousel, from left to right. Runs in the page. */
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

/** Returns the ids of `shown` reviews in the loop, starting with review number `first`, counted from 1. */
export function from(first: number, shown: number): string[] {
  return Array.from({ length: shown }, (_, step) => reviews[(first - 1 + step) % reviews.length]?.id ?? "");
}

/** Shows every part of the page for two frames, in which its observers are called. Runs in the page. */
export async function scrollThrough(): Promise<void> {
  // Chromium sometimes paints no frame until something moves.
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

/** The text of each figure in the awards section after the count. */
export const FIGURES = stats.map(({ number, suffix = "" }) => `${number.toLocaleString("en-US")}${suffix}`);
/** The text of each of these figures before the count. */
export const ZEROS = stats.map(({ suffix = "" }) => `0${suffix}`);

/** Returns the visible text in the place of each figure. Runs in the page. */
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

/** The code of an init script that records the figures for `seenFigures`, from the first frame on. */
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

/** Returns the texts of the figures that a visitor has seen: one list for each change, in order. */
export function seenFigures(tab: Pick<Tab, "evaluate">): Promise<string[][]> {
  return tab.evaluate(() => Reflect.get(window, "seen") as string[][]);
}
