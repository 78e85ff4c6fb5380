/** `npm run check:content`: says what is wrong with the content, where, and how to mend it. Exits with 1 if anything is. */
import path from "node:path";
import { findBrokenDrawings } from "../gatsby/content-gate";
import { checkContent } from "../src/content-model/check";
import { formatGithubAnnotations, formatProblems } from "../src/content-model/problems";
import { contentFolder, readContent } from "../src/content-model/read-content";

const folder = contentFolder(path.join(__dirname, ".."));
const sources = readContent(folder);
const problems = [...checkContent(sources), ...findBrokenDrawings(folder)];

if (problems.length === 0) {
  console.log(`All content is in order: ${sources.texts.size} files, ${sources.images.size} pictures.`);
} else {
  if (process.env.GITHUB_ACTIONS) console.log(formatGithubAnnotations(problems));
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
