import type { Tab } from "./tab";

/** What the tests of moving things have in common: to look at them over time, from outside. */

/** A value at a moment: [milliseconds since the first sample, value]. */
export type Samples<Value> = [time: number, value: Value][];

/**
 * A function for the page that reads something of an element at every frame for `duration` ms. Both functions go there
 * in one piece: the page's own policy forbids it to make functions of text.
 */
export function atEveryFrame<Value>(
  read: (element: Element) => Value,
): (element: Element | string, duration: number) => Promise<Samples<Value>> {
  return new Function(`return async (wanted, duration) => {
    const element = typeof wanted === "string" ? document.querySelector(wanted) : wanted;
    const read = ${read.toString()};
    const samples = [];
    const start = performance.now();
    for (let now = start; now - start < duration; now = await new Promise(requestAnimationFrame)) {
      samples.push([performance.now() - start, read(element)]);
    }
    return samples;
  }`)() as ReturnType<typeof atEveryFrame<Value>>;
}

/** Reads something of an element at every frame for a while, in the page. */
export function sample<Value>(
  tab: Tab,
  selector: string,
  read: (element: Element) => Value,
  ms: number,
): Promise<Samples<Value>> {
  return tab.evaluate(atEveryFrame(read), selector, ms);
}

export const values = <Value>(samples: Samples<Value>): Value[] => samples.map(([, value]) => value);

/** The shortest way from one position to another in a loop, in px. */
export function distance(fromX: number, toX: number, round: number): number {
  const way = (((toX - fromX) % round) + round) % round;
  return way > round / 2 ? way - round : way;
}

export function pause(tab: Tab, ms: number): Promise<void> {
  return tab.evaluate((duration) => new Promise<void>((resolve) => setTimeout(resolve, duration)), ms);
}

/** Ids of the reviews that can be seen whole in the carousel, from left to right. Runs in the page. */
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
