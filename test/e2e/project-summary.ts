import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { ENGINES, HOW_TO_INSTALL } from "../helpers/find-browsers.cjs";

/** Prints a line for each project at the end: the version of its browser, the seconds, and the number of tests. */
export default class ProjectSummary implements Reporter {
  #projects: Suite[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#projects = suite.suites;
  }

  onEnd(): void {
    console.log();
    for (const project of this.#projects) {
      const tests = project.allTests();
      const count = (...outcomes: string[]) => tests.filter((test) => outcomes.includes(test.outcome())).length;
      const results = tests.flatMap((test) => test.results);
      const start = Math.min(...results.map(({ startTime }) => startTime.getTime()));
      const end = Math.max(...results.map(({ startTime, duration }) => startTime.getTime() + duration));
      const engine = results.flatMap(({ annotations }) => annotations).find(({ type }) => type === "engine");
      // A flaky test failed at first, but passed when it was repeated.
      const counts = `${count("expected", "flaky")} passed, ${count("unexpected")} failed, ${count("skipped")} skipped`;
      const seconds = results.length > 0 ? ((end - start) / 1000).toFixed(1) : "0";
      print(engine?.description ?? project.title, `${seconds.padStart(6)} s   ${counts}`);
    }
    const isRun = (name: string) => this.#projects.some(({ title }) => title === name);
    if (!ENGINES.some(isRun)) return;
    for (const engine of ENGINES.filter((name) => !isRun(name)))
      print(engine, `not run; if it is missing, ${HOW_TO_INSTALL[engine]}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

const print = (title: string, words: string) => console.log(`${title.padEnd(18)} ${words}`);
