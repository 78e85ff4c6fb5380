import { content, DESKTOP, MISSING_ROUTE, ROUTES } from "../site-content";
import { countSheets, expect, openPage, test } from "../test";

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

test("pages print in black on few sheets, without controls @chromium", async ({ page }) => {
  const { firm, contact, legal } = content.site;
  for (const route of ROUTES) {
    await openPage(page, route);
    const sheets = { "/": 2, "/thank-you/": 1, [MISSING_ROUTE]: 1 }[route];
    if (sheets) expect(await countSheets(page), route).toEqual([sheets, sheets]);
    await page.emulateMedia({ media: "print" });
    const text = (await page.locator("body").innerText()).replace(/\s+/g, " ");
    for (const words of [firm.name, contact.phone, legal.responsibleLawyer.name, legal.advertisingNotice]) {
      expect.soft(text, route).toContain(words);
    }
    if (route === "/") {
      const titles = content.services.services.map(({ title }) => title);
      for (const words of [content.landing.awards.disclaimer, ...titles]) expect.soft(text).toContain(words);
    }
    const controls = page.locator("button, .skip-link, header [data-event]");
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("header").first(), "may not lie across a sheet").toHaveCSS("position", "static");
    const links = page.locator("main a[target]").filter({ visible: true });
    if (sheets) await expect(links).not.toHaveCount(0);
    const written = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link, "::after").content));
    expect(written, "addresses on paper").toEqual(Array(written.length).fill(expect.stringContaining("https://")));
    // Browsers print no dark backgrounds, which light text would need.
    const colors = await page
      .locator("main *, footer *")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
    expect([...new Set(colors)]).toEqual(["rgb(0, 0, 0)"]);
    await page.emulateMedia({ media: null });
  }
});
