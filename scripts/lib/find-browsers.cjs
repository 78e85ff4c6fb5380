// CommonJS, because that is the one format which plain Node, tsx, Jest and Playwright's configuration all can load.
const { spawnSync } = require("node:child_process");
const { accessSync, constants, readFileSync, realpathSync, statSync } = require("node:fs");
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

/** Debian's packages of each engine. What these only recommend is not installed, hence the sandbox by name. */
const DEBIAN_PACKAGES = {
  Chromium: ["chromium", "chromium-sandbox"],
  Firefox: ["firefox-esr"],
  WebKit: ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"],
};

/** How to get each engine by hand: the rest of a sentence, without a period. */
const HOW_TO_INSTALL = {
  Chromium: 'run "npx playwright install chromium", or set CHROMIUM_PATH to the program of a Chrome or Chromium',
  Firefox: 'run "npx playwright install firefox" (or, on Debian: apt-get install firefox-esr), or set FIREFOX_PATH',
  WebKit: `run "npx playwright install --with-deps webkit" (or, on Debian: apt-get install ${DEBIAN_PACKAGES.WebKit.join(" ")})`,
};

/** Programs that may be in `PATH`, the preferred one first. */
const PROGRAMS = {
  Chromium: ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"],
  Firefox: ["firefox-esr", "firefox"],
};

/**
 * The browser of an engine on this machine. Of Chromium one in `PATH` first, then the one that Playwright has
 * downloaded; of the others Playwright's first, which it drives best. `CHROMIUM_PATH` and `FIREFOX_PATH` take precedence.
 *
 * @param {EngineName} engine
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Browser | undefined} undefined if there is none
 * @throws {Error} if a variable names what is not a program: another browser would not be what was asked for
 */
function findBrowser(engine, env = process.env) {
  /** @type {(program: string | undefined, kind: Browser["kind"]) => Browser | undefined} */
  const driven = (program, kind) => (program ? { engine, program, kind } : undefined);
  const downloaded = () => driven(downloadedBrowser(engine), "playwright");
  if (engine === "WebKit") return downloaded() ?? driven(findWebKitDriver(env), "webdriver");

  const variable = `${engine.toUpperCase()}_PATH`;
  const named = env[variable] || undefined;
  if (named && !isProgram(named)) {
    throw new Error(`${variable} is "${named}", which is not a program. Correct it, or unset it.`);
  }
  const installed = findInPath(PROGRAMS[engine], env);
  if (engine === "Chromium") return driven(named ?? installed[0], "playwright") ?? downloaded();
  if (named) return driven(named, "bidi");
  const unsnapped = installed.find((file) => !isSnap(file));
  return downloaded() ?? driven(unsnapped, "bidi");
}

/** One browser of each engine that is on this machine. */
const findBrowsers = (env = process.env) => ENGINES.flatMap((engine) => findBrowser(engine, env) ?? []);

/** Path of this machine's Chromium, if there is one. */
const findChromium = () => findBrowser("Chromium")?.program;

/** Command line flags for a Chromium that is driven by a script. */
function chromiumFlags() {
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  // Chromium refuses to start as root with its sandbox on.
  return process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
}

/**
 * The driver of GTK's WebKit, if all is there that it takes to show a page: Python's bindings, and a screen or Xvfb.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function findWebKitDriver(env) {
  if (process.platform !== "linux") return undefined;
  const [driver] = findInPath(["WebKitWebDriver"], env);
  const hasScreen = Boolean(env.DISPLAY) || findInPath(["Xvfb"], env).length > 0;
  if (!driver || !hasScreen) return undefined;
  const importWebKit = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
  // Debian's Python sees the packages of Debian; another one that comes first in PATH does not. This takes half a
  // second where all is well; the limit, in milliseconds, is for a machine that is not.
  const { status } = spawnSync("/usr/bin/python3", ["-c", importWebKit], { env, stdio: "ignore", timeout: 20_000 });
  return status === 0 ? driver : undefined;
}

/** @type {(programs: string[], env: NodeJS.ProcessEnv) => string[]} paths of those that are in `PATH`, in their order */
function findInPath(programs, env) {
  const folders = (env.PATH ?? "").split(path.delimiter);
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program))).filter(isProgram);
}

/**
 * Playwright's own browser. There is none before Playwright itself is installed.
 *
 * @param {EngineName} engine
 */
function downloadedBrowser(engine) {
  try {
    const name = /** @type {Lowercase<EngineName>} */ (engine.toLowerCase());
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

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

module.exports = { ENGINES, DEBIAN_PACKAGES, HOW_TO_INSTALL, findBrowser, findBrowsers, findChromium, chromiumFlags };
