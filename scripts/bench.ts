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

void bench();

async function bench(): Promise<void> {
  const results = PAGES.map((page) => ({ page, runs: [] as (number | undefined)[][] }));
  const server = spawn(process.execPath, ["node_modules/gatsby/cli.js", "serve", "--port", new URL(SITE).port], {
    stdio: "ignore",
  });
  try {
    while (!(await fetch(SITE).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error(`The site cannot be served at ${SITE}; is its port in use?`);
      await setTimeout(500);
    }
    for (let run = 1; run <= RUNS; run += 1) {
      for (const { page, runs } of results) {
        console.log(`Run ${run} of ${RUNS}: ${page.join(" ")}`);
        runs.push(measure(page));
      }
    }
  } finally {
    server.kill();
  }
  const medians = results.map(({ page, runs }) => {
    const values = METRICS.map((metric, index) => {
      const sorted = runs.flatMap((run) => run[index] ?? []).sort((a, b) => a - b);
      return [metric, sorted[Math.floor((sorted.length - 1) / 2)]];
    });
    return [page.join(" "), Object.fromEntries(values)];
  });
  console.table(Object.fromEntries(medians));
}

/** Returns the metrics of a page on a phone; undefined if Lighthouse fails, as it sometimes does. */
function measure(page: string[]): (number | undefined)[] {
  const options = [`--only-audits=${METRICS}`, "--output=json", "--quiet", "--chrome-flags=--headless --no-sandbox"];
  const { stdout } = spawnSync(process.execPath, ["node_modules/lighthouse/cli/index.js", ...page, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { audits = {} } = JSON.parse(String(stdout) || "{}");
  return METRICS.map((metric) => audits[metric]?.numericValue);
}
