import { readFile } from "node:fs/promises";
import path from "node:path";
import { optimize, type XastElement, type XastParent } from "svgo";
import { readImageMetadata } from "../../content-model/image-metadata";
import type { Content } from "../../content-model/schemas";

/** The firm's logo from the content. */
export interface Logo {
  format: "svg" | "png";
  /** The bytes of the file. */
  bytes: Buffer;
  /** Width divided by height. */
  ratio: number;
}

/** A box, in the drawing's units. A logo is centered in its box, and as large as the box allows. */
type Box = Record<"x" | "y" | "width" | "height", number>;

/**
 * Reads the firm's logo.
 *
 * @returns undefined if the firm has no logo
 * @throws if the file is neither an SVG nor a PNG image
 */
export async function readLogo(firm: Content["site"]["firm"], contentFolder: string): Promise<Logo | undefined> {
  if (!firm.logo) return undefined;
  const file = path.join(contentFolder, firm.logo.image);
  const bytes = await readFile(file);
  const metadata = readImageMetadata(bytes);
  if (metadata?.format !== "svg" && metadata?.format !== "png") {
    throw new Error(`${file} is neither an SVG nor a PNG image; save it again as one of them`);
  }
  return { format: metadata.format, bytes, ratio: metadata.width / metadata.height };
}

/**
 * Returns the logo as an SVG image element, for a drawing that will be rasterized. The logo's style
 * sheet applies only to the logo. Where the logo is white, the color of the paper shows through.
 */
export function logoImage({ format, bytes, ratio }: Logo, box: Box): string {
  const fittingWidth = Math.min(box.width, box.height * ratio);
  // Whole pixels keep the edges sharp.
  const width = Math.max(1, Math.round(fittingWidth));
  const height = Math.max(1, Math.round(width / ratio));
  const x = Math.round(box.x + (box.width - width) / 2);
  const y = Math.round(box.y + (box.height - height) / 2);
  const type = format === "svg" ? "image/svg+xml" : "image/png";
  const source = `data:${type};base64,${bytes.toString("base64")}`;
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<image ${place} style="mix-blend-mode:multiply" href="${source}"/>`;
}

/**
 * Returns an SVG logo as markup, for a drawing that stays an SVG. (The site's security policy, which
 * browsers may apply to icons, allows no `data:` images.) The logo's style sheet applies to the
 * whole drawing.
 */
export function logoVector({ bytes }: Logo, { x, y, width, height }: Box): string {
  const attributes = {
    x: String(x),
    y: String(y),
    width: String(width),
    height: String(height),
    preserveAspectRatio: "xMidYMid",
  };
  const enter = (element: XastElement, parent: XastParent) => {
    if (parent.type === "root") Object.assign(element.attributes, attributes);
  };
  const placeRoot = { name: "placeRoot", fn: () => ({ element: { enter } }) };
  const { data } = optimize(String(bytes), { plugins: [placeRoot] });
  return `<g style="mix-blend-mode:multiply">${data}</g>`;
}
