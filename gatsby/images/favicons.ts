import tailwind from "../../tailwind.config";
import { type Logo, logoImage, logoVector } from "./logo";
import { svg, toIco, toPng } from "./rasterize";
import { seal } from "./seal";

const { paper, deed, brass } = tailwind.theme.colors;

/** By how an icon meets its edge: full-bleed, for systems that round the corners themselves, or on nothing. */
const PNG_ICONS = [
  ["apple-touch-icon.png", 180, "square"],
  ["icon-192.png", 192, "free"],
] as const;

/** Of favicon.ico, which is also the scale of favicon.svg. */
const TAB_SIZE = 32;

/** Around a logo, on each side, as a share of the icon's; least of it in the few pixels of a browser's tab. */
const CLEAR_SPACE = { free: 0.08, square: 0.12, tab: 1 / 16 };

/** All icons of the site, by file name. Without a logo, they show the drawn seal; a PNG logo makes no SVG icon. */
export async function favicons(logo: Logo | undefined): Promise<Map<string, string | Buffer>> {
  const icons = new Map<string, string | Buffer>();
  icons.set("favicon.ico", await toIco(logo ? logoIcon(logo, TAB_SIZE, "tab") : sealFavicon(), TAB_SIZE));
  if (logo?.format !== "png")
    icons.set("favicon.svg", logo ? logoIcon(logo, TAB_SIZE, "tab", logoVector) : sealFavicon());
  for (const [name, size, edge] of PNG_ICONS) {
    icons.set(name, await toPng(logo ? logoIcon(logo, size, edge) : sealIcon(size, edge), logo !== undefined));
  }
  return icons;
}

/** The seal in paper on deed green, its parcel in brass. */
function sealIcon(size: number, edge: "free" | "square"): string {
  const share = { free: 0.92, square: 0.78 }[edge];
  const offset = (size * (1 - share)) / 2;
  const place = `translate(${offset} ${offset}) scale(${(size * share) / 48})`;
  const mark = `<g transform="${place}">${seal(paper.DEFAULT, brass.light)}</g>`;
  return svg(size, size, sheet(size, deed.DEFAULT, edge === "free" ? size / 2 : 0) + mark);
}

/** The plat of the seal with fewer lots, and without the milled rim, which would be a smear at 16 px. */
function sealFavicon(): string {
  return svg(
    TAB_SIZE,
    TAB_SIZE,
    `<g transform="scale(${TAB_SIZE / 40}) translate(3 3)"><circle cx="17" cy="17" r="20" fill="${deed.DEFAULT}"/>` +
      `<path d="M13 20 25 11V25H13z" fill="${brass.light}"/>` +
      `<g fill="none" stroke="${paper.DEFAULT}" stroke-width="1.8"><circle cx="17" cy="17" r="17"/>` +
      `<path d="M3.4 27.2 30.6 6.8M15 0V18.5M13 20V33.5M25 11V32M13 25H32"/></g></g>`,
  );
}

/** The logo on paper, with clear space around it. */
function logoIcon(logo: Logo, size: number, edge: "free" | "square" | "tab", draw = logoImage): string {
  const margin = size * CLEAR_SPACE[edge];
  const side = size - 2 * margin;
  const ground = sheet(size, paper.DEFAULT, edge === "square" ? 0 : size / 8);
  return svg(size, size, ground + draw(logo, { x: margin, y: margin, width: side, height: side }));
}

function sheet(size: number, color: string, radius: number): string {
  // The color twice: an attribute would yield to a logo's style sheet, and a policy may forbid the style.
  return `<rect width="${size}" height="${size}" rx="${radius}" fill="${color}" style="fill:${color};stroke:none"/>`;
}
