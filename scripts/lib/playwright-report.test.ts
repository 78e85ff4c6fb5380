/** @jest-environment node */
import { type PlaywrightReport, projectResult } from "./playwright-report";

const firefox = {
  projectName: "Firefox",
  annotations: [{ type: "engine", description: "Firefox 153.7.0" }],
  results: [{ startTime: "2026-11-16T17:00:00.000Z", duration: 1_500 }],
};
const later = [{ startTime: "2026-11-16T17:00:10.000Z", duration: 2_000 }];

test("a project's tests are counted and timed, however deep in the report, with the version of its browser", () => {
  const report: PlaywrightReport = {
    specs: [
      {
        tests: [
          { ...firefox, status: "expected" },
          { ...firefox, projectName: "behavior", status: "unexpected" },
        ],
      },
    ],
    suites: [
      { specs: [{ tests: [{ ...firefox, status: "flaky", results: later }] }] },
      {
        suites: [
          {
            specs: [
              {
                tests: [
                  { ...firefox, status: "unexpected" },
                  { ...firefox, status: "skipped" },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  const counts = "2 passed, 1 failed, 1 skipped";
  expect(projectResult(report, "Firefox")).toEqual({ title: "Firefox 153.7.0", seconds: 12, counts });
  expect(projectResult(report, "WebKit")).toBeUndefined();
});
