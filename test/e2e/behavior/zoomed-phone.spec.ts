import { carousel, expectInView, openReviews, putFinger, strip, zoomIn } from "../parts";
import { PHONE, STILL_REVIEWS, STILL_STRIP } from "../site-content";
import { bringIntoView, expect, openPage, SOON, started, test } from "../test";

test.describe("On a phone @chromium", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("two fingers enlarge a badge and a review, and one then moves the page", async ({ page }) => {
    test.skip(...STILL_REVIEWS);
    test.skip(...STILL_STRIP);
    await openPage(page, "/");
    await bringIntoView(strip(page));
    expect(await zoomIn(strip(page))).toBeGreaterThan(2);
    await page.goto("/");
    const client = carousel(page).getByRole("article").first().locator("p").first();
    await bringIntoView(client);
    expect(await zoomIn(client)).toBeGreaterThan(2);
    await started(page);
    await expect(page.locator(".slick-list")).toBeAttached();
    await expectInView(page, 1, 1);
    const offset = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
    const before = await offset();
    const finger = await putFinger(page, 200, 400);
    // Toward the farther side.
    const side = before > 150 ? 1 : -1;
    for (let way = 0; way <= 100; way += 10) await finger.move(200 + side * way, 400);
    await finger.lift();
    await expect.poll(async () => Math.abs((await offset()) - before), SOON).toBeGreaterThan(10);
    await expectInView(page, 1, 1);
  });

  test("a second finger makes a zoom of a swipe", async ({ page }) => {
    test.skip(...STILL_REVIEWS);
    await openReviews(page);
    expect(await zoomIn(carousel(page), 120)).toBeGreaterThan(1.5);
    await expectInView(page, 1, 1);
  });

  test("what a pinch back often leaves is no zoom: a swipe moves a card", async ({ page }) => {
    test.skip(...STILL_REVIEWS);
    await openReviews(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1.055 });
    const { y = 0 } = (await carousel(page).boundingBox()) ?? {};
    const finger = await putFinger(page, 300, y + 100);
    for (let way = 20; way <= 200; way += 20) await finger.move(300 - way, y + 100);
    await finger.lift();
    await expectInView(page, 2, 1);
  });
});
