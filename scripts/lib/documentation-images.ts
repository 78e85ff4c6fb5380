import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { launchChromium } from "./launch-chromium";

const FOLDER = path.join(__dirname, "../../docs/images");
/** The limit for all pictures together. They are part of every clone. */
const MAX_BYTES = 850_000;
/** The greatest width of a picture, in px. */
const MAX_WIDTH = 1280;

/** Keeps a picture under a name such as "home-360", and scales it down to `width`, in px, if it is wider. */
export type Keep = (name: string, png: Buffer, width?: number) => Promise<void>;

/** Takes pictures for the documentation. It writes them into docs/images after it has taken them all. */
export async function takePictures(take: (browser: Browser, keep: Keep) => Promise<void>): Promise<void> {
  const pictures = new Map<string, Buffer>();
  const browser = await launchChromium();
  const taken = take(browser, async (name, png, width = MAX_WIDTH) => {
    const picture = sharp(png).resize({ width, withoutEnlargement: true });
    pictures.set(name, await picture.webp({ quality: 68, effort: 6 }).toBuffer());
  });
  await taken.finally(() => browser.close());
  for (const [name, bytes] of pictures) writeFileSync(path.join(FOLDER, `${name}.webp`), bytes);
  const sizes = readdirSync(FOLDER).map((name) => statSync(path.join(FOLDER, name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`docs/images has ${Math.round(bytes / 1000)} KB.`);
  if (bytes > MAX_BYTES) throw new Error(`The limit is ${MAX_BYTES / 1000} KB: show less in some of the pictures.`);
}
