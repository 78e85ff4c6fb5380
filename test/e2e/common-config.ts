import path from "node:path";
import { defineConfig } from "@playwright/test";
import { type Browser, chromiumFlags, findBrowsers } from "../helpers/find-browsers.cjs";
import type { EngineOption } from "./drivers/engine-test";

const RESULTS = path.join(__dirname, "../../test-results");
const isCi = Boolean(process.env.CI);
/**
 * The time limits of a condition and of a whole test, in ms. They are generous, because the slowest
 * test takes a minute on an idle machine, and ten times as long on a busy one.
 */
const CONDITION_TIMEOUT = 30_000;
const TEST_TIMEOUT = 600_000;

// Each worker loads this file again. It finds the result in the environment instead of searching again.
process.env.FOUND_BROWSERS ??= JSON.stringify(findBrowsers());
/** One browser for each engine on this machine. `npm test` lists missing engines, and fails without them in CI. */
export const browsers: Browser[] = JSON.parse(process.env.FOUND_BROWSERS);

const executablePath = browsers.find(({ engine }) => engine === "Chromium")?.program;
/** The settings of projects that run in Chromium alone. */
export const chromium = {
  browserName: "chromium",
  actionTimeout: CONDITION_TIMEOUT,
  trace: isCi ? "retain-on-failure" : "off",
  launchOptions: { args: chromiumFlags(), ...(executablePath && { executablePath }) },
} as const;

/**
 * Returns the configuration that all tests in browsers share.
 *
 * @param name the name of the results: `npm test` reads their counts from test-results/<name>.json
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
    // On two cores, three workers are 10% faster than two.
    workers: 3,
    // A flaky test must fail in CI. Elsewhere, a busy machine may be the reason for a failure.
    retries: isCi ? 0 : 1,
    forbidOnly: isCi,
    timeout: TEST_TIMEOUT,
    expect: { timeout: CONDITION_TIMEOUT },
  });
