// This file is CommonJS, which plain Node, tsx and Playwright's configuration can all load.
const { existsSync } = require("node:fs");
const path = require("node:path");

/** @type {(...names: string[]) => string | undefined} */
function findProgram(...names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Returns the path of an installed Chrome or Chromium. Without one, Playwright starts its own. */
exports.findChromium = () => findProgram("google-chrome", "chromium");

/** Returns the path of Debian's Firefox. Other Firefoxes may be snaps, which cannot read what Playwright writes. */
exports.findFirefox = () => findProgram("firefox-esr");
