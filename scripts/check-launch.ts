/** `npm run check:launch`: lists the sample content. The command fails if any remains, or if the content is broken. */
import path from "node:path";
import { formatDiagnostics } from "../content-model/diagnostics";
import { findSampleItems, formatSampleItems } from "../content-model/launch-check";
import { checkFolder } from "../gatsby/content/check-folder";
import { contentFolder } from "../gatsby/content/read-content";
import { runCommand } from "./lib/command";

void runCommand({}, async () => {
  const { sources, diagnostics } = await checkFolder(contentFolder(path.join(__dirname, "..")));
  const items = findSampleItems(sources);
  const isBroken = diagnostics.length > 0;
  if (isBroken) {
    console.error(`The content has to be fixed first.\n\n${formatDiagnostics(diagnostics)}\n`);
  }
  // Broken content may hide samples, so "no samples" could be wrong.
  if (!isBroken || items.length > 0) console.log(formatSampleItems(items));
  process.exitCode = isBroken || items.length > 0 ? 1 : 0;
});
