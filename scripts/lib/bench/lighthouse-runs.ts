import { launch } from "chrome-launcher";
import type { Result } from "lighthouse";
import { chromiumFlags, findChromium } from "../find-browsers.cjs";
import { median, type Variant } from "./variants";

/** Metrics in ms; the shift is a share of the screen. */
const METRICS = {
  firstPaint: "first-contentful-paint",
  largestPaint: "largest-contentful-paint",
  speedIndex: "speed-index",
  blocking: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
} as const;

type Metric = keyof typeof METRICS;

export interface Measured {
  /** Score of each category from 0 to 100, in each run. */
  scores: Record<string, number[]>;
  /** Median of each metric. */
  metrics: Record<Metric, number>;
}

/**
 * Measures each variant with Lighthouse's mobile profile, in alternation, so that the machine's moods meet both alike.
 *
 * @param runs how often each is measured
 */
export async function measureWithLighthouse(
  variants: readonly Variant[],
  runs: number,
): Promise<Map<string, Measured>> {
  const scores = new Map(variants.map(({ name }) => [name, {} as Record<string, number[]>]));
  const values = new Map(variants.map(({ name }) => [name, {} as Record<Metric, number[]>]));

  for (let run = 0; run < runs; run += 1) {
    for (const { name, url } of variants) {
      const { categories, audits } = await runLighthouse(url);
      for (const [id, { score }] of Object.entries(categories)) {
        const list = scores.get(name) ?? {};
        list[id] = [...(list[id] ?? []), Math.round((score ?? 0) * 100)];
      }
      for (const [metric, audit] of Object.entries(METRICS) as [Metric, string][]) {
        const list = values.get(name) ?? ({} as Record<Metric, number[]>);
        list[metric] = [...(list[metric] ?? []), audits[audit]?.numericValue ?? Number.NaN];
      }
    }
  }

  const medians = (lists: Record<Metric, number[]>) =>
    Object.fromEntries(Object.entries(lists).map(([metric, list]) => [metric, median(list)])) as Record<Metric, number>;
  return new Map(
    variants.map(({ name }) => [
      name,
      { scores: scores.get(name) ?? {}, metrics: medians(values.get(name) ?? ({} as Record<Metric, number[]>)) },
    ]),
  );
}

/** How often a run is repeated in which Lighthouse itself failed: now and then it misses the start of its own trace. */
const ATTEMPTS = 3;

/** @throws with Lighthouse's own words if each attempt fails */
async function runLighthouse(url: string): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse");
  let failure = "no result";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const browser = await launch({
      chromePath: findChromium() ?? "",
      chromeFlags: ["--headless", ...chromiumFlags()],
      logLevel: "silent",
    });
    const result = await lighthouse(url, { port: browser.port, logLevel: "silent", output: "json" });
    browser.kill();
    if (result && !result.lhr.runtimeError) return result.lhr;
    failure = result?.lhr.runtimeError?.message ?? failure;
    console.log(`Lighthouse failed, and tries again: ${failure}`);
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times for ${url}: ${failure}`);
}
