/**
 * Runs the steps of a test command one after another: `node scripts/test.mjs all|quick|edit|browsers`.
 *
 * It stops at the first step that fails. Its last line counts the tests of Jest and Playwright;
 * any other failing step counts as one failed test.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

const [UNIT, E2E] = ["test-results/unit.json", "test-results/e2e.json"];
const LINT = "npm run lint";
const CHECK = "npm run check:content";
const JEST = `jest --ci --json --outputFile=${UNIT}`;
const BUILD = "npm run build";
const TYPES = "npm run types";

const COMMANDS = {
  // The build writes Gatsby's types.
  all: [LINT, CHECK, JEST, BUILD, TYPES, "playwright test --project=chromium --grep-invert=@develop"],
  quick: [LINT, CHECK, JEST, ...(existsSync("gatsby-types.d.ts") ? [TYPES] : [])],
  edit: [BUILD, "playwright test --project=chromium e2e/pages"],
  browsers: [BUILD, "playwright test"],
};

// Packages read it: with "production", React has no `act` for tests.
delete process.env.NODE_ENV;
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
const steps = COMMANDS[/** @type {keyof typeof COMMANDS} */ (process.argv[2])];
const broken = steps.find((step) => spawnSync(step, { stdio: "inherit", shell: true }).status !== 0);
const { numPassedTests = 0, numFailedTests = 0 } = readReport(UNIT);
const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {} } = readReport(E2E);
const failed = numFailedTests + unexpected || (broken ? 1 : 0);
if (broken) console.log(`\nThis step failed: ${broken}`);
console.log(`\n${numPassedTests + expected + flaky} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Reads a report, which is missing if its step did not run. @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
