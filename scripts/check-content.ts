/** `npm run check:content`: says what is wrong with the content, where, and how to fix it. Exits with 1 if anything is. */
import path from "node:path";
import { checkContent } from "../gatsby/content/check";
import { formatDiagnostics, formatGithubAnnotations } from "../gatsby/content/diagnostics";
import { contentFolder, readContent } from "../gatsby/content/read-content";
import { findBrokenDrawings } from "../gatsby/content/staging";

const folder = contentFolder(path.join(__dirname, ".."));
const sources = readContent(folder);
const problems = [...checkContent(sources), ...findBrokenDrawings(folder)];

if (problems.length === 0) {
  console.log(`All content is in order: ${sources.texts.size} files, ${sources.images.size} pictures.`);
} else {
  if (process.env.GITHUB_ACTIONS) console.log(formatGithubAnnotations(problems));
  console.error(formatDiagnostics(problems));
  process.exitCode = 1;
}
