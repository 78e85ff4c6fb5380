/**
 * `tsx test/write-edited-content.ts <seed|minimum|maximum> <folder>`: writes content into a folder, as it may be after a day
 * of edits, or as little or as much of it as the model accepts. `CONTENT_DIR=<folder> npm run build` then builds the
 * site from it. The same seed always makes the same edits on the same day.
 */
import path from "node:path";
import { contentFolder, readContent } from "../gatsby/content/read-content";
import { editContent } from "./helpers/edit-content";
import { maximumContent, minimumContent } from "./helpers/extreme-content";
import { newPictures, withPictures } from "./helpers/generated-images";
import { seededRandom } from "./helpers/random";
import { writeContent } from "./helpers/write-content";

async function main([which = "", folder]: readonly string[]): Promise<void> {
  if (!/^(?:\d+|minimum|maximum)$/.test(which) || !folder) {
    throw new Error("Usage: tsx test/write-edited-content.ts <seed|minimum|maximum> <folder>");
  }
  const from = contentFolder(path.join(__dirname, ".."));
  const pictures = await newPictures();
  const sources = withPictures(readContent(from), pictures);
  if (which === "minimum") writeContent(folder, minimumContent(sources), from, pictures);
  else if (which === "maximum") writeContent(folder, maximumContent(sources), from, pictures);
  else {
    const edited = editContent(sources, seededRandom(Number(which)));
    for (const { name, place } of edited.edits) console.log(`${place}: ${name}`);
    writeContent(folder, edited.sources, from, pictures);
  }
  console.log(`It is in ${folder}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
