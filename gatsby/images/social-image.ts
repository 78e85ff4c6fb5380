import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactNode } from "react";
import type { Font, SatoriNode } from "satori";
import tailwind from "../../tailwind.config";
import { type Logo, logoImage } from "./logo";
import { svg } from "./rasterize";
import { seal } from "./seal";

const { paper, ink, deed, brass, survey } = tailwind.theme.colors;

/** The size of the image in px, which social networks recommend. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

export type SocialWords = Record<"firm" | "descriptor" | "headline" | "phone", string> & {
  counties: readonly string[];
};

/** The place of the words, between the border and the plat, in px. */
const COLUMN = { left: 84, top: 72, width: 690, height: 494 };
/** The height of the seal, and of a logo that is not wide, in px. */
const MARK = 88;
/** A logo with a greater ratio of width to height is above the firm's name instead of beside it. */
const WIDE = 1.9;
/** The sizes to try for the headline, in px. */
const HEADLINE_SIZES = [112, 100, 88, 80, 74, 68, 62, 56, 50, 44, 38, 32];

/** The files of the font. A letter comes from the first file that has it. */
const FONTS = ["latin", "latin-ext", "vietnamese"];

/** Reads the fonts of the social image from the project's folder. */
export function readFonts(root: string): Promise<Font[]> {
  return Promise.all(
    FONTS.map(async (name): Promise<Font> => {
      const file = path.join(root, "gatsby/images/fonts", `newsreader-medium-${name}.woff`);
      return { name, data: await readFile(file), weight: 500, style: "normal" };
    }),
  );
}

/** Returns the image that appears beside shared links to the site, as an SVG. */
export async function socialImage(words: SocialWords, logo: Logo | undefined, fonts: Font[]): Promise<string> {
  const { left, top } = COLUMN;
  const { markup } = await setWords(words, logo, fonts);
  const { width, height } = markSize(logo);
  const sealPlace = `translate(${left} ${top}) scale(${MARK / 48})`;
  const mark = logo
    ? logoImage(logo, { x: left, y: top, width, height })
    : `<g transform="${sealPlace}">${seal(deed.DEFAULT)}</g>`;
  const parts = [
    `<path d="M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z" fill="${paper.DEFAULT}"/>`,
    plat(),
    `<path d="${notched(21, 30)}" fill="none" stroke="${deed.DEFAULT}" stroke-width="6"/>`,
    `<path d="${notched(32, 28)}" fill="none" stroke="${brass.DEFAULT}" stroke-width="2"/>`,
    mark,
    markup.replace("<svg", `<svg x="${left}" y="${top}"`),
  ];
  return svg(SOCIAL_WIDTH, SOCIAL_HEIGHT, parts.join(""));
}

/**
 * Returns the path of a border whose corners are cut by quarter circles, as on an engraved certificate.
 *
 * @param inset the distance from the edge of the image, in px
 * @param cut the radius of the quarter circles, in px
 */
function notched(inset: number, cut: number): string {
  const width = SOCIAL_WIDTH - 2 * (inset + cut);
  const height = SOCIAL_HEIGHT - 2 * (inset + cut);
  const corner = (x: number, y: number) => `a${cut} ${cut} 0 0 0 ${x * cut} ${y * cut}`;
  return (
    `M${inset + cut} ${inset}h${width}${corner(1, 1)}v${height}${corner(-1, 1)}` +
    `h${-width}${corner(-1, -1)}v${-height}${corner(1, -1)}z`
  );
}

/** Draws a plat (a map of lots) like those around Detroit, with the blocks below the avenue parallel to it. */
function plat(): string {
  return [
    '<pattern id="blocks" width="190" height="126" patternUnits="userSpaceOnUse" ',
    'patternTransform="translate(865 167)">',
    `<g fill="none" stroke="${survey}">`,
    '<path d="M11 63h168M53 11v104M95 11v104M137 11v104" stroke-width="1.2"/>',
    `<path d="M11 11h168v104H11z" stroke-width="2.5"/></g></pattern>`,
    // The avenue rises 1 px every 2 px, which is an angle of 26.565°.
    '<pattern id="turned" href="#blocks" patternTransform="translate(790 506) rotate(-26.565)"/>',
    `<clipPath id="frame"><path d="${notched(32, 28)}"/></clipPath>`,
    '<g clip-path="url(#frame)">',
    '<path d="M800 0h400v272L800 472z" fill="url(#blocks)"/>',
    '<path d="M800 506 1200 306V630H800z" fill="url(#turned)"/>',
    `<path d="M800 472 1200 272M800 506 1200 306M800 0V630" stroke="${survey}" stroke-width="2.5"/>`,
    `<path d="M800 489 1200 289" stroke="${brass.DEFAULT}" stroke-width="2.5" stroke-dasharray="16 7 3 7"/>`,
    `<path d="M960 178h42v52h-42z" fill="${deed.DEFAULT}"/></g>`,
  ].join("");
}

