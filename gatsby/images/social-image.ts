import { hatching, notched, stroke, svg } from "./engraving";
import { type Logo, logoPixels } from "./logo";
import { BRASS, DEED, INK, PAPER, SURVEY } from "./palette";
import { seal } from "./seal";
import type { PlacedText, TextStyle, TextToSvg } from "./text-to-svg";

/** Pixels. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

export interface SocialWords {
  firm: string;
  descriptor: string;
  headline: string;
  phone: string;
  counties: readonly string[];
}

/** What stands where. */
export interface SocialLayout {
  texts: PlacedText[];
  /** Top of the brass rule. */
  rule: number;
  /** Where the mark stands. */
  mark: { x: number; y: number; width: number; height: number };
}

/** The column of the words, between the border and the plat. */
const LEFT = 84;
const RIGHT = 774;
const TOP = 72;
/** Where the last line ends. */
const BOTTOM = 564;
const COLUMN = RIGHT - LEFT;

/** Height of the seal, and of a logo of about its shape. */
const MARK = 88;
/** Space between the mark and the words beside it. */
const MARK_GAP = 20;
/** Logos wider than this, as a multiple of their height, stand above the firm's name instead of beside it. */
const WIDE = 1.9;

const BLOCK = { width: 168, height: 104, lots: 4, street: 22 };

/** A grid of blocks with their lots, from the top left corner. Streets are the gaps. */
function blocks(columns: number, rows: number): { outlines: string; lots: string } {
  const { width, height, lots, street } = BLOCK;
  let outlines = "";
  let lines = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * (width + street), row * (height + street)];
      outlines += `M${x} ${y}h${width}v${height}h${-width}z`;
      lines += `M${x} ${y + height / 2}h${width}`;
      for (let lot = 1; lot < lots; lot += 1) lines += `M${x + (lot * width) / lots} ${y}v${height}`;
    }
  }
  return { outlines, lots: lines };
}

/**
 * A plat as around Detroit: an avenue runs out at an angle, the blocks on one side of it follow the township's lines,
 * those on the other follow the avenue. One lot is marked.
 */
function plat(): string {
  const { outlines, lots } = blocks(8, 9);
  const paths = stroke(outlines, SURVEY, 2.5) + stroke(lots, SURVEY, 1.2);
  const [x, y, width, height] = [
    BLOCK.width + BLOCK.street + BLOCK.width / 2,
    2 * (BLOCK.height + BLOCK.street),
    BLOCK.width / 4,
    BLOCK.height / 2,
  ];
  return [
    `<clipPath id="frame"><path d="${notched(32, 32, 1136, 566, 28)}"/></clipPath><clipPath id="column"><path d="M800 0h400v630H800z"/></clipPath>`,
    '<clipPath id="township"><path d="M800 0h400v272L800 472z"/></clipPath>',
    '<clipPath id="avenue"><path d="M800 506 1200 306V630H800z"/></clipPath>',
    '<g clip-path="url(#frame)"><g clip-path="url(#column)">',
    `<g clip-path="url(#township)"><g transform="translate(686 -74)">${paths}`,
    stroke(hatching(x, y, width, height, 6), DEED, 1.6) + stroke(`M${x} ${y}h${width}v${height}h${-width}z`, DEED, 4),
    "</g></g>",
    // 1 in 2: the slope of the avenue.
    `<g clip-path="url(#avenue)"><g transform="translate(800 506) rotate(-26.565) translate(-60 0)">${paths}</g></g>`,
    stroke("M800 472 1200 272M800 506 1200 306", SURVEY, 2.5),
    `<path d="M790 494 1200 289" stroke="${BRASS}" stroke-width="2.5" stroke-dasharray="16 7 3 7"/>`,
    "</g></g>",
  ].join("");
}

/** A size, and the most lines in it. */
type Try = readonly [size: number, lines: number];

/** The words of the picture, each as large as its place allows. */
export async function layOut(words: SocialWords, logo: Logo | undefined, setter: TextToSvg): Promise<SocialLayout> {
  const header = await layOutHeader(words, logo, setter);
  const footer = await layOutFooter(words, setter);
  const rule = footer.top - 26;

  const room = { top: header.bottom + 30, bottom: rule - 26 };
  const tries = [116, 106, 96, 88, 80, 74, 70, 66, 62, 58, 54, 50, 46, 42, 38, 34].map((size): Try => {
    return [size, Math.min(Math.floor((room.bottom - room.top) / (size * HEADLINE.lineHeight)), size > 50 ? 3 : 4)];
  });
  const headline = await fitText(words.headline, { ...HEADLINE, width: COLUMN }, tries, setter);
  // In the middle, by the eye: capitals leave room above them.
  const top = room.top + (room.bottom - room.top - headline.height) * 0.46;
  return {
    texts: [...header.texts, { ...headline.style, text: words.headline, left: LEFT, top }, ...footer.texts],
    rule,
    mark: header.mark,
  };
}

const HEADLINE = { lineHeight: 1.06, color: INK, balanced: true };
const NAME = { lineHeight: 1.2, color: INK };
const DESCRIPTOR = { lineHeight: 1.25, color: DEED };

