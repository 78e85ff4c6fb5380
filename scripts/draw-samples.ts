/**
 * `npm run samples`: draws the sample badges and the sample portrait into the content folder (`CONTENT_DIR`, or else
 * content/), from scripts/samples/.
 *
 * The pictures are committed, so nobody needs this to build the site: only after changing a drawing. Each carries a
 * mark, by which the content check knows it for a sample. A picture without the mark is somebody's own, and is left alone.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { contentFolder, readContent } from "../gatsby/content/read-content";
import { PAPER_DEEP } from "../gatsby/images/palette";
import { chromiumFlags, findChromium } from "./lib/find-browsers.cjs";
import { BADGE_SIZE, badges } from "./samples/badges";
import { markedPng } from "./samples/mark";
import { writeSample } from "./samples/write-sample";

const ROOT = path.join(__dirname, "..");
const FONT = path.join(ROOT, "src/styles/fonts/newsreader-medium.woff2");

interface Sample {
  /** Path in the content folder. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  /** An SVG of that size. */
  markup: string;
  /** A color behind it; without one, what it leaves free can be seen through. */
  ground?: string;
}

async function samples(): Promise<Sample[]> {
  const portrait = await readFile(path.join(__dirname, "samples/portrait.svg"), "utf8");
  return [
    ...badges().map(({ id, markup }) => ({
      file: `images/awards/${id}.png`,
      width: BADGE_SIZE,
      height: BADGE_SIZE,
      markup,
    })),
    { file: "images/portrait.png", width: 960, height: 1200, markup: portrait, ground: PAPER_DEEP },
  ];
}

async function photograph(browser: Browser, sample: Sample, fontFace: string): Promise<Buffer> {
  const { width, height, markup, ground = "transparent" } = sample;
  const page = await browser.newPage({ viewport: { width, height } });
  try {
    const styles = `${fontFace}body{margin:0;background:${ground}}svg{display:block;width:100%}`;
    await page.setContent(`<!doctype html><style>${styles}</style>${markup}`);
    // Letters drawn before the font has arrived would be Georgia's.
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ omitBackground: true });
  } finally {
    await page.close();
  }
}

async function main(): Promise<void> {
  const font = (await readFile(FONT)).toString("base64");
  const fontFace = `@font-face{font-family:Newsreader;font-weight:500;src:url(data:font/woff2;base64,${font})}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags() });
  try {
    const words = [...readContent(contentFolder(ROOT)).texts.values()].join();
    for (const sample of await samples()) {
      const target = path.join(contentFolder(ROOT), sample.file);
      const shown = path.relative(process.cwd(), target);
      // A firm that has replaced a sample does not want it back.
      if (!words.includes(`./${sample.file}`)) {
        console.info(`${shown}: not drawn, because content does not name it.`);
        continue;
      }
      const png = await markedPng(await photograph(browser, sample, fontFace));
      const result = writeSample(target, png)
        ? `${Math.ceil(png.length / 1024)} KB`
        : "left alone, because it is not one of the samples that this command draws.";
      console.info(`${shown}: ${result}`);
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(`The samples could not be drawn: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
