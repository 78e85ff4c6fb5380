import { expect, type Open, poll, test } from "../drivers/engine-test";
import { type FocusStop, focusStop } from "../drivers/focus-stop";
import {
  attributeOf,
  boxOf,
  click,
  focus,
  frames,
  hover,
  hydrated,
  MARQUEE,
  NEXT,
  PREVIOUS,
  showAll,
  showMarquee,
  TOOLTIP,
  textOf,
  until,
} from "../drivers/page-actions";
import { RECORD_FIGURES, seenFigures } from "../drivers/sample-frames";
import type { Tab } from "../drivers/tab";
import { awards, DESKTOP, landing, PHONE, reviews, site, stats, thankYou } from "../fixture-content";
import { ROUTES } from "../fixture-site";

const TOGGLE = '.slide:not([inert] *) [data-review-id="review-1"] .review-toggle';
const BADGE = `${MARQUEE} .badge`;

/** With reduced motion, so that what is measured does not move. */
async function openWhole(open: Open, size: { width: number; height: number }): Promise<Tab> {
  const tab = await open("/", { ...size, reducedMotion: true, initScript: RECORD_FIGURES });
  await showWhole(tab);
  return tab;
}

async function showWhole(tab: Tab): Promise<void> {
  await hydrated(tab);
  await showAll(tab);
  // Some versions of Chromium would go on from where a script has scrolled to.
  await tab.evaluate(() => {
    const start = document.createElement("button");
    document.body.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
  });
}

/** Presses Tab, or Shift+Tab, and tells where each has led. */
async function pressTab(tab: Tab, presses: number, shift = false): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await tab.press("Tab", { shift });
    const stop = await tab.evaluate(focusStop);
    if (stop) stops.push(stop);
  }
  return stops;
}

/** Walks through the page from its beginning to its last control and back; the focus is then on the first one. */
async function expectEveryControlReached(tab: Tab): Promise<void> {
  const [first] = await pressTab(tab, 1);
  expect(first?.name).toBe(site.labels.skipToContent);
  const last = (first?.count ?? 0) - 1;
  const forward = await pressTab(tab, last);
  // Each once, in the order of the document, and none left out: no detour, no trap.
  expect(forward.map(({ position }) => position)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  const back = await pressTab(tab, last, true);
  expect(back.map(({ position }) => position)).toEqual(Array.from({ length: last }, (_, index) => last - 1 - index));
  const stops = [...(first ? [first] : []), ...forward, ...back];
  expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
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

async function expectRolesAndNames(tab: Tab, expected: Record<string, string>): Promise<void> {
  const actual: Record<string, string> = {};
  for (const selector of Object.keys(expected)) actual[selector] = await tab.roleAndName(selector);
  expect(actual).toEqual(expected);
}

for (const size of [DESKTOP, PHONE]) {
  test(`Tab and Shift+Tab reach every control at ${size.width} px, visibly; the skip link and the menu move the focus`, async ({
    open,
  }) => {
    const tab = await openWhole(open, size);
    await expectEveryControlReached(tab);
    await test.step("the skip link leads past the menu", async () => {
      await tab.press("Enter");
      await until(tab, () => document.activeElement?.id === "main");
      await tab.press("Tab");
      expect(await tab.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("home");
    });

    await test.step("each link of the menu moves the focus to its section, and on from there", async () => {
      for (const { section } of site.navigation) {
        await focus(tab, `.site-nav a[href="#${section}"]`);
        await tab.press("Enter");
        await until(tab, (id) => document.activeElement?.id === id, section);
        await tab.press("Tab");
        // A section without controls passes the focus on to the next.
        const follows = await tab.evaluate((id) => {
          const start = document.getElementById(id);
          const { activeElement } = document;
          return start && activeElement ? start.compareDocumentPosition(activeElement) : 0;
        }, section);
        expect(follows & 4, `${section}: the focus is in the section or after it`).toBe(4);
      }
    });
  });
}

/** The order in which all of a page is read out is tested in test/e2e/behavior/accessibility-tree.spec.ts. */
test("what can be operated has its role and name, as it is found and as its controls change it; nothing moves for who prefers that", async ({
  open,
}) => {
  const tab = await openWhole(open, DESKTOP);
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

  await test.step("tooltips describe what they are on, and never repeat its name; Escape closes them", async () => {
    const closed = () => until(tab, (tooltip) => document.querySelector(tooltip) === null, TOOLTIP);
    await hover(tab, NEXT);
    await poll(() => textOf(tab, TOOLTIP)).toBe(landing.reviews.next);
    expect(await descriptionOf(tab, NEXT)).toBe("");
    await tab.mouse({ do: "move", x: 5, y: 300 });
    await closed();
    await focus(tab, PREVIOUS);
    await tab.press("Tab");
    await poll(() => textOf(tab, TOOLTIP), "by keyboard").toBe(landing.reviews.next);
    await tab.press("Escape");
    await closed();
    await hover(tab, BADGE);
    await poll(() => descriptionOf(tab, BADGE)).toContain(awards[0]?.name);
  });

  await test.step("the figures show their values from the start, and the marquee does not move", async () => {
    await showMarquee(tab);
    const { x } = await boxOf(tab, `${MARQUEE} > *`);
    await frames(tab, 10);
    expect((await boxOf(tab, `${MARQUEE} > *`)).x).toBeCloseTo(x, 1);
    const targets = stats.map(({ number, suffix }) => `${number.toLocaleString("en-US")}${suffix}`);
    expect(await seenFigures(tab)).toEqual([targets]);
  });

  await test.step("award marquee: started, and paused again", async () => {
    for (const label of [landing.awards.pause, landing.awards.play]) {
      await click(tab, "#awards button");
      await poll(() => tab.roleAndName("#awards button")).toBe(`button "${label}"`);
    }
  });

  await test.step("a question: opened", async () => {
    await click(tab, "#faq summary");
    await until(tab, () => document.querySelector("#faq details[open]") !== null);
  });

  await test.step("reviews: opened, and moved on", async () => {
    const expectSlides = async (numbers: number[]) =>
      poll(() => slides(tab)).toEqual(numbers.map((slide) => `${slide} ${landing.reviews.of} ${reviews.length}`));
    await expectSlides([1, 2, 3]);
    await click(tab, TOGGLE);
    await poll(() => tab.roleAndName(TOGGLE)).toBe(`button "${landing.reviews.readLess}: ${review?.name}"`);
    expect(await attributeOf(tab, TOGGLE, "aria-expanded")).toBe("true");
    await click(tab, NEXT);
    await expectSlides([2, 3, 4]);
  });
});

test("Tab and Shift+Tab reach every control of the other pages, visibly", async ({ open, consoleWatch }) => {
  // Ours, which the specification asks for, and the browser's own.
  consoleWatch.expect(/404: .*\/nowhere/);
  consoleWatch.tolerate(/Failed to load resource.*404/);
  const tab = await openWhole(open, PHONE);
  for (const route of ROUTES.filter((path) => path !== "/")) {
    await test.step(route, async () => {
      await tab.goto(route);
      await showWhole(tab);
      await expectEveryControlReached(tab);
      if (route !== "/thank-you/") return;
      await expectRolesAndNames(tab, {
        h1: `heading "${thankYou.heading}"`,
        "aside a": `link "${site.actions.call} ${site.contact.phone}"`,
        "main li a": `link "${thankYou.steps[0]?.button} ${site.labels.opensNewTab}"`,
      });
    });
  }
});
