import { from, wholeCards } from "../browsers/motion";
import * as hand from "../browsers/pointer";
import type { Tab, TabOptions } from "../browsers/tab";
import { expect, test } from "../browsers/test";
import { landing, reviews } from "../content";

const PREVIOUS = ".carousel-arrows button:first-child";
const NEXT = ".carousel-arrows button:last-child";

type Open = (path: string, options?: Partial<TabOptions>) => Promise<Tab>;

async function openReviews(open: Open, options?: Partial<TabOptions>): Promise<Tab> {
  const tab = await open("/", options);
  await hand.hydrated(tab);
  await hand.show(tab, ".carousel");
  await hand.until(tab, () => document.querySelector(".slick-list") !== null);
  return tab;
}

const expectInView = (tab: Tab, first: number, shown: number) =>
  expect.poll(() => tab.evaluate(wholeCards), { message: "cards in view" }).toEqual(from(first, shown));

/** Selector of what opens and closes a review: of the copy of it that can be used. */
const toggleOf = (id: number) => `.slide:not([inert] *) [data-review-id="review-${id}"] .review-toggle`;

const isOpen = (tab: Tab, id: number) =>
  tab.evaluate((selector) => document.querySelector(selector)?.getAttribute("aria-expanded"), toggleOf(id));

for (const [width, shown] of [
  [360, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`${shown} in view at ${width} px; the arrows lead through all of them and round both ends`, async ({ open }) => {
    const tab = await openReviews(open, { width, height: 900 });
    await expectInView(tab, 1, shown);
    for (let first = 2; first <= reviews.length + 1; first += 1) {
      await hand.click(tab, NEXT);
      await expectInView(tab, first, shown);
    }
    await hand.click(tab, PREVIOUS);
    await expectInView(tab, reviews.length, shown);
    expect(await tab.evaluate(() => document.querySelectorAll(".carousel-arrows button:disabled").length)).toBe(0);
  });
}

test("the arrow keys move it from anywhere inside, the focus stays inside and its ring can be seen", async ({
  open,
}) => {
  const tab = await openReviews(open);
  await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), NEXT);
  await tab.press("Tab");
  expect(await tab.evaluate(() => document.activeElement?.className)).toContain("review-toggle");
  for (const [key, first] of [
    ["ArrowRight", 2],
    ["ArrowRight", 3],
    ["ArrowLeft", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", 6],
  ] as const) {
    await tab.press(key);
    await expectInView(tab, first, 3);
    const focus = await tab.evaluate(() => {
      const { activeElement } = document;
      const { outlineStyle, outlineWidth } = activeElement
        ? getComputedStyle(activeElement)
        : new CSSStyleDeclaration();
      return { isInside: activeElement?.closest(".carousel") !== null, outlineStyle, outlineWidth };
    });
    expect(focus).toEqual({ isInside: true, outlineStyle: "solid", outlineWidth: "3px" });
  }
});

test("each step is announced, also before the slider has arrived", async ({ open }) => {
  // Where nothing can tell that the carousel is near, the plain row stays.
  const before = `
    const Native = IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      observe(element) { if (!element.matches(".carousel")) super.observe(element); }
    };`;
  const tab = await open("/", { before });
  await hand.hydrated(tab);
  await hand.show(tab, ".carousel");
  const status = () => hand.textOf(tab, ".carousel [role=status]");
  expect(await status()).toBe("");
  await hand.click(tab, NEXT);
  await expectInView(tab, 2, 3);
  await expect.poll(status).toBe(`2, 3, 4 ${landing.reviews.of} 6`);
  expect(await hand.count(tab, ".slick-list")).toBe(0);
});

test("each step of the slider is announced", async ({ open }) => {
  const tab = await openReviews(open);
  await hand.click(tab, PREVIOUS);
  await expect.poll(() => hand.textOf(tab, ".carousel [role=status]")).toBe(`6, 1, 2 ${landing.reviews.of} 6`);
});

test("Read more opens one review and Read less closes it; each is remembered while the carousel moves", async ({
  open,
}) => {
  const tab = await openReviews(open);
  const long = reviews.flatMap(({ hasReadMore }, index) => (hasReadMore ? [index + 1] : [])).filter((id) => id <= 3);
  const [one = 0, other = 0] = long;
  expect(await isOpen(tab, one)).toBe("false");
  await hand.click(tab, toggleOf(one));
  await expect.poll(() => isOpen(tab, one)).toBe("true");
  expect(await isOpen(tab, other)).toBe("false");
  const text = await tab.evaluate(
    (selector) => document.querySelector(selector)?.closest("article")?.innerText,
    toggleOf(one),
  );
  expect(text).toContain(reviews[one - 1]?.fullText.slice(-60));
  await hand.click(tab, NEXT);
  await expectInView(tab, 2, 3);
  await hand.click(tab, PREVIOUS);
  await expectInView(tab, 1, 3);
  expect(await isOpen(tab, one)).toBe("true");
  await hand.click(tab, toggleOf(one));
  await expect.poll(() => isOpen(tab, one)).toBe("false");
});

test("a press on an arrow before the scripts have arrived is not lost", async ({ open }) => {
  const tab = await open("/");
  await hand.click(tab, NEXT);
  await expectInView(tab, 2, 3);
});

test("a review that was opened before the scripts have arrived stays open", async ({ open }) => {
  const tab = await open("/");
  const toggle = '[data-review-id="review-1"] .review-toggle';
  await hand.click(tab, toggle);
  await hand.hydrated(tab);
  expect(
    await tab.evaluate((selector) => document.querySelector(selector)?.getAttribute("aria-expanded"), toggle),
  ).toBe("true");
});

test("the mouse swipes it by one card", async ({ open }) => {
  const tab = await openReviews(open);
  const { x, y } = await hand.boxOf(tab, ".carousel");
  const steps = Array.from(
    { length: 10 },
    (_, index) => ({ do: "move", x: x + 600 - 35 * index, y: y + 120 }) as const,
  );
  await tab.mouse({ do: "move", x: x + 600, y: y + 120 }, { do: "down" }, ...steps, { do: "up" });
  await expectInView(tab, 2, 3);
});
