import { bringIntoView, carousel, marquee } from "../carousel-and-marquee";
import { DESKTOP } from "../fixture-content";
import { expect, hydrated, test } from "../playwright-test";

/** Scroll bars that take room, as most desktops have them; Playwright hides them otherwise. */
test.use({
  viewport: DESKTOP,
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

test.describe("Scrollbars", () => {
  test("the marquee and the row of reviews keep their height when script takes over", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      await page.waitForFunction(() => document.body.dataset.go === "1");
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await marquee(page).waitFor();
    const heights = () =>
      Promise.all([marquee(page).boundingBox(), carousel(page).boundingBox()]).then((boxes) =>
        boxes.map((box) => box?.height),
      );
    const before = await heights();
    await page.evaluate(() => {
      document.body.dataset.go = "1";
    });
    await hydrated(page);
    await bringIntoView(carousel(page));
    await expect(page.locator(".slick-list")).toBeVisible();
    expect(await heights()).toEqual(before);
  });
});
