import sharp from "sharp";
import { SAMPLE_MARK } from "../../gatsby/content/image-metadata";

/**
 * A sample drawing, small and with the mark by which it is known. Few colors and their blends: a palette of 256 holds
 * all of them, in a third of the bytes.
 */
export function markedPng(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .png({ palette: true, colors: 256, dither: 0, effort: 10 })
    .withExif({ IFD0: { ImageDescription: SAMPLE_MARK } })
    .toBuffer();
}
