import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { readImageMetadata } from "../content/image-metadata";
import type { Content } from "../content/schemas";
import { nestSvg } from "./clean-svg";

/** The firm's own mark, as it lies in the content that has passed the gate. */
export interface Logo {
  format: "svg" | "png";
  bytes: Buffer;
  /** Width divided by height. */
  ratio: number;
}

/** A place in a drawing, in its units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * @param contentFolder the folder that Gatsby reads
 * @returns undefined if the firm has no logo, and its place is the drawn seal's
 */
export async function readLogo(firm: Content["site"]["firm"], contentFolder: string): Promise<Logo | undefined> {
  if (!firm.logo) return undefined;
  const file = path.join(contentFolder, firm.logo.image);
  const bytes = await readFile(file);
  const facts = readImageMetadata(bytes);
  if (facts?.format !== "svg" && facts?.format !== "png") {
    throw new Error(`${file} is neither an SVG nor a PNG picture; save the logo as one of the two again`);
  }
  return { format: facts.format, bytes, ratio: facts.width / facts.height };
}

/** The largest box of the logo's shape in the middle of a given one. */
export function fitInto({ ratio }: Logo, { x, y, width, height }: Box): Box {
  const fitted = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return { x: x + (width - fitted.width) / 2, y: y + (height - fitted.height) / 2, ...fitted };
}

/**
 * The logo in a drawing whose unit is a pixel, to be made into pixels itself. A white ground, as many logos have, takes
 * on the color of the paper.
 *
 * It is a picture in the picture, not markup in the markup, so that its style sheet is its own.
 */
export async function logoPixels({ format, bytes }: Logo, box: Box): Promise<string> {
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))];
  // An SVG is drawn in the size that is needed: its own may be that of a stamp or of a poster.
  const density = format === "svg" ? await densityFor(bytes, width) : undefined;
  const pixels = await sharp(bytes, { ...(density && { density }) })
    .resize(width, height, { fit: "fill" })
    .png()
    .toBuffer();
  const source = `data:image/png;base64,${pixels.toString("base64")}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" style="mix-blend-mode:multiply" href="${source}"/>`;
}

/**
 * An SVG logo in a drawing that stays one. It is markup in the markup: the site's policy allows no `data:` picture, and
 * some browsers may hold an icon to it. Hence its style sheet reaches what stands around it.
 */
export function logoVector({ bytes }: Logo, { x, y, width, height }: Box): string {
  const place = { x: String(x), y: String(y), width: String(width), height: String(height) };
  return `<g style="mix-blend-mode:multiply">${nestSvg(bytes.toString("utf8"), place)}</g>`;
}

/** Dots per inch at which an SVG becomes as wide as asked for, in pixels. */
async function densityFor(svg: Buffer, width: number): Promise<number> {
  const { width: ownWidth = width } = await sharp(svg).metadata();
  return Math.min(100_000, Math.max(1, (72 * width) / ownWidth));
}
