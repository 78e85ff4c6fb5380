/**
 * `npm run check:content`: says what is wrong with the content, where, and how to fix it. The command fails if anything
 * is wrong.
 */
import path from "node:path";
import { formatDiagnostics, formatGithubAnnotations } from "../content-model/diagnostics";
import { checkFolder } from "../gatsby/content/check-folder";
import { contentFolder } from "../gatsby/content/read-content";
import { runCommand } from "./lib/command";

void runCommand({}, async () => {
  const { sources, diagnostics } = await checkFolder(contentFolder(path.join(__dirname, "..")));
  if (diagnostics.length === 0) {
    console.log(`No problems in the content: ${sources.texts.size} files, ${sources.images.size} images.`);
  } else {
    if (process.env.GITHUB_ACTIONS) console.log(formatGithubAnnotations(diagnostics));
    throw new Error(formatDiagnostics(diagnostics));
  }
});
