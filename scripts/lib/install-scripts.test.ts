/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { allowScripts, workspaces } from "../../package.json";
import { optionalDependencies } from "../../tools/netlify/package.json";

const read = (file: string) => readFileSync(path.join(__dirname, "../..", file), "utf8");
/** All packages by folder. If `inBundle`, a package is part of another, whose bytes are pinned. */
const packages: Record<string, { hasInstallScript?: boolean; integrity?: string; inBundle?: boolean }> = JSON.parse(
  read("package-lock.json"),
).packages;

test("package.json forbids the install script of every package that has one", () => {
  const folders = Object.keys(packages).filter((folder) => packages[folder]?.hasInstallScript);
  const names = folders.map((folder) => folder.replace(/^.*node_modules\//, ""));
  expect(Object.fromEntries(names.map((name) => [name, false]))).toEqual(allowScripts);
  // Older versions of npm ignore the list in package.json.
  expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
});

test("the lock file pins the exact bytes of every package that is not this project's", () => {
  const isPinned = (folder: string) => packages[folder]?.inBundle || packages[folder]?.integrity?.startsWith("sha512-");
  const links = workspaces.map((folder) => `node_modules/${folder}`);
  expect(Object.keys(packages).filter((folder) => !isPinned(folder))).toEqual(["", ...workspaces, ...links]);
});

test("the workflows pin the commit of every action, and name its version", () => {
  const steps = ["ci", "links"].flatMap((name) => read(`.github/workflows/${name}.yml`).match(/uses: .*/g) ?? []);
  expect(steps.filter((step) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(step))).toEqual([]);
  expect(steps).toContainEqual(expect.stringContaining("actions/checkout@"));
});

test("the rehearsal runs the version of Node in .nvmrc on every machine", () => {
  const versions = Object.values(optionalDependencies).map((version) => `${version.split(".")[0]}\n`);
  expect([...new Set(versions)]).toEqual([read(".nvmrc")]);
});
