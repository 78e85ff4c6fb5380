import type { Page } from "@playwright/test";
import { filesOf } from "../expected-content";
import { content, MISSING_ROUTE, ROUTES } from "../site-content";
import { expect, openPage, test } from "../test";

const { url, firm } = content.site;

/** Returns the page's title, meta and link elements as "name: value". */
function readHead(page: Page): Promise<string[]> {
  return page.locator("title, meta[name], meta[property], link[rel]").evaluateAll((elements) =>
    elements.map((element) => {
      const read = (...names: string[]) => names.map((name) => element.getAttribute(name)).find(Boolean);
      return `${read("name", "property", "rel") ?? "title"}: ${read("content", "href") ?? element.textContent}`;
    }),
  );
}

for (const route of ROUTES) {
  test(`the head of ${route} says what the content says`, async ({ page, request, consoleWatch }) => {
    if (route === MISSING_ROUTE) consoleWatch.tolerate(/ 404 /);
    await page.goto(route);
    // The app's scripts have not run yet.
    const head = await readHead(page);
    const find = (name: string) =>
      head.flatMap((line) => (line.startsWith(`${name}: `) ? line.slice(name.length + 2) : []));
    const [seo] = filesOf(route).flatMap((file) => (content[file] as Partial<typeof content.landing>).seo ?? []);
    expect
      .soft(find("title"))
      .toEqual([expect.stringMatching(new RegExp(`^${seo?.title ?? ".+"} \\| ${firm.shortName}$`))]);
    expect.soft(find("description")).toEqual([seo?.description ?? expect.any(String)]);
    const [canonical] = find("canonical");
    // Only pages with a canonical address may be listed, and none while `sample` is on.
    expect.soft(find("robots")).toEqual(content.site.sample || !canonical ? ["noindex"] : []);
    if (canonical || route === "/") expect.soft(canonical).toBe(`${url}${route}`);
    if (route === "/thank-you/") expect.soft(canonical, "not for search engines").toBeUndefined();
    expect.soft(find("preload"), "the font, before the style sheet asks for it").toHaveLength(1);
    for (const name of ["icon", "apple-touch-icon", "preload"]) {
      const [address = ""] = find(name);
      expect.soft((await request.get(address)).status(), address).toBe(200);
    }
    // A policy applies only to what comes after it.
    await expect.soft(page.locator(":is(script, style, link) ~ meta[http-equiv]")).toHaveCount(0);
    await expect.soft(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveCount(1);

    if (route === "/") {
      const tags = [
        `og:title: ${seo?.title}`,
        `og:description: ${seo?.description}`,
        `og:url: ${url}/`,
        `og:site_name: ${firm.name}`,
        `og:image: ${url}/social-image.png`,
        "twitter:card: summary_large_image",
      ];
      expect.soft(head, "what a shared link shows").toEqual(expect.arrayContaining(tags));
      expect.soft((await request.get("/social-image.png")).status()).toBe(200);
    }

    // Gatsby rewrites the head in the browser.
    await openPage(page, route, consoleWatch);
    const others = (lines: string[]) => lines.filter((line) => !line.startsWith("preload"));
    expect.soft(others(await readHead(page)).sort()).toEqual(others(head).sort());
  });
}
