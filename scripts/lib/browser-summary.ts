import { ENGINES, type EngineName, HOW_TO_INSTALL } from "./find-browsers.cjs";

/** The part of Playwright's JSON report (test/e2e/playwright.browsers.config.ts) that is read here; suites nest. */
export interface EngineReport {
  suites?: EngineReport[];
  specs?: { tests: ReportedTest[] }[];
}

interface ReportedTest {
  /** The engine. */
  projectName: string;
  status: "expected" | "unexpected" | "flaky" | "skipped";
  /** Each test that got its browser has one of type "engine", with its name and version: "Firefox 153.7.0". */
  annotations: { type: string; description?: string }[];
}

/**
 * What `npm test` says at its end about each engine.
 *
 * @param report undefined if the tests ended before it was written, or did not run
 * @param present the engines that are on this machine
 * @returns one line per engine, such as "Firefox 153.7.0    41 passed, 0 failed", for a missing one how to install it
 */
export function summarizeBrowsers(report: EngineReport | undefined, present: readonly EngineName[]): string[] {
  const tests = report ? testsIn(report) : [];
  const lines = ENGINES.map((engine) => {
    const own = tests.filter(({ projectName }) => projectName === engine);
    const annotation = own.flatMap(({ annotations }) => annotations).find(({ type }) => type === "engine");
    const missing = !present.includes(engine) && own.length === 0;
    return {
      name: annotation?.description ?? engine,
      result: missing ? `not on this machine: ${HOW_TO_INSTALL[engine]}` : countResults(own),
    };
  });
  const width = Math.max(...lines.map(({ name }) => name.length)) + 4;
  return lines.map(({ name, result }) => name.padEnd(width) + result);
}

function testsIn({ suites = [], specs = [] }: EngineReport): ReportedTest[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)];
}

function countResults(tests: ReportedTest[]): string {
  if (tests.length === 0) return "no test has run";
  const count = (...wanted: ReportedTest["status"][]) => tests.filter(({ status }) => wanted.includes(status)).length;
  const skipped = count("skipped");
  // A flaky test has passed when it was tried again.
  return `${count("expected", "flaky")} passed, ${count("unexpected")} failed${skipped ? `, ${skipped} skipped` : ""}`;
}
