/**
 * `npm run screenshots`: screenshots of the built site, all pages at four widths and the states that one cannot see
 * there, into docs/screenshots/; and the one in README.md. `npm run build` first.
 *
 * The folder is emptied first. All of it together stays small, since it is part of every clone.
 */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import sharp from "sharp";
import { parseContent } from "../gatsby/content/parse-content";
import { contentFolder } from "../gatsby/content/read-content";
import { MISSING_ROUTE } from "./lib/built-site";
import { launchChromium } from "./lib/launch-chromium";
import { serveLocally } from "./lib/static-host";
import { writeWebp } from "./lib/write-webp";

const ROOT = path.join(__dirname, "..");
const SITE = path.join(ROOT, "public");
const FOLDER = path.join(ROOT, "docs/screenshots");
const README_IMAGE = path.join(ROOT, "docs/images/home-1280.png");
/** Bytes that the folder may have, so that nobody minds having it in the repository. */
const MAX_BYTES = 3_300_000;
const content = parseContent(contentFolder(ROOT));

interface Shot {
  /** Name of the file, without its ending. */
  name: string;
  route: string;
  /** In px; the height follows from the width if it is left out. */
  width: number;
  height?: number;
  wholePage?: boolean;
  /** When the visit is: a Monday at noon in Michigan, unless this says otherwise. */
  time?: string;
  /** The visitor prefers reduced motion if this does not say otherwise. */
  media?: Pick<BrowserContextOptions, "colorScheme" | "forcedColors" | "reducedMotion">;
  /** Gets the page into the state that the screenshot is of. */
  prepare?: (page: Page) => Promise<void>;
}

const PAGES = { home: "/", "thank-you": "/thank-you/", "not-found": MISSING_ROUTE };
const WIDTHS = [360, 768, 1280, 1920];
const DESKTOP = { route: "/", width: 1280, height: 800 };
const PHONE = { route: "/", width: 360 };
const NOON = "2026-11-16T17:00:00Z";
const NIGHT = "2026-11-17T03:00:00Z";

/** Every page whole at every width, and the states that such a screenshot does not show. */
const SHOTS: Shot[] = [
  ...Object.entries(PAGES).flatMap(([name, route]) =>
    WIDTHS.map((width) => ({ name: `${name}-${width}`, route, width, wholePage: true })),
  ),
  // What is seen first: what, where, and how to call.
  { name: "fold-360", ...PHONE, height: 640 },
  { name: "fold-1280", ...DESKTOP },
  { name: "state-review-open", ...DESKTOP, prepare: openReview },
  { name: "state-review-open-360", ...PHONE, prepare: openReview },
  { name: "state-service-open-360", ...PHONE, prepare: openService },
  { name: "state-night-360", ...PHONE, time: NIGHT, prepare: consultationFirst },
  { name: "state-night-768", route: "/", width: 768, height: 1024, time: NIGHT, prepare: consultationFirst },
  { name: "state-tooltip", ...DESKTOP, prepare: openTooltip },
  { name: "state-focus-on-paper", ...DESKTOP, prepare: (page) => focusOn(page, "#home a") },
  { name: "state-focus-on-deed", ...DESKTOP, prepare: (page) => focusOn(page, "#guide a") },
  { name: "state-focus-on-ink", ...PHONE, prepare: (page) => focusOn(page, "footer a") },
  { name: "state-skip-link", ...PHONE, prepare: (page) => page.keyboard.press("Tab") },
  { name: "state-counters-midway", ...DESKTOP, media: { reducedMotion: "no-preference" }, prepare: watchCounters },
  { name: "state-error-screen", ...DESKTOP, prepare: breakPage },
  { name: "state-error-screen-360", ...PHONE, prepare: breakPage },
  {
    name: "state-forced-colors",
    ...DESKTOP,
    media: { colorScheme: "dark", forcedColors: "active" },
    prepare: (page) => showElement(page, "#services"),
  },
  {
    name: "state-text-200",
    route: "/",
    width: 390,
    prepare: (page) => page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%")),
  },
  { name: "print", route: "/", width: 800, wholePage: true, prepare: (page) => page.emulateMedia({ media: "print" }) },
];

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
  const { name, time = NOON, width, height = Math.round(width * (width < 700 ? 2 : 0.625)), wholePage = false } = shot;
  const media = { reducedMotion: "reduce", ...shot.media } as const;
  const page = await browser.newPage({ baseURL, viewport: { width, height }, ...media });
  await page.clock.setFixedTime(time);
  await page.goto(shot.route);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  if (wholePage) await showAll(page);
  await shot.prepare?.(page);
  const png = await page.screenshot({ fullPage: wholePage });
  await page.close();

  if (name === "fold-1280") await sharp(png).png({ palette: true }).toFile(README_IMAGE);
  return writeWebp(png, path.join(FOLDER, `${name}.webp`));
}

/** Scrolls through once, so that everything has loaded, puts the header into the page, and takes out what is fixed to the screen. */
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
      if (position === "fixed") bar.style.display = "none";
    }
  });
  await page.waitForTimeout(300);
}

async function showElement(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await page.waitForTimeout(800);
}

async function openReview(page: Page): Promise<void> {
  await showElement(page, "#reviews");
  // A firm may have short reviews only.
  const readMore = page.getByRole("button", { name: content.landing.reviews.readMore }).first();
  if ((await readMore.count()) > 0) await readMore.click();
}

async function openService(page: Page): Promise<void> {
  await showElement(page, "#services");
  await page.locator("#services button").first().click();
  // Folds and unfolds at once; the pointer would only show a focus ring.
  await page.mouse.move(0, 0);
}

/** Waits until script has looked at the clock, which it does when the visitor does something. */
async function consultationFirst(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.locator(".call-bar a + a.bg-ink").waitFor();
}

async function openTooltip(page: Page): Promise<void> {
  await showElement(page, "#faq");
  await page.locator("#faq [data-tooltip]").first().hover();
  await page.getByRole("tooltip").waitFor();
}

async function focusOn(page: Page, selector: string): Promise<void> {
  await showElement(page, selector);
  // The ring shows only where the keyboard was used last.
  await page.keyboard.press("Shift");
  await page.locator(selector).first().focus();
}

async function watchCounters(page: Page): Promise<void> {
  await page.locator("#awards").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await page.locator("#awards p [aria-hidden]").first().waitFor();
  await page.waitForTimeout(700);
}

/** Loads the page again with its data emptied, which is what the error screen is for. */
async function breakPage(page: Page): Promise<void> {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), result: { data: {}, pageContext: {} } } });
  });
  await page.reload();
  await page.getByRole("heading", { name: content.site.errorScreen.title }).waitFor();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
