/** `npx tsx scripts/screenshots.ts`: the pictures of the built site in docs/images; `npm run build` first. */
import type { Browser, Page } from "@playwright/test";
import { assertBuilt, SITE } from "./lib/built-site";
import { runCommand } from "./lib/command";
import { type Keep, openToShow, takePictures } from "./lib/documentation-images";
import { serveLocally } from "./lib/static-host";

/** Pixels of the picture of a whole page, which is large enough to be seen as a whole. */
const WHOLE_PAGE_WIDTH = 640;

/** In CSS pixels. With a height, only the first screen is shown. */
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
    await openToShow(page, route);
    await page.waitForFunction(() => document.fonts.status === "loaded");
    if (!height) await loadAll(page);
    await keep(name, await page.screenshot({ fullPage: !height }), height ? undefined : WHOLE_PAGE_WIDTH);
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

void runCommand({}, async () => {
  assertBuilt(SITE);
  await takePictures(showSite);
});
