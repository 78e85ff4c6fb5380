import { ROUTES } from "../content";
import { exercisePage } from "../exercise-page";
import { expect, expectMissingPage, hydrated, test } from "../fixtures";

for (const route of ROUTES) {
  test(`${route}: a whole visit asks nobody but this site, and leaves nothing behind`, async ({
    page,
    context,
    baseURL,
    consoleWatch,
  }) => {
    if (route === "/nowhere") expectMissingPage(consoleWatch, route);
    const origins = new Set<string>();
    context.on("request", (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`${route}?utm_source=postcard&gclid=abc`);
    await hydrated(page);
    await exercisePage(page);
    // The links that stay on the site, too.
    await page.locator("header").getByRole("link").first().click();
    await hydrated(page);

    expect([...origins]).toEqual([new URL(baseURL ?? "").origin]);
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => ({
      cookie: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(kept).toEqual({ cookie: "", local: [], session: [], databases: [], caches: [], workers: 0 });
  });
}