/** Mark, name and descriptor: side by side, or one above the other where the logo is a line of letters. */
async function layOutHeader({ firm, descriptor }: SocialWords, logo: Logo | undefined, setter: TextToSvg) {
  const wide = logo !== undefined && logo.ratio > WIDE;
  const height = wide ? Math.min(64, 460 / logo.ratio) : MARK;
  const mark = { x: LEFT, y: TOP, width: height * (logo?.ratio ?? 1), height };
  const left = wide ? LEFT : LEFT + mark.width + MARK_GAP;
  const width = RIGHT - left;

  const names: Try[] = wide
    ? [[27, 1], [25, 1], [23, 1], [22, 2]] // biome-ignore format: a table
    : [[31, 1], [29, 1], [27, 2], [24, 2], [22, 3]]; // biome-ignore format: a table
  const descriptors: Try[] = [[25, 1], [23, 1], [21, 1], [20, 2]]; // biome-ignore format: a table
  const name = await fitText(firm, { ...NAME, width }, names, setter);
  const about = await fitText(
    descriptor,
    { ...DESCRIPTOR, width },
    descriptors.filter(([size]) => size < name.style.size),
    setter,
  );

  const gap = 4;
  const words = name.height + gap + about.height;
  const top = wide ? TOP + height + 12 : TOP + Math.max(0, (MARK - words) / 2);
  return {
    mark,
    texts: [
      { ...name.style, text: firm, left, top },
      { ...about.style, text: descriptor, left, top: top + name.height + gap },
    ],
    bottom: Math.max(mark.y + height, top + words),
  };
}

const PHONE = { size: 34, lineHeight: 1.2, color: INK };
const COUNTIES = { lineHeight: 1.28, color: DEED, width: COLUMN };

/** From the bottom up: the counties in one line, or else in two, and the phone above them. */
async function layOutFooter({ phone, counties }: SocialWords, setter: TextToSvg) {
  const { lines, style } = await fitCounties(counties, setter);
  const height = style.size * style.lineHeight;
  const top = BOTTOM - lines.length * height;
  const phoneTop = top - PHONE.size * PHONE.lineHeight - 4;
  return {
    texts: [
      { ...PHONE, text: phone, width: COLUMN, left: LEFT, top: phoneTop },
      ...lines.map((text, index) => ({ ...style, text, left: LEFT, top: top + index * height })),
    ],
    top: phoneTop,
  };
}

/** All counties, in a size that one line or two can hold; or else as many as two lines of the smallest size hold. */
async function fitCounties(counties: readonly string[], setter: TextToSvg): Promise<CountyLines> {
  const fits = async (line: readonly string[], style: TextStyle) =>
    (await setter.countLines(countyText(line), style)) === 1;

  for (const size of [27, 25, 23]) {
    const style = { ...COUNTIES, size };
    if (await fits(counties, style)) return { lines: [countyText(counties)], style };
  }
  const halves = halve(counties);
  for (const size of [22, 20]) {
    const style = { ...COUNTIES, size };
    if ((await fits(halves[0], style)) && (await fits(halves[1], style))) {
      return { lines: halves.map(countyText), style };
    }
  }
  const style = { ...COUNTIES, size: 20 };
  const lines: string[] = [];
  let rest = counties;
  while (lines.length < 2 && rest.length > 0) {
    let count = 1;
    while (count < rest.length && (await fits(rest.slice(0, count + 1), style))) count += 1;
    lines.push(countyText(rest.slice(0, count)));
    rest = rest.slice(count);
  }
  return { lines, style };
}

interface CountyLines {
  lines: string[];
  style: TextStyle;
}

/** Two lists that make about equally long lines. */
function halve(counties: readonly string[]): [string[], string[]] {
  const half = countyText(counties).length / 2;
  const first = counties.filter((_, index) => countyText(counties.slice(0, index + 1)).length <= half + 8);
  return [first, counties.slice(first.length)];
}

function countyText(counties: readonly string[]): string {
  return counties.join(" · ");
}

/** The first size in which the text does not take more lines than it may; or else the last one. */
async function fitText(text: string, style: Omit<TextStyle, "size">, tries: readonly Try[], setter: TextToSvg) {
  let fitted = { style: { ...style, size: 0 }, height: 0 };
  for (const [size, most] of tries) {
    fitted = { style: { ...style, size }, height: 0 };
    const lines = await setter.countLines(text, fitted.style);
    fitted.height = lines * size * style.lineHeight;
    if (lines <= most) break;
  }
  return fitted;
}

/** The picture shown where somebody shares a link to the site, as SVG in which the letters are paths. */
export async function socialImage(words: SocialWords, logo: Logo | undefined, setter: TextToSvg): Promise<string> {
  const { texts, rule, mark } = await layOut(words, logo, setter);
  return svg(
    SOCIAL_WIDTH,
    SOCIAL_HEIGHT,
    [
      `<path d="M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z" fill="${PAPER}"/>`,
      plat(),
      stroke(notched(21, 21, 1158, 588, 30), DEED, 6),
      stroke(notched(32, 32, 1136, 566, 28), BRASS, 2),
      stroke("M800 32v566", SURVEY, 2),
      logo
        ? await logoPixels(logo, mark)
        : `<g transform="translate(${mark.x} ${mark.y}) scale(${mark.height / 48})">${seal({ line: DEED, parcel: DEED })}</g>`,
      stroke(`M${LEFT} ${rule}h96`, BRASS, 4),
      await setter.draw(texts, SOCIAL_WIDTH, SOCIAL_HEIGHT),
    ].join(""),
  );
}
