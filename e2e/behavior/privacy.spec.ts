import { ROUTES } from "../content";
import { expect, expectMissingPage, hydrated, test } from "../fixtures";
import { useEveryControl } from "../whole-visit";

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
    await useEveryControl(page);
    // The links that stay on the site, too: Gatsby notes the scroll position when a page is left.
    await page.locator("header").getByRole("link").first().click();
    await hydrated(page);

    expect([...origins]).toEqual([new URL(baseURL ?? "").origin]);
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => ({
      cookie: document.cookie,
      local: Object.keys(localStorage),
      session: Object.entries(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(kept).toMatchObject({ cookie: "", local: [], databases: [], caches: [], workers: 0 });
    for (const [key, value] of kept.session) {
      // Gatsby's own: the path, the history entry, and how far down the page it was, in pixels.
      expect(key).toMatch(/^@@scroll\|\/[\w/-]*\|\w+$/);
      expect(value).toMatch(/^\d+(?:\.\d+)?$/);
    }
  });
}
