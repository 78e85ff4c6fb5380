import type { Page } from "@playwright/test";
import { awards, DESKTOP, landing, questions, reviews, services, site, stats } from "../fixture-content";
import { openAndShowAll } from "../layout-assertions";
import { expect, test } from "../playwright-test";

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

/** What a screen reader stops at when it goes from landmark to landmark, heading to heading, control to control. */
const ROLES = [
  "banner",
  "navigation",
  "main",
  "contentinfo",
  "region",
  "heading",
  "link",
  "button",
  "image",
  "blockquote",
];

/** The page as a screen reader walks it: role and name of each stop, in order. Headings say their level. */
async function walk(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const stops: string[] = [];
  const visit = (id: string) => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value ?? "");
    if (!node.ignored && ROLES.includes(role)) {
      const level = node.properties?.find(({ name }) => name === "level")?.value.value;
      stops.push(
        [role, level, node.name?.value]
          .filter(Boolean)
          .join(" ")
          .replace(/\s+(?=:)/g, "")
          .replace(/\s+/g, " ")
          .trim(),
      );
    }
    for (const child of node.childIds ?? []) visit(child);
  };
  visit(nodes[0]?.nodeId ?? "");
  return stops;
}

const { phone, email } = site.contact;
const call = `link ${site.actions.call} ${phone}`;
const external = (label: string) => `link ${label} ${site.labels.opensNewTab}`;
const menu = site.navigation.map(({ label }) => `link ${label}`);
const shown = reviews.slice(0, 3);

const MAP =
  "Map of 4 counties in Michigan: Oakland, Macomb, Wayne, and Washtenaw. The office is in Farmington Hills, Oakland County. Nearby: Lake St. Clair.";

const LANDING_PAGE = [
  `link ${site.labels.skipToContent}`,
  "banner",
  `link ${site.firm.shortName} ${site.firm.descriptor}`,
  `navigation ${site.labels.mainNavigation}`,
  ...menu,
  call,

  "main",
  `region ${landing.hero.headline}`,
  `heading 1 ${landing.hero.headline}`,
  `link ${phone}`,
  external(site.actions.schedule),
  external(landing.hero.guideButton),
  `heading 2 ${landing.hero.whenYouCall.heading}`,
  `image ${MAP}`,

  `region ${landing.awards.heading}`,
  `heading 2 ${landing.awards.heading}`,
  ...stats.map(({ label }) => `heading 3 ${label}`),
  `heading 3 ${landing.awards.badgesHeading}`,
  `button ${landing.awards.play}`,
  ...awards.map(({ alt }) => `image ${alt}`),

  `region ${landing.services.heading}`,
  `heading 2 ${landing.services.heading}`,
  ...services.map(({ title }) => `heading 3 ${title}`),
  external(site.actions.schedule),
  call,

  `region ${landing.faq.heading}`,
  `heading 2 ${landing.faq.heading}`,
  ...questions.map(({ question }) => `heading 3 ${question}`),
  `heading 3 ${landing.faq.panelHeading}`,
  call,
  external(site.actions.guide),

  `region ${landing.reviews.heading}`,
  `heading 2 ${landing.reviews.heading}`,
  `region ${landing.reviews.carouselLabel}`,
  `button ${landing.reviews.previous}`,
  `button ${landing.reviews.next}`,
  ...shown.flatMap(({ hasReadMore, name }) => (hasReadMore ? [`button ${landing.reviews.readMore}: ${name}`] : [])),

  `region ${landing.about.heading}`,
  `heading 2 ${landing.about.heading}`,
  `image ${landing.about.portrait.alt}`,
  "blockquote",

  `region ${landing.guide.heading}`,
  `heading 2 ${landing.guide.heading}`,
  external(site.actions.guide),
  `heading 3 ${landing.guide.contentsHeading}`,

  `region ${landing.cities.heading}`,
  `heading 2 ${landing.cities.heading}`,
  external(site.actions.schedule),

  `region ${landing.contact.heading}`,
  `heading 2 ${landing.contact.heading}`,
  `link ${phone}`,
  `link ${email}`,
  external(site.actions.downloadGuide),

  "contentinfo",
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
];

test.describe("Accessibility tree", () => {
  test("read out, the landing page is a sensible page, and no link has the name of another that leads elsewhere", async ({
    page,
    consoleWatch,
  }) => {
    await openAndShowAll(page, "/", consoleWatch);
    expect.soft(await walk(page)).toEqual(LANDING_PAGE);
    await expect.soft(page.locator("html")).toHaveAttribute("lang", "en-US");
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    const targets = new Map<string, Set<string>>();
    const links = await page
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [(link as HTMLElement).innerText.trim(), link.getAttribute("href") ?? ""]),
      );
    for (const [name = "", href = ""] of links) targets.set(name, (targets.get(name) ?? new Set()).add(href));
    const ambiguous = [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name);
    expect(ambiguous).toEqual([]);
  });
});
