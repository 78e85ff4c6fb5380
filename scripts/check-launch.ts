/** `npm run check:launch`: lists what is still sample content. Exits with 1 if anything is, or if the content is broken. */
import path from "node:path";
import { checkContent } from "../src/content-model/check";
import { findSampleItems, formatSampleItems } from "../src/content-model/launch";
import { formatProblems } from "../src/content-model/problems";
import { contentFolder, readContent } from "../src/content-model/read-content";

const sources = readContent(contentFolder(path.join(__dirname, "..")));
const problems = checkContent(sources);
const items = findSampleItems(sources);

if (problems.length > 0) console.error(`The content has to be mended first.\n\n${formatProblems(problems)}\n`);
// With broken content, an empty list would mean nothing.
if (problems.length === 0 || items.length > 0) console.log(formatSampleItems(items));
process.exitCode = problems.length + items.length > 0 ? 1 : 0;
