import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Packages part of which is sent to visitors without going through a bundler: in the styles, and as the font. */
const IN_THE_STYLES = ["tailwindcss", "@fontsource-variable/newsreader"];

/**
 * The text of `licenses.txt` for a bundle: every package that is part of it, sorted by name, and its license. Equal
 * texts are not merged: each names its own copyright holders.
 *
 * @param root the project's folder
 * @param modules paths of the bundled files
 * @throws when a package has no license in its package.json: we may not pass it on
 */
export function licensesFile(root: string, modules: readonly string[]): string {
  const all = [...modules, ...IN_THE_STYLES.map((name) => path.join(root, "node_modules", name))];
  const folders = new Set(all.map(packageFolder).filter((folder) => folder !== undefined));
  const packages = new Map([...folders].map(readPackage).map((one) => [`${one.name} ${one.version}`, one]));
  const sorted = [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
  const list = sorted.map(([title, { license }]) => `- ${title} (${license})`);
  const texts = sorted.map(([title, { text }]) => `${"=".repeat(80)}\n${title}\n\n${text.trim()}\n`);
  return `This site contains parts of these packages:\n\n${list.join("\n")}\n\n${texts.join("\n")}`;
}

/** "/a/node_modules/@x/y/lib/z.js" → "/a/node_modules/@x/y"; the innermost, if packages are nested. */
function packageFolder(module: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
}

/** Its license as an SPDX expression ("MIT"), and the text of its license file, or that again if it comes without. */
function readPackage(folder: string) {
  const { name, version, license }: { name: string; version: string; license?: unknown } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  if (typeof license !== "string") throw new Error(`The package ${name} is sent to visitors, but names no license.`);
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(entry));
  return { name, version, license, text: file ? readFileSync(path.join(folder, file), "utf8") : license };
}
