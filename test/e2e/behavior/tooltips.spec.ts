import type { Locator, Page } from "@playwright/test";
import { awards, DESKTOP, landing, PHONE, site } from "../content";
import { expect, hydrated, test } from "../fixtures";
import { addStyle, arrow, bringIntoView, carousel, openMarquee, openReviews, strip } from "../motion";

test.use({ viewport: DESKTOP });

const tooltip = (page: Page) => page.getByRole("tooltip");

/** Remembers when the pointer or focus came to a trigger, and when tooltips opened and closed. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log: [what: string, at: number][] = [];
    Object.assign(window, { tooltipLog: log });
    const note = (what: string) => log.push([what, performance.now()]);
    const onTrigger = ({ type, target }: Event) => {
      if (target instanceof Element && target.closest("[data-tooltip]")) note(type);
    };
    for (const type of ["pointerover", "pointerout", "focusin"]) document.addEventListener(type, onTrigger, true);
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof Element && node.matches("[data-tippy-root]")) note("open");
        for (const node of removedNodes)
          if (node instanceof Element && node.matches("[data-tippy-root]")) note("close");
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

function log(page: Page): Promise<[what: string, at: number][]> {
  return page.evaluate(() => (window as unknown as { tooltipLog: [string, number][] }).tooltipLog);
}

/** Milliseconds from the first event of one kind to the first of another after it. */
async function delay(page: Page, since: string, until: string, nth = 0): Promise<number> {
  const events = await log(page);
  const start = events.filter(([what]) => what === since)[nth]?.[1] ?? Number.NaN;
  return (events.find(([what, at]) => what === until && at >= start)?.[1] ?? Number.NaN) - start;
}

/** Loads the tooltips' file, so that a test measures the delay and not the network. */
async function warmUp(page: Page, trigger: Locator): Promise<void> {
  await trigger.hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(tooltip(page)).toHaveCount(0);
  // The window in which the next one would open at once has to pass.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 350)));
}

async function expectQuietFor(page: Page, ms: number): Promise<void> {
  const opened = await page.evaluate(async (duration) => {
    let seen = 0;
    for (const start = performance.now(); performance.now() - start < duration; ) {
      await new Promise(requestAnimationFrame);
      seen += document.querySelectorAll("[data-tippy-root]").length;
    }
    return seen;
  }, ms);
  expect(opened, "frames with a tooltip").toBe(0);
}

const callButton = (page: Page) => page.getByRole("banner").getByRole("link", { name: site.actions.call });

test("the window is shared by all of them: from an arrow to a badge's button", async ({ page }) => {
  await openMarquee(page);
  const pause = page.getByRole("button", { name: landing.awards.pause });
  await pause.hover();
  await expect(tooltip(page)).toHaveText(landing.awards.pause);
  await watch(page);
  const badge = strip(page).locator("[data-tooltip]").nth(4);
  await badge.hover({ force: true });
  await expect(tooltip(page)).toHaveText(`${awards[4]?.name}, ${awards[4]?.issuer}`);
  expect(await delay(page, "pointerover", "open")).toBeLessThan(150);
});

test("a pointer that only passes opens none", async ({ page }) => {
  await openReviews(page);
  await arrow(page, "next").hover();
  await page.mouse.move(5, 500);
  await expectQuietFor(page, 1000);
});

test("keyboard focus opens one after the same delay; Escape closes it for good; leaving resets that", async ({
  page,
}) => {
  await openReviews(page);
  await warmUp(page, arrow(page, "previous"));
  await arrow(page, "previous").focus();
  await watch(page);
  await page.keyboard.press("Tab");
  await expect(tooltip(page)).toHaveText(landing.reviews.next);
  expect(await delay(page, "focusin", "open")).toBeGreaterThanOrEqual(695);
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);
  await expect(arrow(page, "next")).toBeFocused();
  await expect(arrow(page, "next")).not.toHaveAttribute("aria-describedby");
  await expectQuietFor(page, 900);
  await page.keyboard.press("Shift+Tab");
  await expect(tooltip(page)).toHaveText(landing.reviews.previous);
});

test("closed with Escape under the pointer, it stays closed until the pointer comes again", async ({ page }) => {
  await openReviews(page);
  await arrow(page, "next").hover();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);
  // From its picture to its edge: still on the same button.
  await arrow(page, "next").hover({ position: { x: 24, y: 6 } });
  await expectQuietFor(page, 900);
  await page.mouse.move(5, 500);
  await arrow(page, "next").hover();
  await expect(tooltip(page)).toBeVisible();
});

