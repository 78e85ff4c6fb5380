/**
 * Makes a fresh clone ready: `node scripts/prepare.mjs [--browser | --browsers]`.
 *
 * The script installs the dependencies if they are missing or outdated. With `--browser` it also installs Chromium for the
 * tests, and with `--browsers` Chromium, Firefox and WebKit. A missing Firefox or WebKit is an error only in CI. With
 * `NO_ADMIN=1`, the script installs nothing as administrator. If nothing is missing, it takes about a second.
 *
 * It is plain JavaScript because it runs before any dependency is installed.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DEBIAN_PACKAGES, ENGINES, findBrowser, HOW_TO_INSTALL, linuxFamily } from "../test/helpers/find-browsers.cjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The oldest Node that every dependency supports (package.json, "engines"). */
const OLDEST_NODE = { major: 20, minor: 19 };
/** How long a person at a terminal can still stop an installation as administrator, in ms. */
const TIME_TO_STOP = 10_000;

/** @typedef {import("../test/helpers/find-browsers.cjs").EngineName} EngineName */

try {
  checkNode();
  if (!dependenciesAreInstalled()) installDependencies();
  if (process.argv.includes("--browsers")) await installBrowsers(ENGINES);
  else if (process.argv.includes("--browser")) await installBrowsers(["Chromium"]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function checkNode() {
  const current = process.versions.node;
  const [major = 0, minor = 0] = current.split(".").map(Number);
  if (major > OLDEST_NODE.major) return;
  if (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor) return;
  throw new Error(
    `This project needs Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer; this is Node ${current}.\n` +
      'Install a newer one from https://nodejs.org, or run "nvm install" here, then try again.',
  );
}

/** Compares the lock file with the list of installed packages that npm keeps in node_modules. */
function dependenciesAreInstalled() {
  const locked = readLockedPackages("package-lock.json");
  const installed = readLockedPackages("node_modules/.package-lock.json");
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([location, wanted]) => {
    // The project itself is "". Optional packages may be missing, because some are for other machines.
    if (location === "" || wanted.optional || wanted.devOptional) return true;
    const found = installed[location];
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @type {(file: string) => Record<string, LockedPackage> | undefined} returns packages by folder, if the file is there
 */
function readLockedPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

function installDependencies() {
  say("Installing the dependencies listed in package-lock.json (npm ci). The first time, this takes a minute or two.");
  // If NODE_ENV is "production", npm needs --include=dev to install the packages of the tests. The
  // log level hides warnings about dependencies of Gatsby, which nobody can fix in this project.
  if (run("npm", "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error")) return;
  throw new Error(
    "The dependencies could not be installed; npm says why above. Most often:\n" +
      "- no connection: check that https://registry.npmjs.org can be reached, then try again;\n" +
      '- package.json and package-lock.json disagree: run "npm install" and commit both files.',
  );
}

/**
 * Installs the browsers that are missing: from Debian's packages if possible, or else those of Playwright.
 *
 * @param {readonly EngineName[]} engines
 * @throws {Error} if Chromium is still missing, or any other browser in CI
 */
async function installBrowsers(engines) {
  const findMissing = () => engines.filter((engine) => !findBrowser(engine));
  const wanted = findMissing();
  if (wanted.length === 0) return;
  const system = linuxFamily();
  const asRoot = system && !process.env.NO_ADMIN && rootPrefix();
  say(`Installing for the tests in browsers: ${wanted.join(", ")}.`);
  if (asRoot) await announceAdministrator();

  if (system === "debian" && asRoot) {
    const aptGet = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    run(...aptGet, "update");
    const packages = wanted.flatMap((engine) => DEBIAN_PACKAGES[engine]);
    run(...aptGet, "install", "-y", "--no-install-recommends", ...packages);
  }

  const stillWanted = findMissing().map((engine) => engine.toLowerCase());
  if (stillWanted.length > 0) {
    // In ms. Behind a firewall, Playwright would otherwise wait 30 seconds, five times.
    process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ||= "10000";
    // Playwright can install the libraries of its browsers only on Debian and Ubuntu, and only as root.
    run("npx", "--no", "playwright", "install", ...(asRoot ? ["--with-deps"] : []), ...stillWanted);
  }

  const missing = findMissing();
  const needed = process.env.CI ? missing : missing.filter((engine) => engine === "Chromium");
  for (const engine of missing.filter((name) => !needed.includes(name))) {
    say(`${engine} could not be installed; the tests run without it. To test with it, ${HOW_TO_INSTALL[engine]}.`);
  }
  if (needed.length === 0) return;
  const steps = needed.map((engine) => `- ${engine}: ${HOW_TO_INSTALL[engine]}.`);
  throw new Error(
    `The tests need ${needed.join(" and ")}, which could not be installed; the messages above say why. By hand:\n` +
      `${steps.join("\n")}\nThen try again.`,
  );
}

async function announceAdministrator() {
  say(
    "apt-get installs these and their system libraries as administrator. To prevent that, stop now (Ctrl+C) and set\n" +
      "NO_ADMIN=1: then the tests use the browsers of this machine, and those that Playwright downloads.",
  );
  // In CI and without a terminal, nobody could press Ctrl+C.
  if (process.stdin.isTTY && !process.env.CI) await setTimeout(TIME_TO_STOP);
}

/** @returns {string[] | undefined} the words before a command that runs as root; undefined if that is impossible */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo", "-n"] : undefined;
}

/** @type {(...words: string[]) => boolean} runs a command in the project's folder and shows its output */
function run(...words) {
  const [command = "", ...args] = words;
  // On Windows npm and npx are batch files, which only a shell can start.
  return spawnSync(command, args, { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

/** @type {(message: string) => void} */
function say(message) {
  console.log(`\n${message}\n`);
}
