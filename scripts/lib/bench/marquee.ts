import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../find-browsers.cjs";

/** How long the strip is watched, in ms. */
const WATCH = 10_000;
const SLOWDOWN = 4;
/** From here on a task keeps the visitor waiting, in µs (the Long Tasks specification). */
const LONG_TASK = 50_000;

/** What ten seconds of the strip moving by itself cost, on a processor slowed four times. */
export interface MarqueeCost {
  layouts: number;
  /** Times that styles were computed again. */
  styleRecalculations: number;
  longTasks: number;
  /** Longest task of the main thread, in ms. */
  longestTask: number;
  framesDrawn: number;
  framesDropped: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  dur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

/** Watches the strip with the browser's own trace. */
export async function measureMarquee(url: string): Promise<MarqueeCost> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(url);
    await page.locator(".award-marquee").evaluate((strip) => strip.scrollIntoView({ block: "center" }));
    await page.locator(".award-marquee.moving").waitFor();
    // The counters above have to be done: they are not what is watched.
    await page.waitForTimeout(4000);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await browser.startTracing(page, {
      categories: [
        "devtools.timeline",
        "disabled-by-default-devtools.timeline",
        "disabled-by-default-devtools.timeline.frame",
        "toplevel",
        "__metadata",
      ],
    });
    await page.waitForTimeout(WATCH);
    const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
    return summarise(trace.traceEvents);
  } finally {
    await browser.close();
  }
}

/** Counts what the page's own process did; the browser around it has tasks of its own. */
function summarise(events: readonly TraceEvent[]): MarqueeCost {
  const main = events.find(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const ofPage = events.filter(({ pid }) => pid === main?.pid);
  const count = (...names: string[]) => ofPage.filter(({ name, ph }) => names.includes(name) && ph !== "E").length;
  const tasks = ofPage.filter(({ name, tid }) => name === "RunTask" && tid === main?.tid).map(({ dur = 0 }) => dur);
  return {
    layouts: count("Layout"),
    styleRecalculations: count("UpdateLayoutTree", "RecalculateStyles"),
    longTasks: tasks.filter((duration) => duration > LONG_TASK).length,
    longestTask: Math.max(0, ...tasks) / 1000,
    framesDrawn: count("DrawFrame"),
    framesDropped: count("DroppedFrame"),
  };
}
