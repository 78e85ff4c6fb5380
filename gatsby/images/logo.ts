import { readFile } from "node:fs/promises";
import path from "node:path";
import { optimize, type XastElement, type XastParent } from "svgo";
import { readImageMetadata } from "../../content-model/image-metadata";
import type { Content } from "../../content-model/schemas";

/** The firm's own mark, as it lies in the content that has passed the check. */
export interface Logo {
  format: "svg" | "png";
  bytes: Buffer;
  /** Width divided by height. */
  ratio: number;
}

/** A place in a drawing, in its units. A logo stands in the middle of it, as large as it can. */
type Box = Record<"x" | "y" | "width" | "height", number>;

/** Undefined if the firm has no logo, and its place is the drawn seal's. */
export async function readLogo(firm: Content["site"]["firm"], contentFolder: string): Promise<Logo | undefined> {
  if (!firm.logo) return undefined;
  const file = path.join(contentFolder, firm.logo.image);
  const bytes = await readFile(file);
  const metadata = readImageMetadata(bytes);
  if (metadata?.format !== "svg" && metadata?.format !== "png") {
    throw new Error(`${file} is neither an SVG nor a PNG image; save the logo as one of the two again`);
  }
  return { format: metadata.format, bytes, ratio: metadata.width / metadata.height };
}

/**
 * The logo in a drawing that is made into pixels: an image in the image, so that its style sheet is its own. A white
 * ground, as many logos have, takes on the color of the paper.
 */
export function logoImage({ format, bytes, ratio }: Logo, box: Box): string {
  // Between pixels it would be blurred.
  const width = Math.max(1, Math.round(Math.min(box.width, box.height * ratio)));
  const height = Math.max(1, Math.round(width / ratio));
  const [x, y] = [Math.round(box.x + (box.width - width) / 2), Math.round(box.y + (box.height - height) / 2)];
  const source = `data:image/${format === "svg" ? "svg+xml" : "png"};base64,${bytes.toString("base64")}`;
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<image ${place} style="mix-blend-mode:multiply" href="${source}"/>`;
}

/**
 * An SVG logo in a drawing that stays one. It is markup in the markup: the site's policy allows no `data:` image, and
 * some browsers may hold an icon to it. Hence its style sheet reaches what stands around it.
 */
export function logoVector({ bytes }: Logo, { x, y, width, height }: Box): string {
  const place = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, preserveAspectRatio: "xMidYMid" };
  const enter = (element: XastElement, parent: XastParent) => {
    if (parent.type === "root") Object.assign(element.attributes, place);
  };
  const { data } = optimize(String(bytes), { plugins: [{ name: "place", fn: () => ({ element: { enter } }) }] });
  return `<g style="mix-blend-mode:multiply">${data}</g>`;
}
