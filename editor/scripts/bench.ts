/**
 * `npx tsx editor/scripts/bench.ts`: measures how soon the content editor shows a typed character,
 * with the content of the tests and with much more content.
 *
 * The script types in the middle of a review and of a city, as fast as a good typist. Between two
 * keystrokes, the editor checks and stores the draft. Run nothing else on the machine meanwhile.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../../scripts/lib/command";
import { launchChromium } from "../../scripts/lib/launch-chromium";
import buildEditors from "../test/e2e/build-editors";
import { EditorPage, place } from "../test/e2e/drivers/editor-page";
import { openWorkplace } from "../test/e2e/workplace";

const FIXTURES = path.join(__dirname, "../../test/fixtures/content");
const KEYS = 40;
const MS_PER_KEY = 150;
/** The number of entries in each list of the large content. For reviews and cities, it is the model's maximum. */
const LARGE = { reviews: 60, awards: 60, cities: 600 } as const;

/** Returns the fixtures with many copies of their entries. A number in its text makes each copy unique. */
function largeContent(): Record<string, string> {
  const files = Object.entries(LARGE).map(([list, count]) => {
    const content = JSON.parse(readFileSync(path.join(FIXTURES, `${list}.json`), "utf8"));
    const entries: readonly unknown[] = content[list];
    const many = Array.from({ length: count }, (_, index) => numbered(entries[index % entries.length], index + 1));
    return [`${list}.json`, JSON.stringify({ ...content, [list]: many })];
  });
  return Object.fromEntries(files);
}

function numbered(entry: unknown, number: number): unknown {
  if (typeof entry === "string") return `${entry} ${number}`;
  const { id, shortText, fullText, alt, ...rest } = Object(entry);
  return { ...rest, ...(fullText && { fullText: `${fullText} ${number}` }), ...(alt && { alt: `${alt} ${number}` }) };
}

/** Types into the entry in the middle of a list. @returns milliseconds from each key to the frame that shows it */
async function measure(list: "reviews" | "cities", texts: Record<string, string>): Promise<number[]> {
  const workplace = await openWorkplace("computer", texts);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(workplace.origin);
  const middle = Math.floor(JSON.parse(workplace.text(`${list}.json`))[list].length / 2);
  const fieldPath = list === "reviews" ? [list, middle, "fullText"] : [list, middle];
  const control = await new EditorPage(page).reveal(place(list, ...fieldPath));
  await control.press("Home");
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const observer = new PerformanceObserver((shown) => {
      times.push(...shown.getEntriesByName("keydown").map(({ duration }) => duration));
    });
    // TypeScript's types lack durationThreshold.
    const events = { type: "event", durationThreshold: 16 };
    observer.observe(events);
  });
  await page.keyboard.type("deed ".repeat(KEYS).slice(0, KEYS), { delay: MS_PER_KEY });
  const times = await page.evaluate(() => Object(window).times as number[]);
  await browser.close();
  await workplace.stop();
  // The browser does not report keystrokes that take less than 16 ms to appear.
  return Array.from({ length: KEYS }, (_, index) => times[index] ?? 16).sort((a, b) => a - b);
}

void runCommand({}, async () => {
  const deleteEditor = await buildEditors();
  const rows: Record<string, object> = {};
  for (const [name, texts] of Object.entries({ "as in the tests": {}, large: largeContent() })) {
    for (const list of ["reviews", "cities"] as const) {
      const times = await measure(list, texts);
      const quantile = (share: number) => times[Math.ceil(share * KEYS) - 1];
      rows[`${list}, ${name}`] = { median: quantile(0.5), "95 %": quantile(0.95), most: quantile(1) };
    }
  }
  deleteEditor();
  console.log("\nFrom a key to the frame that shows it, in steps of 8 milliseconds from 16 on\n");
  console.table(rows);
});
