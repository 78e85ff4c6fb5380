/**
 * `npm run bench:editor`: how soon the content editor answers a key, with the content of the tests and with far more.
 *
 *     npm run bench:editor -- --keys 10        with fewer keys than forty in each field
 *     npm run bench:editor -- --profile FILE   writes what Chromium's profiler saw of the last field, for its DevTools
 *
 * It types in the middle of a review and of a city, as fast as somebody who types well, and measures from the key to the
 * frame that shows it. Between two keys the draft is checked and stored. On a machine that does something else besides,
 * the figures are worth nothing.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Content } from "../content-model/schemas";
import type { Place } from "../editor/draft/paths";
import { buildEditor } from "../editor/server/vite";
import { EditorPage, place } from "../test/e2e/drivers/editor-page";
import { BUILT_EDITOR } from "../test/e2e/editor/build-editors";
import { openWorkplace } from "../test/e2e/editor/workplace";
import { type OptionValues, runCommand } from "./lib/command";
import { launchChromium } from "./lib/launch-chromium";

const FIXTURES = path.join(__dirname, "../test/fixtures/content");
/** Milliseconds between two keys. */
const PACE = 150;
/** Entries of each list in the large content. The model allows fewer reviews: the editor is built without that limit. */
const LARGE = { reviews: 200, awards: 60, cities: 600 } as const;

type List = keyof typeof LARGE;
type Texts = Readonly<Record<string, string>>;

const OPTIONS = { keys: { type: "string", default: "40" }, profile: { type: "string" } } as const;

async function main({ keys, profile }: OptionValues<typeof OPTIONS>): Promise<void> {
  if (!/^[1-9]\d?$/.test(keys)) throw new Error(`--keys is "${keys}". It must be a number from 1 to 99.`);
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  process.env[BUILT_EDITOR] = folder;
  await buildEditor({ place: "local", folder }, folder);
  liftLimit(folder);
  const rows: Record<string, object> = {};
  for (const [name, texts] of Object.entries({ "as in the tests": {}, large: largeContent() })) {
    for (const list of ["reviews", "cities"] as const) {
      const times = await measure(list, texts, Number(keys), profile);
      rows[`${list}, ${name}`] = {
        median: quantile(times, 0.5),
        "95 %": quantile(times, 0.95),
        most: quantile(times, 1),
      };
    }
  }
  rmSync(folder, { recursive: true });
  console.log("\nFrom a key to the frame that shows it, in milliseconds\n");
  console.table(rows);
}

/** Lets the built editor take as many reviews as the large content has. */
function liftLimit(folder: string): void {
  const limit = /(noun:[`"']reviews[`"'],min:0,max:)\d+/g;
  const scripts = readdirSync(path.join(folder, "assets")).map((name) => path.join(folder, "assets", name));
  const limited = scripts.filter((file) => limit.test(readFileSync(file, "utf8")));
  if (limited.length === 0) throw new Error("The limit of reviews is not in the built editor as expected.");
  for (const file of limited) {
    writeFileSync(file, readFileSync(file, "utf8").replace(limit, `$1${LARGE.reviews}`));
  }
}

/** The entries of the fixtures again and again, each with another number in its words. */
function largeContent(): Texts {
  const files = (Object.entries(LARGE) as [List, number][]).map(([name, count]) => {
    const file = JSON.parse(readFileSync(path.join(FIXTURES, `${name}.json`), "utf8")) as Content[List];
    const entries: readonly unknown[] = Object(file)[name];
    const many = Array.from({ length: count }, (_, index) => numbered(entries[index % entries.length], index + 1));
    return [`${name}.json`, JSON.stringify({ ...file, [name]: many })] as const;
  });
  return Object.fromEntries(files);
}

function numbered(entry: unknown, number: number): unknown {
  if (typeof entry === "string") return `${entry} ${number}`;
  const { id, shortText, fullText, alt, ...rest } = Object(entry);
  return { ...rest, ...(fullText && { fullText: `${fullText} ${number}` }), ...(alt && { alt: `${alt} ${number}` }) };
}

/** Types into the entry in the middle of a list. @returns milliseconds for each key */
async function measure(list: "reviews" | "cities", texts: Texts, keys: number, profile?: string): Promise<number[]> {
  const workplace = await openWorkplace("computer", texts);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(workplace.origin);
  const editor = new EditorPage(page);
  await editor.loaded();
  const control = await editor.reveal(middleOf(list, workplace.text(`${list}.json`)));
  await control.click();
  await control.press("Home");
  const stopProfile = profile ? await startProfile(page) : undefined;
  const times = await typeAndMeasure(page, keys);
  if (profile) writeFileSync(profile, JSON.stringify(await stopProfile?.()));
  await browser.close();
  await workplace.stop();
  return times;
}

function middleOf(list: "reviews" | "cities", text: string): Place {
  const middle = Math.floor(JSON.parse(text)[list].length / 2);
  return list === "reviews" ? place("reviews", list, middle, "fullText") : place("cities", list, middle);
}

async function typeAndMeasure(page: Page, keys: number): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const { port1, port2 } = new MessageChannel();
    const pressed: number[] = [];
    // A message that is sent before a frame is painted arrives behind it.
    port2.onmessage = () => times.push(performance.now() - (pressed.shift() ?? Number.NaN));
    window.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        pressed.push(timeStamp);
        requestAnimationFrame(() => port1.postMessage(""));
      },
      { capture: true },
    );
  });
  await page.keyboard.type("deed ".repeat(keys).slice(0, keys), { delay: PACE });
  await page.waitForFunction((count) => Object(window).times.length === count, keys);
  return page.evaluate(() => Object(window).times as number[]);
}

async function startProfile(page: Page): Promise<() => Promise<object>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Profiler.enable");
  await devtools.send("Profiler.start");
  return async () => (await devtools.send("Profiler.stop")).profile;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
}

void runCommand(OPTIONS, main);
