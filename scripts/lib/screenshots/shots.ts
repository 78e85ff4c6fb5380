import path from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { parseContent } from "../../../gatsby/content/parse-content";
import { contentFolder } from "../../../gatsby/content/read-content";
import { OPEN_DELAY_MS } from "../../../src/components/tooltip/timing";

const { landing, site } = parseContent(contentFolder(path.join(__dirname, "../../..")));

/** One picture of the site. */
export interface Shot {
  /** Name of the file, without its ending. */
  name: string;
  route: string;
  /** Width of the screen in px. */
  width: number;
  /** Height of the screen in px; left out, it follows from the width. */
  height?: number;
  wholePage?: boolean;
  /** Width of the picture in px, if the screen is wider than that. */
  pictureWidth?: number;
  /** Without it the visitor asks for less motion, and everything stands still. */
  motion?: boolean;
  media?: Pick<BrowserContextOptions, "colorScheme" | "forcedColors">;
  /** Brings the page into the state that the picture is of. */
  prepare?: (page: Page) => Promise<void>;
}

const ROUTES = { home: "/", "thank-you": "/thank-you/", "not-found": "/nowhere" };
const WIDTHS = [360, 768, 1280, 1920];

/** Every route at every width, whole. */
export function wholePages(): Shot[] {
  return Object.entries(ROUTES).flatMap(([name, route]) =>
    WIDTHS.map((width): Shot => ({ name: `${name}-${width}`, route, width, wholePage: true })),
  );
}

/** The states that a picture of the whole page does not show. */
export const STATES: Shot[] = [
  // What is seen first: what, where, and how to call.
  { name: "fold-360", route: "/", width: 360, height: 640 },
  { name: "fold-1280", route: "/", width: 1280, height: 800 },
  { name: "state-review-open", route: "/", width: 1280, height: 800, prepare: openReview },
  { name: "state-tooltip", route: "/", width: 1280, height: 800, prepare: openTooltip },
  { name: "state-focus-on-paper", route: "/", width: 1280, height: 800, prepare: (page) => focusOn(page, "#home a") },
  { name: "state-focus-on-deed", route: "/", width: 1280, height: 800, prepare: (page) => focusOn(page, "#guide a") },
  { name: "state-focus-on-ink", route: "/", width: 360, prepare: (page) => focusOn(page, "footer a") },
  { name: "state-skip-link", route: "/", width: 360, prepare: (page) => page.keyboard.press("Tab") },
  { name: "state-counters-midway", route: "/", width: 1280, height: 800, motion: true, prepare: watchCounters },
  { name: "state-error-screen", route: "/", width: 1280, height: 800, prepare: breakPage },
  {
    name: "state-forced-colors",
    route: "/",
    width: 1280,
    height: 800,
    media: { colorScheme: "dark", forcedColors: "active" },
    prepare: (page) => bringUp(page, "#services"),
  },
  {
    name: "state-text-200",
    route: "/",
    width: 390,
    prepare: async (page) => void (await page.addStyleTag({ content: "html { font-size: 200% }" })),
  },
  { name: "print", route: "/", width: 800, wholePage: true, prepare: (page) => page.emulateMedia({ media: "print" }) },
];

async function bringUp(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await page.waitForTimeout(800);
}

async function openReview(page: Page): Promise<void> {
  await bringUp(page, "#reviews");
  // A firm may have short reviews only.
  const more = page.getByRole("button", { name: landing.reviews.readMore }).first();
  if ((await more.count()) > 0) await more.click();
}

async function openTooltip(page: Page): Promise<void> {
  await bringUp(page, "#faq");
  await page.locator("#faq [data-tooltip]").first().hover();
  await page.waitForTimeout(OPEN_DELAY_MS);
  await page.getByRole("tooltip").waitFor();
}

async function focusOn(page: Page, selector: string): Promise<void> {
  await bringUp(page, selector);
  // The ring shows only where the keyboard was used last.
  await page.keyboard.press("Shift");
  await page.locator(selector).first().focus();
}

async function watchCounters(page: Page): Promise<void> {
  await page.locator("#awards").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await page.locator("#awards .count").first().waitFor();
  await page.waitForTimeout(700);
}

/** Loads the page again with its data emptied, which is what the error screen is for. */
async function breakPage(page: Page): Promise<void> {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), result: { data: {}, pageContext: {} } } });
  });
  await page.reload();
  await page.getByRole("heading", { name: site.errorScreen.title }).waitFor();
}
