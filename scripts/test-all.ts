/**
 * `npm test`: everything that has to hold before a change of code is merged, one step after the other.
 * `npm run test:edit`: the steps that a change of content alone needs.
 *
 * The quick steps come first. A failure does not keep the other steps from running, unless they need what failed. The
 * output ends with a line for each browser engine, if these were tested, and then "N passed, N failed": the tests of
 * Jest and Playwright, and one more failure for each other step that failed.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type EngineReport, summarizeBrowsers } from "./lib/browser-summary";
import { findBrowsers } from "./lib/find-browsers.cjs";
import { runScript } from "./lib/run-script";

const RESULTS = path.join(__dirname, "../test-results");

interface Step {
  title: string;
  /** A script of package.json, then its arguments. */
  script: string[];
  /** Title of an earlier step without whose success this one is pointless. */
  needs?: string;
  /** Name of the report that the step writes to test-results/. A step without one runs no tests. */
  report?: "unit" | "content" | "e2e" | "editor" | "browsers";
  /** Part of `npm run test:edit`: what an editor can do when it fails. Steps without it are about code. */
  forEditors?: string;
}

const STEPS: Step[] = [
  { title: "Lint", script: ["lint"] },
  {
    title: "Content check",
    script: ["check:content"],
    forEditors: "Each line above names a file, a line in it, and how to fix it.",
  },
  {
    title: "Unit tests",
    script: ["test:unit", "--", "--ci", "--json", `--outputFile=${path.join(RESULTS, "unit.json")}`],
    report: "unit",
  },
  {
    title: "Production build",
    script: ["build"],
    needs: "Content check",
    forEditors:
      "The site could not be built. If the content check passed, this is for a developer: the site that is online stays as it is.",
  },
  // After the build, which writes the types of the GraphQL queries (gatsby-types.d.ts).
  { title: "Types", script: ["types"], needs: "Production build" },
  {
    title: "The content on its pages",
    script: ["test:content"],
    needs: "Production build",
    report: "content",
    forEditors:
      "Something is not shown as it should be; the lines marked Error above say what. A shorter text or another image may help; if not, ask a developer.",
  },
  { title: "Site of the fixtures", script: ["build:fixtures"] },
  { title: "End-to-end tests", script: ["test:e2e"], needs: "Site of the fixtures", report: "e2e" },
  { title: "Content editor", script: ["test:editor"], report: "editor" },
  { title: "Every browser", script: ["test:browsers"], needs: "Site of the fixtures", report: "browsers" },
];

interface Result extends Step {
  outcome: "passed" | "failed" | "skipped";
  seconds: number;
  /** Tests, and in `failed` also a step that failed without a failed test. */
  passed: number;
  failed: number;
  /** Tests that passed when they were tried again. */
  retried: number;
}

const NO_TESTS = { passed: 0, failed: 0, retried: 0 };

function main(): void {
  // Reports of an earlier run must not be mistaken for this one's.
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);

  const onlyContent = process.argv.includes("--only-content");
  const steps = onlyContent ? STEPS.filter(({ forEditors }) => forEditors) : STEPS;
  const results: Result[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n── ${step.title} (${index + 1} of ${steps.length}) ──\n`);
    if (results.some(({ title, outcome }) => title === step.needs && outcome !== "passed")) {
      console.log(`Skipped, because "${step.needs}" did not pass.`);
      results.push({ ...step, outcome: "skipped", seconds: 0, ...NO_TESTS });
    } else {
      results.push(run(step));
    }
  }
  if (onlyContent) explain(results.find(({ outcome }) => outcome === "failed"));
  summarize(results);
}

function run(step: Step): Result {
  const start = performance.now();
  const succeeded = runScript(step.script, { GATSBY_TELEMETRY_DISABLED: "1" });
  const seconds = (performance.now() - start) / 1000;
  const report = step.report && readReport<Report>(step.report);
  const { passed, failed: failedTests, retried } = report ? countTests(report) : NO_TESTS;
  // A step can fail without a failed test: it has none, or it broke before it ran one.
  const failed = failedTests || (succeeded ? 0 : 1);
  return { ...step, outcome: failed === 0 ? "passed" : "failed", seconds, passed, failed, retried };
}

/** What Jest (the first three) and Playwright write, as far as it is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that broke before their tests could run. */
  numRuntimeErrorTestSuites: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function countTests({ stats, ...jest }: Report) {
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, retried: stats.flaky };
  return { passed: jest.numPassedTests, failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites, retried: 0 };
}

/** Undefined if the step ended before its report was written. */
function readReport<Content>(name: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(path.join(RESULTS, `${name}.json`), "utf8")) as Content;
  } catch {
    return undefined;
  }
}

function summarize(results: Result[]): void {
  console.log("\n── Summary ──\n");
  for (const { title, outcome, seconds } of results) {
    console.log(`${outcome.padEnd(8)} ${title.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`);
  }
  if (results.some(({ report }) => report === "browsers")) {
    const present = findBrowsers().map(({ engine }) => engine);
    console.log(`\n${summarizeBrowsers(readReport<EngineReport>("browsers"), present).join("\n")}`);
  }
  const sum = (name: keyof typeof NO_TESTS) => results.reduce((total, result) => total + result[name], 0);
  if (sum("retried") > 0) console.log(`\n${sum("retried")} of the tests passed only when they were tried again.`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}

/** Tells an editor what to do now; on GitHub also on the page of the run. */
function explain(failed: Result | undefined): void {
  const text = failed
    ? `This change is not ready to be merged: "${failed.title}" failed. ${failed.forEditors}`
    : "This change is ready to be merged, once the lawyer who answers for the site has approved it.";
  console.error(`\n${text}`);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${text}\n`);
  if (failed && process.env.GITHUB_ACTIONS) console.log(`::error title=${failed.title}::${text}`);
}

main();
