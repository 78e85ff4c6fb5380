/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { licensesText, shippedPackages } from "./licenses";

let root: string;

/** A package on disk, with a license file if its license is known; returns the path of a file in it. */
function install(folder: string, name: string, license?: string): string {
  const full = path.join(root, "node_modules", folder);
  mkdirSync(full, { recursive: true });
  writeFileSync(path.join(full, "package.json"), JSON.stringify({ name, version: "1.0.0", license }));
  if (license) writeFileSync(path.join(full, "license.md"), `Copyright of ${name}`);
  return path.join(full, "dist/index.js");
}

describe("licenses", () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "licenses-"));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test("lists each package that something was taken from, once, also one inside of another, with its license", () => {
    const outer = install("outer", "outer", "MIT");
    const inner = install("outer/node_modules/@in/side", "@in/side", "ISC");
    const text = licensesText(shippedPackages([outer, inner, `${outer}.map`, path.join(root, "src/own.ts")]));
    expect(text).toContain("- @in/side 1.0.0 (ISC)\n- outer 1.0.0 (MIT)\n");
    expect(text.match(/Copyright of .*/g)).toEqual(["Copyright of @in/side", "Copyright of outer"]);
    expect(shippedPackages([inner]).map(({ name }) => name)).toEqual(["@in/side"]);
  });

  test("a package without a license must not be passed on", () => {
    const file = install("mystery", "mystery");
    expect(() => shippedPackages([file])).toThrow("mystery is sent to visitors, but names no license");
  });
});
