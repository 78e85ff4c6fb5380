import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { carousel, showReviews, step, strip, tooltip } from "../parts";
import { MISSING_ROUTE, PHONE, ROUTES, reviews, reviewsMove, STILL_REVIEWS, stripMoves } from "../site-content";
import {
  addStyle,
  bringIntoView,
  expect,
  expectMissingPage,
  expectNoViolations,
  openAndShowAll,
  openPage,
  started,
  test,
  watchPolicy,
} from "../test";

/** Uses every control of a page with the mouse and the keyboard, without leaving the page. */
async function exercisePage(page: Page): Promise<void> {
  for (const part of await page.locator("main > *, footer").all()) await part.scrollIntoViewIfNeeded();
  if (reviewsMove && (await carousel(page).count()) > 0) await showReviews(page);
  // The slider keeps hidden copies of its slides. The second click undoes the first one.
  for (const control of await page.locator(":is(button:enabled, summary):visible:not([inert] *)").all()) {
    await bringIntoView(control);
    await control.click();
    await control.click();
  }
  await page.locator("[data-tooltip]:visible").first().hover();
  await tooltip(page).waitFor();
  for (const key of ["Escape", "Tab", "Tab", "ArrowRight", "ArrowLeft", "End"]) await page.keyboard.press(key);
}

test("a whole visit contacts no other server, and violates no policy", async ({
  page,
  context,
  baseURL,
  consoleWatch,
}) => {
  await page.setViewportSize(PHONE);
  const asked = new Set<string>();
  context.on("request", (request) => asked.add(new URL(request.url()).origin));
  const violations = await watchPolicy(page);
  expectMissingPage(consoleWatch, MISSING_ROUTE);
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await page.goto(`${route}?utm_source=postcard&gclid=abc`);
      await started(page);
      await exercisePage(page);
      expect.soft(await violations(), "stopped by the policy").toEqual([]);
      const kept = await page.evaluate(async () => ({
        cookie: document.cookie,
        local: Object.keys(localStorage),
        // Gatsby keeps scroll positions.
        session: Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect.soft(kept).toEqual({ cookie: "", local: [], session: [], databases: [], workers: 0 });
    });
  }
  expect.soft([...asked]).toEqual([new URL(baseURL ?? "").origin]);
});

test("injected code and images do not run or load", async ({ page, consoleWatch }) => {
  consoleWatch.expect(/violates the following/);
  const violations = await watchPolicy(page);
  const injected = `<script>window.intruded = true</script>
    <b onfocus="window.intruded = true" autofocus tabindex="0">x</b>
    <img src="https://images.example.com/x.png" alt="">`;
  await page.route("/", async (request) => {
    const response = await request.fetch();
    await request.fulfill({ response, body: (await response.text()).replace("</body>", `${injected}</body>`) });
  });
  await openPage(page, "/");
  const directives = async () => (await violations()).map((violation) => violation.split(":")[0]).sort();
  await expect.poll(directives).toEqual(["img-src", "script-src-attr", "script-src-elem"]);
  expect(await page.evaluate(() => "intruded" in window)).toBe(false);
});

// At the widths between these two, axe would find nothing else.
for (const [width, shown] of [
  [320, 1],
  [1280, 3],
] as const) {
  test(`the landing page is accessible at ${width} px with a review and a tooltip open`, async ({
    page,
    consoleWatch,
  }) => {
    test.skip(!stripMoves || !reviewsMove, STILL_REVIEWS);
    await page.setViewportSize({ width, height: 800 });
    await openAndShowAll(page, "/", consoleWatch);
    // A sticky header often covers part of a button.
    await addStyle(page, ".site-header { position: static }");
    await showReviews(page);
    const long = reviews.findLastIndex(({ hasReadMore }) => hasReadMore) + 1;
    for (let first = reviews.length; first >= (long || 1); first -= 1) await step(page, "previous", first, shown);
    if (long) await page.locator(".slide:not([inert] *) summary").first().press("Enter");
    await page.getByRole("button", { name: "Pause the badges" }).focus();
    await page.keyboard.press("Tab");
    await expect(strip(page).locator(":focus")).toBeVisible();
    await expect(tooltip(page)).toBeVisible();
    await expectNoViolations("after use", new AxeBuilder({ page }));
  });
}
