import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Packages that visitors get without webpack: Tailwind's code is in the styles, Newsreader is the font. */
const IN_THE_STYLES = ["tailwindcss", "@fontsource-variable/newsreader"];

/**
 * Returns the text of `licenses.txt` for a bundle: every package that is part of it, sorted by name, with its license.
 * Equal licenses are repeated, because each names its own copyright holders.
 *
 * @param root the project's folder
 * @param modules the paths of the source files in the bundle
 * @throws when the package.json of a package names no license, because then the site must not contain it
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

/** "/a/node_modules/@x/y/lib/z.js" → "/a/node_modules/@x/y". For nested packages, it returns the innermost. */
function packageFolder(module: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
}

/** Returns the license of a package as an SPDX expression ("MIT"), and the text of its license file, if it has one. */
function readPackage(folder: string) {
  const { name, version, license }: { name: string; version: string; license?: unknown } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  if (typeof license !== "string")
    throw new Error(`The package ${name} is part of the site, but its package.json names no license.`);
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(entry));
  return { name, version, license, text: file ? readFileSync(path.join(folder, file), "utf8") : license };
}
