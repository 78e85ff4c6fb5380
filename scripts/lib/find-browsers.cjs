// CommonJS, because that is the one format which plain Node, tsx, Jest and Playwright's configuration all can load.
const { spawnSync } = require("node:child_process");
const { accessSync, constants, readFileSync, realpathSync, statSync } = require("node:fs");
const { homedir } = require("node:os");
const path = require("node:path");

/**
 * @typedef {"Chromium" | "Firefox" | "WebKit"} EngineName
 *
 * @typedef {object} Browser a browser on this machine
 * @property {EngineName} engine
 * @property {string} program its path; for "webdriver" that of the driver
 * @property {"playwright" | "bidi" | "webdriver"} kind how it is driven: by Playwright as usual, by Playwright over
 *   WebDriver BiDi (a Firefox that Playwright has not built), or over classic WebDriver
 */

/** @type {readonly EngineName[]} */
const ENGINES = ["Chromium", "Firefox", "WebKit"];

/**
 * Packages with which Debian has each engine. What it only recommends is not installed, hence the sandbox by name.
 *
 * @type {Record<EngineName, string[]>}
 */
const DEBIAN_PACKAGES = {
  Chromium: ["chromium", "chromium-sandbox"],
  Firefox: ["firefox-esr"],
  WebKit: ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"],
};

/**
 * How to get each engine by hand: the rest of a sentence, without a period.
 *
 * @type {Record<EngineName, string>}
 */
const HOW_TO_INSTALL = {
  Chromium:
    "install Google Chrome (https://www.google.com/chrome/) or Chromium, or set CHROMIUM_PATH to the program of one",
  Firefox:
    "install Firefox (https://www.firefox.com; on Debian: apt-get install firefox-esr), or set FIREFOX_PATH to its program",
  WebKit: `run "npx playwright install --with-deps webkit" (or, on Debian: apt-get install ${DEBIAN_PACKAGES.WebKit.join(" ")})`,
};

/** Debian's Python, which sees the packages of Debian; another one that comes first in PATH does not. */
const SYSTEM_PYTHON = "/usr/bin/python3";
/** Fails unless Python can show a page in WebKit. */
const IMPORT_WEBKIT = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';

/**
 * Where a Chrome or Chromium is on this machine: `CHROMIUM_PATH` if set, else an installed browser,
 * else the one Playwright has downloaded.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} path of the program; undefined if there is none
 * @throws {Error} if `CHROMIUM_PATH` is set but is not a program: another browser would not be what was asked for
 */
function findChromium(env = process.env) {
  return (
    programNamedBy("CHROMIUM_PATH", env) ??
    usualPlaces(env, {
      win32: [
        "Google\\Chrome\\Application\\chrome.exe",
        "Chromium\\Application\\chrome.exe",
        "Microsoft\\Edge\\Application\\msedge.exe",
      ],
      darwin: ["Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium"],
      others: ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"],
    }).find(isProgram) ??
    downloadedBrowser("chromium")
  );
}

/**
 * Where a Firefox is on this machine: `FIREFOX_PATH` if set, else the one Playwright has downloaded, which it drives
 * best, else an installed one.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ program: string, kind: "playwright" | "bidi" } | undefined} undefined if there is none
 * @throws {Error} if `FIREFOX_PATH` is set but is not a program: another browser would not be what was asked for
 */
function findFirefox(env = process.env) {
  const named = programNamedBy("FIREFOX_PATH", env);
  if (named) return { program: named, kind: "bidi" };

  const downloaded = downloadedBrowser("firefox");
  if (downloaded) return { program: downloaded, kind: "playwright" };

  const installed = usualPlaces(env, {
    win32: ["Mozilla Firefox\\firefox.exe"],
    darwin: ["Firefox.app/Contents/MacOS/firefox"],
    others: ["firefox-esr", "firefox"],
  }).find((file) => isProgram(file) && !isSnap(file));
  return installed ? { program: installed, kind: "bidi" } : undefined;
}

/**
 * Where a WebKit is on this machine: the one Playwright has downloaded, else, on Linux, that of GTK, if all that it
 * takes to show a page in it is there: its driver, Python's way to it, and a screen or what pretends to be one.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ program: string, kind: "playwright" | "webdriver" } | undefined} undefined if there is none
 */
