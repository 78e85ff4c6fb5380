import { parseArgs } from "node:util";
import { defineConfig } from "@playwright/test";
import { readPort } from "./scripts/lib/command";
import { browsers, chromium, commonConfig } from "./test/e2e/common-config";
import { ENGINES } from "./test/helpers/find-browsers.cjs";

/**
 * The site's tests in browsers, those that hold for any content and those of the fixtures.
 *
 *     npx playwright test                                  everything
 *     npx playwright test --project=behavior carousel      one project, and of it the files named "carousel"
 *
 * Of the firm's own site, `npm run build` comes first. The site of the fixtures is built here, if a project that is asked
 * for needs it. `PORT` and the port after it are used, so that two clones can be tested at once.
 */

const port = readPort(9100);
const [firmSite, fixtureSite] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
/** Time for Gatsby to build the site of the fixtures. */
const BUILD_TIMEOUT = 900_000;

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

export default defineConfig(commonConfig("site"), {
  projects: [
    // What holds for any content, on the firm's own site.
    { name: "content", testDir: "test/e2e/any-content", use: { ...chromium, baseURL: firmSite } },
    // What needs one real browser, and fixed content.
    { name: "behavior", testDir: "test/e2e/behavior", use: { ...chromium, baseURL: fixtureSite } },
    // `gatsby develop`, which the test starts itself, on a copy of the sources.
    { name: "develop", testDir: "test/e2e/develop", use: chromium },
    // Where engines differ: "Chromium", "Firefox" and "WebKit". The tests start them themselves (test/e2e/drivers). The
    // project "behavior" shows in Chromium what the ignored files show in the other engines.
    ...browsers.map((engine) => ({
      name: engine.engine,
      testDir: "test/e2e/every-browser",
      ...(engine.engine === "Chromium" && { testIgnore: "**/{awards,carousel,older-browsers}.spec.ts" }),
      use: { baseURL: fixtureSite, engine },
    })),
  ],
  webServer: [
    ...(includes("content") ? [server(firmSite, "npm run serve", "public")] : []),
    ...(includes("behavior", ...ENGINES)
      ? [server(fixtureSite, "npx tsx test/e2e/build-fixture-site.ts && npm run serve", ".fixture-site/public")]
      : []),
  ],
});
