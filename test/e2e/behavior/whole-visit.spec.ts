import { MISSING_ROUTE } from "../../../scripts/lib/built-site";
import { exercisePage } from "../exercise-page";
import { ROUTES } from "../fixture-site";
import { expect, expectMissingPage, hydrated, test, watchPolicy } from "../playwright-test";

test("a whole visit of every page asks nobody else, leaves nothing behind, and breaks no rule of the policy", async ({
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
      // Every page's controls are used in test/e2e/any-content.
      if (route === "/") await exercisePage(page);
      expect.soft(await violations(), "stopped by the policy").toEqual([]);
      const kept = await page.evaluate(async () => ({
        cookie: document.cookie,
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
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
