/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { licensesFile } from "./licenses";

let root: string;

/** Writes a package, with a license file if it has a license, and returns the path of a source file in it. */
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
    for (const name of ["tailwindcss", "@fontsource-variable/newsreader"]) install(name, name, "OFL-1.1");
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test("lists each package in the bundle once with its license, nested packages included", () => {
    const outer = install("outer", "outer", "MIT");
    const inner = install("outer/node_modules/@in/side", "@in/side", "ISC");
    const text = licensesFile(root, [outer, inner, `${outer}.map`, path.join(root, "src/own.ts")]);
    expect(text).toContain("- @in/side 1.0.0 (ISC)\n- outer 1.0.0 (MIT)\n- tailwindcss 1.0.0 (OFL-1.1)\n");
    const packages = ["@fontsource-variable/newsreader", "@in/side", "outer", "tailwindcss"];
    expect(text.match(/(?<=Copyright of ).*/g)).toEqual(packages);
    expect(licensesFile(root, [inner])).not.toContain("outer");
  });

  test("a package without a license stops the build", () => {
    const file = install("mystery", "mystery");
    expect(() => licensesFile(root, [file])).toThrow("its package.json names no license");
  });
});
