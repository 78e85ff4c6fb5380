/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { allowScripts } from "../../package.json";

interface LockedPackage {
  hasInstallScript?: boolean;
  integrity?: string;
  /** Comes inside another package, whose bytes are pinned. */
  inBundle?: boolean;
}

const ROOT = path.join(__dirname, "../..");
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(path.join(ROOT, "package-lock.json"), "utf8"),
);
/** All packages but the project itself, by where they are installed. */
const installed = Object.entries(packages).filter(([folder]) => folder !== "");

describe("install-scripts", () => {
  test("every package that would run code while it is installed has been looked at, and is not allowed to", () => {
    const names = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ""));
    expect(Object.fromEntries(names.map((name) => [name, false]))).toEqual(allowScripts);
  });

  test("no older npm runs such code either", () => {
    expect(readFileSync(path.join(ROOT, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
  });

  test("the lock file pins the exact bytes of every package", () => {
    const unpinned = installed.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith("sha512-"));
    expect(unpinned.map(([folder]) => folder)).toEqual([]);
  });
});
