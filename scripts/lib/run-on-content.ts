import { checkContent } from "../../content-model/check";
import { CONTENT_FOLDER } from "../../content-model/content-folder";
import { formatProblems } from "../../content-model/report";
import type { Content } from "../../content-model/schemas";

export type ValidContent = Awaited<ReturnType<typeof checkContent>> & { content: Content };

/** Runs a command on the content, if that passes the check. Prints errors without a stack trace. */
export async function runOnContent(command: (checked: ValidContent) => void | Promise<void>): Promise<void> {
  try {
    const checked = await checkContent(CONTENT_FOLDER);
    const { content, problems } = checked;
    if (!content || problems.length > 0) throw new Error(formatProblems(problems));
    await command({ ...checked, content });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
