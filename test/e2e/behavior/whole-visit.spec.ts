import type { Locator, Page } from "@playwright/test";
import { MISSING_ROUTE, ROUTES } from "../built-routes";
import { sliderArrived } from "../page-setup";
import { expect, expectMissingPage, hydrated, test, watchPolicy } from "../playwright-test";
import { PHONE } from "../site-content";

test.use({ viewport: PHONE });

/** Uses every control of a page with the mouse and the keyboard, without leaving the page. */
async function exercisePage(page: Page): Promise<void> {
  for (const part of await page.locator("main > *, footer:not(article footer)").all())
    await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");

  // After the slider has replaced the row, no element is replaced under the pointer.
  await sliderArrived(page);
  // The slider keeps hidden copies of its slides.
  for (const toggle of await page.locator(".review-toggle:visible:not([inert] *)").all()) await clickTwice(toggle);
  for (const button of await page.locator("button:visible:enabled:not(.review-toggle)").all()) await clickTwice(button);
  for (const summary of await page.locator("summary").all()) await summary.click();
  const trigger = page.locator("[data-tooltip]:visible").first();
  if ((await trigger.count()) > 0) {
    await trigger.hover();
    // The first tooltip has to load its script.
    await page.locator("[data-tippy-root]").waitFor();
    await page.keyboard.press("Escape");
  }

  await page.keyboard.press("Home");
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press("Tab");
  for (const key of ["ArrowRight", "ArrowLeft", "Escape", "End"]) await page.keyboard.press(key);

  for (const link of await page.locator("header nav a").all()) {
    await page.getByText("Menu", { exact: true }).click();
    await link.click();
  }
}

/** Clicks a button twice. The second click undoes the first one. */
async function clickTwice(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await button.click();
}

test("a whole visit of every page contacts no other server, stores only scroll positions, and violates no policy", async ({
  page,
  context,
  baseURL,
  consoleWatch,
}) => {
  const asked = new Set<string>();
  context.on("request", (request) => asked.add(new URL(request.url()).origin));
  const violations = await watchPolicy(page);
  expectMissingPage(consoleWatch, MISSING_ROUTE);
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await page.goto(`${route}?utm_source=postcard&gclid=abc`);
      await hydrated(page);
      await exercisePage(page);
      expect.soft(await violations(), "stopped by the policy").toEqual([]);
      const kept = await page.evaluate(async () => ({
        cookie: document.cookie,
        local: Object.keys(localStorage),
        // Gatsby keeps scroll positions.
        session: Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect.soft(kept).toEqual({ cookie: "", local: [], session: [], databases: [], caches: [], workers: 0 });
    });
  }
  expect.soft([...asked]).toEqual([new URL(baseURL ?? "").origin]);
  expect.soft(await context.cookies()).toEqual([]);
});
