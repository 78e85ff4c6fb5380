/**
 * `npm run screenshots`: screenshots of the built site, all pages at four widths and the states that one cannot see
 * there, into docs/screenshots/; and the one in README.md. `npm run build` first.
 *
 * The folder is emptied first. All of it together stays small, since it is part of every clone.
 */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { launchChromium } from "./lib/launch-chromium";
import { SHOTS, type Shot } from "./lib/screenshot-list";
import { serveLocally } from "./lib/static-host";

const ROOT = path.join(__dirname, "..");
const SITE = path.join(ROOT, "public");
const FOLDER = path.join(ROOT, "docs/screenshots");
const README_IMAGE = path.join(ROOT, "docs/images/home-1280.png");
const MAX_WIDTH = 1280;
/** Bytes that the folder may have, so that nobody minds having it in the repository. */
const MAX_BYTES = 3_000_000;

async function main(): Promise<void> {
  if (!existsSync(path.join(SITE, "index.html"))) throw new Error('There is no built site. Run "npm run build" first.');
  const host = await serveLocally(SITE);
  const browser = await launchChromium();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  try {
    let total = 0;
    for (const shot of SHOTS) total += await take(browser, host.origin, shot);
    console.log(`${SHOTS.length} screenshots in docs/screenshots, ${Math.round(total / 1000)} KB in all.`);
    if (total > MAX_BYTES) throw new Error(`They may have ${MAX_BYTES / 1000} KB: lower quality or width in scripts/.`);
  } finally {
    await browser.close();
    host.close();
  }
}

/** @returns bytes of the file */
async function take(browser: Browser, baseURL: string, shot: Shot): Promise<number> {
  const { name, width, height = Math.round(width * (width < 700 ? 2 : 0.625)), wholePage = false } = shot;
  const media = { reducedMotion: "reduce", ...shot.media } as const;
  const page = await browser.newPage({ baseURL, viewport: { width, height }, ...media });
  await page.goto(shot.route);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  if (wholePage) await showAll(page);
  await shot.prepare?.(page);
  const png = await page.screenshot({ fullPage: wholePage });
  await page.close();

  if (name === "fold-1280") await sharp(png).png({ palette: true }).toFile(README_IMAGE);
  const webp = sharp(png)
    .resize({ width: Math.min(width, MAX_WIDTH) })
    .webp({ quality: 68, effort: 6 });
  return (await webp.toFile(path.join(FOLDER, `${name}.webp`))).size;
}

/** Scrolls through once, so that everything has loaded, and puts the bars that stick to the screen into the page. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    scrollTo({ top: 0, behavior: "instant" });
    for (const bar of document.querySelectorAll<HTMLElement>("body :not(a)")) {
      const { position } = getComputedStyle(bar);
      if (position === "sticky") Object.assign(bar.style, { position: "relative", top: "0" });
      if (position === "fixed") bar.style.position = "static";
    }
  });
  await page.waitForTimeout(300);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
