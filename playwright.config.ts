import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { findChromium, findFirefox } from "./scripts/lib/browsers.cjs";

// `npx playwright test --project=chromium carousel` runs the files with "carousel" in their path, on public/.

const PORT = process.env.PORT ?? "9100";
const SITE = `http://localhost:${PORT}`;
/** Leaves out tests of the CMS, and those that need Chromium or only one browser. */
const SKIP_CHROMIUM_ONLY = { testIgnore: /cms\//, grepInvert: /@chromium/ };

const [chromiumPath, firefoxPath] = [findChromium(), findFirefox()];
const projects = [
  {
    name: "chromium",
    isInstalled: true,
    use: {
      browserName: "chromium" as const,
      // Machines for tests have no GPU. Emulating one takes a tenth of the tests' time.
      launchOptions: { args: ["--disable-gpu"], ...(chromiumPath && { executablePath: chromiumPath }) },
    },
  },
  {
    name: "firefox",
    isInstalled: Boolean(firefoxPath) || existsSync(firefox.executablePath()),
    ...SKIP_CHROMIUM_ONLY,
    use: {
      browserName: "firefox" as const,
      ...(firefoxPath && { channel: "moz-firefox", launchOptions: { executablePath: firefoxPath } }),
    },
  },
  {
    name: "webkit",
    isInstalled: existsSync(webkit.executablePath()),
    ...SKIP_CHROMIUM_ONLY,
    use: { browserName: "webkit" as const },
  },
];

// Workers load this file, too.
if (!process.env.TEST_WORKER_INDEX) {
  for (const { name, isInstalled } of projects) {
    if (!isInstalled) console.log(`Skipping ${name}: not installed. To install it: npx playwright install ${name}`);
  }
}

export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results/e2e",
  projects: projects.filter(({ isInstalled }) => isInstalled),
  use: { baseURL: SITE, actionTimeout: 30_000, trace: process.env.CI ? "retain-on-failure" : "off" },
  webServer: { command: "npm run serve", url: SITE, env: { PORT } },
  reporter: [
    ["list"],
    ["json", { outputFile: "test-results/e2e.json" }],
    ...(process.env.GITHUB_ACTIONS ? ([["github"]] as const) : []),
  ],
  fullyParallel: true,
  // On two cores, three workers are 10% faster than two.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // In ms. The slowest test takes half a minute on an idle machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
});
