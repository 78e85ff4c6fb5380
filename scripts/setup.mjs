/**
 * What commands begin with. It is plain JavaScript, because it runs before any package is installed. It installs packages
 * that are missing or other than in package-lock.json.
 * - `--chromium` also installs a browser for the tests: Playwright's or, for root on Debian, Debian's.
 * - `--built` stops if there was no build yet, which writes the site and Gatsby's types.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./lib/browsers.cjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) stop(`This needs Node 20.19 or newer; you have ${process.version}.`);
const folder = process.platform === "win32" ? process.cwd().replaceAll("\\", "/").slice(2) : process.cwd();
const [odd] = /[#%()!?*|'[\]{}:\\]/.exec(folder) ?? [];
if (odd) stop(`Gatsby cannot work in a folder whose path has a "${odd}": ${process.cwd()}\nRename or move it.`);
// On some disks, macOS keeps a "._" file beside each file. Gatsby takes these for misspelled ones of its own.
for (const twin of readdirSync(".").filter((name) => name.startsWith("._gatsby-"))) rmSync(twin);

if (!hasPackages()) {
  console.log("\nPackages are missing or old: npm ci installs them into node_modules, in a minute or two.\n");
  if (!run("npm ci --include=dev --no-audit --no-fund --loglevel=error")) {
    stop("The packages could not be installed. npm says why above: often, there is no connection.");
  }
}
if (process.argv.includes("--built") && !["public/index.html", "gatsby-types.d.ts"].every(existsSync)) {
  stop('This needs a built site. Run "npm run build" first.');
}
if (process.argv.includes("--chromium") && !(await hasChromium())) {
  console.log("\nThe tests need Chrome or Chromium: this installs it, in a minute or two.\n");
  const mayUseApt = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  // In ms. By default, Playwright waits 30 seconds, five times.
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ||= "10000";
  const isDownloaded = run("npx playwright install chromium");
  if (mayUseApt && isDownloaded) run("npx playwright install-deps chromium");
  else if (mayUseApt) run("apt-get update && apt-get install -y --no-install-recommends chromium");
  if (!(await hasChromium())) stop("Chromium could not be installed; see above.");
}

/** Whether node_modules has what package-lock.json names, apart from what is only for other systems. */
function hasPackages() {
  if (!existsSync("node_modules/.package-lock.json")) return false;
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const [wanted, installed] = [read("package-lock.json"), read("node_modules/.package-lock.json")];
  return Object.keys(wanted).every(
    (name) => !name || wanted[name].optional || installed[name]?.version === wanted[name].version,
  );
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
function stop(words) {
  console.error(`\n${words}`);
  process.exit(1);
}
