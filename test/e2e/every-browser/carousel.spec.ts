import { expect, poll, test } from "../drivers/engine-test";
import {
  attributeOf,
  boxOf,
  click,
  exists,
  focus,
  hydrated,
  NEXT,
  PREVIOUS,
  showCarousel,
  TOOLTIP,
  textOf,
} from "../drivers/page-actions";
import { from, wholeCards } from "../drivers/sample-frames";
import type { MouseStep, Tab } from "../drivers/tab";
import { reviews } from "../site-content";

const COUNT = reviews.length;

const expectInView = (tab: Tab, first: number, shown: number) =>
  poll(() => tab.evaluate(wholeCards), "cards in view").toEqual(from(first, shown));

/** Returns the selector of the button that opens a review, in the usable copy of the review. */
const toggleOf = (id: number) => `.slide:not([inert] *) [data-review-id="${from(id, 1)}"] .review-toggle`;

const expectOpen = (tab: Tab, id: number, open: boolean) =>
  poll(() => attributeOf(tab, toggleOf(id), "aria-expanded")).toBe(String(open));

test("the carousel keeps a review open; arrows, keys and a mouse drag move it, even past its ends", async ({
  open,
}) => {
  const tab = await open("/", { height: 900 });
  const one = reviews.findIndex(({ hasReadMore }) => hasReadMore) + 1;
  // This click happens before the scripts have loaded.
  await click(tab, toggleOf(one));
  await hydrated(tab);
  await expectOpen(tab, one, true);

  // Moves the focus out of the row, because the slider does not replace the row while it has the focus.
  await focus(tab, NEXT);
  await showCarousel(tab);
  await expectOpen(tab, one, true);

  for (const [width, shown] of [
    [360, 1],
    [940, 2],
    [1280, 3],
  ] as const) {
    await test.step(`${shown} at ${width} px`, async () => {
      await tab.resize(width, 900);
      await expectInView(tab, 1, shown);
      await click(tab, PREVIOUS);
      await expectInView(tab, COUNT, shown);
      await click(tab, NEXT);
      await expectInView(tab, 1, shown);
      expect(await exists(tab, ".carousel-controls button:disabled")).toBe(false);
    });
  }
  await poll(() => textOf(tab, ".carousel [role=status]")).toBe(`1–3 of ${COUNT}`);
  const usableSlides = () => tab.evaluate(() => document.querySelectorAll(".slide:not([inert] *)").length);
  await poll(usableSlides, "slides that Tab can reach").toBe(3);
  await expectOpen(tab, one, true);
  // The arrow's tooltip may cover the button, and during a step, a copy out of view is the usable one.
  await tab.mouse({ do: "move", x: 5, y: 300 });
  await poll(() => exists(tab, TOOLTIP)).toBe(false);
  await poll(async () => (await boxOf(tab, toggleOf(one))).x).toBeGreaterThan(0);
  await click(tab, toggleOf(one));
  await expectOpen(tab, one, false);

  await test.step("the arrow keys move it, and the focus stays inside with a visible ring", async () => {
    await focus(tab, PREVIOUS);
    await tab.press("Tab", { shift: true });
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

  await test.step("a swipe moves it by one card, and selects nothing", async () => {
    const { x, y } = await boxOf(tab, ".carousel");
    const step = (index: number): MouseStep => ({ do: "move", x: x + 600 - 35 * index, y: y + 120 });
    const moves = Array.from({ length: 10 }, (_, index) => step(index));
    await tab.mouse(step(0), { do: "down" }, ...moves, { do: "up" });
    await expectInView(tab, 2, 3);
    expect(await tab.evaluate(() => String(getSelection()))).toBe("");
  });
});
