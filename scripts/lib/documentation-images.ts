import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { launchChromium } from "./launch-chromium";

const FOLDER = path.join(__dirname, "../../docs/images");
/** Every picture is part of every clone. This is for all of them together. */
const MAX_BYTES = 850_000;
/** Pixels of the widest picture. */
const MAX_WIDTH = 1280;

/** Keeps a picture under its name, "home-360", no wider than so many pixels. */
export type Keep = (name: string, png: Buffer, width?: number) => Promise<void>;

/** Takes pictures for the documentation and writes them into docs/images. None is written unless all could be taken. */
export async function takePictures(take: (browser: Browser, keep: Keep) => Promise<void>): Promise<void> {
  const pictures = new Map<string, Buffer>();
  const browser = await launchChromium();
  const taken = take(browser, async (name, png, width = MAX_WIDTH) => {
    const picture = sharp(png).resize({ width, withoutEnlargement: true });
    pictures.set(name, await picture.webp({ quality: 68, effort: 6 }).toBuffer());
  });
  await taken.finally(() => browser.close());
  for (const [name, bytes] of pictures) writeFileSync(path.join(FOLDER, `${name}.webp`), bytes);
  const bytes = readdirSync(FOLDER).reduce((sum, name) => sum + statSync(path.join(FOLDER, name)).size, 0);
  console.log(`docs/images has ${Math.round(bytes / 1000)} KB.`);
  if (bytes > MAX_BYTES) throw new Error(`It may have ${MAX_BYTES / 1000} KB: show less in some of the pictures.`);
}

/** Opens a page. @throws if it is answered with an error, whose picture nobody wants */
export async function openToShow(page: Page, route: string): Promise<void> {
  const response = await page.goto(route);
  if (!response?.ok())
    throw new Error(`The page ${route} was answered with ${response?.status()}. Nothing was written.`);
}
