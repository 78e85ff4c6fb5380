import type { Page } from "@playwright/test";
import { filesOf } from "../expected-content";
import { content, MISSING_ROUTE, ROUTES } from "../site-content";
import { expect, openPage, test } from "../test";

const { url, firm } = content.site;

/** Returns the values of the page's title, meta and link elements, by name. */
function readHead(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const head: Record<string, string[]> = { title: [document.title] };
    for (const element of document.head.querySelectorAll("meta, link[rel]")) {
      const [name, value] = [
        ["name", "property", "rel"],
        ["content", "href"],
      ].map((attributes) => attributes.map((attribute) => element.getAttribute(attribute)).find(Boolean) ?? "");
      if (name) head[name] = [...(head[name] ?? []), value ?? ""];
    }
    return head;
  });
}

for (const route of ROUTES) {
  test(`the head of ${route} says what the content says`, async ({ page, request, consoleWatch }) => {
    if (route === MISSING_ROUTE) consoleWatch.tolerate(/ 404 /);
    await page.goto(route);
    // The app's scripts have not run yet.
    const head = await readHead(page);
    const [seo] = filesOf(route).flatMap((file) => (content[file] as Partial<typeof content.landing>).seo ?? []);
    expect.soft(head.title).toEqual([seo?.title ?? expect.any(String)]);
    expect.soft(head.description).toEqual([seo?.description ?? expect.any(String)]);
    // Only pages with a canonical address may be listed, and none while `sample` is on.
    expect.soft(head.robots).toEqual(content.site.sample || !head.canonical ? ["noindex"] : undefined);
    if (head.canonical || route === "/") expect.soft(head.canonical).toEqual([`${url}${route}`]);
    if (route === "/thank-you/") expect.soft(head.canonical, "not for search engines").toBeUndefined();
    expect.soft(head.preload, "the font, before the style sheet asks for it").toHaveLength(1);
    for (const name of ["icon", "apple-touch-icon", "preload"]) {
      const [address = ""] = head[name] ?? [];
      expect.soft((await request.get(address)).status(), address).toBe(200);
    }
    await expect.soft(page.locator("html")).toHaveAttribute("lang", "en-US");
    // A policy applies only to what comes after it.
    await expect.soft(page.locator(":is(script, style, link) ~ meta[http-equiv]")).toHaveCount(0);
    await expect.soft(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveCount(1);

    if (route === "/") {
      await test.step("a shared link shows the title and an image that exists", async () => {
        expect.soft(head).toMatchObject({
          "og:title": [seo?.title],
          "og:description": [seo?.description],
          "og:url": [`${url}/`],
          "og:site_name": [firm.name],
          "og:image": [`${url}/social-image.png`],
          "twitter:card": ["summary_large_image"],
        });
        expect.soft((await request.get("/social-image.png")).status()).toBe(200);
      });
    }

    // Gatsby rewrites the head in the browser.
    await openPage(page, route, consoleWatch);
    const { preload: _before, ...inHtml } = head;
    const { preload: _after, ...afterScript } = await readHead(page);
    expect.soft(afterScript).toEqual(inHtml);
  });
}
