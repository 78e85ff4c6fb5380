import { expect, poll, test } from "../drivers/engine-test";
import { hydrated, scrollTo } from "../drivers/page-actions";
import { type Samples, values, watchFigures } from "../drivers/sample-frames";
import type { Tab } from "../drivers/tab";
import { stats } from "../fixture-content";

const TARGETS = stats.map(({ number, suffix }) => `${number.toLocaleString("en-US")}${suffix}`);
const ZEROS = stats.map(({ suffix }) => `0${suffix}`);

/** Scrolls until this share of the section is in view, from above. */
function reveal(tab: Tab, share: number): Promise<void> {
  return tab.evaluate((part) => {
    const { top, height } = document.querySelector("#awards")?.getBoundingClientRect() ?? new DOMRect();
    window.scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: "instant" });
  }, share);
}

/** The different figures that are shown within `ms`. */
const figuresWithin = async (tab: Tab, ms: number) => new Set(values(await watchFigures(tab, ms)).flat());

/**
 * How many ms later the largest figure's second half comes than its first, if it takes two seconds to rise. A busy
 * machine shows some counts late, and none early: of each half, the one that is least late counts.
 */
function drift(samples: Samples<string[]>): number {
  const target = stats[1]?.number ?? Number.NaN;
  const starts = samples.map(([time, texts]) => {
    const share = Number.parseInt(texts[1]?.replace(",", "") ?? "", 10) / target;
    return { share, start: time - share * 2000 };
  });
  const earliest = (from: number, to: number) =>
    Math.min(...starts.filter(({ share }) => share > from && share < to).map(({ start }) => start));
  return earliest(0.5, 1) - earliest(0, 0.5);
}

test.describe("figures of the awards section", () => {
  test("wait at 0 until 30% of the section is in view, then rise to their targets in about two seconds, once", async ({
    open,
  }) => {
    const tab = await open("/");
    await hydrated(tab);
    await reveal(tab, 0.27);
    // React hydrates section by section; until then the figures are as the HTML has them.
    await poll(() => figuresWithin(tab, 50)).toEqual(new Set(ZEROS));
    expect(await figuresWithin(tab, 300)).toEqual(new Set(ZEROS));

    await reveal(tab, 0.33);
    const samples = await watchFigures(tab, 15_000, TARGETS);
    expect(samples.at(-1)?.[1]).toEqual(TARGETS);
    for (const [index, { number: target }] of stats.entries()) {
      const numbers = values(samples).map((texts) => Number.parseInt(texts[index]?.replace(",", "") ?? "", 10));
      expect(numbers, "never falls").toEqual([...numbers].sort((a, b) => a - b));
      const steps = Array.from({ length: 125 }, (_, step) => Math.floor((target * step * 16) / 2000)).concat(target);
      expect(new Set(steps), "shows nothing but whole steps of 16 ms").toEqual(new Set([...steps, ...numbers]));
      expect(new Set(numbers).size, "rises in many steps").toBeGreaterThan(15);
    }
    expect(Math.abs(drift(samples)), "ms that the second half is off the pace of two seconds").toBeLessThan(100);

    await scrollTo(tab, 0);
    await reveal(tab, 0.8);
    expect(await figuresWithin(tab, 300), "counts once only").toEqual(new Set(TARGETS));
  });
});
