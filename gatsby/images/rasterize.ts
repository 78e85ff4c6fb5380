import sharp from "sharp";

/** Returns an SVG file with this content. Lengths are in px. */
export function svg(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}

/**
 * Renders an SVG as a PNG. Its palette of 256 colors makes the file a third as large.
 *
 * @param dither mixes the palette's colors in fine patterns, for images with more colors
 */
export function toPng(svg: string, dither = false): Promise<Buffer> {
  const options = { palette: true, colors: 256, dither: dither ? 1 : 0, effort: 7 };
  return sharp(Buffer.from(svg)).png(options).toBuffer();
}

/** Renders an SVG as an .ico file with one image. Its `size` is at most 255 px. */
export async function toIco(svg: string, size: number): Promise<Buffer> {
  // Some programs that read .ico files do not support palettes.
  const png = await sharp(Buffer.from(svg)).ensureAlpha().png({ compressionLevel: 9 }).toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // the type of the file: icons
  header.writeUInt16LE(1, 4); // the number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // the offset of the image
  return Buffer.concat([header, png]);
}
