/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "find-browsers-"));
// Playwright reads this when it loads, which is when the first test calls the module.
process.env.PLAYWRIGHT_BROWSERS_PATH = path.join(folder, "downloaded");

import { findBrowser } from "./find-browsers.cjs";

/** The folder in `PATH`. */
const bin = path.join(folder, "bin");

function makeProgram(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "#!/bin/sh\n");
  chmodSync(file, 0o755);
  return file;
}

afterAll(() => rmSync(folder, { recursive: true }));

test("findBrowser prefers the program that a variable names, then Playwright's own, then one in PATH", () => {
  makeProgram(path.join(bin, "chromium-browser"));
  const program = makeProgram(path.join(bin, "chromium"));
  expect(findBrowser("Chromium", { PATH: bin })).toEqual({ engine: "Chromium", program, kind: "playwright" });

  const { firefox } = jest.requireActual<typeof import("@playwright/test")>("@playwright/test");
  const downloaded = makeProgram(firefox.executablePath());
  expect(findBrowser("Firefox", { PATH: bin })).toMatchObject({ program: downloaded, kind: "playwright" });

  const named = makeProgram(path.join(bin, "my-browser"));
  expect(findBrowser("Firefox", { PATH: bin, FIREFOX_PATH: named })).toMatchObject({ program: named, kind: "bidi" });
});

test("findBrowser throws if a variable names a file that is not a program, even with another browser in PATH", () => {
  expect(() => findBrowser("Chromium", { PATH: bin, CHROMIUM_PATH: `${bin}/missing` })).toThrow(
    `CHROMIUM_PATH is "${bin}/missing", which is not a program. Correct it, or unset it.`,
  );
});

test("findBrowser ignores WebKitGTK on a machine without a real or virtual screen", () => {
  makeProgram(path.join(bin, "WebKitWebDriver"));
  expect(findBrowser("WebKit", { PATH: bin })).toBeUndefined();
});
