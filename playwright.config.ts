import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/find-chromium.cjs";

/** Not the port of `npm start`, so that both can run at once. */
const port = Number(process.env.PORT || 9100);
const isCi = Boolean(process.env.CI);
const executablePath = findChromium();

/** Tests of the built site in a real browser: `npm run build` first. Each test chooses its own window size. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  fullyParallel: true,
  workers: 2,
  // Some tests watch things move, which they can only where a processor is free: a busy moment is forgiven.
  retries: isCi ? 2 : 1,
  forbidOnly: isCi,
  use: {
    browserName: "chromium",
    baseURL: `http://localhost:${port}`,
    trace: isCi ? "on-first-retry" : "off",
    launchOptions: { args: chromiumFlags(), ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "npm run serve",
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: !isCi,
  },
});
