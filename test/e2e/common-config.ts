import path from "node:path";
import { defineConfig } from "@playwright/test";
import { type Browser, chromiumFlags, findBrowsers } from "../helpers/find-browsers.cjs";
import type { EngineOption } from "./drivers/engine-test";

const RESULTS = path.join(__dirname, "../../test-results");
const isCi = Boolean(process.env.CI);
/**
 * Milliseconds after which a condition, and a test of many, will not come any more. No measure of speed: the slowest
 * test takes a minute on a free machine, and ten times as long on one that is busy with other work.
 */
const CONDITION_TIMEOUT = 30_000;
const TEST_TIMEOUT = 600_000;

// Each worker reads this file again; the environment, which it shares, spares it the search.
process.env.FOUND_BROWSERS ??= JSON.stringify(findBrowsers());
/** One browser of each engine that is on this machine. `npm test` says which are missing; in CI it needs all of them. */
export const browsers: Browser[] = JSON.parse(process.env.FOUND_BROWSERS);

const executablePath = browsers.find(({ engine }) => engine === "Chromium")?.program;
/** For tests that need one real browser. */
export const chromium = {
  browserName: "chromium",
  actionTimeout: CONDITION_TIMEOUT,
  trace: isCi ? "retain-on-failure" : "off",
  launchOptions: { args: chromiumFlags(), ...(executablePath && { executablePath }) },
} as const;

/**
 * What all tests in browsers have in common.
 *
 * @param name of the tests: `npm test` reads their counts from test-results/<name>.json
 */
export const commonConfig = (name: string) =>
  defineConfig<object, EngineOption>({
    outputDir: path.join(RESULTS, name),
    reporter: [
      ["list"],
      [path.join(__dirname, "project-summary.ts")],
      ...(process.env.GITHUB_ACTIONS ? ([["github"]] as const) : []),
      ["json", { outputFile: path.join(RESULTS, `${name}.json`) }],
    ],
    fullyParallel: true,
    // On two cores a tenth faster than two.
    workers: 3,
    // A test that fails now and then fails in CI. Elsewhere, another program may keep the machine busy.
    retries: isCi ? 0 : 1,
    forbidOnly: isCi,
    timeout: TEST_TIMEOUT,
    expect: { timeout: CONDITION_TIMEOUT },
  });
