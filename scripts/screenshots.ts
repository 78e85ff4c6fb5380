/**
 * `npm run screenshots`: the pictures of the built site in the documentation, docs/images; `npm run build` first.
 * `npm run screenshots -- --editor`: those of the content editor, with the content of the tests and a fake GitHub.
 *
 * Every picture is part of every clone: all together may have MAX_BYTES. None is written unless all could be taken.
 */
import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { EditorPage, place } from "../test/e2e/drivers/editor-page";
import buildEditors from "../test/e2e/editor/build-editors";
import { openWorkplace, TOKEN } from "../test/e2e/editor/workplace";
import { builtFiles, SITE } from "./lib/built-site";
import { type OptionValues, runCommand } from "./lib/command";
import { launchChromium } from "./lib/launch-chromium";
import { serveLocally } from "./lib/static-host";

const ROOT = path.join(__dirname, "..");
const FOLDER = path.join(ROOT, "docs/images");
const OPTIONS = { editor: { type: "boolean" } } as const;
const MAX_BYTES = 850_000;
/** Pixels of the widest picture, and of a whole page, which is large enough to be seen as a whole. */
const MAX_WIDTH = 1280;
const WHOLE_PAGE_WIDTH = 640;

/** In CSS pixels. With a height, only the first screen is shown. */
const PAGES = [
  { name: "first-screen-1280", route: "/", width: 1280, height: 800 },
  { name: "first-screen-360", route: "/", width: 360, height: 720 },
  { name: "home-1280", route: "/", width: 1280 },
  { name: "home-360", route: "/", width: 360 },
  { name: "thank-you-1280", route: "/thank-you/", width: 1280 },
];
const EDITOR_SCREEN = { width: 1280, height: 800 };

/** The bytes of each, by its name. */
const pictures = new Map<string, Buffer>();

async function main({ editor }: OptionValues<typeof OPTIONS>): Promise<void> {
  if (!editor) builtFiles(SITE);
  const browser = await launchChromium();
  await (editor ? showEditor(browser) : showSite(browser)).finally(() => browser.close());
  for (const [name, bytes] of pictures) writeFileSync(path.join(FOLDER, `${name}.webp`), bytes);
  const bytes = readdirSync(FOLDER).reduce((sum, name) => sum + statSync(path.join(FOLDER, name)).size, 0);
  console.log(`docs/images has ${Math.round(bytes / 1000)} KB.`);
  if (bytes > MAX_BYTES) throw new Error(`It may have ${MAX_BYTES / 1000} KB: show less in some of the pictures.`);
}

async function keep(name: string, png: Buffer, width = MAX_WIDTH): Promise<void> {
  const picture = sharp(png).resize({ width, withoutEnlargement: true });
  pictures.set(name, await picture.webp({ quality: 68, effort: 6 }).toBuffer());
}

/** @throws if it is answered with an error, whose picture nobody wants */
async function open(page: Page, route: string): Promise<void> {
  const response = await page.goto(route);
  if (!response?.ok())
    throw new Error(`The page ${route} was answered with ${response?.status()}. Nothing was written.`);
}

async function showSite(browser: Browser): Promise<void> {
  const host = await serveLocally(SITE);
  for (const { name, route, width, height } of PAGES) {
    const viewport = { width, height: height ?? 800 };
    const page = await browser.newPage({ baseURL: host.origin, viewport, reducedMotion: "reduce" });
    // A Monday at noon in Michigan: the office is open.
    await page.clock.setFixedTime("2026-11-16T17:00:00Z");
    await open(page, route);
    await page.waitForFunction(() => document.fonts.status === "loaded");
    if (!height) await loadAll(page);
    await keep(name, await page.screenshot({ fullPage: !height }), height ? MAX_WIDTH : WHOLE_PAGE_WIDTH);
    await page.close();
  }
  host.close();
}

/** Scrolls through once, so that all images load, and takes out of the way what is fixed to the screen. */
async function loadAll(page: Page): Promise<void> {
  for (const image of await page.locator("img").all()) await image.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    for (const bar of document.querySelectorAll<HTMLElement>("body :not(a)")) {
      const { position } = getComputedStyle(bar);
      if (position === "sticky") Object.assign(bar.style, { position: "relative", top: "0" });
      if (position === "fixed") bar.style.display = "none";
    }
  });
}

/** One visit: every picture starts where the one before has ended. */
async function showEditor(browser: Browser): Promise<void> {
  const deleteEditor = await buildEditors();
  const workplace = await openWorkplace("github");
  const page = await browser.newPage({ viewport: EDITOR_SCREEN, deviceScaleFactor: 2, reducedMotion: "reduce" });
  const editor = new EditorPage(page);
  const take = async (name: string) => {
    await page.mouse.move(0, 0);
    // Until the preview has followed, and its images are there.
    await page.waitForTimeout(1000);
    await keep(`editor-${name}`, await page.screenshot());
  };

  await open(page, workplace.origin);
  await editor.signIn(TOKEN);
  await page.locator("main summary").first().click();
  await take("screen");

  await editor.fill(place("site", "contact", "phone"), "248-555-013");
  await editor.saveButton.click();
  await take("problem");

  await editor.discard();
  await editor.fill(place("landing", "hero", "guideNote"), "Free. It opens in a new tab.");
  const theirs = workplace.text("landing.json").replace(/("guideNote": )".*"/, '$1"Free download, no email needed."');
  workplace.saveElsewhere({ "landing.json": theirs });
  await editor.saveButton.click();
  await editor.conflict.waitFor();
  await take("same-words");
  await workplace.stop();
  deleteEditor();
}

void runCommand(OPTIONS, main);
