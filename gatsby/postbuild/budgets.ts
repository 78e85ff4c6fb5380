import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listFiles } from "../content/read-content";

/** The maximum sizes in bytes (brotli). docs/performance.md says where the numbers come from. */
const BUDGETS = {
  page: 15_500,
  allScripts: 119_000,
  firstScripts: 90_000,
};

/** Matches the scripts that every visit to the landing page loads. Others load on demand. */
const FIRST_SCRIPTS = /^(?:app|commons|component---src-pages-index|framework|webpack-runtime)\b/;

/**
 * Returns a message about the pages and scripts that are over their budget; undefined if none are.
 *
 * @param site the folder of the built site
 */
export function overBudget(site: string): string | undefined {
  const files = listFiles(site);
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(path.join(site, file))).length;
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => ({ file, bytes: sizeOf(file) }));
  const sum = (some: typeof scripts) => some.reduce((total, { bytes }) => total + bytes, 0);
  const measured = [
    ...files
      .filter((file) => file.endsWith(".html"))
      .map((file) => ({ what: `public/${file}`, bytes: sizeOf(file), budget: BUDGETS.page })),
    { what: "All scripts together", bytes: sum(scripts), budget: BUDGETS.allScripts },
    {
      what: "The scripts of every visit",
      bytes: sum(scripts.filter(({ file }) => FIRST_SCRIPTS.test(file))),
      budget: BUDGETS.firstScripts,
    },
  ];
  const format = (bytes: number) => bytes.toLocaleString("en-US");
  const over = measured
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ what, bytes, budget }) =>
        `- ${what}: ${format(bytes)} bytes (brotli), ${format(bytes - budget)} over the budget`,
    );
  if (over.length === 0) return undefined;
  const advice = 'Shorten long texts where that is easy. For code, see "Budgets" in docs/performance.md.';
  return `The site is heavier than planned:\n${over.join("\n")}\n${advice}`;
}
