import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactNode } from "react";
import type { Font, SatoriNode } from "satori";
import tailwind from "../../tailwind.config";
import { type Logo, logoImage } from "./logo";
import { svg } from "./rasterize";
import { seal } from "./seal";

const { paper, ink, deed, brass, survey } = tailwind.theme.colors;

/** Pixels. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

export type SocialWords = Record<"firm" | "descriptor" | "headline" | "phone", string> & {
  counties: readonly string[];
};

/** The column of the words, between the border and the plat. */
const COLUMN = { left: 84, top: 72, width: 690, height: 494 };
/** Height of the seal, and of a logo of about its shape. */
const MARK = 88;
/** Logos wider than this, as a multiple of their height, stand above the firm's name instead of beside it. */
const WIDE = 1.9;
/** Of the headline: the largest that leaves it room. */
const SIZES = [112, 100, 88, 80, 74, 68, 62, 56, 50, 44, 38, 32];

/** In the order in which a letter is looked for in them. */
const FONTS = ["latin", "latin-ext", "vietnamese"];

/** From the project's folder. */
export function readFonts(root: string): Promise<Font[]> {
  return Promise.all(
    FONTS.map(async (name): Promise<Font> => {
      const file = path.join(root, "gatsby/images/fonts", `newsreader-medium-${name}.woff`);
      return { name, data: await readFile(file), weight: 500, style: "normal" };
    }),
  );
}

/** The image shown where somebody shares a link to the site, as SVG. */
export async function socialImage(words: SocialWords, logo: Logo | undefined, fonts: Font[]): Promise<string> {
  const { left, top } = COLUMN;
  const { markup } = await setWords(words, logo, fonts);
  const { width, height } = markSize(logo);
  const parts = [
    `<path d="M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z" fill="${paper.DEFAULT}"/>`,
    plat(),
    `<path d="${notched(21, 30)}" fill="none" stroke="${deed.DEFAULT}" stroke-width="6"/>`,
    `<path d="${notched(32, 28)}" fill="none" stroke="${brass.DEFAULT}" stroke-width="2"/>`,
    logo
      ? logoImage(logo, { x: left, y: top, width, height })
      : `<g transform="translate(${left} ${top}) scale(${MARK / 48})">${seal(deed.DEFAULT)}</g>`,
    markup.replace("<svg", `<svg x="${left}" y="${top}"`),
  ];
  return svg(SOCIAL_WIDTH, SOCIAL_HEIGHT, parts.join(""));
}

/** A rectangle around the whole image whose corners are cut by quarter circles, as on an engraved certificate. */
function notched(inset: number, cut: number): string {
  const [width, height] = [SOCIAL_WIDTH - 2 * (inset + cut), SOCIAL_HEIGHT - 2 * (inset + cut)];
  const corner = (x: number, y: number) => `a${cut} ${cut} 0 0 0 ${x * cut} ${y * cut}`;
  return (
    `M${inset + cut} ${inset}h${width}${corner(1, 1)}v${height}${corner(-1, 1)}` +
    `h${-width}${corner(-1, -1)}v${-height}${corner(1, -1)}z`
  );
}

/** A plat as around Detroit: on one side of a slanted avenue, blocks follow the township's lines, else the avenue. */
function plat(): string {
  return [
    '<pattern id="blocks" width="190" height="126" patternUnits="userSpaceOnUse" ',
    'patternTransform="translate(865 167)">',
    `<g fill="none" stroke="${survey}"><path d="M11 63h168M53 11v104M95 11v104M137 11v104" stroke-width="1.2"/>`,
    `<path d="M11 11h168v104H11z" stroke-width="2.5"/></g></pattern>`,
    // 1 in 2: the slope of the avenue.
    '<pattern id="turned" href="#blocks" patternTransform="translate(790 506) rotate(-26.565)"/>',
    `<clipPath id="frame"><path d="${notched(32, 28)}"/></clipPath>`,
    '<g clip-path="url(#frame)"><path d="M800 0h400v272L800 472z" fill="url(#blocks)"/>',
    '<path d="M800 506 1200 306V630H800z" fill="url(#turned)"/>',
    `<path d="M800 472 1200 272M800 506 1200 306M800 0V630" stroke="${survey}" stroke-width="2.5"/>`,
    `<path d="M800 489 1200 289" stroke="${brass.DEFAULT}" stroke-width="2.5" stroke-dasharray="16 7 3 7"/>`,
    `<path d="M960 178h42v52h-42z" fill="${deed.DEFAULT}"/></g>`,
  ].join("");
}

