import { expect, poll, test } from "../drivers/engine-test";
import { frames, hydrated, MARQUEE, scrollTo, until } from "../drivers/page-actions";
import { RECORD_FIGURES, type Samples, seenFigures, values } from "../drivers/sample-frames";
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

/** Waits until React has taken over the section. */
function sectionHydrated(tab: Tab): Promise<void> {
  return until(tab, (marquee) => document.querySelector(marquee)?.classList.contains("moving") === true, MARQUEE);
}

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

/** Waits for the end, and expects that the figures have risen from 0 once, whatever was seen since the page began. */
async function expectOneCount(tab: Tab): Promise<void> {
  await poll(async () => values(await seenFigures(tab)).at(-1)).toEqual(TARGETS);
  await scrollTo(tab, 0);
  await reveal(tab, 0.8);
  await frames(tab, 20);
  const samples = await seenFigures(tab);
  expect(samples[0]?.[1], "what is seen first").toEqual(ZEROS);
  for (const [index, { number: target }] of stats.entries()) {
    const numbers = values(samples).map((texts) => Number(texts[index]?.replace(/\D/g, "")));
    expect(numbers, "never falls").toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers.indexOf(target), "is the final figure at the very end only").toBe(numbers.length - 1);
    const steps = Array.from({ length: 125 }, (_, step) => Math.floor((target * step * 16) / 2000)).concat(target);
    expect(new Set(steps), "shows nothing but whole steps of 16 ms").toEqual(new Set([...steps, ...numbers]));
    expect(new Set(numbers).size, "rises in many steps").toBeGreaterThan(15);
  }
  expect(Math.abs(drift(samples)), "ms that the second half is off the pace of two seconds").toBeLessThan(100);
}

test.describe("figures of the awards section", () => {
  test("wait at 0 until 30% of the section is in view, then rise to their targets in about two seconds, once", async ({
    open,
  }) => {
    const tab = await open("/", { initScript: RECORD_FIGURES });
    await hydrated(tab);
    await reveal(tab, 0.27);
    await sectionHydrated(tab);
    await frames(tab, 20);
    expect(values(await seenFigures(tab))).toEqual([ZEROS]);

    await reveal(tab, 0.33);
    await expectOneCount(tab);
  });

  for (const [where, address, height] of [
    ["behind a link to the section", "/#awards", 800],
    ["on a screen as tall as that", "/", 2400],
  ] as const) {
    test(`do so from the first frame on where they are in view from the beginning, ${where}`, async ({ open }) => {
      const tab = await open(address, { initScript: RECORD_FIGURES, height });
      await expectOneCount(tab);
    });
  }
});
