/**
 * `npm test`: everything that has to hold before a change of code is merged, one step after the other.
 * `npm run test:edit`: the steps that a change of content alone needs.
 *
 * The quick steps come first. The build comes before the types, because it writes the types of the GraphQL queries
 * (gatsby-types.d.ts). A failure does not keep the other steps from running, unless they need what failed.
 *
 * The output ends with a line for each engine of browsers, if these were tested, and then "N passed, N failed": the
 * tests of Jest and Playwright, and one more failure for each other step that failed.
 */
import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type EngineReport, engineLines } from "./lib/engine-summary";
import { findBrowsers } from "./lib/find-browsers.cjs";

const ROOT = path.join(__dirname, "..");
const RESULTS = path.join(ROOT, "test-results");
const UNIT_REPORT = path.join(RESULTS, "unit.json");
/** Reports that the JSON reporter in test/e2e/config.ts writes, by the name given there. */
const playwrightReport = (name: string) => path.join(RESULTS, `${name}.json`);

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  title: string;
  /** A script of package.json, then its arguments. */
  script: [name: string, ...args: string[]];
  /** Title of an earlier step without whose success this one is pointless. */
  needs?: string;
  /** Part of `npm run test:edit`: what an editor can do when it fails. Steps without it are about code. */
  forEditors?: string;
  /** Reads how many tests the step ran. A step without it runs no tests. */
  count?: () => Counts;
}

/** The step of which the summary tells more than whether it passed. */
const EVERY_BROWSER = "Every browser";

const STEPS: Step[] = [
  { title: "Lint", script: ["lint"] },
  {
    title: "Content check",
    script: ["check:content"],
    forEditors: "Each line above names a file, a line in it, and how to fix it.",
  },
  {
    title: "Unit tests",
    script: ["test:unit", "--ci", "--json", `--outputFile=${UNIT_REPORT}`],
    count: countUnitTests,
  },
  {
    title: "Production build",
    script: ["build"],
    needs: "Content check",
    forEditors:
      "The site could not be built. If the content check passed, this is for a developer: the site that is online stays as it is.",
  },
  { title: "Types", script: ["types"], needs: "Production build" },
  {
    title: "The content on its pages",
    script: ["test:content"],
    needs: "Production build",
    count: () => countPlaywrightTests("content"),
    forEditors:
      "Something is not shown as it should be; the lines marked Error above say what. A shorter text or another picture may help; if not, ask a developer.",
  },
  { title: "Site of the fixtures", script: ["build:fixtures"] },
  {
    title: "End-to-end tests",
    script: ["test:e2e"],
    needs: "Site of the fixtures",
    count: () => countPlaywrightTests("e2e"),
  },
  {
    title: EVERY_BROWSER,
    script: ["test:browsers"],
    needs: "Site of the fixtures",
    count: () => countPlaywrightTests("browsers"),
  },
];

interface Result {
  title: string;
  outcome: "passed" | "failed" | "skipped";
  /** Milliseconds. */
  duration: number;
  counts: Counts;
}

async function main(): Promise<void> {
  // Reports of an earlier run must not be mistaken for this one's.
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);

  const onlyContent = process.argv.includes("--only-content");
  const steps = onlyContent ? STEPS.filter(({ forEditors }) => forEditors) : STEPS;
  const results: Result[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n── ${step.title} (${index + 1} of ${steps.length}) ──\n`);
    results.push(await runStep(step, results));
  }
  if (onlyContent) explain(results);
  summarize(results);
}

async function runStep(step: Step, earlier: Result[]): Promise<Result> {
  const { title, needs } = step;
  if (needs && earlier.find((result) => result.title === needs)?.outcome !== "passed") {
    console.log(`Skipped, because "${needs}" did not pass.`);
    return { title, outcome: "skipped", duration: 0, counts: { passed: 0, failed: 0 } };
  }
  const start = performance.now();
  const succeeded = await runScript(step.script);
  const duration = performance.now() - start;

  const counts = step.count?.() ?? { passed: 0, failed: 0 };
  // A step can fail without a failed test: it has none, or it broke before it ran one.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  return { title, outcome: counts.failed === 0 ? "passed" : "failed", duration, counts };
}

/** Runs a script of package.json with its output shown as it comes. */
function runScript([name, ...args]: Step["script"]): Promise<boolean> {
  const words = ["run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])];
  return new Promise((resolve) => {
    const child = spawn("npm", words, {
      cwd: ROOT,
      stdio: "inherit",
      // On Windows npm is a batch file, which only a shell can start.
      shell: process.platform === "win32",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    });
    child.on("error", (error) => {
      console.error(`npm could not be started: ${error.message}`);
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that broke before their tests could run. */
  numRuntimeErrorTestSuites: number;
}

function countUnitTests(): Counts {
  const report = readReport<JestReport>(UNIT_REPORT);
  if (!report) return { passed: 0, failed: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

function countPlaywrightTests(name: string): Counts {
  const report = readReport<PlaywrightReport>(playwrightReport(name));
  if (!report) return { passed: 0, failed: 0 };
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

/** The report in a JSON file whose shape its writer documents; undefined if the step ended before it was written. */
function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

function summarize(results: Result[]): void {
  console.log("\n── Summary ──\n");
  for (const { title, outcome, duration } of results) {
    console.log(`${outcome.padEnd(8)} ${title.padEnd(24)} ${(duration / 1000).toFixed(1).padStart(6)} s`);
  }
  if (results.some(({ title }) => title === EVERY_BROWSER)) {
    const present = findBrowsers().map(({ engine }) => engine);
    const lines = engineLines(readReport<EngineReport>(playwrightReport("browsers")), present);
    console.log(`\n${lines.join("\n")}`);
  }
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Tells an editor what to do now; on GitHub also on the page of the run. */
function explain(results: Result[]): void {
  const failed = results.find(({ outcome }) => outcome === "failed");
  const hint = STEPS.find(({ title }) => title === failed?.title)?.forEditors;
  const text = failed
    ? `This change is not ready to be merged: "${failed.title}" failed. ${hint ?? ""}`
    : "This change is ready to be merged, once the lawyer who answers for the site has approved it.";
  console.error(`\n${text}`);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${text}\n`);
  if (failed && process.env.GITHUB_ACTIONS) console.log(`::error title=${failed.title}::${text}`);
}

void main();