function markSize({ ratio }: Pick<Logo, "ratio"> = { ratio: 1 }) {
  const isWide = ratio > WIDE;
  const height = isWide ? Math.min(64, 460 / ratio) : MARK;
  return { width: height * ratio, height, isWide };
}

/**
 * Sets all words, the headline as large as the others leave room for it: an SVG in which the letters are paths, so that
 * whoever draws it needs no font, and every text with its place in the column, in pixels.
 */
export async function setWords(words: SocialWords, logo: Logo | undefined, fonts: Font[]) {
  // Only now: Gatsby's workers load all that gatsby-node.ts loads, and need none of it.
  const { default: satori } = await import("satori");
  const { width, height } = COLUMN;
  let nodes: SatoriNode[] = [];
  let markup = "";
  for (const size of SIZES) {
    nodes = [];
    const onNodeDetected = (node: SatoriNode) => nodes.push(node);
    markup = await satori(column(words, logo, size), { width, height, fonts, onNodeDetected });
    const heightOf = (key: string) => nodes.find((node) => node.key === key)?.height ?? 0;
    const lines = Math.round(heightOf("headline") / (size * HEADLINE_LEADING));
    if (heightOf("headline") <= heightOf("room") && lines <= (size > 50 ? 3 : 4)) break;
  }
  return { markup, nodes };
}

/** What the fonts do not have, with what looks like it: apostrophes that are letters, and rarer hyphens and dashes. */
const STAND_INS = { ʻ: "‘", ʼ: "’", "\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2015": "—" };

/** A text in the letters of the fonts. Without arrows, ticks, emoji and their like: they would be gaps. */
function drawable(text: string): string {
  const signs = /[\u200d\u2190-\u2bff\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]|\ufe0f/gu;
  const inLetters = text.replace(/[ʻʼ\u2010-\u2012\u2015]/g, (sign) => STAND_INS[sign as keyof typeof STAND_INS]);
  return inLetters.replace(signs, "").replace(/\s+/g, " ").trim();
}

const HEADLINE_LEADING = 1.06;
const FLEX = { display: "flex", flexDirection: "column" } as const;
const ALL = { ...FLEX, width: "100%", height: "100%", fontFamily: FONTS.join(", "), letterSpacing: "-0.008em" };
const ROOM = { ...FLEX, flex: 1, minHeight: 0, justifyContent: "center", margin: "22px 0", overflow: "hidden" };
// A word longer than the line goes on in the next one rather than over the edge.
const HEADLINE = { lineHeight: HEADLINE_LEADING, flexShrink: 0, textWrap: "balance", wordBreak: "break-word" };
const RULE = { width: 96, height: 4, flexShrink: 0, backgroundColor: brass.DEFAULT, marginBottom: 20 };
const PHONE = { fontSize: 34, lineHeight: 1.2, marginBottom: 4 };
// As many as two lines hold, each one whole.
const COUNTIES = { display: "flex", flexWrap: "wrap", flexShrink: 0, maxHeight: 62, overflow: "hidden" };
const COUNTY = { fontSize: 24, lineHeight: "31px", marginRight: 6 };

function column({ firm, descriptor, headline, phone, counties }: SocialWords, logo: Logo | undefined, size: number) {
  const { width, height, isWide } = markSize(logo);
  const header = isWide ? FLEX : { display: "flex", alignItems: "center" };
  // Where the mark is drawn.
  const mark = { width, height, flexShrink: 0, marginRight: 20, marginBottom: isWide ? 12 : 0 };
  const names = { ...FLEX, flex: isWide ? "none" : 1 };
  const name = { fontSize: isWide ? 26 : 30, lineHeight: 1.2, textWrap: "balance" };
  const about = { fontSize: isWide ? 22 : 24, lineHeight: 1.25, color: deed.DEFAULT, marginTop: 2 };
  return element({ ...ALL, color: ink.DEFAULT }, [
    element(header, [
      element(mark, []),
      element(names, [element(name, drawable(firm), "firm"), element(about, drawable(descriptor), "descriptor")]),
    ]),
    element(ROOM, [element({ ...HEADLINE, fontSize: size }, drawable(headline), "headline")], "room"),
    element(RULE, []),
    element(PHONE, phone, "phone"),
    element(
      { ...COUNTIES, color: deed.DEFAULT },
      counties.map((county, index) => element(COUNTY, counties[index + 1] ? `${county} ·` : county, county)),
      "counties",
    ),
  ]);
}

/** What Satori takes for an element. */
function element(style: Record<string, string | number>, children: ReactNode, key: string | null = null): ReactNode {
  return { type: "div", key, props: { style, children } };
}
