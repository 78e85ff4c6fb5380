import { expect, poll, test } from "../drivers/engine-test";
import {
  attributeOf,
  boxOf,
  click,
  exists,
  focus,
  frames,
  hydrated,
  NEXT,
  PREVIOUS,
  scrollIntoView,
  showCarousel,
  textOf,
} from "../drivers/page-actions";
import { from, wholeCards } from "../drivers/sample-frames";
import type { MouseStep, Tab } from "../drivers/tab";
import { landing, reviews } from "../fixture-content";

const expectInView = (tab: Tab, first: number, shown: number) =>
  poll(() => tab.evaluate(wholeCards), "cards in view").toEqual(from(first, shown));

const status = (tab: Tab) => textOf(tab, ".carousel [role=status]");

/** Selector of what opens and closes a review: of the copy of it that can be used. */
const toggleOf = (id: number) => `.slide:not([inert] *) [data-review-id="review-${id}"] .review-toggle`;

const isOpen = (tab: Tab, id: number) => attributeOf(tab, toggleOf(id), "aria-expanded");

test.describe("review carousel", () => {
  test("shows as many cards as fit; arrows, keys and a swipe of the mouse move it around both ends", async ({
    open,
  }) => {
    const tab = await open("/", { width: 360, height: 900 });
    await hydrated(tab);
    await showCarousel(tab);
    for (const [width, shown] of [
      [360, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await test.step(`${shown} at ${width} px`, async () => {
        await tab.resize(width, 900);
        await expectInView(tab, 1, shown);
        await click(tab, PREVIOUS);
        await expectInView(tab, reviews.length, shown);
        await click(tab, NEXT);
        await expectInView(tab, 1, shown);
        expect(await exists(tab, ".carousel-arrows button:disabled")).toBe(false);
      });
    }

    await test.step("each step is announced", async () => {
      await click(tab, PREVIOUS);
      await poll(() => status(tab)).toBe(`6, 1, 2 ${landing.reviews.of} 6`);
      await click(tab, NEXT);
      await poll(() => status(tab)).toBe(`1, 2, 3 ${landing.reviews.of} 6`);
      // Announced when it begins: the slides that Tab leads to are those in view at its end.
      await expectInView(tab, 1, 3);
      await frames(tab, 5);
    });

    await test.step("the arrow keys move it; the focus stays inside, and its ring is visible", async () => {
      await focus(tab, NEXT);
      await tab.press("Tab");
      expect(await tab.evaluate(() => document.activeElement?.className)).toContain("review-toggle");
      for (const [key, first] of [
        ["ArrowRight", 2],
        ["ArrowLeft", 1],
        ["ArrowLeft", 6],
        ["ArrowRight", 1],
      ] as const) {
        await tab.press(key);
        await expectInView(tab, first, 3);
        const focused = await tab.evaluate(() => {
          const element = document.activeElement ?? document.body;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return { isInside: element.closest(".carousel") !== null, outlineStyle, outlineWidth };
        });
        expect(focused).toEqual({ isInside: true, outlineStyle: "solid", outlineWidth: "3px" });
      }
    });

    await test.step("a swipe moves it by one card", async () => {
      const { x, y } = await boxOf(tab, ".carousel");
      const step = (index: number): MouseStep => ({ do: "move", x: x + 600 - 35 * index, y: y + 120 });
      const moves = Array.from({ length: 10 }, (_, index) => step(index));
      await tab.mouse(step(0), { do: "down" }, ...moves, { do: "up" });
      await expectInView(tab, 2, 3);
    });
  });

  test("moves and announces each step before the slider has arrived", async ({ open }) => {
    // Where nothing can tell that the carousel is near, the plain row stays.
    const initScript = `
      const Native = IntersectionObserver;
      window.IntersectionObserver = class extends Native {
        observe(element) { if (!element.matches(".carousel")) super.observe(element); }
      };`;
    const tab = await open("/", { initScript });
    await hydrated(tab);
    await scrollIntoView(tab, ".carousel");
    expect(await status(tab)).toBe("");
    await click(tab, NEXT);
    await expectInView(tab, 2, 3);
    await poll(() => status(tab)).toBe(`2, 3, 4 ${landing.reviews.of} 6`);
    expect(await exists(tab, ".slick-list")).toBe(false);
  });

  test("loses no click before the scripts have arrived; an opened review stays open while it moves", async ({
    open,
  }) => {
    const tab = await open("/");
    await click(tab, NEXT);
    await expectInView(tab, 2, 3);

    await tab.reload();
    const [one = 0, other = 0] = reviews.flatMap(({ hasReadMore }, index) => (hasReadMore ? [index + 1] : []));
    expect(other, "two reviews in view with Read more").toBeLessThanOrEqual(3);
    await click(tab, `[data-review-id="review-${one}"] .review-toggle`);
    await hydrated(tab);
    expect(await attributeOf(tab, `[data-review-id="review-${one}"] .review-toggle`, "aria-expanded")).toBe("true");

    // The slider does not replace the row while the focus is in it.
    await focus(tab, NEXT);
    await showCarousel(tab);
    expect([await isOpen(tab, one), await isOpen(tab, other)]).toEqual(["true", "false"]);
    const text = await tab.evaluate(
      (selector) => document.querySelector(selector)?.closest("article")?.innerText,
      toggleOf(one),
    );
    expect(text).toContain(reviews[one - 1]?.fullText.slice(-60));
    await click(tab, NEXT);
    await expectInView(tab, 2, 3);
    await click(tab, PREVIOUS);
    await expectInView(tab, 1, 3);
    expect(await isOpen(tab, one)).toBe("true");
    await click(tab, toggleOf(one));
    await poll(() => isOpen(tab, one)).toBe("false");
    await click(tab, toggleOf(one));
    await poll(() => isOpen(tab, one)).toBe("true");
  });
});
