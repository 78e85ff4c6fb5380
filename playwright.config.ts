import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { findChromium, findFirefox } from "./scripts/lib/browsers.cjs";

/** Tests of behavior count on the fixtures (scripts/test.mjs). Those of the pages hold for any content that is valid. */
const isOfFixtures = Boolean(process.env.CONTENT_FOLDER);
const PORT = process.env.PORT ?? "9100";
const SITE = `http://localhost:${PORT}`;
const [chromiumPath, firefoxPath] = [findChromium(), findFirefox()];
/** Emulating a GPU, and the pages of the address bar, each take a tenth of the tests' time. */
const SPARED = ["--disable-gpu", "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"];
const chromiumOptions = { args: SPARED, ...(chromiumPath && { executablePath: chromiumPath }) };
const firefoxOptions = firefoxPath && { channel: "moz-firefox", launchOptions: { executablePath: firefoxPath } };
/** Leaves out tests marked to run only in Chromium. */
const others = { grepInvert: /@chromium/ };

const missing = [
  ...(firefoxPath || existsSync(firefox.executablePath()) ? [] : ["firefox"]),
  ...(existsSync(webkit.executablePath()) ? [] : ["webkit"]),
];
// Workers load this file, too.
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) {
  console.log(`Skipped, because not installed: ${missing.join(", ")}. To install: npx playwright install`);
}

const githubReporter = process.env.GITHUB_ACTIONS ? ([["github"]] as const) : [];

export default defineConfig({
  testDir: "test/e2e",
  testMatch: isOfFixtures ? "**/{behavior,cms}/*.spec.ts" : "**/pages/*.spec.ts",
  outputDir: "test-results/e2e",
  projects: [
    { name: "chromium", use: { browserName: "chromium" as const, launchOptions: chromiumOptions } },
    { name: "firefox", ...others, use: { browserName: "firefox" as const, ...firefoxOptions } },
    { name: "webkit", ...others, testIgnore: /cms\//, use: { browserName: "webkit" as const } },
  ].filter(({ name }) => !missing.includes(name)),
  use: { baseURL: SITE, actionTimeout: 30_000, trace: "on-first-retry" },
  // `port` asks the socket, and not a proxy of the shell.
  webServer: { command: `gatsby serve --port ${PORT}`, port: Number(PORT) },
  reporter: [
    ["list"],
    ["json", { outputFile: `test-results/${isOfFixtures ? "behavior" : "pages"}.json` }],
    ...githubReporter,
  ],
  fullyParallel: true,
  // A busy machine may draw too few frames of what moves.
  retries: process.env.CI ? 2 : 0,
  // On two cores, three workers are 10% faster than two.
  workers: 3,
  // In ms. The slowest test takes half a minute on an idle machine with two cores.
  timeout: 300_000,
  expect: { timeout: 30_000 },
});