function findWebKit(env = process.env) {
  const downloaded = downloadedBrowser("webkit");
  if (downloaded) return { program: downloaded, kind: "playwright" };
  if (process.platform !== "linux") return undefined;

  const driver = findInPath(env, "WebKitWebDriver");
  const hasScreen = Boolean(env.DISPLAY) || findInPath(env, "Xvfb") !== undefined;
  if (!driver || !hasScreen || !canImportWebKit(env)) return undefined;
  return { program: driver, kind: "webdriver" };
}

/**
 * @param {EngineName} engine
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Browser | undefined} undefined if this machine has none of that engine
 * @throws {Error} if a variable names a browser that is not a program
 */
function findBrowser(engine, env = process.env) {
  if (engine === "Chromium") {
    const program = findChromium(env);
    return program ? { engine, program, kind: "playwright" } : undefined;
  }
  const found = engine === "Firefox" ? findFirefox(env) : findWebKit(env);
  return found && { engine, ...found };
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Browser[]} one of each engine that is on this machine
 * @throws {Error} if a variable names a browser that is not a program
 */
function findBrowsers(env = process.env) {
  return ENGINES.flatMap((engine) => findBrowser(engine, env) ?? []);
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
 * @param {string} variable
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} the program that the variable names; undefined if it is unset or empty
 * @throws {Error} if what it names is not a program
 */
function programNamedBy(variable, env) {
  const program = env[variable];
  if (!program) return undefined;
  if (isProgram(program)) return program;
  throw new Error(`${variable} is "${program}", which is not a program. Correct it, or unset it.`);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ win32: string[], darwin: string[], others: string[] }} programs those of each system, the preferred one first
 * @returns {string[]} where they usually are; not all of these exist
 */
function usualPlaces(env, programs) {
  switch (process.platform) {
    case "win32":
      return combine([env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA], programs.win32);
    case "darwin":
      return combine(["/Applications", path.join(homedir(), "Applications")], programs.darwin);
    default:
      return combine(env.PATH?.split(path.delimiter) ?? [], programs.others);
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @returns {string | undefined} path of the program
 */
function findInPath(env, name) {
  return combine(env.PATH?.split(path.delimiter) ?? [], [name]).find(isProgram);
}

/**
 * @param {(string | undefined)[]} folders
 * @param {string[]} programs the preferred one first
 */
function combine(folders, programs) {
  return programs.flatMap((program) => folders.flatMap((folder) => (folder ? [path.join(folder, program)] : [])));
}

/**
 * Playwright keeps its browsers in a cache whose layout only Playwright knows.
 *
 * @param {"chromium" | "firefox" | "webkit"} name
 * @returns {string | undefined} path of the program; undefined if it is not there, nor Playwright itself
 */
function downloadedBrowser(name) {
  try {
    const program = require("@playwright/test")[name].executablePath();
    return isProgram(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a program is of Ubuntu's snap store, or the script that stands in for one. Such a browser does not start in a
 * container, and elsewhere does not see the profile that Playwright makes for it in /tmp.
 *
 * @param {string} file
 */
function isSnap(file) {
  const { size } = statSync(file);
  // Only a script is this small. In /snap/bin everything is a link to /usr/bin/snap.
  return /\/snap(?:\/|$)/.test(realpathSync(file)) || (size < 10_000 && readFileSync(file, "utf8").includes("/snap/"));
}

/** @param {NodeJS.ProcessEnv} env */
function canImportWebKit(env) {
  // Half a second where all is well; the limit, in milliseconds, is for a machine that is not.
  const { status } = spawnSync(SYSTEM_PYTHON, ["-c", IMPORT_WEBKIT], { env, stdio: "ignore", timeout: 20_000 });
  return status === 0;
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

module.exports = {
  ENGINES,
  DEBIAN_PACKAGES,
  HOW_TO_INSTALL,
  findChromium,
  findFirefox,
  findWebKit,
  findBrowser,
  findBrowsers,
  chromiumFlags,
};
