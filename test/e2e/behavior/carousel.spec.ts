import type { Page } from "@playwright/test";
import {
  arrow,
  bringIntoView,
  carousel,
  distance,
  expectInView,
  from,
  openReviews,
  passTime,
  putFinger,
  SOON,
  stopClock,
} from "../carousel-and-marquee";
import {
  animationsFinished,
  changeData,
  expect,
  holdScripts,
  hydrated,
  showLandingPage,
  test,
} from "../playwright-test";
import { DESKTOP, PHONE, reviews } from "../site-content";

test.use({ viewport: DESKTOP });

/** The ids of the first two reviews. */
const [FIRST = "", SECOND = ""] = from(1, 2);

/** The number of the first review with "Read more", counted from 1, and its id. */
const NUMBER = reviews.findIndex(({ hasReadMore }) => hasReadMore) + 1;
const LONG = `${from(NUMBER, 1)}`;

/** How many cards a phone, a tablet and wide screens show. The odd widths leave fractions of a px for each card. */
const SHOWN = Object.entries({ 360: 1, 941: 2, 1279: 3, 1920: 3 });

/** The visible copy of a review. The slider also keeps hidden copies. */
const exposed = (page: Page, id: string) =>
  carousel(page).locator(`[data-review-id="${id}"]`).and(page.getByRole("article"));

const toggleOf = (page: Page, id: string) => exposed(page, id).getByRole("button");

const expectOpen = (page: Page, id: string, open: boolean) =>
  expect(toggleOf(page, id)).toHaveAttribute("aria-expanded", String(open));

const resize = (page: Page, width: number | string) => page.setViewportSize({ width: Number(width), height: 800 });

/** Opens the plain row of reviews. The slider's file does not arrive before the test calls the returned function. */
async function openRow(page: Page): Promise<() => void> {
  await page.goto("/");
  await hydrated(page);
  // Scrolling to the reviews requests only the slider's file, so this holds back no other script.
  const letSliderIn = await holdScripts(page);
  await bringIntoView(carousel(page));
  return letSliderIn;
}

/** Returns the names of the slides that a screen reader can reach, such as "1 of 6". */
const exposedSlides = (page: Page) =>
  carousel(page)
    .getByRole("group")
    .evaluateAll((groups) => groups.map(({ ariaLabel }) => ariaLabel));

/** Returns whether a position from `watch` is between two slides, relative to the start. */
const offPlace = (place: number, _: number, [start = 0]: number[]) => !(place - start).toFixed(1).endsWith(".0");

/**
 * Records the position of the first review in each frame, measured in slide widths. The returned
 * function ends the recording and returns the positions.
 */
async function watch(page: Page): Promise<() => Promise<number[]>> {
  const stop = await carousel(page).evaluateHandle((region) => {
    const first = region.querySelector(".slick-slide:not(.slick-cloned)");
    const places: number[] = [];
    let frame = 0;
    (function next() {
      const { left, width } = first?.getBoundingClientRect() ?? new DOMRect();
      places.push(left / width);
      frame = requestAnimationFrame(next);
    })();
    return () => {
      cancelAnimationFrame(frame);
      return places;
    };
  });
  return () => stop.evaluate((end) => end());
}

