/**
 * `npx tsx scripts/draw-art.ts`: draws the badges, the icons and the social image anew from scripts/art/.
 *
 * The files it writes are committed, so nobody needs to run it to build the site. Run it after changing a drawing,
 * or after changing the headline or the firm's name, which stand in the social image.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { appIcon } from "./art/app-icons";
import { BADGE_SIZE, badges } from "./art/badges";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialWords, socialImage } from "./art/social-image";
import { chromiumFlags, findChromium } from "./find-chromium.cjs";

const ROOT = path.join(__dirname, "..");
const FONT = path.join(ROOT, "src/styles/fonts/newsreader-medium.woff2");

interface Picture {
  /** Path from the root of the project. */
  file: string;
  width: number;
  height: number;
  markup: string;
}

async function pictures(): Promise<Picture[]> {
  const square = (file: string, size: number, markup: string) => ({ file, width: size, height: size, markup });
  // Drawn by hand; the .ico is its picture for programs that read no SVG.
  const favicon = await readFile(path.join(ROOT, "static/favicon.svg"), "utf8");
  return [
    ...badges().map(({ id, markup }) => square(`content/images/awards/${id}.png`, BADGE_SIZE, markup)),
    square("static/apple-touch-icon.png", 180, appIcon(180, "square")),
    square("static/icon-192.png", 192, appIcon(192, "round")),
    square("static/icon-512.png", 512, appIcon(512, "round")),
    square("static/icon-maskable-512.png", 512, appIcon(512, "maskable")),
    square("static/favicon.ico", 32, favicon.replace("<svg", '<svg width="32" height="32"')),
    {
      file: "static/social-image.png",
      width: SOCIAL_WIDTH,
      height: SOCIAL_HEIGHT,
      markup: socialImage(await socialWords()),
    },
  ];
}

/** What the social image says, from the content files. */
async function socialWords(): Promise<SocialWords> {
  const [landing, site] = await Promise.all([readContent("landing.json"), readContent("site.json")]);
  return {
    headline: text(landing, "hero", "headline"),
    counties: texts(landing, "hero", "counties"),
    firm: text(site, "firm", "name"),
    descriptor: text(site, "firm", "descriptor"),
  };
}

async function readContent(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(ROOT, "content", file), "utf8"));
}

function text(content: unknown, group: string, field: string): string {
  const value = at(at(content, group), field);
  if (typeof value !== "string") throw new Error(`the content has no text "${group}.${field}"`);
  return value;
}

function texts(content: unknown, group: string, field: string): string[] {
  const value = at(at(content, group), field);
  if (!Array.isArray(value)) throw new Error(`the content has no list "${group}.${field}"`);
  return value.map(String);
}

function at(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

async function photograph(browser: Browser, { width, height, markup }: Picture, fontFace: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  try {
    await page.setContent(`<!doctype html><style>${fontFace}body{margin:0}svg{display:block}</style>${markup}`);
    // Letters drawn before the font has arrived would be Georgia's.
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ omitBackground: true });
    // Few colours and their blends: a palette holds them all, in a third of the bytes.
    return await sharp(png).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();
  } finally {
    await page.close();
  }
}

/** An .ico file is a table of contents with whole PNG files behind it; this one has one entry. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // the kind: icons
  header.writeUInt16LE(1, 4); // how many
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}

async function main(): Promise<void> {
  const font = (await readFile(FONT)).toString("base64");
  const fontFace = `@font-face{font-family:Newsreader;font-weight:500;src:url(data:font/woff2;base64,${font})}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags() });
  try {
    for (const picture of await pictures()) {
      const png = await photograph(browser, picture, fontFace);
      const bytes = picture.file.endsWith(".ico") ? ico(png, picture.width) : png;
      const target = path.join(ROOT, picture.file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
      console.info(`${picture.file}: ${Math.ceil(bytes.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(`The art could not be drawn: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
