/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { licensesText, shippedPackages } from "./licenses";

let root: string;

describe("licenses", () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "licenses-"));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  /** A package on disk; returns the path of a file in it. */
  function install(folder: string, facts: object, licenseFile?: [name: string, text: string]): string {
    const full = path.join(root, "node_modules", folder);
    mkdirSync(path.join(full, "dist"), { recursive: true });
    writeFileSync(path.join(full, "package.json"), JSON.stringify(facts));
    if (licenseFile) writeFileSync(path.join(full, licenseFile[0]), licenseFile[1]);
    return path.join(full, "dist", "index.js");
  }

  test("lists each package that something was taken from, once, with its license text", () => {
    const [b, a] = [
      { name: "beta", license: "MIT" },
      { name: "@a/alpha", license: "ISC" },
    ];
    const beta = install("beta", { ...b, version: "2.0.0" }, ["LICENSE", "Copyright B"]);
    const alpha = install("@a/alpha", { ...a, version: "1.0.0" }, ["license.md", "Copyright A"]);
    const text = licensesText(shippedPackages([beta, alpha, `${beta}.map`, path.join(root, "src", "own.ts")]));
    expect(text).toContain("- @a/alpha 1.0.0 (ISC)\n- beta 2.0.0 (MIT)\n");
    expect(text.match(/Copyright [AB]/g)).toEqual(["Copyright A", "Copyright B"]);
  });

  test("a package inside a package counts as itself", () => {
    install("outer", { name: "outer", version: "1.0.0", license: "MIT" });
    const inner = install("outer/node_modules/inner", { name: "inner", version: "3.0.0", license: "MIT" });
    expect(shippedPackages([inner]).map(({ name }) => name)).toEqual(["inner"]);
  });

  test("a package without a license must not be passed on", () => {
    const file = install("mystery", { name: "mystery", version: "1.0.0" });
    expect(() => shippedPackages([file])).toThrow("mystery is sent to visitors, but names no license");
  });
});
