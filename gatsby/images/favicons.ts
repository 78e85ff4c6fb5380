import { type Logo, logoImage, logoVector } from "./logo";
import { BRASS_LIGHT, DEED, PAPER } from "./palette";
import { svg, toIco, toPng } from "./rasterize";
import { seal } from "./seal";

/** How an icon meets its edge: on nothing, or full-bleed for systems that round the corners themselves. */
type IconShape = "free" | "square";

const PNG_ICONS: readonly [name: string, size: number, shape: IconShape][] = [
  ["apple-touch-icon.png", 180, "square"],
  ["icon-192.png", 192, "free"],
  ["icon-512.png", 512, "free"],
];

/** Of favicon.ico, which is also the scale of favicon.svg. */
const TAB_SIZE = 32;

/** Around a logo, on each side, as a share of the icon's; least of it in the few pixels of a browser's tab. */
const CLEAR_SPACE = { free: 0.08, square: 0.12, tab: 1 / 16 };

/** All icons of the site, by file name. Without a logo, they show the drawn seal; a PNG logo makes no SVG icon. */
export async function favicons(logo: Logo | undefined): Promise<Map<string, string | Buffer>> {
  const icons = new Map<string, string | Buffer>();
  icons.set("favicon.ico", await toIco(logo ? logoIcon(logo, TAB_SIZE, "tab") : sealFavicon(TAB_SIZE), TAB_SIZE));
  if (logo?.format !== "png")
    icons.set("favicon.svg", logo ? logoIcon(logo, TAB_SIZE, "tab", logoVector) : sealFavicon(TAB_SIZE));
  for (const [name, size, shape] of PNG_ICONS) {
    const markup = logo ? logoIcon(logo, size, shape) : sealIcon(size, shape);
    icons.set(name, await toPng(markup, logo !== undefined));
  }
  return icons;
}

/** The seal in paper on deed green, its parcel in brass. */
function sealIcon(size: number, shape: IconShape): string {
  const share = { free: 0.92, square: 0.78 }[shape];
  const scale = (size * share) / 48;
  const offset = (size * (1 - share)) / 2;
  const half = size / 2;
  const ground =
    shape === "free" ? `<circle cx="${half}" cy="${half}" r="${half}" fill="${DEED}"/>` : sheet(size, DEED);
  const mark = seal({ line: PAPER, parcel: BRASS_LIGHT });
  return svg(size, size, `${ground}<g transform="translate(${offset} ${offset}) scale(${scale})">${mark}</g>`);
}

/** The plat of the seal with fewer lots, and without the milled rim, which would be a smear at 16 px. */
function sealFavicon(size: number): string {
  const scale = size / 40;
  return svg(
    size,
    size,
    `<g transform="scale(${scale}) translate(3 3)"><circle cx="17" cy="17" r="20" fill="${DEED}"/>` +
      `<path d="M13 20 25 11V25H13z" fill="${BRASS_LIGHT}"/>` +
      `<g fill="none" stroke="${PAPER}" stroke-width="1.8"><circle cx="17" cy="17" r="17"/>` +
      `<path d="M3.4 27.2 30.6 6.8M15 0V18.5M13 20V33.5M25 11V32M13 25H32"/></g></g>`,
  );
}

/** The logo on paper, with clear space around it. */
function logoIcon(logo: Logo, size: number, shape: IconShape | "tab", draw = logoImage): string {
  const margin = size * CLEAR_SPACE[shape];
  const side = size - 2 * margin;
  const ground = sheet(size, PAPER, shape === "square" ? 0 : size / 8);
  return svg(size, size, ground + draw(logo, { x: margin, y: margin, width: side, height: side }));
}

function sheet(size: number, color: string, radius = 0): string {
  // The color twice: an attribute would yield to a logo's style sheet, and a policy may forbid the style.
  return `<rect width="${size}" height="${size}" rx="${radius}" fill="${color}" style="fill:${color};stroke:none"/>`;
}
