import { launchChromium } from "../launch-chromium";

/** In milliseconds, but the layout shift, which is a share of the screen. */
const METRICS = {
  "First Contentful Paint": "first-contentful-paint",
  "Largest Contentful Paint": "largest-contentful-paint",
  "Speed Index": "speed-index",
  "Total Blocking Time": "total-blocking-time",
  "Cumulative Layout Shift": "cumulative-layout-shift",
};
/** Now and then Lighthouse misses the start of its own trace (NO_NAVSTART), and has to be asked again. */
const ATTEMPTS = 3;
const DEBUGGING_PORT = 9555;

/** The scores of Lighthouse's mobile profile, from 0 to 100, and its metrics. @throws if each attempt fails */
export async function measureWithLighthouse(url: string): Promise<Record<string, number>> {
  const { default: lighthouse } = await import("lighthouse");
  let failure = "no result";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const browser = await launchChromium([`--remote-debugging-port=${DEBUGGING_PORT}`]);
    // While sample content remains every page asks not to be indexed, which Lighthouse rightly counts against it.
    const flags = { port: DEBUGGING_PORT, logLevel: "silent" as const, skipAudits: ["is-crawlable"] };
    const lhr = (await lighthouse(url, flags))?.lhr;
    await browser.close();
    if (lhr && !lhr.runtimeError) {
      const scores = Object.values(lhr.categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]);
      const metrics = Object.entries(METRICS).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]);
      return Object.fromEntries([...scores, ...metrics]);
    }
    failure = lhr?.runtimeError?.message ?? failure;
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times for ${url}: ${failure}`);
}
