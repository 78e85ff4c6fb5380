import type { Page } from "@playwright/test";
import type { ContentName } from "../../../gatsby/content/schemas";
import { telHref } from "../../../src/components/ui/PhoneLink";
import { DESKTOP } from "../content";
import { expect, test } from "../fixtures";
import { content, ROUTES, type Route, saying } from "./content";

/** As search engines and visitors without script get the site. */
test.use({ javaScriptEnabled: false, viewport: DESKTOP });

/** Where the words of each content file stand; those of site.json are all on the landing page. */
const PLACES: [file: ContentName, route: Route][] = [
  ["site", "/"],
  ["landing", "/"],
  ["stats", "/"],
  ["services", "/"],
  ["faq", "/"],
  ["reviews", "/"],
  ["awards", "/"],
  ["cities", "/"],
  ["thank-you", "/thank-you/"],
  ["not-found", "/nowhere"],
];

/** Parts of a page that show one list each: a list elsewhere on the page in the right order proves nothing. */
const SECTIONS: Partial<Record<ContentName, string>> = {
  stats: "#awards",
  services: "#services",
  faq: "#faq",
  reviews: "#reviews",
  awards: "#awards",
  cities: "#cities",
};

test.beforeEach(({ consoleWatch }, { title }) => {
  if (title.includes("/nowhere") || title.includes("not-found")) consoleWatch.expect(/ 404 /);
});

/** What can be read in a part of the page: its text with everything unfolded, and the texts of pictures and labels. */
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

for (const [file, route] of PLACES) {
  test(`everything in content/${file}.json is on the page, in its order`, async ({ page }) => {
    await page.goto(route);
    const { texts, lists } = saying(file);
    const shown = await readPart(page, "body");
    const missing = texts.filter(({ words }) => !shown.includes(squeezed(words)));
    expect(missing.map(({ field, words }) => `${field} is not on the page ${route}: "${words}"`)).toEqual([]);

    const part = await readPart(page, SECTIONS[file] ?? "body");
    for (const { field, entries } of lists) {
      let end = 0;
      const misplaced = entries.find((words) => {
        const at = part.indexOf(squeezed(words), end);
        if (at >= 0) end = at + squeezed(words).length;
        return at < 0;
      });
      expect(misplaced, `${field} is not in the order of the content from here on`).toBeUndefined();
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
  const unlinked = PLACES.flatMap(([file]) => saying(file).links).filter(
    ({ words }) => !targets.includes(new URL(words).href),
  );
  expect(unlinked.map(({ field, words }) => `No link leads to ${words}, which ${field} names`)).toEqual([]);
});

test("every picture of the content arrives on the page", async ({ page }) => {
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

for (const route of ROUTES) {
  test(`${route}: every link leads where it should`, async ({ page, request }) => {
    await page.goto(route);
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
      if (pathname !== "/nowhere") expect((await request.get(pathname)).status(), pathname).toBe(200);
    }
  });

  test(`${route}: browser tab, search result and index say what the content says`, async ({ page }) => {
    await page.goto(route);
    const { title, description } =
      content[route === "/" ? "landing" : route === "/nowhere" ? "not-found" : "thank-you"].seo;
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
  });
}
