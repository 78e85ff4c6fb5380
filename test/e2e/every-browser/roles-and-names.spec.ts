import { expect, poll, test } from "../drivers/engine-test";
import {
  attributeOf,
  click,
  hover,
  hydrated,
  MARQUEE,
  NEXT,
  PREVIOUS,
  showAll,
  TOOLTIP,
  textOf,
} from "../drivers/page-actions";
import type { Tab } from "../drivers/tab";
import { awards, landing, reviews, site, thankYou } from "../fixture-content";

const TOGGLE = '.slide:not([inert] *) [data-review-id="review-1"] .review-toggle';
const BADGE = `${MARQUEE} .badge`;

async function expectRolesAndNames(tab: Tab, expected: Record<string, string>): Promise<void> {
  const actual: Record<string, string> = {};
  for (const selector of Object.keys(expected)) actual[selector] = await tab.roleAndName(selector);
  expect(actual).toEqual(expected);
}

/** What is read out after the name of an element. */
const descriptionOf = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => {
    const ids = document.querySelector(wanted)?.getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
  }, selector);

/** Names of the slides that are not hidden from assistive technology. */
const slides = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll(".slide")]
      .filter((slide) => !slide.closest("[aria-hidden=true], [inert]"))
      .map((slide) => slide.getAttribute("aria-label")),
  );

/** The order in which all of a page is read out is tested in test/e2e/behavior/accessibility-tree.spec.ts. */
test.describe("role and name of what can be operated", () => {
  test("on the landing page, as it is found and as its controls change it", async ({ open }) => {
    const tab = await open("/", { reducedMotion: true });
    await hydrated(tab);
    await showAll(tab);
    const [review] = reviews;
    await expectRolesAndNames(tab, {
      ".skip-link": `link "${site.labels.skipToContent}"`,
      ".site-nav": `navigation "${site.labels.mainNavigation}"`,
      ".call-bar a": `link "${site.actions.call} ${site.contact.phone}"`,
      main: "main",
      "#home": `region "${landing.hero.headline}"`,
      h1: `heading "${landing.hero.headline}"`,
      [MARQUEE]: `group "${landing.awards.stripLabel}"`,
      "#awards button": `button "${landing.awards.play}"`,
      [`${MARQUEE} img`]: `img "${awards[0]?.alt}"`,
      ".carousel": `region "${landing.reviews.carouselLabel}"`,
      [PREVIOUS]: `button "${landing.reviews.previous}"`,
      [NEXT]: `button "${landing.reviews.next}"`,
      [TOGGLE]: `button "${landing.reviews.readMore}: ${review?.name}"`,
      "#guide a": `link "${site.actions.guide} ${site.labels.opensNewTab}"`,
      "#cities a": `link "${site.actions.schedule} ${site.labels.opensNewTab}"`,
      "body > div footer nav": `navigation "${site.footer.quickLinksHeading}"`,
    });
    expect(await slides(tab)).toEqual([1, 2, 3].map((slide) => `${slide} ${landing.reviews.of} ${reviews.length}`));

    await test.step("tooltips describe what they are on, and never repeat its name", async () => {
      await hover(tab, NEXT);
      await poll(() => textOf(tab, TOOLTIP)).toBe(landing.reviews.next);
      expect(await descriptionOf(tab, NEXT)).toBe("");
      await hover(tab, BADGE);
      await poll(() => textOf(tab, TOOLTIP)).toContain(awards[0]?.name);
      await poll(() => descriptionOf(tab, BADGE)).toContain(awards[0]?.name);
    });

    await test.step("reviews: opened, and moved on", async () => {
      await click(tab, TOGGLE);
      await poll(() => tab.roleAndName(TOGGLE)).toBe(`button "${landing.reviews.readLess}: ${review?.name}"`);
      expect(await attributeOf(tab, TOGGLE, "aria-expanded")).toBe("true");
      await click(tab, NEXT);
      const inView = `2, 3, 4 ${landing.reviews.of} ${reviews.length}`;
      await poll(() => textOf(tab, ".carousel [role=status]")).toBe(inView);
      expect(await slides(tab)).toEqual([2, 3, 4].map((slide) => `${slide} ${landing.reviews.of} ${reviews.length}`));
    });

    await test.step("award marquee: started, and paused again", async () => {
      await click(tab, "#awards button");
      await poll(() => tab.roleAndName("#awards button")).toBe(`button "${landing.awards.pause}"`);
      await click(tab, "#awards button");
      await poll(() => tab.roleAndName("#awards button")).toBe(`button "${landing.awards.play}"`);
    });
  });

  test("on the other pages", async ({ open }) => {
    const tab = await open("/thank-you/");
    await expectRolesAndNames(tab, {
      h1: `heading "${thankYou.heading}"`,
      "aside a": `link "${site.actions.call} ${site.contact.phone}"`,
      "main li a": `link "${thankYou.steps[0]?.button} ${site.labels.opensNewTab}"`,
    });
    await tab.goto("/privacy/");
    expect(await tab.roleAndName("h1")).toMatch(/^heading "/);
  });
});
