import type { Page } from "@playwright/test";
import {
  awards,
  cities,
  landing,
  MAILTO,
  notFound,
  questions,
  ROUTES,
  reviews,
  SECTION_IDS,
  services,
  site,
  stats,
  TEL,
  thankYou,
} from "../content";
import { expect, test } from "../fixtures";

test.use({ javaScriptEnabled: false });

test.beforeEach(({ consoleWatch }, { title }) => {
  if (title.startsWith("/nowhere")) consoleWatch.expect(/^error: Failed to load resource: .* 404/);
});

/** Keys whose words are not text on the page: names for assistive technology, the head, and buttons of scripts. */
const NOT_TEXT =
  /^(?:id|icon|image|alt|link|section|sample|seo|description|of|.*Label|.*Role|pause|play|previous|next|readMore|readLess)$/;

/** Every text of a piece of content that a page shows. `also`: keys that are text here although they are not elsewhere. */
function texts(value: unknown, also: string[] = []): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => also.includes(key) || !NOT_TEXT.test(key))
    .flatMap(([, part]) => texts(part, also));
}

const frame = [
  site.firm.shortName,
  site.firm.descriptor,
  site.firm.name,
  site.contact.phone,
  site.contact.email,
  site.contact.address.street,
  ...texts(site.navigation, ["label"]),
  ...texts(site.footer),
  ...texts(site.legal.responsibleLawyer),
  ...site.legal.admissions.flatMap(({ attorney, jurisdictions }) => [attorney, ...jurisdictions]),
  site.legal.advertisingNotice,
  site.legal.noRelationshipNotice,
  site.legal.copyright,
];

const READABLE: Record<string, string[]> = {
  "/": [
    ...frame,
    ...texts(landing),
    ...texts(services, ["description"]),
    ...texts(questions),
    ...reviews.flatMap(({ name, source, fullText }) => [name, source, fullText]),
    ...stats.flatMap(({ number, suffix, label, description, source }) => [
      `${number.toLocaleString("en-US")}${suffix}`,
      label,
      description,
      source,
    ]),
    ...cities,
    site.legal.resultsDisclaimer,
  ],
  "/thank-you/": [...frame, ...texts(thankYou)],
  "/nowhere": [...frame, ...texts(notFound)],
};

/** The visible text of the page in one line, without regard to capitals, which a style may change. */
async function readPage(page: Page): Promise<string> {
  return normalize(await page.locator("body").innerText());
}

function normalize(text: string): string {
  return text.replace(/\s+/g, " ").toLowerCase();
}

for (const [route, expected] of Object.entries(READABLE)) {
  test(`${route} can be read whole`, async ({ page }) => {
    await page.goto(route);
    const shown = await readPage(page);
    expect(expected.filter((text) => !shown.includes(normalize(text)))).toEqual([]);
  });
}

test("/ reads out every review once and every badge once", async ({ page }) => {
  await page.goto("/");
  const reviewIds = page.locator("[data-review-id]");
  expect(await reviewIds.evaluateAll((found) => found.map((card) => card.getAttribute("data-review-id")))).toEqual(
    reviews.map(({ id }) => id),
  );
  const badges = page.getByLabel(landing.awards.stripLabel).getByRole("img");
  await expect(badges).toHaveCount(awards.length);
});

for (const route of ROUTES) {
  test(`${route}: every link on the site leads to a page and a place that exist`, async ({ page, request }) => {
    await page.goto(route);
    const links = page.locator('a[href^="/"], a[href^="#"]');
    const targets = new Set(await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href)));
    expect(targets.size).toBeGreaterThan(0);
    for (const target of targets) {
      const { hash, pathname } = new URL(target);
      if (pathname !== route) expect((await request.get(target)).status(), target).toBe(200);
      if (!hash) continue;
      if (hash === "#main") await expect(page.locator(hash)).toBeAttached();
      else expect(SECTION_IDS, target).toContain(hash.slice(1));
    }
  });

  test(`${route}: every phone and mail link is complete`, async ({ page }) => {
    await page.goto(route);
    const links = page.locator('a[href^="tel:"], a[href^="mailto:"]');
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect([...new Set(hrefs)].sort()).toEqual([MAILTO, TEL]);
  });
}

test("/ a menu link jumps to its section", async ({ page }) => {
  await page.goto("/");
  const { label, section } = site.navigation.at(-1) ?? { label: "", section: "" };
  await page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link", { name: label }).click();
  await expect(page).toHaveURL(`/#${section}`);
  await expect(page.locator(`#${section}`)).toBeInViewport();
});

test("/ the guide button opens the form in a new tab", async ({ page, context }) => {
  await context.route(/^https:/, (request) => request.fulfill({ body: "The page outside" }));
  await page.goto("/");
  const link = page.locator("#guide").getByRole("link", { name: site.actions.guide });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(site.links.deedGuideForm);
});

test("/nowhere leads back home", async ({ page }) => {
  await page.goto("/nowhere");
  await page.getByRole("link", { name: notFound.homeLink }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
});
