import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Writes the project's font files, all of them Newsreader Medium at one optical size: the one that visitors get, with
 * the characters that an American law firm's headings can hold, and three for the social image, which is drawn in the
 * build and has to bear every letter that the content check lets through. Run it when a heading needs a character that
 * is missing here.
 */
const ROOT = path.resolve(__dirname, "..");

type Cut = "latin" | "latin-ext" | "vietnamese";

/** Names of the characters from one code point to another, both included. */
function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

const SITE_CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'\"()[]/&%+#$@-–—‘’“”…·§áéíñóúü";
/** Letters with accents beyond those of Western Europe. */
const EXTENDED = range(0x100, 0x24f) + range(0x1e00, 0x1eff);

const FILES: { target: string; cut: Cut; characters: string; format: "woff2" | "woff" }[] = [
  { target: "src/styles/fonts/newsreader-medium.woff2", cut: "latin", characters: SITE_CHARACTERS, format: "woff2" },
  // Satori, which sets the social image, reads no WOFF2.
  {
    target: "gatsby/images/fonts/newsreader-medium-latin.woff",
    cut: "latin",
    characters: [range(0x20, 0x7e), range(0xa0, 0xff), range(0x2000, 0x206f), "ıŒœ€™−"].join(""),
    format: "woff",
  },
  {
    target: "gatsby/images/fonts/newsreader-medium-latin-ext.woff",
    cut: "latin-ext",
    characters: EXTENDED,
    format: "woff",
  },
  {
    target: "gatsby/images/fonts/newsreader-medium-vietnamese.woff",
    cut: "vietnamese",
    characters: EXTENDED,
    format: "woff",
  },
];

async function main(): Promise<void> {
  for (const { target, cut, characters, format } of FILES) {
    const source = require.resolve(`@fontsource-variable/newsreader/files/newsreader-${cut}-opsz-normal.woff2`);
    const font = await subsetFont(await readFile(source), characters, {
      targetFormat: format,
      // Cut for 28 to 72 px: finer than the text cut, still firm on a phone.
      variationAxes: { opsz: 44, wght: 500 },
    });
    await mkdir(path.dirname(path.join(ROOT, target)), { recursive: true });
    await writeFile(path.join(ROOT, target), font);
    console.info(`${target}: ${font.length} bytes`);
  }
}

main().catch((error: unknown) => {
  console.error(`The fonts could not be written: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
