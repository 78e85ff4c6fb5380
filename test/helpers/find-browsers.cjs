// This file is CommonJS, the one format that plain Node, tsx, Jest and Playwright's configuration can all load.
const { spawnSync } = require("node:child_process");
const { accessSync, constants, readFileSync, statSync } = require("node:fs");
const path = require("node:path");

/**
 * @typedef {"Chromium" | "Firefox" | "WebKit"} EngineName
 *
 * @typedef {object} Browser a browser on this machine
 * @property {EngineName} engine
 * @property {string} program the path of the browser, or of its driver for "webdriver"
 * @property {"playwright" | "bidi" | "webdriver"} kind how tests control it: with Playwright as usual, with Playwright
 *   over WebDriver BiDi (a Firefox that Playwright has not built), or over classic WebDriver
 */

/** @type {readonly EngineName[]} */
const ENGINES = ["Chromium", "Firefox", "WebKit"];

/**
 * Browsers that Playwright has not built: the names of their programs, the preferred one first, and their kinds.
 *
 * @type {Record<EngineName, { programs: string[], kind: Browser["kind"] }>}
 */
const INSTALLED = {
  Chromium: {
    programs: ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"],
    kind: "playwright",
  },
  Firefox: { programs: ["firefox-esr", "firefox"], kind: "bidi" },
  WebKit: { programs: ["WebKitWebDriver"], kind: "webdriver" },
};

/** Debian's packages for each engine. They include the sandbox, which Debian's Chromium only recommends. */
const DEBIAN_PACKAGES = {
  Chromium: ["chromium", "chromium-sandbox"],
  Firefox: ["firefox-esr"],
  WebKit: ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"],
};

/** Instructions for installing each engine by hand, as part of a sentence. */
const HOW_TO_INSTALL = {
  Chromium: 'run "npx playwright install chromium", or set CHROMIUM_PATH to the program of a Chrome or Chromium',
  Firefox: 'run "npx playwright install firefox" (or, on Debian: apt-get install firefox-esr), or set FIREFOX_PATH',
  WebKit: `run "npx playwright install --with-deps webkit" (or, on Debian: apt-get install ${DEBIAN_PACKAGES.WebKit.join(" ")})`,
};

/**
 * Finds a browser on this machine: the one that `CHROMIUM_PATH` or `FIREFOX_PATH` names, or the one that Playwright has
 * downloaded, or one in `PATH`.
 *
 * @param {EngineName} engine
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Browser | undefined} undefined if the machine has no such browser
 * @throws {Error} if the variable does not name a program
 */
function findBrowser(engine, env = process.env) {
  const { programs, kind } = INSTALLED[engine];
  const variable = `${engine.toUpperCase()}_PATH`;
  const named = engine === "WebKit" ? undefined : env[variable];
  if (named && !isProgram(named)) {
    throw new Error(`${variable} is "${named}", which is not a program. Correct it, or unset it.`);
  }
  if (named) return { engine, program: named, kind };
  const downloaded = downloadedBrowser(engine);
  if (downloaded) return { engine, program: downloaded, kind: "playwright" };
  const program = findInPath(programs, env);
  return program && isUsable(engine, env) ? { engine, program, kind } : undefined;
}

/** Returns the browsers of this machine, at most one of each engine. */
const findBrowsers = (env = process.env) => ENGINES.flatMap((engine) => findBrowser(engine, env) ?? []);

/** Returns the path of this machine's Chromium, or undefined. */
const findChromium = () => findBrowser("Chromium")?.program;

/** Returns the command line flags for a Chromium that a script controls. */
function chromiumFlags() {
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  // Machines for tests have no GPU. Emulating one takes a tenth of the tests' time.
  const flags = [...quiet, "--disable-gpu"];
  // As root, Chromium starts only without its sandbox.
  return process.getuid?.() === 0 ? [...flags, "--no-sandbox"] : flags;
}

/** @type {(names: string[], env: NodeJS.ProcessEnv) => string | undefined} the path of the first program in `PATH` */
function findInPath(names, env) {
  const folders = (env.PATH ?? "").split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find(isProgram);
}

/** @type {(engine: EngineName, env: NodeJS.ProcessEnv) => boolean} returns true if an engine in `PATH` can run tests */
function isUsable(engine, env) {
  // Ubuntu's Firefox is a snap, which cannot read the profile that Playwright creates in /tmp.
  if (engine === "Firefox") return linuxFamily() !== "ubuntu";
  if (engine === "Chromium") return true;
  // WebKitGTK needs a screen, and a window that Python opens. Only Debian's own Python finds Debian's packages.
  // The import takes half a second. The timeout ends an import that hangs.
  const hasScreen = Boolean(env.DISPLAY || findInPath(["Xvfb"], env));
  const importWebKit = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
  const python = () => spawnSync("/usr/bin/python3", ["-c", importWebKit], { env, stdio: "ignore", timeout: 20_000 });
  return hasScreen && python().status === 0;
}

/** @type {() => "ubuntu" | "debian" | undefined} the family of this machine's Linux, if it is one of these two */
function linuxFamily() {
  try {
    const release = readFileSync("/etc/os-release", "utf8");
    if (/^ID(?:_LIKE)?=.*\bubuntu\b/m.test(release)) return "ubuntu";
    return /^ID(?:_LIKE)?=.*\bdebian\b/m.test(release) ? "debian" : undefined;
  } catch {
    return undefined;
  }
}

/** @type {(engine: EngineName) => string | undefined} the path of the browser that Playwright has downloaded */
function downloadedBrowser(engine) {
  try {
    const name = /** @type {Lowercase<EngineName>} */ (engine.toLowerCase());
    const program = require("@playwright/test")[name].executablePath();
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

module.exports = {
  ENGINES,
  DEBIAN_PACKAGES,
  HOW_TO_INSTALL,
  findBrowser,
  findBrowsers,
  findChromium,
  chromiumFlags,
  linuxFamily,
};
