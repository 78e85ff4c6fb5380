import tailwind from "../../tailwind.config";
import { type Logo, logoImage, logoVector } from "./logo";
import { svg, toIco, toPng } from "./rasterize";
import { seal } from "./seal";

const { paper, deed, brass } = tailwind.theme.colors;

/** The size of favicon.ico and favicon.svg, in px. */
const TAB_SIZE = 32;

type IconKind = "tab" | "touch" | "app";

/** The empty space on each side of a logo, as a share of the icon. */
const LOGO_MARGIN: Record<IconKind, number> = { tab: 1 / 16, touch: 0.12, app: 0.08 };

/**
 * Draws the icons of the site. Without a logo, they show the seal.
 *
 * @returns the files by name; a PNG logo has no favicon.svg
 */
export async function favicons(logo: Logo | undefined): Promise<Map<string, string | Buffer>> {
  // Only images with many colors need dithering.
  const dither = logo !== undefined;
  const tab = logo ? logoIcon(logo, TAB_SIZE, "tab") : sealFavicon();
  const touch = logo ? logoIcon(logo, 180, "touch") : sealIcon(180, "touch");
  const app = logo ? logoIcon(logo, 192, "app") : sealIcon(192, "app");
  const icons = new Map<string, string | Buffer>([
    ["favicon.ico", await toIco(tab, TAB_SIZE)],
    ["apple-touch-icon.png", await toPng(touch, dither)],
    ["icon-192.png", await toPng(app, dither)],
  ]);
  if (!logo) icons.set("favicon.svg", tab);
  if (logo?.format === "svg") {
    icons.set("favicon.svg", logoIcon(logo, TAB_SIZE, "tab", logoVector));
  }
  return icons;
}

/** Draws the seal on a disk, or on a square where the system rounds the corners itself. */
function sealIcon(size: number, kind: "touch" | "app"): string {
  const isRound = kind === "app";
  const sealSize = size * (isRound ? 0.92 : 0.78);
  const offset = (size - sealSize) / 2;
  const place = `translate(${offset} ${offset}) scale(${sealSize / 48})`;
  const mark = `<g transform="${place}">${seal(paper.DEFAULT, brass.light)}</g>`;
  return svg(size, size, background(size, deed.DEFAULT, isRound ? size / 2 : 0) + mark);
}

/** Draws the seal for 16 px: with fewer lots, and without the rim, which would be blurred. */
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

/** Draws the logo on paper, with space around it. */
function logoIcon(logo: Logo, size: number, kind: IconKind, draw = logoImage): string {
  const margin = size * LOGO_MARGIN[kind];
  const side = size - 2 * margin;
  // Systems round the corners of a touch icon themselves.
  const radius = kind === "touch" ? 0 : size / 8;
  const image = draw(logo, { x: margin, y: margin, width: side, height: side });
  return svg(size, size, background(size, paper.DEFAULT, radius) + image);
}

function background(size: number, color: string, radius: number): string {
  const box = `width="${size}" height="${size}" rx="${radius}"`;
  // Sets both: a logo's CSS could override the attribute; a security policy may forbid the style.
  return `<rect ${box} fill="${color}" style="fill:${color};stroke:none"/>`;
}
