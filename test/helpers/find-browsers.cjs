// CommonJS, because that is the one format which plain Node, tsx, Jest and Playwright's configuration all can load.
const { spawnSync } = require("node:child_process");
const { accessSync, constants, readFileSync, statSync } = require("node:fs");
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
 * Those that Playwright has not built: their programs, the preferred one first, and how they are driven.
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

/**
 * The browser of an engine on this machine: the one that `CHROMIUM_PATH` or `FIREFOX_PATH` names, or the one that
 * Playwright has downloaded, or one in `PATH`.
 *
 * @param {EngineName} engine
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Browser | undefined} undefined if there is none
 * @throws {Error} if a variable names what is not a program: another browser would not be what was asked for
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

/** @type {(programs: string[], env: NodeJS.ProcessEnv) => string | undefined} path of the first that is in `PATH` */
function findInPath(programs, env) {
  const folders = (env.PATH ?? "").split(path.delimiter);
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program))).find(isProgram);
}

/** @type {(engine: EngineName, env: NodeJS.ProcessEnv) => boolean} whether all is there that its program needs */
function isUsable(engine, env) {
  // Ubuntu's Firefox is of the snap store: it does not see the profile that Playwright makes for it in /tmp.
  if (engine === "Firefox") return linuxFamily() !== "ubuntu";
  if (engine === "Chromium") return true;
  // GTK's WebKit needs a screen, and a view that Python opens. Debian's Python sees the packages of Debian; another
  // one that comes first in PATH does not. It takes half a second; the limit is for a machine that is not well.
  const hasScreen = Boolean(env.DISPLAY || findInPath(["Xvfb"], env));
  const importWebKit = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
  const python = () => spawnSync("/usr/bin/python3", ["-c", importWebKit], { env, stdio: "ignore", timeout: 20_000 });
  return hasScreen && python().status === 0;
}

/** @type {() => "ubuntu" | "debian" | undefined} what this machine runs, if it is one of these or descends from it */
function linuxFamily() {
  try {
    const release = readFileSync("/etc/os-release", "utf8");
    return /** @type {const} */ (["ubuntu", "debian"]).find((family) =>
      new RegExp(`^ID(?:_LIKE)?=.*\\b${family}\\b`, "m").test(release),
    );
  } catch {
    return undefined;
  }
}

/** @type {(engine: EngineName) => string | undefined} Playwright's own, of which there is none before it is installed */
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
