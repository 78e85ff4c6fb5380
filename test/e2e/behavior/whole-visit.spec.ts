import { MISSING_ROUTE } from "../../../scripts/lib/built-site";
import { exercisePage } from "../exercise-page";
import { brotliSize, ROUTES, SCRIPT_BUDGET } from "../fixture-site";
import { animationsFinished, expect, expectMissingPage, hydrated, test, watchPolicy } from "../playwright-test";

test.describe("Whole visit", () => {
  for (const route of ROUTES) {
    test(`a whole visit of ${route} asks nobody else, leaves nothing behind, and breaks no rule of the policy`, async ({
      page,
      context,
      baseURL,
      consoleWatch,
    }) => {
      test.slow();
      const origin = new URL(baseURL ?? "").origin;
      const asked: { url: URL; type: string }[] = [];
      context.on("request", (request) => asked.push({ url: new URL(request.url()), type: request.resourceType() }));
      const violations = await watchPolicy(page);
      if (route === MISSING_ROUTE) expectMissingPage(consoleWatch, route);
      await page.goto(`${route}?utm_source=postcard&gclid=abc`);
      await hydrated(page);
      await exercisePage(page);
      await page.locator("main + footer").scrollIntoViewIfNeeded();
      await animationsFinished(page);
      expect.soft(await violations(), "stopped by the policy").toEqual([]);

      // The links that stay on the site, too.
      await page.locator("header").getByRole("link").first().click();
      await hydrated(page);

      expect.soft([...new Set(asked.map(({ url }) => url.origin))]).toEqual([origin]);
      expect.soft(await context.cookies()).toEqual([]);
      const kept = await page.evaluate(async () => ({
        cookie: document.cookie,
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect.soft(kept).toEqual({ cookie: "", local: [], session: [], databases: [], caches: [], workers: 0 });

      const scripts = new Set(asked.filter(({ type }) => type === "script").map(({ url }) => url.pathname));
      expect.soft(scripts.size).toBeGreaterThan(4);
      const total = [...scripts].reduce((sum, script) => sum + brotliSize(script), 0);
      expect.soft(total, "bytes of script in a whole visit").toBeLessThanOrEqual(SCRIPT_BUDGET);
    });
  }
});
