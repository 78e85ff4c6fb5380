/**
 * `npm run bench`: measures the landing page in public/ against the same page without scripts.
 *
 *     npm run bench -- --against <folder>   also measures another built site, such as an older one
 *     npm run bench -- --runs 2             measures each site twice instead of five times
 *
 * The sites take turns, because the speed of a machine changes within minutes, and by more than most
 * changes of code cost. The command prints medians.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { assertBuilt, SITE } from "./lib/built-site";
import { type OptionValues, runCommand } from "./lib/command";
import { launchChromium } from "./lib/launch-chromium";
import { serveLocally } from "./lib/static-host";

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
/** Lighthouse sometimes misses the start of its own trace (NO_NAVSTART), and succeeds at the next attempt. */
const ATTEMPTS = 3;
const DEBUGGING_PORT = 9555;

type Measured = Record<string, number>;
/** All values of each figure, by the names of the sites. */
type Figures = Record<string, Record<string, number[]>>;

const OPTIONS = { against: { type: "string" }, runs: { type: "string", default: "5" } } as const;

async function main({ against, runs }: OptionValues<typeof OPTIONS>): Promise<void> {
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs is "${runs}". It must be a number from 1 to 99.`);
  assertBuilt(SITE);
  if (against) assertBuilt(against);
  const bare = withoutScripts();
  const folders = { "as built": SITE, "without scripts": bare, ...(against && { against }) };
  const figures = await measureSites(folders, Number(runs));
  rmSync(bare, { recursive: true });
  print(figures);
}

/** Copies the site without the scripts of its landing page, to show the best result that this page could have. */
function withoutScripts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  cpSync(SITE, folder, { recursive: true });
  const page = path.join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(SCRIPTS, ""));
  return folder;
}

async function measureSites(folders: Record<string, string>, runs: number): Promise<Figures> {
  const figures: Figures = {};
  const hosts = new Map<string, Awaited<ReturnType<typeof serveLocally>>>();
  for (const [name, folder] of Object.entries(folders)) hosts.set(name, await serveLocally(folder));
  // The first round only fills the caches.
  for (let round = 0; round <= runs; round += 1) {
    for (const [name, { origin }] of hosts) {
      const scores = await measureWithLighthouse(`${origin}/`);
      if (round === 0) continue;
      console.log(`Run ${round} of ${runs}: ${name}`);
      for (const [figure, value] of Object.entries(scores)) {
        figures[figure] ??= {};
        figures[figure][name] ??= [];
        figures[figure][name].push(value);
      }
    }
  }
  for (const { close } of hosts.values()) close();
  return figures;
}

/** Returns the scores of Lighthouse's mobile profile, from 0 to 100, and its metrics. @throws if each attempt fails */
async function measureWithLighthouse(url: string): Promise<Measured> {
  const { default: lighthouse } = await import("lighthouse");
  let failure = "no result";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const browser = await launchChromium([`--remote-debugging-port=${DEBUGGING_PORT}`]);
    // A site with sample content asks not to be indexed, which would lower its score.
    const flags = { port: DEBUGGING_PORT, logLevel: "silent" as const, skipAudits: ["is-crawlable"] };
    const lhr = (await lighthouse(url, flags))?.lhr;
    await browser.close();
    if (lhr && !lhr.runtimeError) {
      const measured: Measured = {};
      for (const { title, score } of Object.values(lhr.categories)) {
        measured[title] = Math.round((score ?? 0) * 100);
      }
      for (const id of METRICS) {
        const audit = lhr.audits[id];
        measured[audit?.title ?? id] = audit?.numericValue ?? Number.NaN;
      }
      return measured;
    }
    failure = lhr?.runtimeError?.message ?? failure;
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times for ${url}: ${failure}`);
}

function print(figures: Figures): void {
  const rows: Record<string, Measured> = {};
  for (const [figure, sites] of Object.entries(figures)) {
    const medians = Object.entries(sites).map(([name, values]) => [name, Math.round(median(values) * 1000) / 1000]);
    rows[figure] = Object.fromEntries(medians);
  }
  console.log("\nThe landing page: medians; bytes, milliseconds, scores from 0 to 100\n");
  console.table(rows);
}

/** Returns the middle value, or the lower one of two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor((values.length - 1) / 2);
  return sorted[middle] ?? Number.NaN;
}

void runCommand(OPTIONS, main);
