import type { Page } from "@playwright/test";
import {
  arrow,
  bringIntoView,
  cardsInView,
  carousel,
  expectInView,
  from,
  openReviews,
  record,
} from "../carousel-and-marquee";
import { DESKTOP, landing, PHONE, reviews } from "../fixture-content";
import { animationsFinished, expect, holdScripts, hydrated, test } from "../playwright-test";

test.use({ viewport: DESKTOP });

/** How many cards fit, at the widths where that changes. */
const SHOWN: Record<number, number> = { 360: 1, 767: 1, 768: 2, 1023: 2, 1024: 3, 1920: 3 };

const review = (page: Page, id: string) => carousel(page).locator(`[data-review-id="${id}"]`);

/** The copy of a review that can be seen; the slider also keeps some that cannot. */
const exposed = (page: Page, id: string) => review(page, id).and(page.getByRole("article"));

const toggleOf = (page: Page, id: string) => exposed(page, id).getByRole("button");

async function expectFocusInside(page: Page): Promise<void> {
  expect(await carousel(page).evaluate((region) => region.contains(document.activeElement)), "focus is inside").toBe(
    true,
  );
}

/** The row of reviews is there, React works, and the slider's file is on its way until the answer is called. */
async function openRow(page: Page): Promise<() => Promise<void>> {
  await page.goto("/");
  await hydrated(page);
  // The slider's file is the only one that is asked for on the way to the reviews.
  const letSliderIn = await holdScripts(page);
  await bringIntoView(carousel(page));
  return async () => {
    letSliderIn();
    await expect(page.locator(".slick-list")).toBeVisible();
  };
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
  expect(await carousel(page).evaluate((region) => region.contains(document.activeElement))).toBe(false);
}

/** How far the slides move to the right (px) between two frames, at most. They are a loop of `round` px. */
function largestStepBack(positions: number[], round: number): number {
  return Math.max(
    ...positions.slice(1).map((position, index) => {
      const way = (((position - (positions[index] ?? 0)) % round) + round) % round;
      return way > round / 2 ? way - round : way;
    }),
  );
}

/** Where the first review is, whether or not it can be seen, and how wide the loop is. */
function place(region: Element): { x: number; round: number } {
  const slides = [...region.querySelectorAll(".slick-slide:not(.slick-cloned)")].map((slide) =>
    slide.getBoundingClientRect(),
  );
  return { x: slides[0]?.left ?? 0, round: (slides[0]?.width ?? 0) * slides.length };
}

