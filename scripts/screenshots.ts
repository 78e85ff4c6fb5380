/** `npx tsx scripts/screenshots.ts`: takes the pictures of the site in docs/images. It needs `npm run build` first. */
import type { Browser, Page } from "@playwright/test";
import { assertBuilt, SITE } from "./lib/built-site";
import { runCommand } from "./lib/command";
import { type Keep, takePictures } from "./lib/documentation-images";
import { serveLocally } from "./lib/static-host";

/** The width of a picture of a whole page, in px, which is enough for an overview. */
const WHOLE_PAGE_WIDTH = 640;

/** The pictures and their window sizes in CSS px. A picture without a height shows the whole page. */
const PAGES = [
  { name: "first-screen-1280", route: "/", width: 1280, height: 800 },
  { name: "first-screen-360", route: "/", width: 360, height: 720 },
  { name: "home-1280", route: "/", width: 1280 },
  { name: "home-360", route: "/", width: 360 },
  { name: "thank-you-1280", route: "/thank-you/", width: 1280 },
];

async function showSite(browser: Browser, keep: Keep): Promise<void> {
  const host = await serveLocally(SITE);
  for (const { name, route, width, height } of PAGES) {
    const viewport = { width, height: height ?? 800 };
    const page = await browser.newPage({ baseURL: host.origin, viewport, reducedMotion: "reduce" });
    // A Monday at noon in Michigan: the office is open.
    await page.clock.setFixedTime("2026-11-16T17:00:00Z");
    const response = await page.goto(route);
    if (!response?.ok())
      throw new Error(`The page ${route} was answered with ${response?.status()}. Nothing was written.`);
    await page.waitForFunction(() => document.fonts.status === "loaded");
    if (!height) await loadAll(page);
    const picture = await page.screenshot({ fullPage: !height });
    await keep(name, picture, height ? undefined : WHOLE_PAGE_WIDTH);
    await page.close();
  }
  host.close();
}

/** Scrolls to each image, so that it loads, and removes bars that would cover the page. */
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

void runCommand({}, async () => {
  assertBuilt(SITE);
  await takePictures(showSite);
});
