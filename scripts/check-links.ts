/**
 * `npm run check:links`: requests every outbound link of the content. The command fails if a link is dead, or if the
 * content is broken. Links to the firm's own site are requested from the build, because it may not be online yet.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { formatDiagnostics } from "../content-model/diagnostics";
import { checkFolder } from "../gatsby/content/check-folder";
import { parseContent } from "../gatsby/content/parse-content";
import { contentFolder } from "../gatsby/content/read-content";
import { SITE } from "./lib/built-site";
import { checkLinks, findLinks, formatLinks } from "./lib/check-links";
import { runCommand } from "./lib/command";
import { serveLocally } from "./lib/static-host";

void runCommand({}, async () => {
  const { sources, diagnostics } = await checkFolder(contentFolder(path.join(__dirname, "..")));
  if (diagnostics.length > 0) {
    throw new Error(`The content has to be fixed first.\n\n${formatDiagnostics(diagnostics)}`);
  }
  const isBuilt = existsSync(path.join(SITE, "index.html"));
  const host = isBuilt ? await serveLocally(SITE) : undefined;
  const ownSite = { url: parseContent(sources).site.url, builtAt: host?.origin };
  const links = await checkLinks(findLinks(sources), ownSite);
  host?.close();
  console.log(formatLinks(links));
  process.exitCode = links.some(({ state }) => state === "dead") ? 1 : 0;
});