test.describe("without sliding", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the carousel shows as many cards as fit at every width, in the row and in a slider of the same height", async ({
    page,
  }) => {
    const letSliderIn = await openRow(page);
    const heightWith = async (shown: number) => {
      await expectInView(page, from(1, shown));
      const places = [carousel(page), exposed(page, FIRST), exposed(page, `${from(shown, 1)}`)];
      let height: number | undefined;
      // The slider follows a resize in several steps.
      await expect(async () => {
        const boxes = await Promise.all(places.map((place) => place.boundingBox()));
        const [region, left, right] = boxes.map((box) => box ?? { x: Number.NaN, width: 0, height: 0 });
        expect(left?.x, "the cards begin at the margin").toBeCloseTo(region?.x ?? 0, 1);
        const end = (right?.x ?? 0) + (right?.width ?? 0);
        expect(end, "the cards end at the margin").toBeCloseTo((region?.x ?? 0) + (region?.width ?? 0), 1);
        height = region?.height;
      }).toPass({ ...SOON, timeout: 30_000 });
      return height;
    };
    const heights = new Map<string, number | undefined>();
    for (const [width, shown] of SHOWN) {
      await resize(page, width);
      heights.set(width, await heightWith(shown));
    }
    letSliderIn();
    await expect(page.locator(".slick-list")).toBeVisible();
    for (const [width, shown] of SHOWN) {
      await resize(page, width);
      expect(await heightWith(shown), `height at ${width} px`).toBe(heights.get(width));
    }

    await test.step("a resize keeps the first card first", async () => {
      await arrow(page, "previous").click();
      for (const [width, shown] of SHOWN.toReversed()) {
        await resize(page, width);
        await expectInView(page, from(6, shown));
      }
    });
  });

  test("the carousel says which of two reviews is in view after a phone has been turned and turned back", async ({
    page,
  }) => {
    await page.goto("/thank-you/");
    await hydrated(page);
    await changeData(page, "index", ({ data, ...rest }) => ({
      ...rest,
      data: { ...data, reviews: { reviews: reviews.slice(0, 2) } },
    }));
    await resize(page, 390);
    await showLandingPage(page);
    await bringIntoView(carousel(page));
    await expect(page.locator(".slick-list")).toBeVisible();
    const status = carousel(page).getByRole("status");
    for (const turned of [800, 1280]) {
      await expectInView(page, [FIRST]);
      await expect(status).toHaveText("1 of 2");
      await arrow(page, "next").click();
      await expectInView(page, [SECOND]);
      await expect(status).toHaveText("2 of 2");
      await resize(page, turned);
      await expectInView(page, [FIRST, SECOND]);
      await expect(status).toHaveText("1–2 of 2");
      await resize(page, 390);
      await expect(page.locator(".slick-list")).toBeVisible();
    }
  });

  test("the carousel exposes each review once around the whole loop, and never shows parts of cards", async ({
    page,
  }) => {
    await openReviews(page);
    const watched = await watch(page);
    for (let first = 1; first <= reviews.length + 1; first += 1) {
      const ids = from(first, 3);
      await expectInView(page, ids);
      const names = ids.map((_, index) => `${((first - 1 + index) % 6) + 1} of 6`);
      await expect.poll(() => exposedSlides(page), SOON).toEqual(names);
      if (first <= reviews.length) await arrow(page, "next").click();
    }
    expect((await watched()).filter(offPlace)).toEqual([]);
  });

  test("a review opens without moving, stays open out of view, and closes again", async ({ page }) => {
    await openReviews(page);
    const { name = "", fullText = "" } = reviews[NUMBER - 1] ?? {};
    for (let first = 1; first < NUMBER; first += 1) await arrow(page, "next").click();
    await expectInView(page, from(NUMBER, 3));
    const [review, neighbor] = [exposed(page, LONG), exposed(page, `${from(NUMBER + 1, 1)}`)];
    const author = review.getByText(name, { exact: true });
    const places = () => Promise.all([author.boundingBox(), neighbor.boundingBox()]);
    const height = async () => (await carousel(page).boundingBox())?.height ?? 0;
    const [before, closedHeight] = [await places(), await height()];
    await expect(review).not.toContainText(fullText, { useInnerText: true });
    await expect(toggleOf(page, LONG)).toHaveAccessibleName(`Read more : ${name}`);
    await toggleOf(page, LONG).focus();
    await page.keyboard.press("Enter");
    await expectOpen(page, LONG, true);
    await expect(review).toContainText(fullText, { useInnerText: true });
    await expect(toggleOf(page, LONG)).toBeFocused();
    expect(await places(), "positions of its author and of its neighbor").toEqual(before);
    expect(await height()).toBeGreaterThan(closedHeight);

    await arrow(page, "next").click();
    await expectInView(page, from(NUMBER + 1, 3));
    expect(await height(), "the height without the open review").toBe(closedHeight);
    await arrow(page, "previous").click();
    await expectInView(page, from(NUMBER, 3));
    await expectOpen(page, LONG, true);
    await toggleOf(page, LONG).click();
    await expectOpen(page, LONG, false);
    await expect(review).not.toContainText(fullText, { useInnerText: true });
  });
});

