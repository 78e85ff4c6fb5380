import * as hand from "../browsers/pointer";
import type { Tab } from "../browsers/tab";
import { expect, test } from "../browsers/test";
import { awards, landing, reviews, site, thankYou } from "../content";

/**
 * What a screen reader gets to say of the states of the page: role and name of each thing that can be operated, and what
 * is announced. The order in which all of a page is read is seen to in test/e2e/behavior/reading-order.spec.ts.
 */

const PREVIOUS = ".carousel-arrows button:first-child";
const NEXT = ".carousel-arrows button:last-child";
const firstOf = (text: string) => text.split(/\s/)[0] ?? "";

async function expectSaid(tab: Tab, expected: Record<string, string>): Promise<void> {
  const said: Record<string, string> = {};
  for (const selector of Object.keys(expected)) said[selector] = await tab.roleAndName(selector);
  expect(said).toEqual(expected);
}

/** What is said after the name of an element. */
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

test("the landing page as it is found", async ({ open }) => {
  const tab = await open("/", { reducedMotion: true });
  await hand.hydrated(tab);
  await hand.showAll(tab);
  await expectSaid(tab, {
    ".skip-link": `link "${site.labels.skipToContent}"`,
    ".site-nav": `navigation "${site.labels.mainNavigation}"`,
    ".call-bar a": `link "${site.actions.call} ${site.contact.phone}"`,
    main: "main",
    "#home": `region "${landing.hero.headline}"`,
    h1: `heading "${landing.hero.headline}"`,
    ".award-marquee": `group "${landing.awards.stripLabel}"`,
    "#awards button": `button "${landing.awards.play}"`,
    ".award-marquee img": `img "${awards[0]?.alt}"`,
    ".carousel": `region "${landing.reviews.carouselLabel}"`,
    [PREVIOUS]: `button "${landing.reviews.previous}"`,
    [NEXT]: `button "${landing.reviews.next}"`,
    "#guide a": `link "${site.actions.guide} ${site.labels.opensNewTab}"`,
    "#cities a": `link "${site.actions.schedule} ${site.labels.opensNewTab}"`,
    "body > div footer nav": `navigation "${site.footer.quickLinksHeading}"`,
  });
  expect(await slides(tab)).toEqual([1, 2, 3].map((slide) => `${slide} ${landing.reviews.of} ${reviews.length}`));
});

test("the reviews, moved and opened", async ({ open }) => {
  const tab = await open("/", { reducedMotion: true });
  await hand.hydrated(tab);
  await hand.showAll(tab);
  const [one] = reviews;
  const toggle = '.slide:not([inert] *) [data-review-id="review-1"] .review-toggle';
  await expectSaid(tab, { [toggle]: `button "${landing.reviews.readMore}: ${one?.name}"` });
  await hand.click(tab, toggle);
  await expect.poll(() => tab.roleAndName(toggle)).toBe(`button "${landing.reviews.readLess}: ${one?.name}"`);
  expect(await tab.evaluate((wanted) => document.querySelector(wanted)?.ariaExpanded, toggle)).toBe("true");

  await hand.click(tab, NEXT);
  await expect
    .poll(() => hand.textOf(tab, ".carousel [role=status]"))
    .toBe(`2, 3, 4 ${landing.reviews.of} ${reviews.length}`);
  expect(await slides(tab)).toEqual([2, 3, 4].map((slide) => `${slide} ${landing.reviews.of} ${reviews.length}`));
});

test("the strip, set going and stopped", async ({ open }) => {
  const tab = await open("/", { reducedMotion: true });
  await hand.hydrated(tab);
  await hand.until(tab, () => document.querySelector("#awards button") !== null);
  await hand.click(tab, "#awards button");
  await expect.poll(() => tab.roleAndName("#awards button")).toBe(`button "${landing.awards.pause}"`);
  await hand.click(tab, "#awards button");
  await expect.poll(() => tab.roleAndName("#awards button")).toBe(`button "${landing.awards.play}"`);
});

test("tooltips describe what they are on, and never repeat its name", async ({ open }) => {
  const tab = await open("/", { reducedMotion: true });
  await hand.hydrated(tab);
  await hand.showAll(tab);
  const tooltip = () => hand.textOf(tab, "[data-tippy-root]");
  await hand.pointAt(tab, NEXT);
  await expect.poll(tooltip).toBe(landing.reviews.next);
  expect(await descriptionOf(tab, NEXT)).toBe("");
  await hand.pointAt(tab, ".award-marquee .badge");
  await expect.poll(tooltip).toContain(awards[0]?.name);
  await expect.poll(() => descriptionOf(tab, ".award-marquee .badge")).toContain(awards[0]?.name);
});

test("the other pages", async ({ open }) => {
  const tab = await open("/thank-you/");
  await expectSaid(tab, {
    h1: `heading "${thankYou.heading}"`,
    "aside a": `link "${site.actions.call} ${site.contact.phone}"`,
    "main li a": `link "${thankYou.steps[0]?.button} ${site.labels.opensNewTab}"`,
  });
  await tab.goto("/privacy/");
  expect(firstOf(await tab.roleAndName("h1"))).toBe("heading");
});
