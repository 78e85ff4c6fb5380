import type { Reporter } from "gatsby";
import { checkContent } from "../content-model/check";
import { CONTENT_FOLDER } from "../content-model/content-folder";
import { formatProblems } from "../content-model/report";

/** Changes less than this many ms apart count as one save. */
const SETTLED_MS = 200;

/** Returns a function that checks the content after a save during `gatsby develop`, and says what is wrong. */
export function createContentCheck(reporter: Reporter): () => void {
  let timer: NodeJS.Timeout | undefined;
  async function check() {
    const { problems } = await checkContent(CONTENT_FOLDER);
    // Gatsby's reporter would wrap the lines, and break the links that terminals make of "file:line".
    if (problems.length > 0) process.stderr.write(`\n${formatProblems(problems)}\n\n`);
    else reporter.success("No problems in the content.");
  }
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => check().catch((error) => reporter.warn(String(error))), SETTLED_MS);
  };
}
