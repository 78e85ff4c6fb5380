import { DESKTOP, thankYou } from "../content";
import { expect, hydrated, test } from "../fixtures";
import { scrollTo } from "../motion";

test.use({
  viewport: DESKTOP,
  contextOptions: { reducedMotion: "reduce" },
  // Playwright switches off that a page one comes back to is kept as it was.
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("back and forward lead to where the visitor was on the page", async ({ page }) => {
  await page.goto("/thank-you/");
  await hydrated(page);
  await page.locator("header").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeVisible();
  await scrollTo(page, 2600);
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain("2600");
  await page.goBack();
  await expect(page).toHaveURL("/thank-you/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYou.heading);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => [location.pathname, scrollY])).toEqual(["/", 2600]);
});

test("a page that was left comes back as it was, without loading", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await scrollTo(page, 2600);
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
  await page.evaluate(() => location.assign("/robots.txt"));
  await expect(page).toHaveURL("/robots.txt");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => [Reflect.get(window, "persisted"), scrollY])).toEqual([true, 2600]);
});
