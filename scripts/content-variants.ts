/**
 * `tsx scripts/content-variants.ts <minimum|tenfold|hundredfold|no-samples> <folder>`: writes an extreme of the content, with its
 * pictures, into a folder. `CONTENT_DIR=<folder> npm run build` then builds the site from it.
 */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder, readContent } from "../src/content-model/read-content";
import { withoutMark } from "./samples/mark";
import { makeVariant, VARIANTS, type VariantName } from "./variants";

const [name = "", folder] = process.argv.slice(2);

if (!(name in VARIANTS) || !folder) {
  console.error(`Usage: tsx scripts/content-variants.ts <${Object.keys(VARIANTS).join("|")}> <folder>`);
  process.exitCode = 1;
} else {
  const source = contentFolder(path.join(__dirname, ".."));
  cpSync(source, folder, { recursive: true });
  for (const [file, text] of makeVariant(name as VariantName, readContent(source).texts)) {
    writeFileSync(path.join(folder, file), text);
  }
  void (name === "no-samples" ? clearMarks(folder) : Promise.resolve()).then(() =>
    console.log(`${name} is in ${folder}.`),
  );
}

/** Makes the sample drawings pass for the firm's own pictures. */
async function clearMarks(folder: string): Promise<void> {
  for (const [name, facts] of readContent(folder).images) {
    if (!facts?.isSample) continue;
    const file = path.join(folder, name);
    writeFileSync(file, await withoutMark(readFileSync(file)));
  }
}
