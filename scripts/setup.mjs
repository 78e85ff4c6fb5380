/**
 * Installs what a fresh clone is missing: `node scripts/setup.mjs [--chromium]`.
 *
 * That is the packages of package-lock.json and, with `--chromium`, Chromium for the tests: Playwright's or, if that fails
 * for root on Debian, Debian's. `NO_ADMIN=1` rules out apt-get. With `--built`, it only checks that there is a built site.
 *
 * It is plain JavaScript because it runs before any package is installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findChromium } from "./lib/browsers.cjs";

try {
  checkFolder();
  checkNode();
  if (process.argv.includes("--built")) checkBuild();
  else if (!hasPackages()) installPackages();
  if (process.argv.includes("--chromium") && !(await hasChromium())) await installChromium();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

function checkFolder() {
  const [character] = /[#%()]/.exec(process.cwd()) ?? [];
  if (!character) return;
  throw new Error(
    `Gatsby cannot work in a folder whose path has a "${character}": ${process.cwd()}\nRename or move it.`,
  );
}

function checkBuild() {
  if (existsSync("public/index.html") && existsSync(".cache/compiled")) return;
  throw new Error('There is no built site yet. Run "npm run build" first, or "npm start", which does both.');
}

function checkNode() {
  const oldest = JSON.parse(readFileSync("package.json", "utf8")).engines.node.replace(">=", "");
  const isOld = process.versions.node.localeCompare(oldest, "en", { numeric: true }) < 0;
  if (!isOld) return;
  throw new Error(
    `This project needs Node ${oldest} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org, or run "nvm install" here, then try again.',
  );
}

/** Compares the lock file with what is installed. Skips optional packages, but for the binaries of this machine. */
function hasPackages() {
  /** @type {[folder: string, { version: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }][]} */
  const packages = Object.entries(readLockFile().packages);
  return packages.every(([folder, { version, optional, os, cpu, libc }]) => {
    const isForThis = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc?.includes("musl");
    if (folder === "" || (optional && !isForThis)) return true;
    try {
      return JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).version === version;
    } catch {
      return false;
    }
  });
}

function readLockFile() {
  try {
    return JSON.parse(readFileSync("package-lock.json", "utf8"));
  } catch {
    throw new Error('package-lock.json is missing or broken. Restore it: "git checkout package-lock.json".');
  }
}

function installPackages() {
  say("Installing the packages of package-lock.json (npm ci). The first time, this takes a minute or two.");
  // The log level hides warnings about Gatsby's own dependencies, which nobody can fix here.
  if (run("npm ci --include=dev --no-audit --no-fund --loglevel=error")) return;
  throw new Error(
    "The packages could not be installed; npm says why above. Most often:\n" +
      "- no connection: check that https://registry.npmjs.org can be reached, then try again;\n" +
      '- package.json and package-lock.json disagree: run "npm install" and commit both files.',
  );
}

async function hasChromium() {
  const { chromium } = await import("@playwright/test");
  return Boolean(findChromium()) || existsSync(chromium.executablePath());
}

async function installChromium() {
  say("Installing Chromium for the tests.");
  const mayUseApt = process.getuid?.() === 0 && existsSync("/etc/debian_version") && !process.env.NO_ADMIN;
  // In ms. By default, Playwright waits 30 seconds, five times, if there is no connection.
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ||= "10000";
  const downloaded = run("npx playwright install chromium");
  if (downloaded && mayUseApt) run("npx playwright install-deps chromium");
  else if (mayUseApt) run("apt-get update") && run("apt-get install -y --no-install-recommends chromium");
  if (await hasChromium()) return;
  throw new Error(
    "The tests need Chrome or Chromium, which could not be installed; the messages above say why.\n" +
      'Install it from https://www.google.com/chrome, or run "npx playwright install chromium", then try again.',
  );
}

/** @param {string} command */
function run(command) {
  return spawnSync(command, { stdio: "inherit", shell: true }).status === 0;
}

/** @param {string} text */
function say(text) {
  console.log(`\n${text}\n`);
}
