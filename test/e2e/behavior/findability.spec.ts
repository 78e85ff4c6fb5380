import type { Page } from "@playwright/test";
import { landing, notFound, ROUTES, site, thankYou } from "../content";
import { type ConsoleWatch, expect, expectMissingPage, hydrated, test } from "../fixtures";
import { faults, readVocabulary } from "../schema-org-vocabulary";

interface Described {
  "@graph": Record<string, unknown>[];
}

async function readJsonLd(page: Page): Promise<Described> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
}

function meta(page: Page, name: string) {
  return page.locator(`head meta:is([name="${name}"], [property="${name}"])`);
}

const TEXTS = [
  { route: "/", seo: landing.seo },
  { route: "/thank-you/", seo: thankYou.seo },
  { route: "/nowhere", seo: notFound.seo },
];

/** As a crawler reads the page that runs no script, and as one that does: Gatsby writes the head again in the browser. */
for (const script of [false, true]) {
  test.describe(script ? "after script" : "in the HTML itself", () => {
    test.use({ javaScriptEnabled: script });

    async function open(page: Page, route: string, consoleWatch: ConsoleWatch): Promise<void> {
      if (route === "/nowhere") {
        if (script) expectMissingPage(consoleWatch, route);
        else consoleWatch.expect(/ 404 /);
      }
      await page.goto(route);
      if (script) await hydrated(page);
    }

    for (const { route, seo } of TEXTS) {
      test(`${route} has the title and the description of its content`, async ({ page, consoleWatch }) => {
        await open(page, route, consoleWatch);
        await expect(page).toHaveTitle(seo.title);
        await expect(meta(page, "description")).toHaveAttribute("content", seo.description);
        await expect(page.locator("head title")).toHaveCount(1);
        await expect(meta(page, "description")).toHaveCount(1);
      });
    }

    for (const address of ["/", "/?p=12&utm_source=postcard"]) {
      test(`${address} says what the page's one address is`, async ({ page, consoleWatch }) => {
        await open(page, address, consoleWatch);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}/`);
      });
    }

    for (const route of ROUTES) {
      const when = route === "/" ? "only while it shows samples" : "for good";
      test(`${route} is kept out of search engines ${when}`, async ({ page, consoleWatch }) => {
        await open(page, route, consoleWatch);
        const samples = (await page.getByText(site.sampleNotice).count()) > 0;
        const kept = route !== "/" || samples;
        await expect(meta(page, "robots")).toHaveCount(kept ? 1 : 0);
        if (kept) await expect(meta(page, "robots")).toHaveAttribute("content", "noindex");
      });
    }
  });
}

test("where the landing page is shared, it shows itself with a picture that exists", async ({ page, request }) => {
  await page.goto("/");
  await expect(meta(page, "og:title")).toHaveAttribute("content", landing.seo.title);
  await expect(meta(page, "og:description")).toHaveAttribute("content", landing.seo.description);
  await expect(meta(page, "og:url")).toHaveAttribute("content", `${site.url}/`);
  await expect(meta(page, "og:site_name")).toHaveAttribute("content", site.firm.name);
  await expect(meta(page, "twitter:card")).toHaveAttribute("content", "summary_large_image");

  const picture = (await meta(page, "og:image").getAttribute("content")) ?? "";
  expect(picture.startsWith(`${site.url}/`)).toBe(true);
  const response = await request.get(new URL(picture).pathname);
  expect(response.headers()["content-type"]).toBe("image/png");
  const png = await response.body();
  const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
  expect(size).toEqual([
    await meta(page, "og:image:width").getAttribute("content"),
    await meta(page, "og:image:height").getAttribute("content"),
  ]);
});

test("everything that is told to machines is in schema.org's vocabulary", async ({ page }) => {
  await page.goto("/");
  const { "@graph": things } = await readJsonLd(page);
  const vocabulary = readVocabulary();
  expect(things.map((thing) => thing["@type"])).toEqual(["WebSite", "LegalService", "Person"]);
  expect(things.flatMap((thing) => faults(thing, vocabulary))).toEqual([]);
});

test("the check of the vocabulary finds what is not in it", () => {
  const vocabulary = readVocabulary();
  expect(faults({ "@type": "LawShop" }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", serviceArea: "A" }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", nickname: "A" }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", jobTitle: "A" }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", geo: { "@type": "Person" } }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", geo: { "@type": "GeoCoordinates", lat: 1 } }, vocabulary)).toHaveLength(1);
});

test("the sitemap lists the pages that name their address, and robots find it", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("xml");
  const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual([`${site.url}/`, `${site.url}/privacy/`]);
});

test("every file that the head names is there", async ({ page, request }) => {
  await page.goto("/");
  const named = await page
    .locator('head link:is([rel="icon"], [rel="apple-touch-icon"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(named).toHaveLength(3);
  for (const path of named) expect((await request.get(path)).status()).toBe(200);
});

test("whoever finds a hole in the site is told whom to tell", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toContain(`Contact: mailto:${site.contact.email}`);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires.getTime()).toBeGreaterThan(Date.now());
});
