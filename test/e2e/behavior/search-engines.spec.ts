import type { Page } from "@playwright/test";
import { MISSING_ROUTE } from "../../../scripts/lib/built-site";
import { landing, notFound, site, thankYou } from "../fixture-content";
import { ROUTES } from "../fixture-site";
import { type ConsoleWatch, expect, openPage, test } from "../playwright-test";
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

const SEO: Record<string, { title: string; description: string }> = {
  "/": landing.seo,
  "/thank-you/": thankYou.seo,
  [MISSING_ROUTE]: notFound.seo,
};

/** Pages that have an address of their own to be found at; the others are reached from elsewhere, or by mistake. */
const LISTED = ["/", "/privacy/"];

/** As a crawler reads the page that runs no script, and as one that does: Gatsby writes the head again in the browser. */
for (const script of [false, true]) {
  test.describe(script ? "The head after script" : "The head in the HTML itself", () => {
    test.use({ javaScriptEnabled: script });

    async function open(page: Page, route: string, consoleWatch: ConsoleWatch): Promise<void> {
      if (script) await openPage(page, route, consoleWatch);
      else await page.goto(route);
    }

    for (const route of ROUTES) {
      test(`of ${route} has title and description, and says whether the page is to be found`, async ({
        page,
        consoleWatch,
      }) => {
        if (route === MISSING_ROUTE && !script) consoleWatch.expect(/ 404 /);
        await open(page, route, consoleWatch);
        await expect.soft(page.locator("head title")).toHaveCount(1);
        await expect.soft(meta(page, "description")).toHaveCount(1);
        await expect.soft(page).toHaveTitle(SEO[route]?.title ?? /./);
        await expect.soft(meta(page, "description")).toHaveAttribute("content", SEO[route]?.description ?? /./);

        // A page with samples on it is not to be found yet.
        const samples = (await page.getByText(site.sampleNotice).count()) > 0;
        const hidden = samples || !LISTED.includes(route);
        const robots = await meta(page, "robots").evaluateAll((found) =>
          found.map((one) => one.getAttribute("content")),
        );
        expect.soft(robots).toEqual(hidden ? ["noindex"] : []);
      });
    }

    test("says what the landing page's one address is", async ({ page, consoleWatch }) => {
      for (const address of ["/", "/?p=12&utm_source=postcard"]) {
        await open(page, address, consoleWatch);
        await expect.soft(page.locator('link[rel="canonical"]'), address).toHaveAttribute("href", `${site.url}/`);
      }
    });
  });
}

test("where the landing page is shared, it shows itself with an image that exists", async ({ page, request }) => {
  await page.goto("/");
  await expect.soft(meta(page, "og:title")).toHaveAttribute("content", landing.seo.title);
  await expect.soft(meta(page, "og:description")).toHaveAttribute("content", landing.seo.description);
  await expect.soft(meta(page, "og:url")).toHaveAttribute("content", `${site.url}/`);
  await expect.soft(meta(page, "og:site_name")).toHaveAttribute("content", site.firm.name);
  await expect.soft(meta(page, "twitter:card")).toHaveAttribute("content", "summary_large_image");

  const image = (await meta(page, "og:image").getAttribute("content")) ?? "";
  expect(image.startsWith(`${site.url}/`)).toBe(true);
  const response = await request.get(new URL(image).pathname);
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
  expect(things.map((thing) => thing["@type"])).toEqual(["WebSite", "LegalService"]);
  expect(things.flatMap((thing) => faults(thing, vocabulary))).toEqual([]);

  // The check finds what is not in the vocabulary.
  expect(faults({ "@type": "LawShop" }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", serviceArea: "A" }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", nickname: "A" }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", jobTitle: "A" }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", geo: { "@type": "Person" } }, vocabulary)).toHaveLength(1);
  expect(faults({ "@type": "LegalService", geo: { "@type": "GeoCoordinates", lat: 1 } }, vocabulary)).toHaveLength(1);
});

test("the files for machines are there, and say what they have to", async ({ page, request }) => {
  await test.step("the sitemap lists the pages that name their address, and robots find it", async () => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \S/m);
    const sitemap = await request.get("/sitemap.xml");
    expect(sitemap.headers()["content-type"]).toContain("xml");
    const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(LISTED.map((route) => `${site.url}${route}`));
  });

  await test.step("every file that the head names is there", async () => {
    await page.goto("/");
    const named = await page
      .locator('head link:is([rel="icon"], [rel="apple-touch-icon"])')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(named).toHaveLength(3);
    for (const path of named) expect((await request.get(path)).status()).toBe(200);
  });

  await test.step("whoever finds a vulnerability is told whom to tell", async () => {
    const text = await (await request.get("/.well-known/security.txt")).text();
    expect(text).toContain(`Contact: mailto:${site.contact.email}`);
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
    expect(expires.getTime()).toBeGreaterThan(Date.now());
  });
});
