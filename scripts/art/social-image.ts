import { escapeText, hatching, notched, SERIF, stroke } from "./engraving";
import { BRASS, DEED, INK, PAPER, SURVEY } from "./palette";
import { seal } from "./seal";

export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

export interface SocialWords {
  headline: string;
  firm: string;
  descriptor: string;
  counties: string[];
}

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

/** The picture shown where somebody shares a link to the site. A page of HTML, because the browser sets the lines. */
export function socialImage({ headline, firm, descriptor, counties }: SocialWords): string {
  const size = headline.length > 48 ? 70 : 84;
  return `
    <style>
      main { position: relative; width: ${SOCIAL_WIDTH}px; height: ${SOCIAL_HEIGHT}px; background: ${PAPER}; color: ${INK}; font-family: ${SERIF}; font-weight: 500; }
      main > * { position: absolute; margin: 0; }
      h1 { left: 84px; top: 218px; width: 690px; font-size: ${size}px; line-height: 1.06; font-weight: 500; letter-spacing: -0.012em; text-wrap: balance; }
      .firm { left: 190px; top: 84px; font-size: 31px; line-height: 1.25; }
      .descriptor { left: 190px; top: 125px; font-size: 25px; line-height: 1.25; color: ${DEED}; }
      hr { left: 84px; top: 492px; width: 96px; border: 0; border-top: 4px solid ${BRASS}; }
      .counties { left: 84px; top: 516px; font-size: 27px; line-height: 1.25; color: ${DEED}; }
    </style>
    <main>
      <svg width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}" fill="none">
        ${plat()}
        ${stroke(notched(21, 21, 1158, 588, 30), DEED, 6)}
        ${stroke(notched(32, 32, 1136, 566, 28), BRASS, 2)}
        ${stroke("M800 32v566", SURVEY, 2)}
        <g transform="translate(82 78) scale(1.8)">${seal({ line: DEED, parcel: DEED })}</g>
      </svg>
      <p class="firm">${escapeText(firm)}</p>
      <p class="descriptor">${escapeText(descriptor)}</p>
      <h1>${escapeText(headline)}</h1>
      <hr>
      <p class="counties">${escapeText(counties.join(" · "))}</p>
    </main>`;
}
