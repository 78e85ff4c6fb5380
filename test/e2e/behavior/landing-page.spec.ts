import type { Page } from "@playwright/test";
import {
  awards,
  DESKTOP,
  landing,
  PHONE,
  questions,
  reviews,
  SECTION_IDS,
  services,
  site,
  stats,
} from "../fixture-content";
import { openAndShowAll } from "../layout-assertions";
import { layoutFaults } from "../layout-faults";
import { expect, test } from "../playwright-test";

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

/** What a screen reader stops at when it goes from landmark to landmark, heading to heading, control to control. */
const STOPS = ["region", "heading", "link", "button", "image", "blockquote"];

/** The page as a screen reader walks it: role and name of each stop, in order, by the section it is in. */
async function walk(page: Page): Promise<Record<string, string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const sections: Record<string, string[]> = {};
  const visit = (id: string, stops?: string[]) => {
    const node = byId.get(id);
    const role = String(node?.role?.value ?? "");
    const level = node?.properties?.find(({ name }) => name === "level")?.value.value;
    const name = String(node?.name?.value ?? "")
      .replace(/\s+(?=:)|\s+$/g, "")
      .replace(/\s+/g, " ");
    let inside = stops;
    if (!node?.ignored) {
      if (!stops && role === "region") inside = sections[name] = [];
      else if (STOPS.includes(role)) stops?.push([role, level, name].filter(Boolean).join(" "));
    }
    for (const child of node?.childIds ?? []) visit(child, inside);
  };
  visit(nodes[0]?.nodeId ?? "");
  return sections;
}

const { phone, email } = site.contact;
const call = `link ${site.actions.call} ${phone}`;
const external = (label: string) => `link ${label} ${site.labels.opensNewTab}`;
const long = reviews.slice(0, 3).filter(({ hasReadMore }) => hasReadMore);

const section = (heading: string, ...stops: string[]) => [heading, [`heading 2 ${heading}`, ...stops]] as const;

const SECTIONS = {
  [landing.hero.headline]: [
    `heading 1 ${landing.hero.headline}`,
    `link ${phone}`,
    external(site.actions.schedule),
    external(landing.hero.guideButton),
    `heading 2 ${landing.hero.whenYouCall.heading}`,
    expect.stringMatching(/^image Map of 4 counties in Michigan: Oakland, Macomb, Wayne, and Washtenaw\./),
  ],
  ...Object.fromEntries([
    section(
      landing.awards.heading,
      ...stats.map(({ label }) => `heading 3 ${label}`),
      `heading 3 ${landing.awards.badgesHeading}`,
      `button ${landing.awards.play}`,
      // Each once, although the marquee holds a copy of it.
      ...awards.map(({ alt }) => `image ${alt}`),
    ),
    section(
      landing.services.heading,
      ...services.map(({ title }) => `heading 3 ${title}`),
      external(site.actions.schedule),
      call,
    ),
    section(
      landing.faq.heading,
      ...questions.map(({ question }) => `heading 3 ${question}`),
      `heading 3 ${landing.faq.panelHeading}`,
      call,
      external(site.actions.guide),
    ),
    section(
      landing.reviews.heading,
      `region ${landing.reviews.carouselLabel}`,
      `button ${landing.reviews.previous}`,
      `button ${landing.reviews.next}`,
      ...long.map(({ name }) => `button ${landing.reviews.readMore}: ${name}`),
    ),
    section(landing.about.heading, `image ${landing.about.portrait.alt}`, "blockquote"),
    section(landing.guide.heading, external(site.actions.guide), `heading 3 ${landing.guide.contentsHeading}`),
    section(landing.cities.heading, external(site.actions.schedule)),
    section(landing.contact.heading, `link ${phone}`, `link ${email}`, external(site.actions.downloadGuide)),
  ]),
};

test("the landing page has its sections one below the other, and says each thing in them once when it is read out", async ({
  page,
  consoleWatch,
}) => {
  await openAndShowAll(page, "/", consoleWatch);
  expect.soft(await walk(page)).toMatchObject(SECTIONS);

  const resized = await page
    .locator("#awards img")
    .evaluateAll(
      (badges) => badges.filter((badge) => badge.clientWidth !== Number(badge.getAttribute("width"))).length,
    );
  expect.soft(resized, "badges of another size than their place was kept for").toBe(0);

  const sections = page.locator("main > section[id]");
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const boxes = await sections.evaluateAll((found) =>
      found.map((section) => section.getBoundingClientRect().toJSON()),
    );
    const seen = boxes.filter(({ height }) => height > 100).map(({ top }) => top);
    expect.soft(seen).toHaveLength(SECTION_IDS.length);
    expect.soft(seen).toEqual(seen.toSorted((a, b) => a - b));
  }
});

test.describe("Without script", () => {
  // A script would write figures of its own.
  test.use({ javaScriptEnabled: false });

  test("figures of eight digits stand on one line, each within its column", async ({ page }) => {
    await page.goto("/");
    await page.locator(".stat > p").evaluateAll((figures) => {
      for (const figure of figures) figure.textContent = "99,999,999+";
    });
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await layoutFaults(page);
      expect
        .soft(
          faults.filter((fault) => fault.includes("99,999,999")),
          `at ${width} px`,
        )
        .toEqual([]);
    }
  });
});