test("the carousel slides in one direction, by one card for each click, even across the seam of the loop", async ({
  page,
}) => {
  await openReviews(page);
  await resize(page, 390);
  await expectInView(page, from(1, 1));
  await arrow(page, "previous").click();
  await arrow(page, "previous").click();
  await expectInView(page, from(5, 1));
  const watched = await watch(page);
  for (let click = 0; click < 4; click += 1) await arrow(page, "next").click();
  await expectInView(page, from(9, 1));
  const places = await watched();
  const steps = places.slice(1).map((place, index) => distance(places[index] ?? 0, place, reviews.length));
  expect(Math.max(...steps), "widths of a slide back").toBeLessThan(0.01);
  expect(places.map(offPlace), "places between two cards").toContain(true);
  await arrow(page, "previous").dblclick();
  await expectInView(page, from(1, 1));

  await arrow(page, "next").click();
  await expectInView(page, from(2, 1));
  await test.step("a resize during a step leaves whole cards", async () => {
    await arrow(page, "next").click();
    await resize(page, 800);
    await expectInView(page, from(3, 2));
    await arrow(page, "previous").click();
    await resize(page, 1280);
    await expectInView(page, from(2, 3));
  });
});

test("the slider does not replace the row while the visitor holds or focuses it", async ({ page }) => {
  const letSliderIn = await openRow(page);
  await stopClock(page);
  const toggle = toggleOf(page, LONG);
  /** Waits for two checks of whether the row is in use (CHECK_INTERVAL_MS in useSlider.ts), and a little more. */
  const lookTwice = () => passTime(page, 250);
  const expectRow = async () => {
    await lookTwice();
    await expect(page.locator(".slick-list")).toHaveCount(0);
  };
  await toggle.focus();
  const arrived = page.waitForResponse("**/*.js");
  letSliderIn();
  await (await arrived).finished();
  await expectRow();
  await page.keyboard.press("Enter");
  await expectOpen(page, LONG, true);
  await expect(toggle).toBeFocused();

  await toggle.hover();
  await page.mouse.down();
  // In Safari, a click gives a button no focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectRow();
  await page.mouse.up();
  await lookTwice();
  await expect(page.locator(".slick-list")).toBeVisible();
  await expectOpen(page, LONG, false);
});

test.describe("by touch", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  async function swipe(page: Page, byX: number, byY = 0): Promise<void> {
    const box = await carousel(page).boundingBox();
    if (!box) throw new Error("The carousel is not there.");
    const [x, y] = [box.x + box.width / 2 - byX / 2, box.y + 200];
    const finger = await putFinger(page, x, y);
    for (let part = 1; part <= 10; part += 1) await finger.move(x + (byX * part) / 10, y + (byY * part) / 10);
    await finger.lift();
  }

  test("a swipe moves the carousel by one card, keeps the focus and clicks nothing; a short swipe does nothing", async ({
    page,
  }) => {
    await openReviews(page);
    for (let first = 1; first < NUMBER; first += 1) await arrow(page, "next").tap();
    await expectInView(page, from(NUMBER, 1));
    await swipe(page, -30);
    await animationsFinished(page);
    await expectInView(page, from(NUMBER, 1));
    await toggleOf(page, LONG).tap();
    await expectOpen(page, LONG, true);
    await swipe(page, -300);
    await expectInView(page, from(NUMBER + 1, 1));
    expect(await carousel(page).evaluate((region) => region.contains(document.activeElement))).toBe(true);
    await swipe(page, 300);
    await expectInView(page, from(NUMBER, 1));
    await expectOpen(page, LONG, true);

    const before = await page.evaluate(() => window.scrollY);
    await swipe(page, 0, -180);
    await expect.poll(() => page.evaluate(() => window.scrollY), SOON).toBeGreaterThan(before + 100);
    await animationsFinished(page);
    await expectInView(page, from(NUMBER, 1));
  });
});
