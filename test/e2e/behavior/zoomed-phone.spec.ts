import { carousel, expectInView, openStrip, putFinger, reviewIds, strip, zoomIn } from "../parts";
import { PHONE, reviewsMove, STILL_REVIEWS, STILL_STRIP, stripMoves } from "../site-content";
import { bringIntoView, expect, SOON, started, test } from "../test";

test.describe("On a phone @chromium", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("two fingers enlarge a review; then one finger moves the page, not the cards", async ({ page }) => {
    test.skip(!reviewsMove, STILL_REVIEWS);
    // The fingers themselves make the page fetch its scripts.
    await page.goto("/");
    await bringIntoView(carousel(page));
    expect(await zoomIn(carousel(page).getByRole("article").first())).toBeGreaterThan(2);
    await started(page);
    await expect(page.locator(".slick-list")).toBeAttached();
    await expectInView(page, reviewIds(1, 1));
    const offset = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
    const before = await offset();
    const finger = await putFinger(page, 300, 400);
    for (let way = 0; way <= 100; way += 10) await finger.move(300 - way, 400);
    await finger.lift();
    await expect.poll(offset, SOON).toBeGreaterThan(before + 10);
    await expectInView(page, reviewIds(1, 1));
    // A tap on an enlarged page still opens a review.
    const toggle = carousel(page).locator(".slide:not([inert] *) summary").first();
    if ((await toggle.count()) > 0) {
      await toggle.tap();
      await expect(toggle.locator("xpath=..")).toHaveAttribute("open");
    }
  });

  test("two fingers enlarge a badge", async ({ page }) => {
    test.skip(!stripMoves, STILL_STRIP);
    await openStrip(page);
    expect(await zoomIn(strip(page))).toBeGreaterThan(2);
  });
});
