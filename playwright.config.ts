import { parseArgs } from "node:util";
import { defineConfig } from "@playwright/test";
import { readPort } from "./scripts/lib/command";
import type { EngineOption } from "./test/e2e/drivers/engine-test";
import { type Browser, chromiumFlags, ENGINES, findBrowsers } from "./test/helpers/find-browsers.cjs";

/**
 * All tests in browsers, those that hold for any content and those of the fixtures.
 *
 *     npx playwright test                                  everything
 *     npx playwright test --project=behavior routes        one project, and of it the files named "routes"
 *
 * Of the firm's own site, `npm run build` comes first. The site of the fixtures and the editors are built here, if a
 * project that is asked for needs them. `PORT` and the port after it are used, so that two clones can be tested at once.
 */

const isCi = Boolean(process.env.CI);
const port = readPort(9100);
const [firmSite, fixtureSite] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
/**
 * Milliseconds after which a condition, and a test of many, will not come any more. No measure of speed: the slowest
 * test takes a minute on a free machine, and ten times as long on one that is busy with other work.
 */
const CONDITION_TIMEOUT = 30_000;
const TEST_TIMEOUT = 600_000;
/** Time for Gatsby to build the site of the fixtures. */
const BUILD_TIMEOUT = 900_000;

// Each worker reads this file again; the environment, which it shares, spares it the search.
process.env.FOUND_BROWSERS ??= JSON.stringify(findBrowsers());
/** Of each engine that is on this machine. A missing one has no project; `npm test` says so, and in CI does not start. */
const browsers: Browser[] = JSON.parse(process.env.FOUND_BROWSERS);

const executablePath = browsers.find(({ engine }) => engine === "Chromium")?.program;
const chromium = {
  browserName: "chromium",
  actionTimeout: CONDITION_TIMEOUT,
  trace: isCi ? "retain-on-failure" : "off",
  launchOptions: { args: chromiumFlags(), ...(executablePath && { executablePath }) },
} as const;

/** Whether this run is asked for one of these projects, by name or because it names none. */
function includes(...names: string[]): boolean {
  const options = { project: { type: "string", multiple: true } } as const;
  const { values, positionals } = parseArgs({ options, strict: false, allowPositionals: true });
  // "--project one two" is allowed, too.
  return !values.project || names.some((name) => [...(values.project ?? []), ...positionals].includes(name));
}

function server(url: string, command: string, siteDir: string) {
  const env = { PORT: new URL(url).port, SITE_DIR: siteDir };
  return { command, url, env, timeout: BUILD_TIMEOUT, stdout: "pipe", name: siteDir } as const;
}

export default defineConfig<object, EngineOption>({
  outputDir: "test-results/failures",
  reporter: [
    ["list"],
    ["./test/e2e/project-summary.ts"],
    ...(process.env.GITHUB_ACTIONS ? ([["github"]] as const) : []),
    // `npm test` reads its counts there.
    ["json", { outputFile: "test-results/playwright.json" }],
  ],
  fullyParallel: true,
  // On two cores a tenth faster than two.
  workers: 3,
  // No test should need it; `npm test` says how many did.
  retries: 1,
  forbidOnly: isCi,
  timeout: TEST_TIMEOUT,
  expect: { timeout: CONDITION_TIMEOUT },
  projects: [
    // What holds for any content, on the firm's own site.
    { name: "content", testDir: "test/e2e/any-content", use: { ...chromium, baseURL: firmSite } },
    // What needs one real browser, and fixed content.
    { name: "behavior", testDir: "test/e2e/behavior", use: { ...chromium, baseURL: fixtureSite } },
    // `gatsby develop`, which the test starts itself, on a copy of the sources.
    { name: "develop", testDir: "test/e2e/develop", use: chromium },
    // The content editor. Each test serves it at a port of its own.
    { name: "editor", testDir: "test/e2e/editor", use: chromium },
    // Where engines differ: "Chromium", "Firefox" and "WebKit". The tests start them themselves (test/e2e/drivers). Of the
    // editor, the project "editor" sees more in Chromium.
    ...browsers.map((engine) => ({
      name: engine.engine,
      testDir: "test/e2e/every-browser",
      ...(engine.engine === "Chromium" && { testIgnore: "**/editor.spec.ts" }),
      use: { baseURL: fixtureSite, engine },
    })),
  ],
  globalSetup: includes("editor", ...ENGINES) ? "./test/e2e/editor/build-editors.ts" : [],
  webServer: [
    ...(includes("content") ? [server(firmSite, "npm run serve", "public")] : []),
    ...(includes("behavior", ...ENGINES)
      ? [server(fixtureSite, "npx tsx test/e2e/build-fixture-site.ts && npm run serve", ".fixture-site/public")]
      : []),
  ],
});
