/**
 * Installs what a fresh clone is missing: `node scripts/setup.mjs [--chromium]`.
 *
 * That is the packages and, with `--chromium`, Chromium for the tests: Playwright's or, for root, Debian's.
 * With `--built`, it only checks that there is a built site.
 *
 * It is plain JavaScript because it runs before any package is installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findChromium } from "./lib/browsers.cjs";
import { stop } from "./lib/machine.mjs";

if (process.argv.includes("--built")) {
  const isBuilt = existsSync("public/index.html") && existsSync(".cache/compiled");
  if (!isBuilt) stop('There is no built site yet. Run "npm run build" first, or "npm start", which does both.');
} else if (!hasPackages()) {
  console.log("\nInstalling the packages (npm ci). The first time, this takes a minute or two.\n");
  // The log level hides warnings about Gatsby's own dependencies.
  if (!run("npm ci --include=dev --no-audit --no-fund --loglevel=error")) {
    stop(
      "The packages could not be installed; npm says why above. Most often:\n" +
        "- no connection: check that https://registry.npmjs.org can be reached;\n" +
        '- package-lock.json is missing or broken: run "git checkout package-lock.json";\n' +
        '- package.json and package-lock.json disagree: run "npm install" and commit both files.',
    );
  }
}

if (process.argv.includes("--chromium") && !(await hasChromium())) {
  console.log("\nInstalling Chromium for the tests.\n");
  const mayUseApt = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  // In ms. By default, Playwright waits 30 seconds, five times.
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ||= "10000";
  const downloaded = run("npx playwright install chromium");
  if (downloaded && mayUseApt) run("npx playwright install-deps chromium");
  else if (mayUseApt) run("apt-get update") && run("apt-get install -y --no-install-recommends chromium");
  if (!(await hasChromium())) {
    stop(
      "The tests need Chrome or Chromium, which could not be installed (see above).\n" +
        'Install it from https://www.google.com/chrome, or run "npx playwright install chromium", then try again.',
    );
  }
}

/** npm writes a lock file of its own when it has installed everything that this machine needs. */
function hasPackages() {
  try {
    const [, ...wanted] = Object.entries(JSON.parse(readFileSync("package-lock.json", "utf8")).packages);
    const installed = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")).packages;
    const isCurrent = wanted.every(([folder, { version, optional }]) => {
      return optional || installed[folder]?.version === version;
    });
    return isCurrent && Object.keys(installed).every((folder) => existsSync(`${folder}/package.json`));
  } catch {
    return false;
  }
}

async function hasChromium() {
  const { chromium } = await import("@playwright/test");
  return Boolean(findChromium()) || existsSync(chromium.executablePath());
}

/** @param {string} command */
function run(command) {
  return spawnSync(command, { stdio: "inherit", shell: true }).status === 0;
}
