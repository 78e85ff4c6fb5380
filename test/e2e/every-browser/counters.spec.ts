import { sample, values } from "../browsers/motion";
import * as hand from "../browsers/pointer";
import type { Tab } from "../browsers/tab";
import { expect, test } from "../browsers/test";
import { stats } from "../content";

const TARGETS = stats.map(({ number, suffix }) => `${number.toLocaleString("en-US")}${suffix}`);
const ZEROS = stats.map(({ suffix }) => `0${suffix}`);

/** What a visitor sees in the place of each figure: the moving digits, or the figure itself. */
function shown(section: Element): string[] {
  return [...section.querySelectorAll("li > p:first-child")].map(
    (figure) => (figure.querySelector('[aria-hidden="true"]') ?? figure).textContent ?? "",
  );
}

const watch = (tab: Tab, ms: number) => sample(tab, "#awards", shown, ms);
const now = async (tab: Tab) => values(await watch(tab, 1))[0];

/** Scrolls until this share of the section is in view, from above. */
function reveal(tab: Tab, share: number): Promise<void> {
  return tab.evaluate((part) => {
    const { top, height } = document.querySelector("#awards")?.getBoundingClientRect() ?? new DOMRect();
    window.scrollBy({ top: top + height * part - innerHeight, behavior: "instant" });
  }, share);
}

test("the figures wait at 0 until 30 % of their section is in view, then rise to their targets in about two seconds, once", async ({
  open,
}) => {
  const tab = await open("/");
  await hand.hydrated(tab);
  await expect.poll(() => now(tab)).toEqual(ZEROS);
  await reveal(tab, 0.27);
  expect(new Set(values(await watch(tab, 500)).flat())).toEqual(new Set(ZEROS));

  await reveal(tab, 0.33);
  const samples = await watch(tab, 2800);
  expect(samples.at(-1)?.[1]).toEqual(TARGETS);
  for (const [index, { number: target }] of stats.entries()) {
    const numbers = values(samples).map((texts) => Number.parseInt(texts[index]?.replace(",", "") ?? "", 10));
    expect(numbers, "never falls").toEqual([...numbers].sort((a, b) => a - b));
    const steps = Array.from({ length: 125 }, (_, step) => Math.floor((target * step * 16) / 2000)).concat(target);
    expect(new Set(steps), "shows nothing but whole steps of 16 ms").toEqual(new Set([...steps, ...numbers]));
    expect(new Set(numbers).size, "rises in many steps").toBeGreaterThan(15);
  }
  const begin = samples.find(([, texts]) => texts[1] !== ZEROS[1])?.[0] ?? Number.NaN;
  const end = samples.find(([, texts]) => texts[1] === TARGETS[1])?.[0] ?? Number.NaN;
  expect(end - begin).toBeGreaterThan(1700);
  expect(end - begin).toBeLessThan(2600);

  await hand.scrollTo(tab, 0);
  await reveal(tab, 0.8);
  expect(new Set(values(await watch(tab, 400)).flat()), "counts once only").toEqual(new Set(TARGETS));
});

test("with less motion wished for, the figures stand at their targets from the start", async ({ open }) => {
  const tab = await open("/", { reducedMotion: true });
  await hand.hydrated(tab);
  await reveal(tab, 0.5);
  expect(new Set(values(await watch(tab, 500)).flat())).toEqual(new Set(TARGETS));
});
