/** `npm run check:launch`: lists what is still sample content. Exits with 1 if anything is, or if the content is broken. */
import path from "node:path";
import { checkContent } from "../gatsby/content/check";
import { formatDiagnostics } from "../gatsby/content/diagnostics";
import { findSampleItems, formatSampleItems } from "../gatsby/content/launch-check";
import { contentFolder, readContent } from "../gatsby/content/read-content";

const sources = readContent(contentFolder(path.join(__dirname, "..")));
const problems = checkContent(sources);
const items = findSampleItems(sources);

if (problems.length > 0) console.error(`The content has to be fixed first.\n\n${formatDiagnostics(problems)}\n`);
// With broken content, an empty list would mean nothing.
if (problems.length === 0 || items.length > 0) console.log(formatSampleItems(items));
process.exitCode = problems.length + items.length > 0 ? 1 : 0;
