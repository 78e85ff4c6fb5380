import type { Page } from "@playwright/test";
import type { ContentName } from "../../../content-model/schemas";
import { MISSING_ROUTE } from "../../../scripts/lib/built-site";
import { telHref } from "../../../src/components/ui/PhoneLink";
import { DESKTOP } from "../fixture-content";
import { type ConsoleWatch, expect, test } from "../playwright-test";
import { content, expectedContent, ROUTES } from "./expected-content";

/** As search engines and visitors without script get the site. */
test.use({ javaScriptEnabled: false, viewport: DESKTOP });

/** Where the words of each content file are; those of site.json are all on the landing page. */
const FILES: Record<string, ContentName[]> = {
  "/": ["site", "landing", "stats", "services", "faq", "reviews", "awards", "cities"],
  "/thank-you/": ["thank-you"],
  [MISSING_ROUTE]: ["not-found"],
};

/** Parts of a page that show one list each: a list elsewhere on the page in the right order proves nothing. */
const SECTIONS: Partial<Record<ContentName, string>> = {
  stats: "#awards",
  services: "#services",
  faq: "#faq",
  reviews: "#reviews",
  awards: "#awards",
  cities: "#cities",
};

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

async function open(page: Page, route: string, consoleWatch: ConsoleWatch): Promise<void> {
  if (route === MISSING_ROUTE) consoleWatch.expect(/ 404 /);
  await page.goto(route);
}

test("every content file is on one of the pages", () => {
  expect(Object.values(FILES).flat().sort()).toEqual(Object.keys(content).sort());
});

for (const [route, files] of Object.entries(FILES)) {
  test(`everything in ${files.map((file) => `content/${file}.json`).join(", ")} is on ${route}, in its order`, async ({
    page,
    consoleWatch,
  }) => {
    await open(page, route, consoleWatch);
    const shown = await readPart(page, "body");
    for (const file of files) {
      const { texts, lists } = expectedContent(file);
      const missing = texts.filter(({ words }) => !shown.includes(squeezed(words)));
      expect
        .soft(
          missing.map(({ field, words }) => `${field} is not on the page ${route}: "${words}"`),
          file,
        )
        .toEqual([]);

      const part = await readPart(page, SECTIONS[file] ?? "body");
      for (const { field, entries } of lists) {
        let end = 0;
        const misplaced = entries.find((words) => {
          const at = part.indexOf(squeezed(words), end);
          if (at >= 0) end = at + squeezed(words).length;
          return at < 0;
        });
        expect.soft(misplaced, `${field} is not in the order of the content from here on`).toBeUndefined();
      }
    }
  });
}

test("every address in the content is where a link leads", async ({ page }) => {
  const targets: string[] = [];
  for (const route of ["/", "/thank-you/"]) {
    await page.goto(route);
    const own = new URL(page.url()).origin;
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    targets.push(...hrefs.map((href) => href.replace(own, content.site.url)));
  }
  const unlinked = Object.values(FILES)
    .flatMap((files) => files.flatMap((file) => expectedContent(file).links))
    .filter(({ words }) => !targets.includes(new URL(words).href));
  expect(unlinked.map(({ field, words }) => `No link leads to ${words}, which ${field} names`)).toEqual([]);
});

test("every image of the content arrives on the page", async ({ page }) => {
  await page.goto("/");
  const images = page.locator("img");
  await images.evaluateAll((found) => {
    for (const image of found as HTMLImageElement[]) image.loading = "eager";
  });
  const expected = content.awards.awards.length + (content.landing.about.portrait ? 1 : 0);
  expect(await images.count()).toBeGreaterThanOrEqual(expected);
  await expect
    .poll(() =>
      images.evaluateAll((found) =>
        (found as HTMLImageElement[])
          .filter((image) => !image.complete || image.naturalWidth === 0)
          .map((image) => image.currentSrc || image.src)
          .slice(0, 3),
      ),
    )
    .toEqual([]);
});

/** What the browser's tab and a search result say. */
const SEO: Record<string, { title: string; description: string }> = {
  "/": content.landing.seo,
  "/thank-you/": content["thank-you"].seo,
  [MISSING_ROUTE]: content["not-found"].seo,
};

for (const route of ROUTES) {
  test(`${route}: every link leads where it should; tab and search result say what the content says`, async ({
    page,
    request,
    consoleWatch,
  }) => {
    await open(page, route, consoleWatch);
    const links = await page.locator("a").evaluateAll((found) =>
      (found as HTMLAnchorElement[]).map((link) => ({
        href: link.getAttribute("href") ?? "",
        target: link.target,
        rel: link.rel,
      })),
    );
    const dialed = [content.site.contact.phone, content.site.legal.responsibleLawyer.phone].map(telHref);
    const reached = new Set<string>();
    for (const { href, target, rel } of links) {
      if (href.startsWith("tel:")) expect(dialed).toContain(href);
      else if (href.startsWith("mailto:")) expect(href).toBe(`mailto:${content.site.contact.email}`);
      else if (href.startsWith("https:"))
        expect({ href, target, rel }).toEqual({ href, target: "_blank", rel: "noopener" });
      else reached.add(href);
    }
    const paths = new Set<string>();
    for (const href of reached) {
      const { pathname, hash } = new URL(href, `http://localhost${route}`);
      paths.add(pathname);
      if (!hash) continue;
      if (pathname === route) await expect(page.locator(hash)).toBeAttached();
      else expect(await (await request.get(pathname)).text(), href).toContain(`id="${hash.slice(1)}"`);
    }
    for (const pathname of paths) {
      if (pathname !== MISSING_ROUTE) expect((await request.get(pathname)).status(), pathname).toBe(200);
    }

    await expect.soft(page).toHaveTitle(SEO[route]?.title ?? /./);
    await expect
      .soft(page.locator('meta[name="description"]'))
      .toHaveAttribute("content", SEO[route]?.description ?? /./);
  });
}
