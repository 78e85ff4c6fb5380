import type { Page } from "@playwright/test";
import { arrow, bringIntoView, carousel, expectInView, from, openReviews, record, SOON } from "../carousel-and-marquee";
import { DESKTOP, PHONE, reviews } from "../fixture-content";
import { animationsFinished, expect, holdScripts, hydrated, test } from "../playwright-test";

test.use({ viewport: DESKTOP });

/** How many cards fit, at the widths where that changes. */
const SHOWN: [width: number, shown: number][] = [
  [360, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1920, 3],
];

/** The copy of a review that can be seen; the slider also keeps some that cannot. */
const exposed = (page: Page, id: string) =>
  carousel(page).locator(`[data-review-id="${id}"]`).and(page.getByRole("article"));

const toggleOf = (page: Page, id: string) => exposed(page, id).getByRole("button");

const expectOpen = (page: Page, id: string, open: boolean) =>
  expect(toggleOf(page, id)).toHaveAttribute("aria-expanded", String(open));

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

const hasFocusInside = (page: Page) => carousel(page).evaluate((region) => region.contains(document.activeElement));

/** The row of reviews is there, React works, and the slider's file is on its way until the answer is called. */
async function openRow(page: Page): Promise<() => void> {
  await page.goto("/");
  await hydrated(page);
  // The slider's file is the only one that is asked for on the way to the reviews.
  const letSliderIn = await holdScripts(page);
  await bringIntoView(carousel(page));
  return letSliderIn;
}

/** Names of the slides that a screen reader gets: "1 of 6" and so on. */
async function exposedSlides(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  await cdp.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === "group")
    .map(({ name }) => String(name?.value))
    .filter((name) => /^\d+ of \d+$/.test(name));
}

