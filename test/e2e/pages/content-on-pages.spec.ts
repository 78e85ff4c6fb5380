import type { Page } from "@playwright/test";
import { telHref } from "../../../src/components/cta/PhoneLink";
import { expectedContent, filesOf } from "../expected-content";
import { content, DESKTOP, MAILTO, MISSING_ROUTE, PHONE, ROUTES } from "../site-content";
import { expect, test } from "../test";

/** Search engines and visitors without script see the site like this. */
test.use({ javaScriptEnabled: false, viewport: DESKTOP });

/** Fields for which a phone has no room. */
const NOT_ON_A_PHONE = /: (?:firm\.descriptor|home\.countiesLabel)$/;

/** Returns all that can be read on the page, squeezed. */
async function readPage(page: Page): Promise<string> {
  const words = await page.locator("body").evaluate((body) => {
    for (const details of body.querySelectorAll("details")) details.open = true;
    // "Read less" stands within the text of a review.
    for (const button of body.querySelectorAll(".review summary")) button.remove();
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

for (const route of ROUTES) {
  test(`${route} shows all its texts`, async ({ page, consoleWatch }) => {
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
  });
}

test("every link leads somewhere, and every address in the content has a link", async ({
  page,
  request,
  consoleWatch,
}) => {
  consoleWatch.tolerate(/ 404 |404: /);
  const { legal, contact } = content.site;
  const direct = [contact.phone, legal.responsibleLawyer.phone].map(telHref).concat(MAILTO);
  const outbound = ROUTES.flatMap(filesOf).flatMap((file) => expectedContent(file).links);
  const addresses = new Set(outbound.map(({ words }) => new URL(words).href));
  const found = new Set<string>();
  for (const route of ROUTES) {
    await page.goto(route);
    for (const link of await page.locator("a").all()) {
      const href = (await link.getAttribute("href")) ?? "";
      if (/^(?:tel|mailto):/.test(href)) expect.soft(direct).toContain(href);
      else if (href.startsWith("https:")) {
        found.add(new URL(href).href);
        await expect.soft(link).toHaveAttribute("rel", "noopener");
        await expect.soft(link).toHaveAttribute("target", "_blank");
      } else {
        const { pathname, hash } = new URL(href, `http://localhost${route}`);
        const response = await request.get(pathname);
        if (pathname !== MISSING_ROUTE) expect.soft(response.status(), href).toBe(200);
        if (hash) expect.soft(await response.text(), href).toContain(`id="${hash.slice(1)}"`);
      }
    }
  }
  expect([...found].sort()).toEqual([...addresses].sort());
});

test("every image arrives as WebP, and every icon has its drawing", async ({ page }) => {
  await page.goto("/");
  const images = page.locator("img");
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
  const widths = () => icons.evaluateAll((all) => (all as SVGSVGElement[]).map((icon) => icon.getBBox().width));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
});