/** Returns the size of the logo or, without one, of the seal, in px. */
function markSize(logo: Logo | undefined) {
  const ratio = logo?.ratio ?? 1;
  const isWide = ratio > WIDE;
  // A wide logo is at most 64 px high and 460 px wide.
  const height = isWide ? Math.min(64, 460 / ratio) : MARK;
  return { width: height * ratio, height, isWide };
}

/**
 * Lays out the words, with the headline in the largest size that fits.
 *
 * @returns `markup`: an SVG without fonts, whose letters are paths; `nodes`: the position of each text in the column,
 *   in px
 */
export async function setWords(words: SocialWords, logo: Logo | undefined, fonts: Font[]) {
  // Satori loads only here, because each of Gatsby's workers loads gatsby-node.ts with all its imports.
  const { default: satori } = await import("satori");
  const { width, height } = COLUMN;
  let nodes: SatoriNode[] = [];
  let markup = "";
  for (const size of HEADLINE_SIZES) {
    nodes = [];
    const onNodeDetected = (node: SatoriNode) => nodes.push(node);
    markup = await satori(column(words, logo, size), { width, height, fonts, onNodeDetected });
    const heightOf = (key: string) => nodes.find((node) => node.key === key)?.height ?? 0;
    const headlineHeight = heightOf("headline");
    const lines = Math.round(headlineHeight / (size * HEADLINE_LEADING));
    const maxLines = size > 50 ? 3 : 4;
    if (lines <= maxLines && headlineHeight <= heightOf("room")) break;
  }
  return { markup, nodes };
}

/** Matches arrows, check marks, emoji and other symbols that the fonts lack. */
const SYMBOLS = /[\u200d\u2190-\u2bff\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]|\ufe0f/gu;

/** Replaces rare apostrophes and dashes with similar ones that the fonts have, and removes symbols. */
function drawable(text: string): string {
  const inFont = text
    .replaceAll("ʻ", "‘")
    .replaceAll("ʼ", "’")
    .replace(/[\u2010-\u2012]/g, "-")
    .replaceAll("\u2015", "—");
  return inFont.replace(SYMBOLS, "").replace(/\s+/g, " ").trim();
}

/** The line height of the headline, as a multiple of its font size. */
const HEADLINE_LEADING = 1.06;
const FLEX = { display: "flex", flexDirection: "column" } as const;
const ALL = { ...FLEX, width: "100%", height: "100%", fontFamily: FONTS.join(", "), letterSpacing: "-0.008em" };
const ROOM = { ...FLEX, flex: 1, minHeight: 0, justifyContent: "center", margin: "22px 0", overflow: "hidden" };
// Very long words may break.
const HEADLINE = { lineHeight: HEADLINE_LEADING, flexShrink: 0, textWrap: "balance", wordBreak: "break-word" };
const RULE = { width: 96, height: 4, flexShrink: 0, backgroundColor: brass.DEFAULT, marginBottom: 20 };
const PHONE = { fontSize: 34, lineHeight: 1.2, marginBottom: 4 };
// Only two lines of counties are visible.
const COUNTIES = { display: "flex", flexWrap: "wrap", flexShrink: 0, maxHeight: 62, overflow: "hidden" };
const COUNTY = { fontSize: 24, lineHeight: "31px", marginRight: 6 };

/** Returns the column of words, with the headline in this font size. */
function column(words: SocialWords, logo: Logo | undefined, size: number) {
  const { firm, descriptor, headline, phone, counties } = words;
  const { width, height, isWide } = markSize(logo);
  const header = isWide ? FLEX : { display: "flex", alignItems: "center" };
  // This empty element keeps the place of the logo or the seal.
  const mark = { width, height, flexShrink: 0, marginRight: 20, marginBottom: isWide ? 12 : 0 };
  const names = { ...FLEX, flex: isWide ? "none" : 1 };
  const name = { fontSize: isWide ? 26 : 30, lineHeight: 1.2, textWrap: "balance" };
  const about = { fontSize: isWide ? 22 : 24, lineHeight: 1.25, color: deed.DEFAULT, marginTop: 2 };
  const nameLines = [element(name, drawable(firm), "firm"), element(about, drawable(descriptor), "descriptor")];
  const title = element({ ...HEADLINE, fontSize: size }, drawable(headline), "headline");
  const countyNames = counties.map((county, index) => {
    const isLast = index === counties.length - 1;
    return element(COUNTY, isLast ? county : `${county} ·`, county);
  });
  return element({ ...ALL, color: ink.DEFAULT }, [
    element(header, [element(mark, []), element(names, nameLines)]),
    element(ROOM, [title], "room"),
    element(RULE, []),
    element(PHONE, phone, "phone"),
    element({ ...COUNTIES, color: deed.DEFAULT }, countyNames, "counties"),
  ]);
}

/** Returns an element for Satori. Its `key` identifies it among the nodes of `setWords`. */
function element(style: Record<string, string | number>, children: ReactNode, key: string | null = null): ReactNode {
  return { type: "div", key, props: { style, children } };
}
