/**
 * Makes a fresh clone ready: `node scripts/prepare.mjs [--browser | --browsers]`.
 *
 * Installs the dependencies if they are missing or outdated and, with `--browser`, a Chromium for the tests, or with
 * `--browsers` also a Firefox and a WebKit, which may be missing except in CI. With `NO_ADMIN=1`, nothing is installed as
 * administrator. When all is there it does nothing, in about a second. It runs before there are any dependencies, hence
 * plain JavaScript.
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
/** Milliseconds in which somebody at a terminal can keep the administrator out. */
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
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)) return;
  throw new Error(
    `This project needs Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org, or run "nvm install" here, then try again.',
  );
}

/** Compares the lock file with the copy that npm leaves in node_modules of what it has installed. */
function dependenciesAreInstalled() {
  const locked = readLockedPackages("package-lock.json");
  const installed = readLockedPackages("node_modules/.package-lock.json");
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([location, { version, integrity, optional, devOptional }]) => {
    // "" is the project itself. Optional packages are rightly absent where they do not fit the machine.
    if (location === "" || optional || devOptional) return true;
    return installed[location]?.version === version && installed[location]?.integrity === integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @type {(file: string) => Record<string, LockedPackage> | undefined} packages by their folder, if the file can be read
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
  // Without --include=dev, a NODE_ENV of "production" would leave out what the tests need. npm's warnings are
  // about dependencies of dependencies (Gatsby pins old peers), which nobody here can fix.
  if (run("npm", "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error")) return;
  throw new Error(
    "The dependencies could not be installed; npm says why above. Most often:\n" +
      "- no connection: check that https://registry.npmjs.org can be reached, then try again;\n" +
      '- package.json and package-lock.json disagree: run "npm install" and commit both files.',
  );
}

/**
 * Installs what is missing of these engines: from Debian's packages where that is possible, else Playwright's own.
 * Throws if there is no Chromium in the end, or in CI none of another engine.
 *
 * @param {readonly EngineName[]} engines
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
    // Milliseconds. Playwright's own 30 seconds, five times over, are long for someone behind a firewall.
    process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ||= "10000";
    // Playwright can also install the libraries which its browsers need, but only there and only as root.
    run("npx", "--no", "playwright", "install", ...(asRoot ? ["--with-deps"] : []), ...stillWanted);
  }

  const missing = findMissing();
  const needed = process.env.CI ? missing : missing.filter((engine) => engine === "Chromium");
  for (const engine of missing.filter((name) => !needed.includes(name))) {
    say(`${engine} could not be installed; the tests run without it. To have it tested, ${HOW_TO_INSTALL[engine]}.`);
  }
  if (needed.length === 0) return;
  throw new Error(
    `The tests need ${needed.join(" and ")}, which could not be installed; the messages above say why. By hand:\n` +
      `${needed.map((engine) => `- ${engine}: ${HOW_TO_INSTALL[engine]}.`).join("\n")}\nThen try again.`,
  );
}

async function announceAdministrator() {
  say(
    "These and the system libraries they need are installed with apt-get, as administrator. To prevent that, stop now\n" +
      "(Ctrl+C) and set NO_ADMIN=1: then the tests use the browsers that are there, and those that Playwright downloads.",
  );
  // In CI and in a container without a terminal nobody could answer.
  if (process.stdin.isTTY && !process.env.CI) await setTimeout(TIME_TO_STOP);
}

/** @returns {string[] | undefined} what to put before a command to run it as root; undefined if that is not possible */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo", "-n"] : undefined;
}

/** @type {(...words: string[]) => boolean} runs a command in the project's folder, its output shown */
function run(...words) {
  const [command = "", ...args] = words;
  // On Windows npm and npx are batch files, which only a shell can start.
  return spawnSync(command, args, { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

/** @type {(message: string) => void} */
function say(message) {
  console.log(`\n${message}\n`);
}
