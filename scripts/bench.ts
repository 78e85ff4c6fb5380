/**
 * `npm run bench`: measures the landing page in public/ against the same page without script files.
 *
 *     npm run bench -- http://localhost:9001/   also measures another build, which its own clone serves
 *
 * It prints medians. The pages take turns, because a machine's speed changes within minutes.
 */
import { spawn, spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findChromium } from "./lib/browsers.cjs";

const RUNS = 5;
const SITE = "http://localhost:9155/";
/** The addresses to measure, each with options of Lighthouse. */
const PAGES = [[SITE], [SITE, "--blocked-url-patterns=*.js"], ...process.argv.slice(2).map((page) => [page])];
/** Lighthouse's names for times in ms, and for the bytes that were loaded. */
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "total-byte-weight"];
process.env.CHROME_PATH ||= findChromium() ?? chromium.executablePath();

type Audits = Record<string, { numericValue: number } | undefined>;

void bench();

async function bench(): Promise<void> {
  const measured = PAGES.map((page) => ({ page, runs: [] as Audits[] }));
  const server = spawn(process.execPath, ["node_modules/gatsby/cli.js", "serve", "--port", new URL(SITE).port], {
    stdio: "ignore",
  });
  try {
    while (!(await fetch(SITE).catch(() => undefined))) await setTimeout(500);
    for (let run = 1; run <= RUNS; run += 1) {
      for (const { page, runs } of measured) {
        console.log(`Run ${run} of ${RUNS}: ${page.join(" ")}`);
        runs.push(measure(page));
      }
    }
  } finally {
    server.kill();
  }
  const rows = METRICS.map((metric) => {
    const values = (runs: Audits[]) => runs.flatMap((audits) => audits[metric]?.numericValue ?? []);
    return [metric, Object.fromEntries(measured.map(({ page, runs }) => [page.join(" "), median(values(runs))]))];
  });
  console.table(Object.fromEntries(rows));
}

/** Returns what Lighthouse finds on a phone; nothing if it fails, as it sometimes does. */
function measure(page: string[]): Audits {
  const options = [`--only-audits=${METRICS}`, "--output=json", "--quiet", "--chrome-flags=--headless --no-sandbox"];
  const { stdout } = spawnSync(process.execPath, ["node_modules/lighthouse/cli/index.js", ...page, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(String(stdout) || "{}").audits ?? {};
}

/** Returns the middle value, or the lower one of two. */
function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}
