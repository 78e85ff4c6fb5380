// CommonJS, because that is the one format which plain Node, tsx, Jest and Playwright's configuration all can load.
const { accessSync, constants, statSync } = require("node:fs");
const { homedir } = require("node:os");
const path = require("node:path");

/**
 * Where a Chrome or Chromium is on this machine: `CHROMIUM_PATH` if set, else an installed browser,
 * else the one Playwright has downloaded.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} path of the program; undefined if there is none
 * @throws {Error} if `CHROMIUM_PATH` is set but is not a program: another browser would not be what was asked for
 */
function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which is not a program. Correct it, or unset it.`);
  }
  return installedBrowsers(env).find(isProgram) ?? downloadedBrowser();
}

/**
 * Command line flags for a browser that is driven by a script.
 *
 * @returns {string[]}
 */
function chromiumFlags() {
  const flags = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  // Chromium refuses to start as root with its sandbox on.
  if (process.getuid?.() === 0) flags.push("--no-sandbox");
  return flags;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} where browsers usually are; not all of these exist
 */
function installedBrowsers(env) {
  switch (process.platform) {
    case "win32":
      return combine(
        [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA],
        [
          "Google\\Chrome\\Application\\chrome.exe",
          "Chromium\\Application\\chrome.exe",
          "Microsoft\\Edge\\Application\\msedge.exe",
        ],
      );
    case "darwin":
      return combine(
        ["/Applications", path.join(homedir(), "Applications")],
        ["Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium"],
      );
    default:
      return combine(env.PATH?.split(path.delimiter) ?? [], [
        "google-chrome-stable",
        "google-chrome",
        "chromium",
        "chromium-browser",
      ]);
  }
}

/**
 * @param {(string | undefined)[]} folders
 * @param {string[]} programs the preferred one first
 */
function combine(folders, programs) {
  return programs.flatMap((program) => folders.flatMap((folder) => (folder ? [path.join(folder, program)] : [])));
}

/** Playwright keeps its browsers in a cache whose layout only Playwright knows. */
function downloadedBrowser() {
  try {
    const { chromium } = require("@playwright/test");
    const program = chromium.executablePath();
    return isProgram(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

module.exports = { findChromium, chromiumFlags };
