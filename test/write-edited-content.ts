/**
 * `npx tsx test/write-edited-content.ts <seed|minimum|maximum> <folder>`: writes content into a folder, as it may be after many
 * edits, or as little or as much of it as the model accepts. `CONTENT_DIR=<folder> npm run build` then builds the site.
 */
import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder, readContent } from "../gatsby/content/read-content";
import { type Amount, generateContent } from "./helpers/generate-content";

const [which = "", folder = ""] = process.argv.slice(2);
if (!/^(?:\d+|minimum|maximum)$/.test(which) || !folder) {
  throw new Error("Usage: npx tsx test/write-edited-content.ts <seed|minimum|maximum> <folder>");
}
const from = contentFolder(path.join(__dirname, ".."));
const amount = (/\d/.test(which) ? Number(which) : which) as Amount;
cpSync(from, folder, { recursive: true });
for (const [file, text] of generateContent(readContent(from), amount).texts) {
  writeFileSync(path.join(folder, file), text);
}
console.log(`It is in ${folder}.`);