test.describe("Carousel", () => {
  test("as many cards as fit before the slider arrives, at every width", async ({ page }) => {
    await openRow(page);
    for (const [width, shown] of Object.entries(SHOWN)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expectInView(page, from(1, shown));
    }
  });

  for (const width of [360, 768, 1024]) {
    const shown = SHOWN[width] ?? 0;
    test.describe(`${width} px wide`, () => {
      // Sliding is looked at below, and in e2e/every-browser.
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

      test(`${shown} cards from first load on, through the whole loop and back`, async ({ page }) => {
        const letSliderIn = await openRow(page);
        await expectInView(page, from(1, shown));
        const before = await carousel(page).boundingBox();
        await letSliderIn();
        await expectInView(page, from(1, shown));
        const after = await carousel(page).boundingBox();
        expect(after?.height, "the row and the slider have the same height").toBe(before?.height);
        const [first, last] = [from(1, shown)[0] ?? "", from(1, shown).at(-1) ?? ""];
        const [left, right] = [await exposed(page, first).boundingBox(), await exposed(page, last).boundingBox()];
        expect(left?.x, "the cards begin at the margin").toBeCloseTo(after?.x ?? 0, 1);
        expect((right?.x ?? 0) + (right?.width ?? 0), "and end there").toBeCloseTo(
          (after?.x ?? 0) + (after?.width ?? 0),
          1,
        );

        for (let first = 1; first <= reviews.length + 1; first += 1) {
          await test.step(`review ${first}: exposed once, nothing else can be focused, no button disabled`, async () => {
            await expectInView(page, from(first, shown));
            const names = from(first, shown).map((id) => `${id.replace("review-", "")} of 6`);
            await expect.poll(() => exposedSlides(page), { intervals: [20, 50, 100] }).toEqual(names);
            await expectTabStops(page, from(first, shown));
            await expect(arrow(page, "next")).toBeEnabled();
            await expect(arrow(page, "previous")).toBeEnabled();
            await arrow(page, "next").click();
          });
        }
        for (let first = reviews.length + 1; first >= 0; first -= 1) {
          await arrow(page, "previous").click();
          await expectInView(page, from(first, shown));
        }
      });
    });
  }

  test("after every resize as many cards as fit, beginning with the one that was first", async ({ page }) => {
    await openReviews(page);
    await arrow(page, "previous").click();
    await expectInView(page, from(6, 3));
    for (const width of [360, 1024, 767, 768, 1920, 1023, 360, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectInView(page, from(6, SHOWN[width] ?? 0));
    }
    await arrow(page, "next").click();
    await expectInView(page, from(1, 3));
  });

  test("a resize in the middle of a step leaves whole cards", async ({ page }) => {
    await openReviews(page);
    await arrow(page, "previous").click();
    await page.setViewportSize({ width: 800, height: 800 });
    await expectInView(page, from(6, 2));
    await arrow(page, "next").click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectInView(page, from(1, 3));
    await arrow(page, "next").click();
    await expectInView(page, from(2, 3));
  });

  for (const viewport of [DESKTOP, PHONE]) {
    test(`quick clicks at the seam go on in one direction, one card each (${viewport.width} px)`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const shown = viewport === PHONE ? 1 : 3;
      await openReviews(page);
      await arrow(page, "previous").click();
      await arrow(page, "previous").click();
      await expectInView(page, from(5, shown));
      const watched = await record(carousel(page), place);
      for (let click = 0; click < 4; click += 1) await arrow(page, "next").click();
      await expectInView(page, from(9, shown));
      const places = await watched();
      expect(
        largestStepBack(
          places.map(({ x }) => x),
          places[0]?.round ?? 1,
        ),
      ).toBeLessThan(2);
    });
  }

  test("tells politely where clicks and keys have led to", async ({ page }) => {
    await openReviews(page);
    const status = carousel(page).getByRole("status");
    await test.step("it says what it is, and each step what is in view", async () => {
      await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carousel");
      await expect(status).toHaveText("");
      await arrow(page, "next").click();
      await expect(status).toHaveText("2, 3, 4 of 6");
      await arrow(page, "previous").click();
      await arrow(page, "previous").click();
      await expect(status).toHaveText("6, 1, 2 of 6");
      await expectInView(page, from(6, 3));
    });

    await test.step("a double click goes two cards on", async () => {
      await arrow(page, "next").dblclick();
      await expectInView(page, from(2, 3));
      await animationsFinished(page);
      expect(await cardsInView(page)).toEqual(from(2, 3));
    });

    await test.step("keys that belong to the browser stay with it", async () => {
      await arrow(page, "next").focus();
      await page.evaluate(() =>
        document.addEventListener("keydown", (event) => {
          if (event.key.startsWith("Arrow")) document.body.dataset.taken = String(event.defaultPrevented);
        }),
      );
      await page.keyboard.press("Alt+ArrowRight");
      await expect(page.locator("body")).toHaveAttribute("data-taken", "false");
      await animationsFinished(page);
      expect(await cardsInView(page)).toEqual(from(2, 3));
    });

    await test.step("a key held down moves it once", async () => {
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down("ArrowRight");
      await page.keyboard.up("ArrowRight");
      await expectInView(page, from(3, 3));
      await animationsFinished(page);
      expect(await cardsInView(page), "no step is waiting").toEqual(from(3, 3));
    });
  });

  test("the focus is not lost when a resize hides the review it is in", async ({ page }) => {
    await openReviews(page);
    await toggleOf(page, "review-3").focus();
    await page.setViewportSize({ width: 500, height: 800 });
    await expectInView(page, from(1, 1));
    await expectFocusInside(page);
    await page.keyboard.press("ArrowRight");
    await expectInView(page, from(2, 1));
  });

  test("the focus is not lost when the slider takes the place of the row", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const letSliderIn = await holdScripts(page);
    await toggleOf(page, "review-1").focus();
    const arrived = page.waitForResponse("**/*.js");
    letSliderIn();
    await (await arrived).finished();
    // Its focus stays, and so does its work.
    await page.keyboard.press("Enter");
    await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
    await expect(toggleOf(page, "review-1")).toBeFocused();
    await arrow(page, "next").focus();
    await expect(page.locator(".slick-list")).toBeVisible();
    await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowRight");
    await expectInView(page, from(2, 3));
  });

  test("a click is not lost when the slider arrives while the button is pressed", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const letSliderIn = await holdScripts(page);
    await toggleOf(page, "review-1").hover();
    await page.mouse.down();
    // As in Safari, where a click gives a button no focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const arrived = page.waitForResponse("**/*.js");
    letSliderIn();
    await (await arrived).finished();
    await animationsFinished(page);
    await expect(page.locator(".slick-list")).toHaveCount(0);
    await page.mouse.up();
    await expect(page.locator(".slick-list")).toBeVisible();
    await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
  });

  test.describe("Read more", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("opens a review and keeps the focus; Read less closes it", async ({ page }) => {
      await openReviews(page);
      const [one] = reviews;
      const toggle = toggleOf(page, "review-1");
      const author = exposed(page, "review-1").getByText(one?.name ?? "", { exact: true });
      const [name, neighbor] = [await author.boundingBox(), await exposed(page, "review-2").boundingBox()];
      await expect(toggle).toHaveAccessibleName(new RegExp(`^${landing.reviews.readMore} ?: ${one?.name}$`));
      await expect(exposed(page, "review-1")).not.toContainText(one?.fullText ?? "", { useInnerText: true });
      await toggle.focus();
      await page.keyboard.press("Enter");
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      expect(await author.boundingBox(), "the name stays where it is").toEqual(name);
      expect(await exposed(page, "review-2").boundingBox(), "so does the neighbor").toEqual(neighbor);
      await expect(toggle).toHaveAccessibleName(new RegExp(`^${landing.reviews.readLess} ?: ${one?.name}$`));
      await expect(exposed(page, "review-1")).toContainText(one?.fullText ?? "", { useInnerText: true });
      await expect(toggle).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(exposed(page, "review-1")).not.toContainText(one?.fullText ?? "", { useInnerText: true });
      await expect(toggle).toBeFocused();
    });

    test("is remembered for each review while the carousel moves, in copies, and across a resize", async ({ page }) => {
      await openReviews(page);
      const { height = 0 } = (await carousel(page).boundingBox()) ?? {};
      await toggleOf(page, "review-1").click();
      await test.step("out of view it leaves no room for itself", async () => {
        expect((await carousel(page).boundingBox())?.height).toBeGreaterThan(height);
        await arrow(page, "next").click();
        await expectInView(page, from(2, 3));
        expect((await carousel(page).boundingBox())?.height).toBe(height);
        await arrow(page, "previous").click();
        await expectInView(page, from(1, 3));
      });
      // Where the loop begins again, review 1 is a copy of itself.
      await arrow(page, "previous").click();
      await expectInView(page, from(6, 3));
      await expect(page.locator(".slick-cloned:not([inert]) [data-review-id=review-1]")).toHaveCount(1);
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
      await expect(toggleOf(page, "review-3")).toHaveCount(0);
      await toggleOf(page, "review-1").click();
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "false");
      await expect(toggleOf(page, "review-1")).toBeFocused();
      await arrow(page, "next").click();
      await expectInView(page, from(1, 3));
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "false");
      await expect(toggleOf(page, "review-3")).toHaveAttribute("aria-expanded", "false");

      await toggleOf(page, "review-1").click();
      await page.setViewportSize({ width: 400, height: 800 });
      await expectInView(page, from(1, 1));
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
      await page.setViewportSize(DESKTOP);
      await expectInView(page, from(1, 3));
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
    });

    test("works before the page's scripts have arrived, and stays as it was when they have", async ({ page }) => {
      const letScriptsIn = await holdScripts(page);
      await page.goto("/", { waitUntil: "commit" });
      const button = review(page, "review-1").getByRole("button");
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      letScriptsIn();
      await hydrated(page);
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
      await arrow(page, "next").click();
      await arrow(page, "previous").click();
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
      await toggleOf(page, "review-1").click();
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "false");
    });
  });

  test("slides from card to card, and changes without sliding for reduced motion", async ({ page }) => {
    await openReviews(page);
    await test.step("with motion, it slides", async () => {
      const watched = await record(carousel(page), place);
      await arrow(page, "next").click();
      await expectInView(page, from(2, 3));
      expect(new Set((await watched()).map(({ x }) => Math.round(x))).size).toBeGreaterThan(2);
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

    test("a swipe moves it by one card, however fast; a short one and one that scrolls the page do not", async ({
      page,
    }) => {
      await openReviews(page);
      await swipe(page, -30);
      await animationsFinished(page);
      await expectInView(page, from(1, 1));
      await swipe(page, -300);
      await expectInView(page, from(2, 1));
      await swipe(page, 300);
      await expectInView(page, from(1, 1));
      await swipe(page, 300);
      await expectInView(page, from(6, 1));

      const before = await page.evaluate(() => window.scrollY);
      await swipe(page, 0, -180);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
      await animationsFinished(page);
      await expectInView(page, from(6, 1));
    });

    test("a swipe does not lose the focus, nor click what it began on", async ({ page }) => {
      await openReviews(page);
      await toggleOf(page, "review-1").tap();
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
      await expect(toggleOf(page, "review-1")).toBeFocused();
      await swipe(page, -300);
      await expectInView(page, from(2, 1));
      await expectFocusInside(page);
      await page.keyboard.press("ArrowLeft");
      await expectInView(page, from(1, 1));
      await expect(toggleOf(page, "review-1")).toHaveAttribute("aria-expanded", "true");
    });
  });

  test("the mouse drags it too, but not with its right button", async ({ page }) => {
    await openReviews(page);
    const box = await carousel(page).boundingBox();
    if (!box) throw new Error("The carousel is not there.");
    const [x, y] = [box.x + 600, box.y + 120];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 350, y, { steps: 5 });
    await page.mouse.up();
    await expectInView(page, from(2, 3));
    expect(await page.evaluate(() => String(getSelection()))).toBe("");

    await page.mouse.move(x, y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(x - 350, y, { steps: 5 });
    expect(await cardsInView(page)).toEqual(from(2, 3));
    await page.mouse.up({ button: "right" });
    await expectInView(page, from(2, 3));
  });

  test("if the slider does not arrive, the arrows and keys move the row", async ({ page, consoleWatch }) => {
    consoleWatch.expect(/Failed to load resource: net::ERR_FAILED/);
    await page.goto("/");
    await hydrated(page);
    await page.route("**/*.js", (route) => route.abort());
    await bringIntoView(carousel(page));
    await expectInView(page, from(1, 3));
    for (const first of [2, 3, 4]) {
      await arrow(page, "next").click();
      await expectInView(page, from(first, 3));
    }
    await arrow(page, "next").click();
    await expectInView(page, from(1, 3));
    await arrow(page, "previous").click();
    await expectInView(page, from(4, 3));
    await page.keyboard.press("ArrowLeft");
    await expectInView(page, from(3, 3));
    await toggleOf(page, "review-3").click();
    await expect(toggleOf(page, "review-3")).toHaveAttribute("aria-expanded", "true");
  });
});
