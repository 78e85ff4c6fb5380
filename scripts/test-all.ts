/**
 * `npm test`: runs all checks that a change of code has to pass.
 * `npm run test:quick`: runs the checks that need no build and no browser.
 * `npm run test:edit`: runs the checks that a change of content has to pass.
 *
 * After a failure, the other steps still run, unless they need the step that failed. The last line, "N passed, N failed",
 * counts the tests of Jest and Playwright, and each other step that failed.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type OptionValues, runCommand } from "./lib/command";
import { run } from "./lib/run";

const RESULTS = path.join(__dirname, "../test-results");
const UNIT_REPORT = path.join(RESULTS, "unit.json");
/** The file in which the tests in browsers write their counts (test/e2e/common-config.ts). */
const browserReport = (name: string) => path.join(RESULTS, `${name}.json`);

interface Step {
  title: string;
  command: string;
  /** An earlier step that has to pass before this one runs. */
  needs?: Step;
  /** The file in which the step writes how many tests passed. A step without a report runs no tests. */
  report?: string;
  /** What a person who edits content can do after a failure. */
  advice?: string;
}

const LINT: Step = { title: "Lint", command: "npm run --silent lint" };
const CHECK: Step = {
  title: "Content check",
  command: "npm run --silent check:content",
  advice: "Each line above names a file, a line in it, and how to fix it.",
};
const UNIT_TESTS: Step = {
  title: "Unit tests",
  command: `npx jest --ci --json --outputFile="${UNIT_REPORT}"`,
  report: UNIT_REPORT,
};
const BUILD: Step = {
  title: "Production build",
  command: "npm run --silent build",
  needs: CHECK,
  advice:
    "The site could not be built. If the content check passed, ask a developer. " +
    "The site that is online stays as it is.",
};
const TYPES: Step = { title: "Types", command: "npm run --silent types" };
const CONTENT: Step = {
  title: "The content on its pages",
  command: "npx playwright test --project=content",
  needs: BUILD,
  report: browserReport("site"),
  advice:
    "A page does not show the content as it should; the lines marked Error above say where. " +
    "A shorter text or another image may help. If not, ask a developer.",
};
const BROWSERS: Step = {
  title: "Tests in browsers",
  command: "npx playwright test",
  needs: BUILD,
  report: browserReport("site"),
};

// BUILD comes before TYPES, because the build writes gatsby-types.d.ts.
const ALL = [LINT, CHECK, UNIT_TESTS, BUILD, TYPES, BROWSERS];
const QUICK = [LINT, CHECK, UNIT_TESTS, TYPES];
const FOR_CONTENT = [CHECK, BUILD, CONTENT];

const OPTIONS = { quick: { type: "boolean" }, content: { type: "boolean" } } as const;

interface Result {
  step: Step;
  outcome: "passed" | "failed" | "skipped";
  seconds: number;
  passed: number;
  /** The number of tests that failed, or 1 if the step failed without a failed test. */
  failed: number;
  /** The number of tests that passed only when they were repeated. */
  retried: number;
}

const NO_TESTS = { passed: 0, failed: 0, retried: 0 };

async function main({ quick, content }: OptionValues<typeof OPTIONS>): Promise<void> {
  const browsers = content ? "--browser" : "--browsers";
  if (!quick && !(await run(`node scripts/prepare.mjs ${browsers}`))) process.exit(1);
  // Otherwise a step that broke would seem to have the report of an earlier run.
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);

  let steps = ALL;
  if (quick) steps = QUICK;
  else if (content) steps = FOR_CONTENT;
  const results: Result[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n── ${step.title} (${index + 1} of ${steps.length}) ──\n`);
    const needed = results.find(({ step: earlier }) => earlier === step.needs);
    if (needed && needed.outcome !== "passed") {
      console.log(`Skipped, because "${needed.step.title}" did not pass.`);
      results.push({ step, outcome: "skipped", seconds: 0, ...NO_TESTS });
    } else {
      results.push(await runStep(step));
    }
  }
  if (content) explain(results.find(({ outcome }) => outcome === "failed")?.step);
  summarize(results);
}

async function runStep(step: Step): Promise<Result> {
  const start = performance.now();
  const succeeded = await run(step.command, { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" });
  const seconds = (performance.now() - start) / 1000;
  const report = step.report && readReport(step.report);
  const { passed, failed: failedTests, retried } = report ? countTests(report) : NO_TESTS;
  // A step can fail without a failed test: it has no tests, or it broke before they ran.
  const failed = failedTests || (succeeded ? 0 : 1);
  return { step, outcome: failed === 0 ? "passed" : "failed", seconds, passed, failed, retried };
}

/** The fields of a report that this file reads: Jest writes the first three, Playwright `stats`. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  /** The number of test files that broke before their tests ran. */
  numRuntimeErrorTestSuites: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function countTests({ stats, ...jest }: Report) {
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, retried: stats.flaky };
  return { passed: jest.numPassedTests, failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites, retried: 0 };
}

/** Reads a report. It is missing if the step broke before it could write one. */
function readReport(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function summarize(results: Result[]): void {
  console.log("\n── Summary ──\n");
  for (const { step, outcome, seconds } of results) {
    console.log(`${outcome.padEnd(8)} ${step.title.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`);
  }
  const sum = (name: keyof typeof NO_TESTS) => results.reduce((total, result) => total + result[name], 0);
  if (sum("retried") > 0) console.log(`\n${sum("retried")} of the tests passed only when they were repeated.`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}

/** Tells a person who edits content what to do now. On GitHub, the run's page shows it, too. */
function explain(failed: Step | undefined): void {
  const text = failed
    ? `This change is not ready to be merged: "${failed.title}" failed. ${failed.advice}`
    : "This change is ready to be merged, once the lawyer who answers for the site has approved it.";
  console.error(`\n${text}`);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${text}\n`);
  if (failed && process.env.GITHUB_ACTIONS) console.log(`::error title=${failed.title}::${text}`);
}

void runCommand(OPTIONS, main);
