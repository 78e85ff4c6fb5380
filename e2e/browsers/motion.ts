import type { Tab } from "./tab";

/** What the tests of moving things have in common: to look at them over time, from outside. */

/** A value at a moment: [milliseconds since the first sample, value]. */
export type Samples<Value> = [time: number, value: Value][];

/** Reads something of an element at every frame for a while, in the page. */
export function sample<Value>(
  tab: Tab,
  selector: string,
  read: (element: Element) => Value,
  ms: number,
): Promise<Samples<Value>> {
  // Both functions go there in one piece: the page's own policy forbids it to make functions of text.
  const watch = new Function(
    `return async (wanted, duration) => {
      const read = ${read.toString()};
      const samples = [];
      const start = performance.now();
      for (let now = start; now - start < duration; now = await new Promise(requestAnimationFrame)) {
        samples.push([performance.now() - start, read(document.querySelector(wanted))]);
      }
      return samples;
    }`,
  )() as (wanted: string, duration: number) => Promise<Samples<Value>>;
  return tab.evaluate(watch, selector, ms);
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
