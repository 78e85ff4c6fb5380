/**
 * `npm run bench`: measures the landing page in public/ against the same page without scripts.
 *
 *     npm run bench -- --against <folder>   also against another built site, such as that of an earlier commit
 *     npm run bench -- --build              also how long a build takes
 *     npm run bench -- --runs 2             with fewer runs than five
 *
 * What is compared is measured in alternation, because a machine differs from one minute to the next by more than most
 * changes do. Prints medians and writes all values to docs/benchmark.json.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { measureWithLighthouse } from "./lib/bench/lighthouse";
import { measureVisit } from "./lib/bench/measure-visit";
import { run } from "./lib/run";
import { serveLocally } from "./lib/static-host";
import { withBuildOutputOf } from "./lib/swap-build-output";

const ROOT = path.join(__dirname, "..");
const FIGURES = path.join(ROOT, "docs", "benchmark.json");
/** What runs; structured data stays. */
const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** All values of each figure, by the page they are of. */
type Figures = Record<string, Record<string, number[]>>;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { against: { type: "string" }, build: { type: "boolean" }, runs: { type: "string", default: "5" } },
  });
  const site = path.join(ROOT, "public");
  for (const folder of [site, values.against ?? site]) {
    if (!existsSync(path.join(folder, "index.html"))) throw new Error(`There is no built site in ${folder}.`);
  }
  const bare = withoutScripts(site);
  const folders = { "as built": site, "without scripts": bare, ...(values.against && { against: values.against }) };
  const pages = await measurePages(folders, Number(values.runs));
  rmSync(bare, { recursive: true });

  const known = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, "utf8")) : {};
  const build = values.build ? measureBuild() : known.build;
  print(pages, build);
  const rounded = (_key: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
  const json = JSON.stringify({ pages, build }, rounded, 2);
  // A list of numbers is one line.
  writeFileSync(FIGURES, `${json.replace(/\[[^[\]]*\]/g, (list) => list.replace(/\s+/g, " "))}\n`);
}

/** A copy of a built site, with every script removed from its landing page: the best that page can do. */
function withoutScripts(site: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  cpSync(site, folder, { recursive: true });
  const page = path.join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(SCRIPTS, ""));
  return folder;
}

async function measurePages(folders: Record<string, string>, runs: number): Promise<Figures> {
  const figures: Figures = {};
  const hosts = new Map<string, Awaited<ReturnType<typeof serveLocally>>>();
  for (const [name, folder] of Object.entries(folders)) hosts.set(name, await serveLocally(folder));
  // The first round fills the hosts' caches, and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, { origin }] of hosts) {
      const visit = await measureVisit(`${origin}/`, name !== "without scripts");
      if (run === 0) continue;
      console.log(`Run ${run} of ${runs}: ${name}`);
      const document = brotliCompressSync(readFileSync(path.join(folders[name] ?? "", "index.html"))).length;
      const measured = { "bytes of the document": document, ...visit, ...(await measureWithLighthouse(`${origin}/`)) };
      const known = figures[name] ?? {};
      for (const [figure, value] of Object.entries(measured)) known[figure] = [...(known[figure] ?? []), value];
      figures[name] = known;
    }
  }
  for (const { close } of hosts.values()) close();
  return figures;
}

/** Times a build of the content, in seconds. The built site in public/ is not touched. */
function measureBuild(): number {
  const start = performance.now();
  // Nothing of it is kept.
  withBuildOutputOf("bench", () => {
    if (!run("npm run --silent build", { ...process.env, CONTEXT: "production" })) {
      throw new Error("The build failed; its output above says why.");
    }
    return false;
  });
  return (performance.now() - start) / 1000;
}

function print(pages: Figures, build: number | undefined): void {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, figures] of Object.entries(pages)) {
    for (const [figure, values] of Object.entries(figures)) {
      rows[figure] = { ...rows[figure], [name]: Math.round(median(values) * 1000) / 1000 };
    }
  }
  console.log("\nThe landing page: medians; bytes, milliseconds, scores from 0 to 100\n");
  console.table(rows);
  if (build !== undefined) console.log(`\nA build: ${Math.round(build)} seconds\n`);
}

/** Of an even number of values the lower of the middle two. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