/** From the arrows on, Tab stops at each toggle that is in view, and then leaves the carousel. */
async function expectTabStops(page: Page, ids: string[]): Promise<void> {
  await arrow(page, "previous").focus();
  await page.keyboard.press("Tab");
  for (const id of ids.filter((one) => reviews.find((review) => review.id === one)?.hasReadMore)) {
    await page.keyboard.press("Tab");
    await expect(toggleOf(page, id)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  expect(await hasFocusInside(page)).toBe(false);
}

/** Where the first review is, whether or not it can be seen, and how wide the loop is. */
function place(region: Element): { x: number; round: number } {
  const slides = [...region.querySelectorAll(".slick-slide:not(.slick-cloned)")].map((slide) =>
    slide.getBoundingClientRect(),
  );
  return { x: slides[0]?.left ?? 0, round: (slides[0]?.width ?? 0) * slides.length };
}

test.describe("Carousel", () => {
  test.describe("without sliding", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("as many cards as fit at every width, from margin to margin: in the row, and in the slider of the same height", async ({
      page,
    }) => {
      const letSliderIn = await openRow(page);
      /** Where the carousel begins and ends, and how high it is; the same of the cards in view. */
      const measure = async (first: number, shown: number) => {
        await expectInView(page, from(first, shown));
        const boxes = [carousel(page), ...from(first, shown).map((id) => exposed(page, id))].map((box) =>
          box.boundingBox(),
        );
        const [region, ...cards] = (await Promise.all(boxes)).map((box) => box ?? { x: 0, width: 0, height: 0 });
        const [left, right] = [cards[0], cards.at(-1)];
        expect(left?.x, "the cards begin at the margin").toBeCloseTo(region?.x ?? 0, 1);
        const end = (right?.x ?? 0) + (right?.width ?? 0);
        expect(end, "and end there").toBeCloseTo((region?.x ?? 0) + (region?.width ?? 0), 1);
        return region?.height;
      };
      const heights = new Map<number, number | undefined>();
      for (const [width, shown] of SHOWN) {
        await resize(page, width);
        heights.set(width, await measure(1, shown));
      }
      letSliderIn();
      await expect(page.locator(".slick-list")).toBeVisible();
      for (const [width, shown] of SHOWN) {
        await resize(page, width);
        expect(await measure(1, shown), `height at ${width} px`).toBe(heights.get(width));
      }

      await test.step("after every resize, beginning with the one that was first", async () => {
        await arrow(page, "previous").click();
        for (const [width, shown] of SHOWN.toReversed()) {
          await resize(page, width);
          await expectInView(page, from(6, shown));
        }
      });
    });

    test("all around the loop, each review is exposed once, and nothing else can be focused", async ({ page }) => {
      await openReviews(page);
      for (const [width, shown] of [
        [1024, 3],
        [360, 1],
      ] as const) {
        await resize(page, width);
        for (let first = 1; first <= reviews.length + 1; first += 1) {
          const ids = from(first, shown);
          await expectInView(page, ids);
          const names = ids.map((id) => `${id.replace("review-", "")} of 6`);
          await expect.poll(() => exposedSlides(page), SOON).toEqual(names);
          await expectTabStops(page, ids);
          if (first <= reviews.length) await arrow(page, "next").click();
        }
      }
    });

    test("Read more opens a review where it is; that is remembered while the carousel moves, in copies, and across a resize", async ({
      page,
    }) => {
      await openReviews(page);
      const [one] = reviews;
      const [first, neighbor] = [exposed(page, "review-1"), exposed(page, "review-2")];
      const author = first.getByText(one?.name ?? "", { exact: true });
      const places = () => Promise.all([author.boundingBox(), neighbor.boundingBox()]);
      const height = async () => (await carousel(page).boundingBox())?.height ?? 0;
      const [before, closedHeight] = [await places(), await height()];
      await expect(first).not.toContainText(one?.fullText ?? "", { useInnerText: true });
      await toggleOf(page, "review-1").focus();
      await page.keyboard.press("Enter");
      await expectOpen(page, "review-1", true);
      await expectOpen(page, "review-3", false);
      await expect(first).toContainText(one?.fullText ?? "", { useInnerText: true });
      await expect(toggleOf(page, "review-1")).toBeFocused();
      expect(await places(), "its name and its neighbor stay where they are").toEqual(before);
      expect(await height()).toBeGreaterThan(closedHeight);

      await test.step("out of view it leaves no room for itself", async () => {
        await arrow(page, "next").click();
        await expectInView(page, from(2, 3));
        expect(await height()).toBe(closedHeight);
        await arrow(page, "previous").click();
        await expectInView(page, from(1, 3));
        await expectOpen(page, "review-1", true);
      });

      await test.step("where the loop begins again, it is a copy of itself", async () => {
        await arrow(page, "previous").click();
        await expectInView(page, from(6, 3));
        await expect(page.locator(".slick-cloned:not([inert]) [data-review-id=review-1]")).toHaveCount(1);
        await expectOpen(page, "review-1", true);
        await toggleOf(page, "review-1").click();
        await expectOpen(page, "review-1", false);
        await expect(toggleOf(page, "review-1")).toBeFocused();
        await expect(first).not.toContainText(one?.fullText ?? "", { useInnerText: true });
        await arrow(page, "next").click();
        await expectInView(page, from(1, 3));
        await expectOpen(page, "review-1", false);
      });

      await toggleOf(page, "review-1").click();
      for (const [width, shown] of [
        [400, 1],
        [1280, 3],
      ] as const) {
        await resize(page, width);
        await expectInView(page, from(1, shown));
        await expectOpen(page, "review-1", true);
      }

      await test.step("the focus is not lost when a resize hides the review it is in", async () => {
        await toggleOf(page, "review-3").focus();
        await resize(page, 500);
        await expectInView(page, from(1, 1));
        await expect.poll(() => hasFocusInside(page), SOON).toBe(true);
        await page.keyboard.press("ArrowRight");
        await expectInView(page, from(2, 1));
      });
    });
  });

  test("slides on in one direction, one card for each click, also at the seam and after a resize in the middle of it", async ({
    page,
  }) => {
    await openReviews(page);
    for (const [width, shown] of [
      [1280, 3],
      [390, 1],
    ] as const) {
      await resize(page, width);
      await expectInView(page, from(1, shown));
      await arrow(page, "previous").click();
      await arrow(page, "previous").click();
      await expectInView(page, from(5, shown));
      const watched = await record(carousel(page), place);
      for (let click = 0; click < 4; click += 1) await arrow(page, "next").click();
      await expectInView(page, from(9, shown));
      const places = await watched();
      const round = places[0]?.round ?? 1;
      const steps = places.slice(1).map(({ x }, index) => {
        const way = (((x - (places[index]?.x ?? 0)) % round) + round) % round;
        return way > round / 2 ? way - round : way;
      });
      expect(Math.max(...steps), "px back").toBeLessThan(2);
      expect(new Set(places.map(({ x }) => Math.round(x))).size, "places on the way").toBeGreaterThan(6);
      await arrow(page, "previous").dblclick();
      await expectInView(page, from(1, shown));
    }

    await test.step("a key held down moves it once", async () => {
      await arrow(page, "next").focus();
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down("ArrowRight");
      await page.keyboard.up("ArrowRight");
      await expectInView(page, from(2, 1));
      await animationsFinished(page);
      await expectInView(page, from(2, 1));
    });

    await test.step("a resize in the middle of a step leaves whole cards", async () => {
      await arrow(page, "next").click();
      await resize(page, 800);
      await expectInView(page, from(3, 2));
      await arrow(page, "previous").click();
      await resize(page, 1280);
      await expectInView(page, from(2, 3));
    });

    await test.step("with reduced motion, it is never between two cards", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await animationsFinished(page);
      const watched = await record(carousel(page), place);
      await arrow(page, "next").click();
      await expectInView(page, from(3, 3));
      const places = await watched();
      const step = (places[0]?.round ?? 0) / reviews.length;
      for (const { x } of places) {
        const moved = ((places[0]?.x ?? 0) - x) / step;
        expect(Math.abs(moved - Math.round(moved)) * step).toBeLessThan(1);
      }
    });
  });

  test("the slider takes the place of the row only when the visitor has let go of it", async ({ page }) => {
    const letSliderIn = await openRow(page);
    const toggle = toggleOf(page, "review-1");
    /** Longer than from one look whether it is touched to the next (useSlider.ts); timers run in their order. */
    const expectRow = async () => {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
      await expect(page.locator(".slick-list")).toHaveCount(0);
    };
    await toggle.focus();
    const arrived = page.waitForResponse("**/*.js");
    letSliderIn();
    await (await arrived).finished();
    await expectRow();
    await page.keyboard.press("Enter");
    await expectOpen(page, "review-1", true);
    await expect(toggle).toBeFocused();

    await toggle.hover();
    await page.mouse.down();
    // As in Safari, where a click gives a button no focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectRow();
    await page.mouse.up();
    await expect(page.locator(".slick-list")).toBeVisible();
    await expectOpen(page, "review-1", false);
  });

  test("while React arrives, a review opens and closes at once, and stays as it was left", async ({ page }) => {
    const letScriptsIn = await holdScripts(page, "**/component---src-pages-index*");
    const app = page.waitForResponse(/\/app-/);
    await page.goto("/");
    await toggleOf(page, "review-1").click();
    await app;
    await expectOpen(page, "review-1", true);
    await toggleOf(page, "review-3").click();
    await toggleOf(page, "review-3").press("Enter");
    await expectOpen(page, "review-3", false);

    letScriptsIn();
    await hydrated(page);
    await toggleOf(page, "review-3").blur();
    await expect(page.locator(".slick-list")).toBeVisible();
    await expectOpen(page, "review-1", true);
    await expectOpen(page, "review-3", false);
    await toggleOf(page, "review-1").click();
    await expectOpen(page, "review-1", false);
  });

  test.describe("by touch", () => {
    test.use({ viewport: PHONE, hasTouch: true });

    async function swipe(page: Page, byX: number, byY = 0): Promise<void> {
      const box = await carousel(page).boundingBox();
      if (!box) throw new Error("The carousel is not there.");
      const [x, y] = [box.x + box.width / 2 - byX / 2, box.y + 200];
      const cdp = await page.context().newCDPSession(page);
      await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      for (let part = 1; part <= 10; part += 1) {
        const touchPoints = [{ x: x + (byX * part) / 10, y: y + (byY * part) / 10 }];
        await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
      }
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await cdp.detach();
    }

    test("a swipe moves it by one card, however fast, loses no focus and clicks nothing; a short one and one that scrolls the page do not", async ({
      page,
    }) => {
      await openReviews(page);
      await swipe(page, -30);
      await animationsFinished(page);
      await expectInView(page, from(1, 1));
      await toggleOf(page, "review-1").tap();
      await expectOpen(page, "review-1", true);
      await swipe(page, -300);
      await expectInView(page, from(2, 1));
      expect(await hasFocusInside(page)).toBe(true);
      await swipe(page, 300);
      await expectInView(page, from(1, 1));
      await expectOpen(page, "review-1", true);
      await swipe(page, 300);
      await expectInView(page, from(6, 1));

      const before = await page.evaluate(() => window.scrollY);
      await swipe(page, 0, -180);
      await expect.poll(() => page.evaluate(() => window.scrollY), SOON).toBeGreaterThan(before + 100);
      await animationsFinished(page);
      await expectInView(page, from(6, 1));
    });
  });
});
