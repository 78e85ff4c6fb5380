import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { telHref } from "../../../src/components/ui/PhoneLink";
import { expectedContent, filesOf } from "../expected-content";
import { BUILT_FILES, content, DESKTOP, MAILTO, MISSING_ROUTE, PHONE, ROUTES, SITE, TEL } from "../site-content";
import { expect, test } from "../test";

/** Search engines and visitors without script see the site like this. */
test.use({ javaScriptEnabled: false, viewport: DESKTOP });

/** Fields for which a phone has no room. */
const NOT_ON_A_PHONE = /: (?:firm\.descriptor|hero\.countiesLabel)$/;

/** What the content links to. */
const OUTBOUND = ROUTES.flatMap(filesOf).flatMap((file) => expectedContent(file).links);

/** Returns all that can be read on the page, squeezed. */
async function readPage(page: Page): Promise<string> {
  const words = await page.locator("body").evaluate((body) => {
    for (const details of body.querySelectorAll("details")) details.open = true;
    const named = [...body.querySelectorAll("[alt], [aria-label], [data-tooltip]")].flatMap((part) =>
      ["alt", "aria-label", "data-tooltip"].map((name) => part.getAttribute(name) ?? ""),
    );
    const drawn = [...body.querySelectorAll("svg text")].map(({ textContent }) => textContent);
    return [(body as HTMLElement).innerText, ...drawn, ...named].join(" ");
  });
  return squeezed(words);
}

/** Removes spaces and lowercases letters, because styles may change both. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

/** Expects each link to lead to what the content names, or to a place on the site. */
async function expectLinksToLead(page: Page, route: string, request: APIRequestContext): Promise<void> {
  const links = await page.locator("a").evaluateAll((found) =>
    (found as HTMLAnchorElement[]).map((link) => ({
      href: link.getAttribute("href") ?? "",
      opens: `${link.target} ${link.rel}`,
    })),
  );
  const lawyer = telHref(content.site.legal.responsibleLawyer.phone);
  const addresses = OUTBOUND.map(({ words }) => new URL(words).href);
  for (const { href, opens } of links) {
    if (/^(?:tel|mailto):/.test(href)) expect.soft([TEL, lawyer, MAILTO]).toContain(href);
    else if (href.startsWith("https:")) {
      expect.soft(addresses).toContain(new URL(href).href);
      expect.soft(opens, href).toBe("_blank noopener");
    } else {
      const { pathname, hash } = new URL(href, `http://localhost${route}`);
      const response = await request.get(pathname);
      if (pathname !== MISSING_ROUTE) expect.soft(response.status(), href).toBe(200);
      if (hash) expect.soft(await response.text(), href).toContain(`id="${hash.slice(1)}"`);
    }
  }
}

for (const route of ROUTES) {
  test(`${route} shows all its texts, and its links work`, async ({ page, request, consoleWatch }) => {
    if (route === MISSING_ROUTE) consoleWatch.tolerate(/ 404 |404: /);
    await page.goto(route);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const shown = await readPage(page);
      const missing = filesOf(route)
        .flatMap((file) => expectedContent(file).texts)
        .filter(({ words }) => !shown.includes(squeezed(words)))
        .filter(({ field }) => viewport === DESKTOP || !NOT_ON_A_PHONE.test(field));
      expect.soft(missing, `missing texts at ${viewport.width} px`).toEqual([]);
    }
    await test.step("links", () => expectLinksToLead(page, route, request));
  });
}

test("each address in the content has a link on some page", () => {
  const pages = BUILT_FILES.filter((file) => file.endsWith(".html"));
  const html = pages.map((file) => readFileSync(path.join(SITE, file), "utf8")).join("");
  const targets = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)];
  const absolute = targets.map(([, href = ""]) => {
    return new URL(href.replaceAll("&amp;", "&"), content.site.url).href;
  });
  for (const { field, words } of OUTBOUND) {
    expect.soft(absolute, `a link leads to what ${field} names`).toContain(new URL(words).href);
  }
});

test("every image arrives as WebP, and every icon has its drawing", async ({ page }) => {
  await page.goto("/");
  const images = page.locator("img");
  expect(await images.count()).toBeGreaterThanOrEqual((content.awards.awards ?? []).length);
  await images.evaluateAll((found) => {
    for (const image of found as HTMLImageElement[]) image.loading = "eager";
  });
  const faulty = () =>
    images.evaluateAll((found) =>
      (found as HTMLImageElement[])
        .filter(({ complete, naturalWidth, currentSrc }) => !complete || !naturalWidth || !currentSrc.endsWith(".webp"))
        .map(({ src }) => src),
    );
  await expect.poll(faulty).toEqual([]);
  const icons = page.locator("svg:has(use)");
  await expect(icons).toHaveCount(content.services.services.length);
  const widths = () => icons.evaluateAll((all) => (all as SVGSVGElement[]).map((icon) => icon.getBBox().width));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
});
