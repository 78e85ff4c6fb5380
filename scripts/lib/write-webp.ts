import sharp from "sharp";

/** CSS pixels of the widest screenshots in the documentation. */
const MAX_WIDTH = 1280;

/** Writes a screenshot small enough for everybody who clones the repository. @returns bytes of the file */
export async function writeWebp(png: Buffer, file: string): Promise<number> {
  const webp = sharp(png).resize({ width: MAX_WIDTH, withoutEnlargement: true }).webp({ quality: 68, effort: 6 });
  return (await webp.toFile(file)).size;
}
