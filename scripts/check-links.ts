/** `npm run check:links`: requests every outbound link of the content. Exits with 1 if one is dead. */
import path from "node:path";
import { contentFolder, readContent } from "../gatsby/content/read-content";
import { checkLinks, findLinks, formatLinks } from "./lib/check-links";

async function main(): Promise<void> {
  const links = await checkLinks(findLinks(readContent(contentFolder(path.join(__dirname, "..")))));
  console.log(formatLinks(links));
  if (links.some(({ state }) => state === "dead")) process.exitCode = 1;
}

void main();
