import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import type { ContentName } from "../../../content-model/schemas";
import { telHref } from "../../../src/components/ui/PhoneLink";
import { BUILT_FILES, content, DESKTOP, MAILTO, MISSING_ROUTE, PHONE, ROUTES, SITE, TEL } from "../site-content";
import { expect, test } from "../test";
import { type ExpectedText, expectedContent, filesOf } from "./expected-content";

/** Search engines and visitors without script see the site like this. */
test.use({ javaScriptEnabled: false, viewport: DESKTOP });

/** Fields for which a phone has no room. */
const NOT_ON_A_PHONE = /: (?:firm\.descriptor|hero\.countiesLabel)$/;

/** Returns what can be read on the page: in the body, in main, and in each section by its id. */
async function readParts(page: Page): Promise<Record<string, string>> {
  const parts = await page.locator("body, main, section[id]").evaluateAll((elements) =>
    elements.map((element) => {
      for (const details of element.querySelectorAll("details")) details.open = true;
      const named = [...element.querySelectorAll("[alt], [aria-label], [data-tooltip]")].flatMap((part) =>
        ["alt", "aria-label", "data-tooltip"].map((name) => part.getAttribute(name) ?? ""),
      );
      const drawn = element.querySelector("svg text") ? element.textContent : "";
      const text = [(element as HTMLElement).innerText, drawn, ...named].join(" ");
      return [element.id || element.localName, text] as const;
    }),
  );
  return Object.fromEntries(parts.map(([name, text]) => [name, squeezed(text)]));
}

/** Returns the name of the part that has to show a field: the field's section, if there is one. */
function partOf(file: ContentName, field: string, parts: Record<string, string>): string {
  // The header, the footer and several sections show site.json.
  if (file === "site") return "body";
  const [, key = ""] = /: (\w+)/.exec(field) ?? [];
  const sections: string[] = [file === "stats" ? "awards" : file, key === "hero" ? "home" : key];
  return sections.find((id) => id in parts) ?? "main";
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
      name: link.innerText.trim(),
    })),
  );
  const lawyer = telHref(content.site.legal.responsibleLawyer.phone);
  const outbound = ROUTES.flatMap(filesOf)
    .flatMap((file) => expectedContent(file).links)
    .map(({ words }) => new URL(words).href);
  for (const { href, opens } of links) {
    if (href.startsWith("tel:")) expect.soft([TEL, lawyer]).toContain(href);
    else if (href.startsWith("mailto:")) expect.soft(href).toBe(MAILTO);
    else if (href.startsWith("https:")) {
      expect.soft(outbound).toContain(new URL(href).href);
      expect.soft(opens, href).toBe("_blank noopener");
    } else {
      const { pathname, hash } = new URL(href, `http://localhost${route}`);
      const response = await request.get(pathname);
      if (pathname !== MISSING_ROUTE) expect.soft(response.status(), href).toBe(200);
      if (hash) expect.soft(await response.text(), href).toContain(`id="${hash.slice(1)}"`);
    }
  }
  const ambiguous = links.filter(({ name, href }) => links.some((other) => other.name === name && other.href !== href));
  expect.soft(ambiguous, "links of one name to different places").toEqual([]);
}

for (const route of ROUTES) {
  test(`${route} shows all its texts, and its links work`, async ({ page, request, consoleWatch }) => {
    if (route === MISSING_ROUTE) consoleWatch.tolerate(/ 404 |404: /);
    await page.goto(route);

    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const parts = await readParts(page);
      for (const file of filesOf(route)) {
        const isMissing = ({ field, words }: ExpectedText) =>
          !(viewport === PHONE && NOT_ON_A_PHONE.test(field)) &&
          !parts[partOf(file, field, parts)]?.includes(squeezed(words));
        expect.soft(expectedContent(file).texts.filter(isMissing), `missing texts at ${viewport.width} px`).toEqual([]);
      }
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
  for (const { field, words } of ROUTES.flatMap(filesOf).flatMap((file) => expectedContent(file).links)) {
    expect.soft(absolute, `a link leads to what ${field} names`).toContain(new URL(words).href);
  }
});

test("every image arrives in a format for the web, and the page reserves its space", async ({ page }) => {
  await page.goto("/");
  const images = page.locator("img");
  expect(await images.count()).toBeGreaterThanOrEqual((content.awards.awards ?? []).length);
  await images.evaluateAll((found) => {
    for (const image of found as HTMLImageElement[]) image.loading = "eager";
  });
  const faults = () =>
    images.evaluateAll((found) =>
      (found as HTMLImageElement[]).flatMap((image) => {
        const { currentSrc, complete, naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
        if (!complete || naturalWidth === 0) return `${currentSrc || image.src} has not arrived`;
        if (!/\.(?:avif|webp|svg)$/.test(currentSrc)) return `${currentSrc} is larger than it has to be`;
        const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        const isKept = Math.abs(ratio - naturalWidth / naturalHeight) < 0.02;
        if (!isKept || clientWidth * clientHeight === 0) return `${currentSrc} has no place kept in its shape`;
        return [];
      }),
    );
  await expect.poll(faults).toEqual([]);
  const icons = page.locator("svg:has(use)");
  await expect(icons).toHaveCount(content.services.services.length);
  const isEmpty = (all: (SVGElement | HTMLElement)[]) =>
    all.filter((icon) => (icon as SVGSVGElement).getBBox().width === 0).length;
  await expect.poll(() => icons.evaluateAll(isEmpty), "icons without a drawing").toBe(0);
});
