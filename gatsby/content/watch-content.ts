import { watch } from "node:fs";
import type { Reporter } from "gatsby";
import { checkContent, formatProblems } from "../../content-model/check";
import { CONTENT_FOLDER } from "./content-folder";

/** The time in ms in which several changes of a save count as one. */
const SETTLED_MS = 200;

/** Checks the content now and after each save, for as long as `gatsby develop` runs, and says what is wrong. */
export function watchContent(reporter: Reporter): void {
  async function check() {
    const { problems } = await checkContent(CONTENT_FOLDER);
    // Gatsby's reporter would wrap the lines, and break the links that terminals make of "file:line".
    if (problems.length > 0) process.stderr.write(`\n${formatProblems(problems)}\n\n`);
    else reporter.success("No problems in the content.");
  }
  let timer: NodeJS.Timeout | undefined;
  watch(CONTENT_FOLDER, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(check, SETTLED_MS);
  });
  void check();
}
