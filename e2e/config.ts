import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "../scripts/find-browsers.cjs";

interface BuiltSite {
  /** Names the report: test-results/<name>.json, from which `npm test` reads its counts. */
  name: string;
  testDir: string;
  /** Folder of the built site. */
  siteDir: string;
  /** Where it is served meanwhile, unless PORT says otherwise. Not the port of `npm start`, so that both can run. */
  port: number;
}

/** Settings for tests of a built site in a real browser. Each test chooses its own window size. */
export function builtSiteTests({ name, testDir, siteDir, port: usualPort }: BuiltSite): PlaywrightTestConfig {
  const port = Number(process.env.PORT || usualPort);
  const isCi = Boolean(process.env.CI);
  const executablePath = findChromium();
  return defineConfig({
    testDir: testDir,
    outputDir: `test-results/${name}`,
    reporter: [
      ["list"],
      ...(process.env.GITHUB_ACTIONS ? ([["github"]] as const) : []),
      ["json", { outputFile: `test-results/${name}.json` }],
    ],
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
      env: { PORT: String(port), SITE_DIR: siteDir },
      reuseExistingServer: !isCi,
    },
  });
}
