/**
 * `npm run check:launch`: lists what is still sample content. Exits with 1 if anything is, or if the content is broken.
 */
import path from "node:path";
import { formatDiagnostics } from "../content-model/diagnostics";
import { findSampleItems, formatSampleItems } from "../content-model/launch-check";
import { checkFolder } from "../gatsby/content/check-folder";
import { contentFolder } from "../gatsby/content/read-content";
import { runCommand } from "./lib/command";

void runCommand({}, async () => {
  const { sources, diagnostics } = await checkFolder(contentFolder(path.join(__dirname, "..")));
  const items = findSampleItems(sources);
  if (diagnostics.length > 0)
    console.error(`The content has to be fixed first.\n\n${formatDiagnostics(diagnostics)}\n`);
  // With broken content, an empty list would mean nothing.
  if (diagnostics.length === 0 || items.length > 0) console.log(formatSampleItems(items));
  process.exitCode = diagnostics.length + items.length > 0 ? 1 : 0;
});
