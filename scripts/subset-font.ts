import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Writes the site's one font file: Newsreader Medium at one optical size, with the characters that an
 * American law firm's headings can hold. Run it when a heading needs a character that is missing here.
 */
const SOURCE = require.resolve("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2");
const TARGET = path.resolve(__dirname, "../src/styles/fonts/newsreader-medium.woff2");

const CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'\"()[]/&%+#$@-–—‘’“”…·§áéíñóúü";

async function main(): Promise<void> {
  const font = await subsetFont(await readFile(SOURCE), CHARACTERS, {
    targetFormat: "woff2",
    // Cut for 28 to 72 px: finer than the text cut, still firm on a phone.
    variationAxes: { opsz: 44, wght: 500 },
  });
  await mkdir(path.dirname(TARGET), { recursive: true });
  await writeFile(TARGET, font);
  console.info(`${path.relative(process.cwd(), TARGET)}: ${font.length} bytes`);
}

main().catch((error: unknown) => {
  console.error(`The font could not be written: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
