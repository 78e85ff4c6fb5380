/**
 * `npm run bench`: the landing page against the same page without scripts, what a visit costs, and, with `--builds`,
 * how long builds take. Prints tables, writes docs/benchmark.json, and compares with what stood there.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type BuildTimes, measureBuilds } from "./lib/bench/builds";
import { type Measured, measureWithLighthouse } from "./lib/bench/lighthouse-runs";
import { type MarqueeCost, measureMarquee } from "./lib/bench/marquee";
import { serveVariants } from "./lib/bench/variants";
import { measureVisit, type Visit } from "./lib/bench/visit";

const ROOT = path.join(__dirname, "..");
const SITE = path.join(ROOT, "public");
const FIGURES = path.join(ROOT, "docs", "benchmark.json");
const RUNS = 5;

interface Figures {
  /** Of the landing page, brotli, in bytes. */
  document: number;
  lighthouse: Record<string, Measured>;
  /** The figures of one visit, but the slowest interaction of each. */
  visit: Omit<Visit, "worstInteraction"> & { worstInteractions: number[] };
  /** Ten seconds of the strip moving by itself. */
  strip: MarqueeCost;
  builds?: BuildTimes;
}

async function main(): Promise<void> {
  const page = path.join(SITE, "index.html");
  if (!existsSync(page)) throw new Error("There is no built site. Run `npm run build` first.");
  const before: Partial<Figures> = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, "utf8")) : {};

  const variants = await serveVariants(SITE);
  const lighthouse = Object.fromEntries(await measureWithLighthouse(variants, RUNS));
  const address = variants[0]?.url ?? "";
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await measureVisit(address));
  const strip = await measureMarquee(address);
  for (const variant of variants) variant.close();
  const builds = process.argv.includes("--builds") ? measureBuilds(ROOT) : before.builds;

  const figures: Figures = {
    document: brotliCompressSync(readFileSync(page)).length,
    lighthouse,
    visit: inOne(visits),
    strip,
    ...(builds && { builds }),
  };
  print(figures, before);
  writeFileSync(FIGURES, `${JSON.stringify(rounded(figures), null, 2)}\n`);
  console.log(`Written to ${path.relative(ROOT, FIGURES)}.`);
}

function inOne(visits: readonly Visit[]): Figures["visit"] {
  const [first] = visits;
  if (!first) throw new Error("Nobody has visited the page.");
  const { worstInteraction: _, ...counts } = first;
  return { ...counts, worstInteractions: visits.map(({ worstInteraction }) => worstInteraction) };
}

function print(figures: Figures, before: Partial<Figures>): void {
  console.log(`\nLighthouse, mobile, ${RUNS} runs each, in alternation (medians; ms)\n`);
  console.table(
    Object.fromEntries(Object.entries(figures.lighthouse).map(([name, { metrics }]) => [name, rounded(metrics)])),
  );
  console.table(
    Object.fromEntries(Object.entries(figures.lighthouse).map(([name, { scores }]) => [name, joined(scores)])),
  );
  console.log("\nA visit on a phone with a processor slowed four times (bytes; ms), now and when last committed\n");
  console.table({
    now: visitRow(figures),
    before: visitRow(before),
  });
  console.log("\nTen seconds of the strip moving, on the same processor\n");
  console.table({ now: figures.strip, before: before.strip });
  if (figures.builds) {
    console.log("\nBuilds (seconds)\n");
    console.table({ now: rounded(figures.builds), before: before.builds });
  }
}

const visitRow = ({ document, visit }: Partial<Figures>) => ({
  document,
  ...visit,
  worstInteractions: visit?.worstInteractions?.join(" "),
});

const joined = (lists: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.join(" ")]));

/** The same with each number rounded to three digits behind the point at most. */
function rounded<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === "number" ? Math.round(part * 1000) / 1000 : part)),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
