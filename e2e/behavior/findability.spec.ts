import type { Page } from "@playwright/test";
import { formatHours, formatPosition } from "../../src/components/format";
import { cities, landing, notFound, ROUTES, services, site, TEL, thankYou } from "../content";
import { type ConsoleWatch, expect, expectMissingPage, hydrated, test } from "../fixtures";
import { faults, readVocabulary } from "../schema-vocabulary";

interface Described {
  "@graph": Record<string, unknown>[];
}

async function readJsonLd(page: Page): Promise<Described> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
}

async function readThing(page: Page, type: string) {
  const thing = (await readJsonLd(page))["@graph"].find((candidate) => candidate["@type"] === type);
  if (!thing) throw new Error(`The page describes no ${type}.`);
  return thing;
}

function meta(page: Page, name: string) {
  return page.locator(`head meta:is([name="${name}"], [property="${name}"])`);
}

const TEXTS = [
  { route: "/", seo: landing.seo },
  { route: "/thank-you/", seo: thankYou.seo },
  { route: "/nowhere", seo: notFound.seo },
];

/** As a crawler reads the page that runs no script, and as one that does: Gatsby writes the head anew in the browser. */
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

test("what machines are told about the firm is what the page says", async ({ page }) => {
  await page.goto("/");
  const firm = await readThing(page, "LegalService");
  const contact = page.locator("#contact");
  const footer = page.getByRole("contentinfo").last();

  await expect(footer).toContainText(String(firm.name));
  // The page dials with the country's code and shows the number without.
  const phone = String(firm.telephone);
  await expect(contact.getByRole("link", { name: phone.replace(/^\+1 /, ""), exact: true })).toHaveAttribute(
    "href",
    TEL,
  );
  expect(`tel:+${phone.replace(/\D/g, "")}`).toBe(TEL);
  await expect(contact.getByRole("link", { name: String(firm.email), exact: true })).toBeVisible();

  const address = firm.address as Record<string, string>;
  const { streetAddress, addressLocality, addressRegion, postalCode } = address;
  await expect(contact.locator("address")).toHaveText(
    `${streetAddress}${addressLocality}, ${addressRegion} ${postalCode}`,
  );
  const { latitude, longitude } = firm.geo as { latitude: number; longitude: number };
  for (const line of formatPosition({ latitude, longitude })) {
    await expect(page.locator("#home svg").getByText(line, { exact: true })).toBeVisible();
  }
});

test("machines are told the hours that the page shows", async ({ page }) => {
  await page.goto("/");
  const { openingHoursSpecification } = await readThing(page, "LegalService");
  const hours = openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }[];
  const shown = hours.map(({ dayOfWeek, opens, closes }) =>
    formatHours({ from: dayOfWeek[0] ?? "", to: dayOfWeek.at(-1) ?? "", opens, closes }),
  );
  for (const line of shown) await expect(page.locator("#contact dd").getByText(line, { exact: true })).toBeVisible();
  expect(shown).toHaveLength(site.contact.hours.length);
});

test("machines are told the counties, cities and services that the page shows, all of them", async ({ page }) => {
  await page.goto("/");
  const { areaServed, knowsAbout } = await readThing(page, "LegalService");
  const counties = await page.locator("#home li").allTextContents();
  const shownCities = await page.locator("#cities li").allTextContents();
  const shownServices = await page.locator("#services h3").allTextContents();
  expect(areaServed).toEqual([...counties.map((county) => `${county} County`), ...shownCities]);
  expect(knowsAbout).toEqual(shownServices);
  expect([counties.length, shownCities.length, shownServices.length]).toEqual([
    landing.hero.counties.length,
    cities.length,
    services.length,
  ]);
});

test("machines are told of the attorney what the page says", async ({ page }) => {
  await page.goto("/");
  const attorney = await readThing(page, "Person");
  await expect(page.locator("#about").getByText(`${attorney.name}, ${attorney.jobTitle}`)).toBeVisible();
});

test("the sitemap lists the landing page, and robots find it", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("xml");
  const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual([`${site.url}/`]);
});

test("every file that the head and the manifest name is there", async ({ page, request }) => {
  await page.goto("/");
  const named = await page
    .locator('head link:is([rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(named).toHaveLength(4);
  for (const path of named) expect((await request.get(path)).status()).toBe(200);
});

test("whoever finds a hole in the site is told whom to tell", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toContain(`Contact: mailto:${site.contact.email}`);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires.getTime()).toBeGreaterThan(Date.now());
});
