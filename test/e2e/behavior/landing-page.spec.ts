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
import { expect, test } from "../playwright-test";

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

/** What a screen reader stops at when it goes from landmark to landmark, heading to heading, control to control. */
const STOPS = ["navigation", "region", "heading", "link", "button", "image", "blockquote"];
const PARTS = ["banner", "region", "contentinfo"];

/** The page as a screen reader walks it: role and name of each stop, in order, by the part of the page it is in. */
async function walk(page: Page): Promise<Record<string, string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const parts: Record<string, string[]> = {};
  const visit = (id: string, stops?: string[]) => {
    const node = byId.get(id);
    const role = String(node?.role?.value ?? "");
    const level = node?.properties?.find(({ name }) => name === "level")?.value.value;
    const name = String(node?.name?.value ?? "")
      .replace(/\s+(?=:)|\s+$/g, "")
      .replace(/\s+/g, " ");
    let inside = stops;
    if (!node?.ignored) {
      if (!stops && PARTS.includes(role)) inside = parts[name || role] = [];
      else if (STOPS.includes(role)) stops?.push([role, level, name].filter(Boolean).join(" "));
    }
    for (const child of node?.childIds ?? []) visit(child, inside);
  };
  visit(nodes[0]?.nodeId ?? "");
  return parts;
}

const { phone, email } = site.contact;
const call = `link ${site.actions.call} ${phone}`;
const external = (label: string) => `link ${label} ${site.labels.opensNewTab}`;
const menu = site.navigation.map(({ label }) => `link ${label}`);
const long = reviews.slice(0, 3).filter(({ hasReadMore }) => hasReadMore);

const PARTS_OF_PAGE = {
  banner: [
    `link ${site.firm.shortName} ${site.firm.descriptor}`,
    `navigation ${site.labels.mainNavigation}`,
    ...menu,
    call,
  ],
  [landing.hero.headline]: [
    `heading 1 ${landing.hero.headline}`,
    `link ${phone}`,
    external(site.actions.schedule),
    external(landing.hero.guideButton),
    `heading 2 ${landing.hero.whenYouCall.heading}`,
    expect.stringMatching(/^image Map of 4 counties in Michigan: Oakland, Macomb, Wayne, and Washtenaw\./),
  ],
  [landing.awards.heading]: [
    `heading 2 ${landing.awards.heading}`,
    ...stats.map(({ label }) => `heading 3 ${label}`),
    `heading 3 ${landing.awards.badgesHeading}`,
    `button ${landing.awards.play}`,
    // Each once, although the marquee holds a copy of it.
    ...awards.map(({ alt }) => `image ${alt}`),
  ],
  [landing.services.heading]: [
    `heading 2 ${landing.services.heading}`,
    ...services.map(({ title }) => `heading 3 ${title}`),
    external(site.actions.schedule),
    call,
  ],
  [landing.faq.heading]: [
    `heading 2 ${landing.faq.heading}`,
    ...questions.map(({ question }) => `heading 3 ${question}`),
    `heading 3 ${landing.faq.panelHeading}`,
    call,
    external(site.actions.guide),
  ],
  [landing.reviews.heading]: [
    `heading 2 ${landing.reviews.heading}`,
    `region ${landing.reviews.carouselLabel}`,
    `button ${landing.reviews.previous}`,
    `button ${landing.reviews.next}`,
    ...long.map(({ name }) => `button ${landing.reviews.readMore}: ${name}`),
  ],
  [landing.about.heading]: [`heading 2 ${landing.about.heading}`, `image ${landing.about.portrait.alt}`, "blockquote"],
  [landing.guide.heading]: [
    `heading 2 ${landing.guide.heading}`,
    external(site.actions.guide),
    `heading 3 ${landing.guide.contentsHeading}`,
  ],
  [landing.cities.heading]: [`heading 2 ${landing.cities.heading}`, external(site.actions.schedule)],
  [landing.contact.heading]: [
    `heading 2 ${landing.contact.heading}`,
    `link ${phone}`,
    `link ${email}`,
    external(site.actions.downloadGuide),
  ],
  contentinfo: [
    `navigation ${site.footer.quickLinksHeading}`,
    `heading 2 ${site.footer.quickLinksHeading}`,
    ...menu,
    `link ${site.footer.privacyPolicy}`,
    ...site.profiles.map(({ label }) => external(label)),
    `heading 2 ${site.footer.contactHeading}`,
    `link ${phone}`,
    `link ${email}`,
    `heading 2 ${site.footer.legalHeading}`,
    `link ${site.legal.responsibleLawyer.phone}`,
  ],
};

test("the landing page has its sections one below the other, and says each thing once when it is read out", async ({
  page,
  consoleWatch,
}) => {
  await openAndShowAll(page, "/", consoleWatch);
  expect.soft(await walk(page)).toMatchObject(PARTS_OF_PAGE);

  const sections = page.locator("main > section[id]");
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const boxes = await sections.evaluateAll((found) =>
      found.map((section) => section.getBoundingClientRect().toJSON()),
    );
    const seen = boxes.filter(({ height }) => height > 100);
    expect.soft(seen.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).sort((a, b) => a - b));
    expect.soft(seen).toHaveLength(SECTION_IDS.length);
  }
});
