import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { builtFiles } from "../../../scripts/lib/built-site";
import { telHref } from "../../../src/components/ui/PhoneLink";
import { MISSING_ROUTE } from "../built-routes";
import { DESKTOP, PHONE } from "../fixture-content";
import { expect, test } from "../playwright-test";
import { content, expectedContent, filesOf, ROUTES, SITE } from "./expected-content";

/** As search engines and visitors without script get the site. */
test.use({ javaScriptEnabled: false, viewport: DESKTOP });

/** What can be read in a part of the page: its text with everything unfolded, and the texts of images and labels. */
async function readPart(page: Page, selector: string): Promise<string> {
  const parts = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      for (const details of element.querySelectorAll("details")) details.open = true;
      const named = [...element.querySelectorAll("[alt], [aria-label], [data-tooltip]")].flatMap((part) =>
        ["alt", "aria-label", "data-tooltip"].map((name) => part.getAttribute(name) ?? ""),
      );
      return [
        (element as HTMLElement).innerText,
        element.querySelector("svg text") ? element.textContent : "",
        ...named,
      ].join(" ");
    }),
  );
  return squeezed(parts.join(" "));
}

/** Without blanks and capitals, which a style may add or change. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

/** The first entry of a list that does not follow the one before it. */
function misplaced(entries: readonly string[], text: string): string | undefined {
  let end = 0;
  return entries.find((words) => {
    const at = text.indexOf(squeezed(words), end);
    if (at >= 0) end = at + squeezed(words).length;
    return at < 0;
  });
}

/** Every link dials, writes to or opens what the content names, or leads to a place on the site that exists. */
async function expectLinksToLead(page: Page, route: string, request: APIRequestContext): Promise<void> {
  const links = await page.locator("a").evaluateAll((found) =>
    (found as HTMLAnchorElement[]).map((link) => ({
      href: link.getAttribute("href") ?? "",
      opens: `${link.target} ${link.rel}`,
      name: link.innerText.trim(),
      event: link.dataset.event,
    })),
  );
  const { contact, legal, profiles = [], links: addresses } = content.site;
  const lawyer = telHref(legal.responsibleLawyer.phone);
  const outbound = ROUTES.flatMap(filesOf)
    .flatMap((file) => expectedContent(file).links)
    .map(({ words }) => new URL(words).href);
  const uncounted = [lawyer, addresses.privacyPolicy, ...profiles.map(({ url }) => url)];
  for (const { href, opens, event } of links) {
    if (href.startsWith("tel:")) expect.soft([telHref(contact.phone), lawyer]).toContain(href);
    else if (href.startsWith("mailto:")) expect.soft(href).toBe(`mailto:${contact.email}`);
    else if (href.startsWith("https:")) {
      expect.soft(outbound).toContain(new URL(href).href);
      expect.soft(opens, href).toBe("_blank noopener");
    } else {
      const { pathname, hash } = new URL(href, `http://localhost${route}`);
      const response = await request.get(pathname);
      if (pathname !== MISSING_ROUTE) expect.soft(response.status(), href).toBe(200);
      if (hash) expect.soft(await response.text(), href).toContain(`id="${hash.slice(1)}"`);
    }
    const isCounted = /^(?:https|tel|mailto):/.test(href) && !uncounted.includes(href);
    if (isCounted) expect.soft(event, `the name of ${href} in statistics`).toBeTruthy();
  }
  const ambiguous = links.filter(({ name, href }) => links.some((other) => other.name === name && other.href !== href));
  expect.soft(ambiguous, "links of one name that lead to different places").toEqual([]);
}

for (const route of ROUTES) {
  test(`${route} says everything that its content files say, in its order, and every link leads where it should`, async ({
    page,
    request,
    consoleWatch,
  }) => {
    if (route === MISSING_ROUTE) consoleWatch.expect(/ 404 /);
    await page.goto(route);

    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const shown = await readPart(page, "body");
      const texts = filesOf(route).flatMap((file) => expectedContent(file).texts);
      const missing = texts.filter(({ words }) => !shown.includes(squeezed(words)));
      expect.soft(missing, `what is not on ${route} at ${viewport.width} px`).toEqual([]);
    }

    for (const file of filesOf(route)) {
      // The part of the page that shows this list: elsewhere on the page the right order proves nothing.
      const section = `#${file === "stats" ? "awards" : file}`;
      const part = await readPart(page, (await page.locator(section).count()) > 0 ? section : "body");
      for (const { field, entries } of expectedContent(file).lists) {
        expect.soft(misplaced(entries, part), `where ${field} is not in the order of the content`).toBeUndefined();
      }
    }

    await test.step("links", () => expectLinksToLead(page, route, request));
  });
}

test("every address in the content is where a link leads", () => {
  const pages = builtFiles(SITE).filter((file) => file.endsWith(".html"));
  const html = pages.map((file) => readFileSync(path.join(SITE, file), "utf8")).join("");
  const targets = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  const absolute = targets.map((href) => new URL(href, content.site.url).href);
  for (const { field, words } of ROUTES.flatMap(filesOf).flatMap((file) => expectedContent(file).links)) {
    expect.soft(absolute, `a link leads to what ${field} names`).toContain(new URL(words).href);
  }
});

test("every image of the content arrives, in a format for the web and with the size that the page keeps for it", async ({
  page,
}) => {
  await page.goto("/");
  const images = page.locator("img");
  expect(await images.count()).toBeGreaterThanOrEqual(content.awards.awards.length);
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
});
