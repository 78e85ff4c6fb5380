import { parseArgs } from "node:util";
import { defineConfig } from "@playwright/test";
import { readPort } from "./scripts/lib/command";
import { browsers, chromium, commonConfig } from "./test/e2e/common-config";
import { ENGINES } from "./test/helpers/find-browsers.cjs";

/**
 * Configures the site's tests in browsers.
 *
 *     npx playwright test                                  everything
 *     npx playwright test --project=behavior carousel      the files named "carousel" in one project
 *
 * Before the project "content", run `npm run build`, which builds the firm's own site. The site of
 * the fixtures is built here if a project needs it. The servers use `PORT` and the port after it.
 */

const port = readPort(9100);
const [firmSite, fixtureSite] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
/** The time limit for building the site of the fixtures, in ms. */
const BUILD_TIMEOUT = 900_000;

/** Returns true if this run includes one of these projects. Without `--project`, it includes all. */
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

export default defineConfig(commonConfig("site"), {
  projects: [
    // Tests that hold for any content, on the firm's own site.
    { name: "content", testDir: "test/e2e/any-content", use: { ...chromium, baseURL: firmSite } },
    // Tests of the CMS, on a folder in the browser's own file system.
    { name: "cms", testDir: "test/e2e/cms", use: { ...chromium, baseURL: firmSite } },
    // Tests that need one real browser and fixed content.
    { name: "behavior", testDir: "test/e2e/behavior", use: { ...chromium, baseURL: fixtureSite } },
    // The test of `gatsby develop`, which it starts on a copy of the sources.
    { name: "develop", testDir: "test/e2e/develop", use: chromium },
    // "Chromium", "Firefox" and "WebKit": tests of behavior in which browsers differ. They start the
    // browsers themselves (test/e2e/drivers). The project "behavior" tests in Chromium what the
    // ignored files test in the other browsers.
    ...browsers.map((engine) => ({
      name: engine.engine,
      testDir: "test/e2e/every-browser",
      ...(engine.engine === "Chromium" && { testIgnore: "**/{awards,carousel,older-browsers}.spec.ts" }),
      use: { baseURL: fixtureSite, engine },
    })),
  ],
  webServer: [
    ...(includes("content", "cms") ? [server(firmSite, "npm run serve", "public")] : []),
    ...(includes("behavior", ...ENGINES)
      ? [server(fixtureSite, "npx tsx test/e2e/build-fixture-site.ts && npm run serve", ".fixture-site/public")]
      : []),
  ],
});
