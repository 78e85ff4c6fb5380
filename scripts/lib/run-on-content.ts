import { type CheckedContent, checkContent } from "../../content-model/check";
import { CONTENT_FOLDER } from "../../content-model/content-folder";
import { formatProblems } from "../../content-model/report";

/** Runs a command on the content, unless that is broken. Says what is wrong without a stack trace, and exits with 1. */
export async function runOnContent(command: (checked: CheckedContent) => void | Promise<void>): Promise<void> {
  try {
    const checked = await checkContent(CONTENT_FOLDER);
    if (checked.problems.length > 0) throw new Error(formatProblems(checked.problems));
    await command(checked);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