test("the pointer can enter a tooltip, slowly too, and leaving it closes it", async ({ page }) => {
  await openReviews(page);
  await arrow(page, "next").hover();
  await expect(tooltip(page)).toBeVisible();
  const [from, to] = await Promise.all([arrow(page, "next").boundingBox(), tooltip(page).boundingBox()]);
  if (!from || !to) throw new Error("The arrow or its tooltip is not there.");
  const x = to.x + to.width / 2;
  const [start, end] =
    to.y < from.y ? [from.y + 4, to.y + to.height / 2] : [from.y + from.height - 4, to.y + to.height / 2];
  await page.mouse.move(x, start);
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(x, start + ((end - start) * step) / 12);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 80)));
    await expect(tooltip(page)).toHaveCount(1);
  }
  await page.mouse.move(5, 500);
  await expect(tooltip(page)).toHaveCount(0);
});

test("leaving the trigger closes it", async ({ page }) => {
  await openReviews(page);
  await arrow(page, "next").hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(tooltip(page)).toHaveCount(0, { timeout: 500 });
});

test("pressing a button closes its tooltip, by mouse and by keyboard, so that it never tells the old name", async ({
  page,
}) => {
  await openMarquee(page);
  const pause = page.getByRole("button", { name: landing.awards.pause });
  const play = page.getByRole("button", { name: landing.awards.play });
  await pause.hover();
  await expect(tooltip(page)).toHaveText(landing.awards.pause);
  await pause.click();
  await expect(tooltip(page)).toHaveCount(0);
  await play.hover({ position: { x: 24, y: 5 } });
  await expectQuietFor(page, 900);

  await page.mouse.move(5, 100);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(tooltip(page)).toHaveText(landing.awards.play);
  await page.keyboard.press("Enter");
  await expect(pause).toBeFocused();
  await expectQuietFor(page, 900);
});

test("one whose trigger leaves the page goes with it", async ({ page }) => {
  await openMarquee(page);
  await page.getByRole("button", { name: landing.awards.pause }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tooltip(page)).toBeVisible();
  // All badges fit: the button is taken away.
  await addStyle(page, "#awards .badge img { width: 40px; height: 40px }");
  await expect(page.getByRole("button", { name: landing.awards.pause })).toHaveCount(0);
  await expect(tooltip(page)).toHaveCount(0);
});

test("a badge takes its tooltip along, and closes it when it is out of sight", async ({ page }) => {
  await openMarquee(page);
  const badge = strip(page).locator("[data-tooltip]").first();
  await badge.hover({ force: true });
  await expect(tooltip(page)).toBeVisible();
  const offset = () =>
    page.evaluate(() => {
      const box = document.querySelector("[data-tippy-root]")?.getBoundingClientRect();
      const trigger = document.querySelector("[aria-describedby]")?.getBoundingClientRect();
      return box && trigger ? Math.abs(box.left + box.width / 2 - (trigger.left + trigger.width / 2)) : 0;
    });
  expect(await offset()).toBeLessThan(60);
  await expect(tooltip(page)).toHaveCount(0, { timeout: 15_000 });
});

test("dragging the strip opens none on the way", async ({ page }) => {
  await openMarquee(page);
  const box = await strip(page).boundingBox();
  if (!box) throw new Error("The strip is not there.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 10 });
  await expectQuietFor(page, 900);
  await page.mouse.up();
});

test("the call button tells the office hours", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await callButton(page).hover();
  await expect(tooltip(page)).toContainText(site.labels.openHours);
});

test("if their file does not arrive nothing else suffers", async ({ page, consoleWatch }) => {
  consoleWatch.expect(/Failed to load resource: net::ERR_FAILED/);
  await openReviews(page);
  await page.route("**/*.js", (route) => route.abort());
  await arrow(page, "next").hover();
  await expectQuietFor(page, 1000);
  await arrow(page, "next").click();
  await expect(carousel(page).getByRole("status")).not.toBeEmpty();
});

test.describe("by touch", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a tap does what it is on, and opens none", async ({ page }) => {
    await openReviews(page);
    await arrow(page, "next").tap();
    await expect(carousel(page).getByRole("status")).toHaveText("2 of 6");
    await expectQuietFor(page, 1000);
    await bringIntoView(strip(page));
    await strip(page).locator("[data-tooltip]").first().tap({ force: true });
    await expectQuietFor(page, 1000);
  });
});
