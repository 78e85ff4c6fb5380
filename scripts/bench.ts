/**
 * `npm run bench`: measures the landing page in public/ against the same page without scripts. It prints medians.
 *
 *     npm run bench -- --against http://localhost:9001/   also measures another build, which its own clone serves
 *     npm run bench -- --runs 2                           measures each page twice instead of five times
 *
 * The pages take turns, because a machine's speed changes within minutes, by more than most code changes cost.
 */
import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "./lib/browsers.cjs";
import { runCommand } from "./lib/run-command";

const PORT = "9155";
const DEBUGGING_PORT = 9555;
/** The page without scripts, while the command runs. */
const COPY = "public/bench.html";
/** Script elements, except for structured data. */
const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
/** Lighthouse's metrics: times in ms, the layout shift as a share of the screen, and the bytes that were loaded. */
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "speed-index",
  "total-blocking-time",
  "cumulative-layout-shift",
  "total-byte-weight",
];

runCommand(async () => {
  const options = { against: { type: "string" }, runs: { type: "string", default: "5" } } as const;
  const { against, runs } = parseArgs({ options }).values;
  const site = `http://localhost:${PORT}/`;
  const pages = { "as built": site, "without scripts": `${site}bench.html`, ...(against && { against }) };
  const figures: Record<string, Record<string, number[]>> = {};
  writeFileSync(COPY, readFileSync("public/index.html", "utf8").replace(SCRIPTS, ""));
  const server = spawn("node_modules/.bin/gatsby", ["serve", "--port", PORT], { stdio: "ignore" });
  try {
    // The first round only fills the caches.
    for (let round = 0; round <= Number(runs); round += 1) {
      for (const [name, url] of Object.entries(pages)) {
        await answers(url);
        const measured = await measure(url);
        if (round === 0) continue;
        console.log(`Run ${round} of ${runs}: ${name}`);
        for (const [figure, value] of measured) {
          figures[figure] ??= {};
          figures[figure][name] = [...(figures[figure][name] ?? []), value];
        }
      }
    }
  } finally {
    server.kill();
    rmSync(COPY);
  }
  console.log("\nThe landing page: medians of bytes and milliseconds\n");
  const medians = (values: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(values).map(([name, all]) => [name, median(all)]));
  console.table(Object.fromEntries(Object.entries(figures).map(([figure, values]) => [figure, medians(values)])));
});

/** Waits until a server answers. */
async function answers(url: string): Promise<void> {
  for (let tries = 60; tries > 0; tries -= 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No server answers at ${url}.`);
}

/** Returns the metrics of Lighthouse's mobile profile, with their names. */
async function measure(url: string): Promise<[string, number][]> {
  const { default: lighthouse } = await import("lighthouse");
  const executablePath = findChromium();
  const args = [`--remote-debugging-port=${DEBUGGING_PORT}`];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  const flags = { port: DEBUGGING_PORT, logLevel: "silent" as const, onlyAudits: METRICS };
  const lhr = (await lighthouse(url, flags))?.lhr;
  await browser.close();
  // Lighthouse sometimes misses the start of its own trace.
  if (lhr?.runtimeError?.code === "NO_NAVSTART") return measure(url);
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse failed for ${url}: ${lhr?.runtimeError?.message}`);
  return METRICS.map((id) => [lhr.audits[id]?.title ?? id, lhr.audits[id]?.numericValue ?? Number.NaN]);
}

/** Returns the middle value, or the lower one of two, with three decimals. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((values.length - 1) / 2)] ?? Number.NaN).toFixed(3));
}
