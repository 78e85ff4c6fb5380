import type { Reporter } from "gatsby";
import { checkContent } from "../content-model/check";
import { CONTENT_FOLDER } from "../content-model/content-folder";
import { formatProblems } from "../content-model/report";

/** Says what is wrong with the content after a save during `gatsby develop`. */
export async function reportProblems(reporter: Reporter): Promise<void> {
  const { problems } = await checkContent(CONTENT_FOLDER);
  // Gatsby's reporter would wrap the lines, and break the links that terminals make of "file:line".
  if (problems.length > 0) process.stderr.write(`\n${formatProblems(problems)}\n\n`);
  else reporter.success("No problems in the content.");
}
