import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../find-browsers.cjs";
import { countTraffic } from "./traffic";

/** How much slower the processor is made: the profile of a mid-range phone. */
const SLOWDOWN = 4;

export interface Visit {
  /** Bytes over the wire, headers included, until the page has been quiet; nobody has touched it. */
  bytesBefore: number;
  /** The same after a whole visit. */
  bytesAfter: number;
  /** Of those, script. */
  scriptBytes: number;
  requestsBefore: number;
  /** Longest time from an interaction to the next paint, in ms, on the slowed processor; 0 if all were below 16. */
  worstInteraction: number;
}

/** Visits the landing page on a phone with a slowed processor, and uses everything on it. */
export async function measureVisit(url: string): Promise<Visit> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags() });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const traffic = await countTraffic(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript(recordInteractions);

    await page.goto(url, { waitUntil: "networkidle" });
    const { bytes: bytesBefore, requests: before } = traffic();

    // The first tap comes before any script has been fetched.
    await page
      .locator(".review-toggle")
      .first()
      .evaluate((button: HTMLElement) => button.scrollIntoView());
    await page.locator(".review-toggle").first().tap();
    await tryEverything(page);
    await page.waitForLoadState("networkidle");
    const { bytes: bytesAfter, scriptBytes } = traffic();
    const worstInteraction = await page.evaluate(() => (window as unknown as { worst?: number }).worst ?? 0);
    return { bytesBefore, bytesAfter, scriptBytes, requestsBefore: before.length, worstInteraction };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function recordInteractions(): void {
  const target = window as unknown as { worst: number };
  target.worst = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) target.worst = Math.max(target.worst, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function tryEverything(page: Page): Promise<void> {
  const strip = page.locator(".award-marquee");
  await strip.scrollIntoViewIfNeeded();
  await page.locator("#awards button").first().tap();
  const box = await strip.boundingBox();
  if (box) {
    await page.mouse.move(box.x + 200, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 60, { steps: 8 });
    await page.mouse.up();
  }
  await page.locator("#awards button").first().hover();
  await page.locator("[data-tippy-root]").waitFor();
  const region = page.locator("#reviews");
  await region.scrollIntoViewIfNeeded();
  await region.locator(".slick-slide").first().waitFor({ state: "attached" });
  for (const name of ["Next", "Next", "Previous", "Next"])
    await region.locator(`[aria-label^="${name}"]`).first().tap();
  // Copies of the slides, beside the screen, are inert.
  await region.locator(".review-toggle:not([inert] *)").first().tap();
  await page.locator(".site-nav a").last().tap();
}
