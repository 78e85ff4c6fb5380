import type { Page } from "@playwright/test";
import { usedImages } from "../../../content-model/images";
import { telHref } from "../../../src/components/cta/PhoneLink";
import { expectedContent, filesOf } from "../expected-content";
import { content, DESKTOP, MAILTO, MISSING_ROUTE, PHONE, ROUTES } from "../site-content";
import { expect, RETRIED, test } from "../test";

/** Search engines and visitors without script see the site like this. */
test.use({ javaScriptEnabled: false, viewport: DESKTOP });

const NOT_ON_A_PHONE = /: (?:firm\.descriptor|home\.countiesLabel)$/;

async function readPage(page: Page): Promise<string> {
  const words = await page.locator("body").evaluate((body) => {
    for (const details of body.querySelectorAll("details")) details.open = true;
    // "Read less" stands within the text of a review.
    for (const button of body.querySelectorAll(".review summary")) button.remove();
    const named = ["alt", "aria-label", "data-tooltip"].flatMap((name) =>
      [...body.querySelectorAll(`[${name}]`)].map((part) => part.getAttribute(name)),
    );
    const drawn = [...body.querySelectorAll("svg text")].map(({ textContent }) => textContent);
    return [(body as HTMLElement).innerText, ...drawn, ...named].join(" ");
  });
  return squeezed(words);
}

const squeezed = (text: string) => text.replace(/[\s\u2060]+/g, "").toLowerCase();

test("each page shows all of its text", async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    const texts = filesOf(route).flatMap((file) => expectedContent(file).texts);
    expect.soft(texts, route).not.toEqual([]);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const shown = await readPage(page);
      const missing = texts
        .filter(({ words }) => !shown.includes(squeezed(words)))
        .filter(({ field }) => viewport === DESKTOP || !NOT_ON_A_PHONE.test(field));
      expect.soft(missing, `texts missing on ${route} at ${viewport.width} px`).toEqual([]);
    }
  }
});

test("every link leads somewhere, and every address has a link", async ({ page, request }) => {
  const { legal, contact } = content.site;
  const direct = [contact.phone, legal.responsibleLawyer.phone].map(telHref).concat(MAILTO);
  const outbound = ROUTES.flatMap(filesOf).flatMap((file) => expectedContent(file).links);
  const found = new Set<string>();
  for (const route of ROUTES) {
    await page.goto(route);
    const links = await page
      .locator("a")
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map(({ href, rel, target }) => ({ href, kind: `${rel} ${target}`.trim() })),
      );
    expect.soft(links, route).not.toEqual([]);
    const own = new Set<string>();
    for (const { href, kind } of links) {
      if (/^(?:tel|mailto):/.test(href)) expect.soft(direct).toContain(href);
      else if (href.startsWith("http:")) own.add(href);
      else {
        found.add(href);
        expect.soft(kind, href).toBe("noopener _blank");
      }
    }
    const answers = [...own].map(async (href) => {
      const { pathname, hash } = new URL(href);
      const response = await request.get(pathname, RETRIED);
      if (pathname !== MISSING_ROUTE) expect.soft(response.status(), href).toBe(200);
      expect.soft(await response.text(), href).toContain(hash && `id="${hash.slice(1)}"`);
    });
    await Promise.all(answers);
  }
  const addresses = outbound.map(({ words }) => new URL(words).href);
  expect([...found].sort()).toEqual([...new Set(addresses)].sort());
});

test("every image arrives as WebP, and every icon has its drawing", async ({ page }) => {
  await page.goto("/");
  const images = page.locator("img");
  if (usedImages(content).length > 0) await expect(images).not.toHaveCount(0);
  const faulty = () =>
    images.evaluateAll((all) =>
      (all as HTMLImageElement[])
        .map((image) => Object.assign(image, { loading: "eager" }))
        .filter(({ complete, naturalWidth, currentSrc }) => !complete || !naturalWidth || !currentSrc.endsWith(".webp"))
        .map(({ src }) => src),
    );
  await expect.poll(faulty).toEqual([]);
  const icons = page.locator("svg:has(use):visible");
  await expect(icons).not.toHaveCount(0);
  const widths = () => icons.evaluateAll((all) => (all as SVGSVGElement[]).map((icon) => icon.getBBox().width));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
});
