/**
 * `npm run bench`: measures the landing page in public/ against the same page without scripts.
 *
 *     npm run bench -- --against <folder>   also measures another built site, such as an older one
 *     npm run bench -- --runs 2             measures each site twice instead of five times
 *
 * The sites take turns, because a machine's speed changes within minutes, by more than most code changes cost.
 * The command prints medians.
 */
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "./lib/browsers.cjs";
import { runCommand } from "./lib/run-command";
import { createStaticServer } from "./lib/static-server";

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
const DEBUGGING_PORT = 9555;

runCommand(async () => {
  const options = { against: { type: "string" }, runs: { type: "string", default: "5" } } as const;
  const { against, runs } = parseArgs({ options }).values;
  const folders = { "as built": "public", "without scripts": withoutScripts(), ...(against && { against }) };
  const sites = Object.entries(folders).map(([name, folder]) => ({
    name,
    server: createStaticServer(folder).listen(),
  }));
  const figures: Record<string, Record<string, number[]>> = {};
  // The first round only fills the caches.
  for (let round = 0; round <= Number(runs); round += 1) {
    for (const { name, server } of sites) {
      if (!server.listening) await once(server, "listening");
      const measured = await measure(`http://localhost:${(server.address() as AddressInfo).port}/`);
      if (round === 0) continue;
      console.log(`Run ${round} of ${runs}: ${name}`);
      for (const [figure, value] of measured) {
        figures[figure] ??= {};
        figures[figure][name] = [...(figures[figure][name] ?? []), value];
      }
    }
  }
  console.log("\nThe landing page: medians of bytes, milliseconds, scores (0 to 100)\n");
  const medians = (values: Record<string, number[]>) =>
    Object.entries(values).map(([name, all]) => [name, median(all)]);
  const rows = Object.entries(figures).map(([figure, values]) => [figure, Object.fromEntries(medians(values))]);
  console.table(Object.fromEntries(rows));
  rmSync(folders["without scripts"], { recursive: true });
  process.exit();
});

/** Copies the site without the scripts of its landing page, to show the best result that this page could have. */
function withoutScripts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  cpSync("public", folder, { recursive: true });
  const page = path.join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(SCRIPTS, ""));
  return folder;
}

/** Returns the scores of Lighthouse's mobile profile, from 0 to 100, and its metrics, with their names. */
async function measure(url: string): Promise<[string, number][]> {
  const { default: lighthouse } = await import("lighthouse");
  const executablePath = findChromium();
  const args = [`--remote-debugging-port=${DEBUGGING_PORT}`];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  // A site with sample content asks not to be indexed, which would lower its score.
  const flags = { port: DEBUGGING_PORT, logLevel: "silent" as const, skipAudits: ["is-crawlable"] };
  const lhr = (await lighthouse(url, flags))?.lhr;
  await browser.close();
  // Lighthouse sometimes misses the start of its own trace.
  if (lhr?.runtimeError?.code === "NO_NAVSTART") return measure(url);
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse failed for ${url}: ${lhr?.runtimeError?.message}`);
  const scores = Object.values(lhr.categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]);
  const metrics = METRICS.map((id) => [lhr.audits[id]?.title ?? id, lhr.audits[id]?.numericValue ?? Number.NaN]);
  return [...scores, ...metrics] as [string, number][];
}

/** Returns the middle value, or the lower one of two, with three decimals. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((values.length - 1) / 2)] ?? Number.NaN).toFixed(3));
}
