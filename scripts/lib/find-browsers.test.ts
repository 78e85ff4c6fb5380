/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "find-browsers-"));
const bin = path.join(folder, "bin");
// Playwright reads it when it is loaded, which the module under test does not do before it is called.
process.env.PLAYWRIGHT_BROWSERS_PATH = path.join(folder, "downloaded");

import { findBrowser, findBrowsers } from "./find-browsers.cjs";

const realPlatform = process.platform;
const setPlatform = (value: NodeJS.Platform) => Object.defineProperty(process, "platform", { value });

function makeProgram(file: string, text = "#!/bin/sh\n"): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

// The usual places are those of Linux, where they depend on PATH and not on what this machine has.
beforeAll(() => setPlatform("linux"));
afterAll(() => {
  setPlatform(realPlatform);
  rmSync(folder, { recursive: true });
});
afterEach(() => rmSync(bin, { recursive: true, force: true }));

describe("a browser named by a variable", () => {
  test("is taken", () => {
    const program = makeProgram(path.join(bin, "my-browser"));
    makeProgram(path.join(bin, "firefox-esr"));
    makeProgram(path.join(bin, "chromium"));
    expect(findBrowser("Firefox", { PATH: bin, FIREFOX_PATH: program })).toMatchObject({ program, kind: "bidi" });
    expect(findBrowser("Chromium", { PATH: bin, CHROMIUM_PATH: program })).toMatchObject({ program });
  });

  test("is an error if it is not a program, even if there is another", () => {
    makeProgram(path.join(bin, "firefox-esr"));
    makeProgram(path.join(bin, "chromium"));
    const missing = path.join(bin, "missing");
    expect(() => findBrowser("Firefox", { PATH: bin, FIREFOX_PATH: missing })).toThrow(
      `FIREFOX_PATH is "${missing}", which is not a program. Correct it, or unset it.`,
    );
    expect(() => findBrowsers({ PATH: bin, FIREFOX_PATH: bin })).toThrow(`FIREFOX_PATH is "${bin}"`);
    expect(() => findBrowser("Chromium", { PATH: bin, CHROMIUM_PATH: missing })).toThrow(
      `CHROMIUM_PATH is "${missing}"`,
    );
  });

  test("is not asked for by an empty variable", () => {
    expect(findBrowser("Firefox", { PATH: bin, FIREFOX_PATH: "" })).toBeUndefined();
  });
});

describe("an installed Firefox", () => {
  test("is driven over BiDi, Debian's before any other", () => {
    makeProgram(path.join(bin, "firefox"));
    const program = makeProgram(path.join(bin, "firefox-esr"));
    expect(findBrowser("Firefox", { PATH: bin })).toMatchObject({ program, kind: "bidi" });
  });

  test("does not count if it is of the snap store", () => {
    makeProgram(path.join(bin, "firefox"), "#!/bin/sh\nexec /snap/bin/firefox\n");
    expect(findBrowser("Firefox", { PATH: bin })).toBeUndefined();

    rmSync(path.join(bin, "firefox"));
    symlinkSync(makeProgram(path.join(folder, "usr", "bin", "snap")), path.join(bin, "firefox"));
    expect(findBrowser("Firefox", { PATH: bin })).toBeUndefined();
  });

  test("comes after Playwright's own", () => {
    makeProgram(path.join(bin, "firefox-esr"));
    const { firefox } = jest.requireActual<typeof import("@playwright/test")>("@playwright/test");
    const program = makeProgram(firefox.executablePath());
    expect(path.relative(folder, program)).not.toMatch(/^\.\./);
    expect(findBrowser("Firefox", { PATH: bin })).toMatchObject({ program, kind: "playwright" });
    rmSync(program);
  });
});

describe("the WebKit of GTK", () => {
  test("does not count without its driver", () => {
    makeProgram(path.join(bin, "Xvfb"));
    expect(findBrowser("WebKit", { PATH: bin })).toBeUndefined();
  });

  test("does not count without a screen, or what pretends to be one", () => {
    makeProgram(path.join(bin, "WebKitWebDriver"));
    expect(findBrowser("WebKit", { PATH: bin })).toBeUndefined();
  });
});

test("a machine without a browser has none of any engine", () => {
  expect(findBrowsers({ PATH: bin })).toEqual([]);
});
