import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Packages part of which is sent to visitors without going through a bundler: in the styles, and as the font. */
const IN_THE_STYLES = ["tailwindcss", "@fontsource-variable/newsreader"];

/** A package part of which is sent to visitors. */
type ShippedPackage = ReturnType<typeof readPackage>;

/**
 * The packages that files of a bundle come from, sorted by name, each once.
 *
 * @param modules paths of the bundled files
 * @throws when a package has no license in its package.json: we may not pass it on
 */
export function shippedPackages(modules: Iterable<string>): ShippedPackage[] {
  const folders = new Set([...modules].map(packageFolder).filter((folder) => folder !== undefined));
  const packages = new Map([...folders].map(readPackage).map((one) => [`${one.name}@${one.version}`, one]));
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shipped]) => shipped);
}

/**
 * The text of `licenses.txt` for a bundle.
 *
 * @param root the project's folder
 * @param modules paths of the bundled files
 */
export function licensesFile(root: string, modules: readonly string[]): string {
  return licensesText(
    shippedPackages([...modules, ...IN_THE_STYLES.map((name) => path.join(root, "node_modules", name))]),
  );
}

/** Equal license texts are not merged: each names its own copyright holders. */
export function licensesText(packages: readonly ShippedPackage[]): string {
  const list = packages.map(({ name, version, license }) => `- ${name} ${version} (${license})`);
  const texts = packages.map(
    ({ name, version, license, text }) => `${"=".repeat(80)}\n${name} ${version}\n\n${text?.trim() ?? license}\n`,
  );
  return `This site contains parts of these packages:\n\n${list.join("\n")}\n\n${texts.join("\n")}`;
}

/** "/a/node_modules/@x/y/lib/z.js" → "/a/node_modules/@x/y"; the innermost, if packages are nested. */
function packageFolder(module: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
}

/** Its license as an SPDX expression ("MIT"), and the text of its license file, if it comes with one. */
function readPackage(folder: string) {
  const { name, version, license }: { name: string; version: string; license?: unknown } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  if (typeof license !== "string") throw new Error(`The package ${name} is sent to visitors, but names no license.`);
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(entry));
  return { name, version, license, text: file ? readFileSync(path.join(folder, file), "utf8") : undefined };
}
