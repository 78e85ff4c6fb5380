/** `npm run check:content`: says what is wrong with the content, where, and how to fix it. Fails if anything is wrong. */
import { checkContent } from "../content-model/check";
import { CONTENT_FOLDER } from "../content-model/content-folder";
import { formatProblems } from "../content-model/report";
import { formatGithubAnnotations } from "./lib/github-annotations";
import { runCommand } from "./lib/run-command";

runCommand(async () => {
  const { problems } = await checkContent(CONTENT_FOLDER);
  if (problems.length > 0 && process.env.GITHUB_ACTIONS) console.log(formatGithubAnnotations(problems));
  if (problems.length > 0) throw new Error(formatProblems(problems));
  console.log(formatProblems(problems));
});
