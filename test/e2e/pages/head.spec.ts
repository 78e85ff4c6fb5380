import type { Page } from "@playwright/test";
import { filesOf } from "../expected-content";
import { content, ROUTES } from "../site-content";
import { expect, RETRIED, test } from "../test";

const { url, firm, sample } = content.site;

function readHead(page: Page): Promise<string[]> {
  return page.locator("title, meta[name], meta[property], link[rel]:not([rel=preload])").evaluateAll((elements) =>
    elements.map((element) => {
      const read = (...names: string[]) => names.map((name) => element.getAttribute(name)).find(Boolean);
      return `${read("name", "property", "rel") ?? "title"}: ${read("content", "href") ?? element.textContent}`;
    }),
  );
}

test("the head of each page says what the content says", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml", RETRIED)).text();
  for (const route of ROUTES) {
    await page.goto(route);
    const head = await readHead(page);
    const find = (name: string) => head.filter((line) => line.startsWith(`${name}: `));
    const [seo] = filesOf(route).flatMap((file) => (content[file] as Partial<typeof content.landing>).seo ?? []);
    expect.soft(find("title")).toEqual([`title: ${seo?.title} | ${firm.shortName}`]);
    expect.soft(find("description")).toEqual([`description: ${seo?.description}`]);
    // Only pages with a canonical address may be listed, and none while `sample` is on.
    const [canonical] = find("canonical");
    if (canonical || route === "/") expect.soft(canonical).toBe(`canonical: ${url}${route}`);
    expect.soft(find("robots")).toEqual(canonical && !sample ? [] : ["robots: noindex"]);
    expect.soft(sitemap.includes(`<loc>${url}${route}</loc>`)).toBe(Boolean(canonical && !sample));

    const links = page.locator("link:is([rel=icon], [rel=apple-touch-icon], [rel=preload][as=font])");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect.soft(addresses, "three icons, and the font, asked for early").toHaveLength(4);
    const files = [...addresses, "/social-image.png"];
    const answers = await Promise.all(files.map((file) => request.get(file, RETRIED)));
    for (const answer of answers) expect.soft(answer.status(), answer.url()).toBe(200);
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
      const facts = await page.locator("script[type='application/ld+json']").textContent();
      const lawFirm = expect.objectContaining({ "@type": "LegalService", name: firm.name });
      expect.soft(JSON.parse(facts ?? "{}")["@graph"], "what search engines read").toContainEqual(lawFirm);
    }
  }
});
