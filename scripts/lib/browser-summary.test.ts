/** @jest-environment node */
import { type EngineReport, summarizeBrowsers } from "./browser-summary";

const test153 = { projectName: "Firefox", annotations: [{ type: "engine", description: "Firefox 153.7.0" }] };
const test156 = { projectName: "Chromium", annotations: [{ type: "engine", description: "Chromium 156.0" }] };

const REPORT: EngineReport = {
  suites: [
    {
      specs: [{ tests: [{ ...test156, status: "expected" }] }, { tests: [{ ...test153, status: "expected" }] }],
      suites: [
        {
          specs: [{ tests: [{ ...test153, status: "flaky" }] }],
          suites: [{ specs: [{ tests: [{ ...test153, status: "unexpected" }] }] }],
        },
      ],
    },
    { specs: [{ tests: [{ ...test156, status: "skipped" }] }] },
  ],
};

describe("what npm test says about each engine", () => {
  test("its version and how many tests passed and failed, however deep in the report they are", () => {
    expect(summarizeBrowsers(REPORT, ["Chromium", "Firefox"]).slice(0, 2)).toEqual([
      "Chromium 156.0     1 passed, 0 failed, 1 skipped",
      "Firefox 153.7.0    2 passed, 1 failed",
    ]);
  });

  test("how to install one that is missing", () => {
    expect(summarizeBrowsers(REPORT, ["Chromium", "Firefox"])[2]).toMatch(
      /^WebKit {13}not on this machine: .*playwright install --with-deps webkit/,
    );
  });

  test("that nothing ran in one that is there", () => {
    expect(summarizeBrowsers(REPORT, ["Chromium", "Firefox", "WebKit"])[2]).toBe("WebKit             no test has run");
    expect(summarizeBrowsers(undefined, ["Chromium", "Firefox", "WebKit"])).toEqual([
      "Chromium    no test has run",
      "Firefox     no test has run",
      "WebKit      no test has run",
    ]);
  });

  test("the bare name of one that did not start", () => {
    const report: EngineReport = {
      suites: [{ specs: [{ tests: [{ projectName: "WebKit", status: "unexpected", annotations: [] }] }] }],
    };
    expect(summarizeBrowsers(report, ["WebKit"])[2]).toMatch(/^WebKit +0 passed, 1 failed$/);
  });
});
