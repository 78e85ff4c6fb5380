/** `npm run check:links`: asks every outbound link of the content whether it still works. Exits with 1 if one is dead. */
import path from "node:path";
import { contentFolder, readContent } from "../gatsby/content/read-content";
import { checkLinks, findLinks, formatLinks } from "./lib/links/check-links";

async function main(): Promise<void> {
  const { texts } = readContent(contentFolder(path.join(__dirname, "..")));
  const links = await checkLinks(findLinks(texts));
  console.log(formatLinks(links));
  if (links.some(({ answer }) => answer.state === "dead")) process.exitCode = 1;
}

void main();
