/**
 * `npm run screenshots`: pictures of the built site, all routes at four widths and the states that one cannot see
 * there, into docs/screenshots/; and the picture in README.md. `npm run build` first.
 *
 * Each picture takes the place of the one before; what is not taken any more is deleted at the end. All of it together stays small, since it is part of every clone.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, findChromium } from "./lib/find-browsers.cjs";
import { type Shot, STATES, wholePages } from "./lib/screenshots/shots";
import { createStaticHost } from "./lib/static-host";

const ROOT = path.join(__dirname, "..");
const PUBLIC = path.join(ROOT, "public");
const FOLDER = path.join(ROOT, "docs/screenshots");
const README_PICTURE = path.join(ROOT, "docs/images/home-1280.png");
/** Bytes that the folder may have, so that nobody minds having it in the repository. */
const MOST = 3_000_000;

async function main(): Promise<void> {
  if (!existsSync(path.join(PUBLIC, "index.html")))
    throw new Error('There is no built site. Run "npm run build" first.');
  const server = createServer(createStaticHost(PUBLIC)).listen(0);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath && { executablePath }) });
  try {
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    await mkdir(FOLDER, { recursive: true });
    for (const shot of [...wholePages(), ...STATES]) await take(browser, address, shot);
    await report();
  } finally {
    await browser.close();
    server.close();
  }
}

async function take(browser: Browser, address: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: shot.width, height: shot.height ?? Math.round(shot.width * (shot.width < 700 ? 2 : 0.625)) },
    reducedMotion: shot.motion ? "no-preference" : "reduce",
    // The pictures are of what is seen; a style for their sake would be against the page's own policy.
    bypassCSP: true,
    ...shot.media,
  });
  const page = await context.newPage();
  await page.goto(shot.route);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  if (shot.wholePage) await showAll(page);
  await shot.prepare?.(page);
  const picture = await page.screenshot({ fullPage: shot.wholePage ?? false });
  await context.close();

  const scaled = sharp(picture).resize({ width: Math.min(shot.width, shot.pictureWidth ?? 1280) });
  await scaled.webp({ quality: 68, effort: 6 }).toFile(path.join(FOLDER, `${shot.name}.webp`));
  if (shot.name === "fold-1280")
    await writeFile(README_PICTURE, await sharp(picture).png({ palette: true }).toBuffer());
}

/** Scrolls through once, so that everything has loaded, and lets the bars that stick to the screen stand in the page. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.addStyleTag({ content: ".site-header { position: relative; top: 0 } .call-bar { position: static }" });
  await page.waitForTimeout(300);
}

async function report(): Promise<void> {
  const names = [...wholePages(), ...STATES].map(({ name }) => `${name}.webp`);
  const stale = (await readdir(FOLDER)).filter((name) => !names.includes(name));
  for (const name of stale) await rm(path.join(FOLDER, name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(FOLDER, name))).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${names.length} pictures in docs/screenshots, ${Math.round(total / 1000)} KB in all.`);
  if (total > MOST) throw new Error(`They may have ${MOST / 1000} KB. Lower the quality or the width in scripts/.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
