import { carousel, expectInView, openReviews, putFinger, strip, zoomIn } from "../parts";
import { PHONE } from "../site-content";
import { bringIntoView, expect, openPage, SOON, test } from "../test";

test.describe("On a phone @chromium", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("two fingers zoom in on a badge and a review, and one then moves the page", async ({ page }) => {
    await openPage(page, "/");
    await bringIntoView(strip(page));
    expect(await zoomIn(strip(page))).toBeGreaterThan(2);
    await openReviews(page);
    expect(await zoomIn(carousel(page).getByRole("article").locator("p").first())).toBeGreaterThan(2);
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

  test("a second finger turns a swipe into a zoom", async ({ page }) => {
    await openReviews(page);
    expect(await zoomIn(carousel(page), 120)).toBeGreaterThan(1.5);
    await expectInView(page, 1, 1);
  });
});
