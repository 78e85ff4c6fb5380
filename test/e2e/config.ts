import path from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import {
  chromiumFlags,
  ENGINES,
  findBrowsers,
  findChromium,
  HOW_TO_INSTALL,
} from "../../scripts/lib/find-browsers.cjs";
import type { EngineOption } from "./drivers/engine-test";

interface Tests {
  /** Names the report: test-results/<name>.json, from which `npm test` reads its counts. */
  name: string;
  /** Folder of the tests, beside this file. */
  testDir: string;
}

interface BuiltSite extends Tests {
  /** Folder of the built site. */
  siteDir: string;
  /** Where it is served meanwhile, unless PORT says otherwise. Not the port of `npm start`, so that both can run. */
  port: number;
}

const RESULTS = path.join(__dirname, "../../test-results");

/**
 * Milliseconds after which a condition, and a test of many, will not come any more. No measure of speed: the slowest
 * test takes a minute on a free machine, and ten times as long on one that is busy with other work.
 */
const CONDITION_TIMEOUT = 30_000;
const TEST_TIMEOUT = 600_000;

const isCi = Boolean(process.env.CI);

/** Settings for tests of a built site in a real browser. Each test chooses its own window size. */
export function builtSiteTests(site: BuiltSite): PlaywrightTestConfig {
  return inChromium(servedSite(site));
}

/** Settings for tests of the content editor, which build and serve all that they need themselves. */
export function editorTests(tests: Tests & { globalSetup: string }): PlaywrightTestConfig {
  return inChromium({ ...commonSettings(tests), globalSetup: tests.globalSetup });
}

function inChromium(settings: PlaywrightTestConfig): PlaywrightTestConfig {
  const executablePath = findChromium();
  return defineConfig({
    ...settings,
    use: {
      ...settings.use,
      browserName: "chromium",
      actionTimeout: CONDITION_TIMEOUT,
      trace: isCi ? "retain-on-failure" : "off",
      launchOptions: { args: chromiumFlags(), ...(executablePath && { executablePath }) },
    },
  });
}

/**
 * Settings for tests of a built site in every engine that is on this machine: a project for each, named like it. Which
 * program that is, the tests read from their option `engine`; they start it themselves (test/e2e/drivers).
 *
 * @throws {Error} in CI, if an engine is missing: nobody would notice there that it is no longer tested
 */
export function everyBrowserTests(site: BuiltSite): PlaywrightTestConfig<object, EngineOption> {
  const browsers = findBrowsers();
  const missing = ENGINES.filter((name) => !browsers.some(({ engine }) => engine === name));
  if (isCi && missing.length > 0) {
    const remedies = missing.map((engine) => `${engine} is missing: ${HOW_TO_INSTALL[engine]}.`);
    throw new Error(`In CI, the site is tested in every engine. ${remedies.join(" ")}`);
  }
  return defineConfig<object, EngineOption>({
    ...servedSite(site),
    globalSetup: require.resolve("./editor/build-editors.ts"),
    projects: browsers.map((browser) => ({ name: browser.engine, use: { engine: browser } })),
  });
}

/** What all tests of a built site have in common. */
function servedSite({ siteDir, port: usualPort, ...tests }: BuiltSite): PlaywrightTestConfig {
  const port = Number(process.env.PORT || usualPort);
  return {
    ...commonSettings(tests),
    use: { baseURL: `http://localhost:${port}` },
    webServer: {
      command: "npm run serve",
      cwd: path.join(__dirname, "../.."),
      url: `http://localhost:${port}`,
      env: { PORT: String(port), SITE_DIR: siteDir },
      reuseExistingServer: !isCi,
    },
  };
}

function commonSettings({ name, testDir }: Tests): PlaywrightTestConfig {
  return {
    testDir: path.join(__dirname, testDir),
    outputDir: path.join(RESULTS, name),
    reporter: [
      ["list"],
      ...(process.env.GITHUB_ACTIONS ? ([["github"]] as const) : []),
      ["json", { outputFile: path.join(RESULTS, `${name}.json`) }],
    ],
    fullyParallel: true,
    workers: 2,
    // No test should need it; `npm test` says how many did.
    retries: 1,
    forbidOnly: isCi,
    expect: { timeout: CONDITION_TIMEOUT },
    timeout: TEST_TIMEOUT,
  };
}
