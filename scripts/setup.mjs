/**
 * Installs what a fresh clone is missing, and says what, before it does: `node scripts/setup.mjs [--chromium|--built]`.
 * That is the packages and, with `--chromium`, a browser for the tests: Playwright's or, for root, Debian's. With
 * `--built`, it only checks that there is a built site. It stops first where nothing would work: old Nodes, folders with
 * odd names.
 *
 * It is plain JavaScript because it runs before any package is installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { findChromium } from "./lib/browsers.cjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) stop(`This needs Node 20.19 or newer; here is ${process.version}.`);
// On Windows, a path begins with "C:".
const [odd] = /[#%()!'[\]{}]|(?<!^[a-z]):/i.exec(process.cwd()) ?? [];
if (odd) stop(`Gatsby cannot work in a folder whose path has a "${odd}": ${process.cwd()}\nRename or move it.`);
// On some disks, macOS keeps a "._" file beside each file. Gatsby takes these for misspelled ones of its own.
for (const twin of readdirSync(".").filter((name) => name.startsWith("._gatsby-"))) rmSync(twin);

if (process.argv.includes("--built")) {
  const isBuilt = existsSync("public/index.html") && existsSync(".cache/compiled");
  if (!isBuilt) stop('There is no built site yet. Run "npm run build" first, or "npm start", which does both.');
} else if (!existsSync("node_modules")) {
  say("There are no packages yet: this runs npm ci, which downloads them into node_modules, in a minute or two.");
  const isInstalled = run("npm ci --include=dev --no-audit --no-fund --loglevel=error");
  if (!isInstalled) stop("The packages could not be installed. npm says why above: often, there is no connection.");
} else if (!existsSync("node_modules/.bin/gatsby")) {
  stop('Packages are missing. Run "npm ci", which replaces node_modules.');
}

if (process.argv.includes("--chromium") && !(await hasChromium())) {
  const mayUseApt = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  say("The tests need Chrome or Chromium, and there is none: this downloads Playwright's Chromium.");
  // In ms. By default, Playwright waits 30 seconds, five times.
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ||= "10000";
  const isDownloaded = run("npx playwright install chromium");
  if (mayUseApt) say("You are root on Debian: apt-get installs what Chromium needs or, without a download, Chromium.");
  if (isDownloaded && mayUseApt) run("npx playwright install-deps chromium");
  else if (mayUseApt) run("apt-get update") && run("apt-get install -y --no-install-recommends chromium");
  if (!(await hasChromium())) stop("Chromium could not be installed; see above.");
}

async function hasChromium() {
  const { chromium } = await import("@playwright/test");
  return Boolean(findChromium()) || existsSync(chromium.executablePath());
}

/** @param {string} command */
function run(command) {
  return spawnSync(command, { stdio: "inherit", shell: true }).status === 0;
}

/** @param {string} words */
function say(words) {
  console.log(`\n${words}\n`);
}

/** @param {string} words */
function stop(words) {
  console.error(`\n${words}`);
  process.exit(1);
}
