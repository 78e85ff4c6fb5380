import path from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { parseContent } from "../../gatsby/content/parse-content";
import { contentFolder } from "../../gatsby/content/read-content";
import { UNKNOWN_PATH } from "./built-site";

const { landing, site } = parseContent(contentFolder(path.join(__dirname, "../..")));

export interface Shot {
  /** Name of the file, without its ending. */
  name: string;
  route: string;
  /** In px; the height follows from the width if it is left out. */
  width: number;
  height?: number;
  wholePage?: boolean;
  /** The visitor prefers reduced motion if this does not say otherwise. */
  media?: Pick<BrowserContextOptions, "colorScheme" | "forcedColors" | "reducedMotion">;
  /** Gets the page into the state that the screenshot is of. */
  prepare?: (page: Page) => Promise<void>;
}

const PAGES = { home: "/", "thank-you": "/thank-you/", "not-found": UNKNOWN_PATH };
const WIDTHS = [360, 768, 1280, 1920];
const DESKTOP = { route: "/", width: 1280, height: 800 };
const PHONE = { route: "/", width: 360 };

/** Every page whole at every width, and the states that such a screenshot does not show. */
export const SHOTS: Shot[] = [
  ...Object.entries(PAGES).flatMap(([name, route]) =>
    WIDTHS.map((width) => ({ name: `${name}-${width}`, route, width, wholePage: true })),
  ),
  // What is seen first: what, where, and how to call.
  { name: "fold-360", ...PHONE, height: 640 },
  { name: "fold-1280", ...DESKTOP },
  { name: "state-review-open", ...DESKTOP, prepare: openReview },
  { name: "state-tooltip", ...DESKTOP, prepare: openTooltip },
  { name: "state-focus-on-paper", ...DESKTOP, prepare: (page) => focusOn(page, "#home a") },
  { name: "state-focus-on-deed", ...DESKTOP, prepare: (page) => focusOn(page, "#guide a") },
  { name: "state-focus-on-ink", ...PHONE, prepare: (page) => focusOn(page, "footer a") },
  { name: "state-skip-link", ...PHONE, prepare: (page) => page.keyboard.press("Tab") },
  { name: "state-counters-midway", ...DESKTOP, media: { reducedMotion: "no-preference" }, prepare: watchCounters },
  { name: "state-error-screen", ...DESKTOP, prepare: breakPage },
  {
    name: "state-forced-colors",
    ...DESKTOP,
    media: { colorScheme: "dark", forcedColors: "active" },
    prepare: (page) => scrollTo(page, "#services"),
  },
  {
    name: "state-text-200",
    route: "/",
    width: 390,
    prepare: (page) => page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%")),
  },
  { name: "print", route: "/", width: 800, wholePage: true, prepare: (page) => page.emulateMedia({ media: "print" }) },
];

async function scrollTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await page.waitForTimeout(800);
}

async function openReview(page: Page): Promise<void> {
  await scrollTo(page, "#reviews");
  // A firm may have short reviews only.
  const readMore = page.getByRole("button", { name: landing.reviews.readMore }).first();
  if ((await readMore.count()) > 0) await readMore.click();
}

async function openTooltip(page: Page): Promise<void> {
  await scrollTo(page, "#faq");
  await page.locator("#faq [data-tooltip]").first().hover();
  await page.getByRole("tooltip").waitFor();
}

async function focusOn(page: Page, selector: string): Promise<void> {
  await scrollTo(page, selector);
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
  await page.getByRole("heading", { name: site.errorScreen.title }).waitFor();
}
