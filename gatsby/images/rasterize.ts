import sharp from "sharp";

/** A whole drawing. Lengths in pixels. */
export function svg(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}

/**
 * A drawing as PNG, in the pixels of its `width` and `height`. A palette of 256 takes a third of the bytes; only images
 * with more colors have to be dithered.
 */
export function toPng(svg: string, dither = false): Promise<Buffer> {
  const options = { palette: true, colors: 256, dither: dither ? 1 : 0, effort: 7 };
  return sharp(Buffer.from(svg)).png(options).toBuffer();
}

/** A drawing as .ico: a table of contents, here with one entry, and a PNG file. Its side has at most 255 pixels. */
export async function toIco(svg: string, size: number): Promise<Buffer> {
  // Not every program that reads .ico knows palettes.
  const png = await sharp(Buffer.from(svg)).ensureAlpha().png({ compressionLevel: 9 }).toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // the kind: icons
  header.writeUInt16LE(1, 4); // how many
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the image begins
  return Buffer.concat([header, png]);
}
