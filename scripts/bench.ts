/**
 * `npm run bench`: measures the landing page in public/ against the same page without scripts.
 *
 *     npm run bench -- --against <folder>   also against another built site, such as that of an earlier commit
 *     npm run bench -- --runs 2             with fewer runs than five
 *
 * What is compared is measured in alternation, because a machine differs from one minute to the next by more than most
 * changes do. Prints medians.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtFiles, SITE } from "./lib/built-site";
import { type OptionValues, runCommand } from "./lib/command";
import { launchChromium } from "./lib/launch-chromium";
import { serveLocally } from "./lib/static-host";

/** What runs; structured data stays. */
const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
/** Of Lighthouse. In milliseconds, but bytes over the wire, and the layout shift, which is a share of the screen. */
const METRICS = [
  ...["first-contentful-paint", "largest-contentful-paint", "speed-index"],
  ...["total-blocking-time", "cumulative-layout-shift", "total-byte-weight"],
];
/** Now and then Lighthouse misses the start of its own trace (NO_NAVSTART), and has to be asked again. */
const ATTEMPTS = 3;
const DEBUGGING_PORT = 9555;

type Measured = Record<string, number>;
/** All values of each figure, by the page they are of. */
type Figures = Record<string, Record<string, number[]>>;

const OPTIONS = { against: { type: "string" }, runs: { type: "string", default: "5" } } as const;

async function main({ against, runs }: OptionValues<typeof OPTIONS>): Promise<void> {
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs is "${runs}". It must be a number from 1 to 99.`);
  for (const folder of [SITE, against ?? SITE]) builtFiles(folder);
  const bare = withoutScripts();
  const folders = { "as built": SITE, "without scripts": bare, ...(against && { against }) };
  const pages = await measurePages(folders, Number(runs));
  rmSync(bare, { recursive: true });
  print(pages);
}

/** A copy of the site, with every script removed from its landing page: the best that page can do. */
function withoutScripts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  cpSync(SITE, folder, { recursive: true });
  const page = path.join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(SCRIPTS, ""));
  return folder;
}

async function measurePages(folders: Record<string, string>, runs: number): Promise<Figures> {
  const figures: Figures = {};
  const hosts = new Map<string, Awaited<ReturnType<typeof serveLocally>>>();
  for (const [name, folder] of Object.entries(folders)) hosts.set(name, await serveLocally(folder));
  // The first round fills the hosts' caches, and is not counted.
  for (let round = 0; round <= runs; round += 1) {
    for (const [name, { origin }] of hosts) {
      const scores = await measureWithLighthouse(`${origin}/`);
      if (round === 0) continue;
      console.log(`Run ${round} of ${runs}: ${name}`);
      const page = figures[name] ?? {};
      for (const [figure, value] of Object.entries(scores)) {
        page[figure] = [...(page[figure] ?? []), value];
      }
      figures[name] = page;
    }
  }
  for (const { close } of hosts.values()) close();
  return figures;
}

/** The scores of Lighthouse's mobile profile, from 0 to 100, and its metrics. @throws if each attempt fails */
async function measureWithLighthouse(url: string): Promise<Measured> {
  const { default: lighthouse } = await import("lighthouse");
  let failure = "no result";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const browser = await launchChromium([`--remote-debugging-port=${DEBUGGING_PORT}`]);
    // While sample content remains every page asks not to be indexed, which Lighthouse rightly counts against it.
    const flags = { port: DEBUGGING_PORT, logLevel: "silent" as const, skipAudits: ["is-crawlable"] };
    const lhr = (await lighthouse(url, flags))?.lhr;
    await browser.close();
    if (lhr && !lhr.runtimeError) {
      const scores = Object.values(lhr.categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]);
      const metrics = METRICS.map((id) => [lhr.audits[id]?.title, lhr.audits[id]?.numericValue ?? Number.NaN]);
      return Object.fromEntries([...scores, ...metrics]);
    }
    failure = lhr?.runtimeError?.message ?? failure;
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times for ${url}: ${failure}`);
}

function print(pages: Figures): void {
  const rows: Record<string, Measured> = {};
  for (const [name, figures] of Object.entries(pages)) {
    for (const [figure, values] of Object.entries(figures)) {
      rows[figure] = { ...rows[figure], [name]: Math.round(median(values) * 1000) / 1000 };
    }
  }
  console.log("\nThe landing page: medians; bytes, milliseconds, scores from 0 to 100\n");
  console.table(rows);
}

/** Of an even number of values the lower of the middle two. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

void runCommand(OPTIONS, main);
