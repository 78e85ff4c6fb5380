/** The part of Playwright's JSON report that is read here; suites nest. */
export interface PlaywrightReport {
  suites?: PlaywrightReport[];
  specs?: { tests: ReportedTest[] }[];
}

interface ReportedTest {
  projectName: string;
  status: "expected" | "unexpected" | "flaky" | "skipped";
  /** Each test that starts its browser itself says which that is: type "engine", "Firefox 153.7.0". */
  annotations: { type: string; description?: string }[];
  /** One for each time it was tried, with its milliseconds. */
  results: { startTime: string; duration: number }[];
}

/** What has become of a project's tests. @returns undefined if none has run */
export function projectResult(report: PlaywrightReport, project: string) {
  const tests = testsIn(report).filter(({ projectName }) => projectName === project);
  if (tests.length === 0) return undefined;
  const engine = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === "engine");
  return { title: engine?.description ?? project, seconds: secondsOf(tests), counts: countResults(tests) };
}

function testsIn({ suites = [], specs = [] }: PlaywrightReport): ReportedTest[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)];
}

/** From the start of the first test to the end of the last. */
function secondsOf(tests: ReportedTest[]): number {
  const results = tests.flatMap((test) => test.results);
  const start = Math.min(...results.map(({ startTime }) => Date.parse(startTime)));
  const end = Math.max(...results.map(({ startTime, duration }) => Date.parse(startTime) + duration));
  return results.length > 0 ? (end - start) / 1000 : 0;
}

function countResults(tests: ReportedTest[]): string {
  const count = (...wanted: ReportedTest["status"][]) => tests.filter(({ status }) => wanted.includes(status)).length;
  const skipped = count("skipped");
  // A flaky test has passed when it was tried again.
  return `${count("expected", "flaky")} passed, ${count("unexpected")} failed${skipped ? `, ${skipped} skipped` : ""}`;
}
