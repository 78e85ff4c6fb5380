/**
 * `npx tsx scripts/subset-font.ts`: writes the project's font files, all of them Newsreader Medium at one optical size:
 * the one for visitors, with the characters that an American law firm's headings can hold, and three for the social
 * image, which has to bear every letter that the content check lets through in its words. Only needed when a heading has
 * a character that is missing here.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/** The characters from one code point to another, both included. */
function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

const SITE_CHARACTERS = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} .,:;!?'"()[]/&%+#$@-–—‘’“”…·§áéíñóúü`;
const WESTERN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2000, 0x206f)}ıŒœ€™−`;
/** Letters with accents beyond those of Western Europe. */
const EXTENDED = range(0x100, 0x24f) + range(0x1e00, 0x1eff);

// Satori, which sets the social image, reads no WOFF2.
const FILES = [
  { target: "src/styles/fonts/newsreader-medium.woff2", cut: "latin", characters: SITE_CHARACTERS },
  { target: "gatsby/images/fonts/newsreader-medium-latin.woff", cut: "latin", characters: WESTERN },
  { target: "gatsby/images/fonts/newsreader-medium-latin-ext.woff", cut: "latin-ext", characters: EXTENDED },
  { target: "gatsby/images/fonts/newsreader-medium-vietnamese.woff", cut: "vietnamese", characters: EXTENDED },
];

async function main(): Promise<void> {
  for (const { target, cut, characters } of FILES) {
    const source = require.resolve(`@fontsource-variable/newsreader/files/newsreader-${cut}-opsz-normal.woff2`);
    const font = await subsetFont(readFileSync(source), characters, {
      targetFormat: target.endsWith("woff2") ? "woff2" : "woff",
      // Cut for 28 to 72 px: finer than the text cut, still firm on a phone.
      variationAxes: { opsz: 44, wght: 500 },
    });
    writeFileSync(path.join(__dirname, "..", target), font);
    console.log(`${target}: ${font.length} bytes`);
  }
}

void main();
