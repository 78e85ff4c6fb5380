import type { CDPSession, Page } from "@playwright/test";
import { countTraffic } from "../../../test/e2e/traffic";
import { launchChromium } from "../launch-chromium";

/** How much slower the processor is made: the profile of a mid-range phone. */
const SLOWDOWN = 4;
/** How long the marquee is watched while nobody touches the page, in ms. */
const WATCH_MS = 5_000;

/**
 * Visits the landing page on a phone with a slowed processor, and uses everything on it. Bytes are those over the wire,
 * headers included; times are in milliseconds.
 *
 * @param hasScripts without scripts, a page is only looked at
 */
export async function measureVisit(url: string, hasScripts: boolean): Promise<Record<string, number>> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const traffic = await countTraffic(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript(recordInteractions);

    await page.goto(url, { waitUntil: "networkidle" });
    const before = traffic();
    const counts = { "bytes before acting": before.bytes, "requests before acting": before.requests.length };
    const figures = { ...counts, ...(await layout(session)) };
    if (!hasScripts) return figures;

    await exerciseEverything(page);
    const { bytes, scriptBytes } = traffic();
    const slowestInteraction = await page.evaluate(() => Number(Reflect.get(window, "slowestInteraction")));
    const { layouts } = await layout(session);
    await page.waitForTimeout(WATCH_MS);
    return {
      ...figures,
      "bytes of a whole visit": bytes,
      "bytes of script": scriptBytes,
      "slowest interaction": slowestInteraction,
      "layouts while the marquee moves": (await layout(session)).layouts - layouts,
    };
  } finally {
    await browser.close();
  }
}

/** How often the page has been laid out so far, and how long that and its styles took. */
async function layout(session: CDPSession): Promise<{ layouts: number; "time of layout and styles": number }> {
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const seconds = metric("LayoutDuration") + metric("RecalcStyleDuration");
  return { layouts: metric("LayoutCount"), "time of layout and styles": seconds * 1000 };
}

/** Runs in the page: notes the longest time from an interaction to the next paint; 0 if all were below 16 ms. */
function recordInteractions(): void {
  Reflect.set(window, "slowestInteraction", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const slowest: number = Reflect.get(window, "slowestInteraction");
      if (entry.interactionId) Reflect.set(window, "slowestInteraction", Math.max(slowest, entry.duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** By roles and ids alone, so that it can visit an older or newer build as well. */
async function exerciseEverything(page: Page): Promise<void> {
  // The first tap comes before any script has been fetched.
  const readMore = page.locator("#reviews article:not([inert] *) button");
  await readMore.first().evaluate((button) => button.scrollIntoView());
  await readMore.first().tap();

  const awards = page.locator("#awards");
  const marquee = awards.getByRole("group");
  const pause = awards.getByRole("button").first();
  await marquee.scrollIntoViewIfNeeded();
  await pause.tap();
  const box = await marquee.boundingBox();
  if (box) {
    await page.mouse.move(box.x + 200, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 60, { steps: 8 });
    await page.mouse.up();
  }
  await pause.hover();
  await page.getByRole("tooltip").waitFor();

  const reviews = page.locator("#reviews");
  await reviews.scrollIntoViewIfNeeded();
  await reviews.locator(".slick-slide").first().waitFor({ state: "attached" });
  for (const name of ["Next", "Next", "Previous", "Next"])
    await reviews.locator(`[aria-label^="${name}"]`).first().tap();
  await readMore.first().tap();
  await page.locator("header nav a").last().tap();

  await pause.tap();
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
}
