/**
 * `npx tsx test/write-edited-content.ts <seed|minimum|maximum|words|images> <folder>`: writes content
 * into a folder. A seed (a number) makes the content random; `minimum` and `maximum` give as little
 * or as much as the model accepts; `words` and `images`, the firm's content without sample words or
 * sample images. `CONTENT_DIR=<folder> npm run build` then builds the site.
 */
import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentFolder, listFiles, readContent } from "../gatsby/content/read-content";
import { type Amount, generateContent, withRealWords } from "./helpers/generate-content";

async function main(which = "", folder = ""): Promise<void> {
  if (!/^(?:\d+|minimum|maximum|words|images)$/.test(which) || !folder) {
    throw new Error("Usage: npx tsx test/write-edited-content.ts <seed|minimum|maximum|words|images> <folder>");
  }
  const from = contentFolder(path.join(__dirname, ".."));
  cpSync(from, folder, { recursive: true });
  if (which === "images") {
    // Encoding an image again removes its metadata, including the mark of a sample drawing.
    for (const name of listFiles(folder, "images/").filter((file) => !file.endsWith(".svg"))) {
      writeFileSync(path.join(folder, name), await sharp(path.join(from, name)).tint("teal").toBuffer());
    }
  } else {
    const sources = readContent(from);
    const amount = (/\d/.test(which) ? Number(which) : which) as Amount;
    const { texts } = which === "words" ? withRealWords(sources) : generateContent(sources, amount);
    for (const [file, text] of texts) writeFileSync(path.join(folder, file), text);
  }
  console.log(`It is in ${folder}.`);
}

void main(...process.argv.slice(2));
