import AxeBuilder from "@axe-core/playwright";
import { carousel, strip, tooltip } from "../parts";
import { DESKTOP, landing, reviews, STILL_REVIEWS, STILL_STRIP, site, TEL } from "../site-content";
import { bringIntoView, expect, expectNoViolations, openPage, started, test, wake } from "../test";

test.use({ viewport: DESKTOP });

test("a page with broken data logs one error, and leads home", async ({ page, consoleWatch }) => {
  // Firefox logs the error without its message.
  consoleWatch.tolerate(/site\.json|undefined|^error: Error/);
  for (const [what, folder, path, result] of [
    ["no data", "thank-you", "/thank-you/", {}],
    ["no context, which breaks Gatsby before it renders the page", "index", "/", { data: {} }],
    ["no content", "index", "/", { data: {}, pageContext: {} }],
  ] as const) {
    await test.step(`${path} with ${what}`, async () => {
      const before = consoleWatch.heard.length;
      await page.route(`**/page-data/${folder}/page-data.json`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), result } });
      });
      await page.goto(path);
      await wake(page);
      await expect(page.locator("h1")).toHaveText("Unexpected Application Error!");
      await expect(page.getByRole("banner")).toContainText(site.firm.shortName);
      await expect(page.getByRole("link", { name: site.contact.phone })).toHaveAttribute("href", TEL);
      expect(consoleWatch.heard.length - before, "messages").toBe(1);
      await page.unrouteAll();
    });
  }
  await expectNoViolations("the error screen", new AxeBuilder({ page }));
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.locator("h1")).toHaveText(landing.home.headline);
});

const FAULTS = {
  "strip, which breaks after it is rendered,": () => {
    Element.prototype.animate = () => {
      throw new Error("broken on purpose");
    };
  },
  "carousel, which breaks while it is rendered,": () => {
    const original = window.getComputedStyle;
    window.getComputedStyle = (element, pseudo) => {
      if (element.matches(".carousel")) throw new Error("broken on purpose");
      return original(element, pseudo);
    };
  },
};

for (const [part, fault] of Object.entries(FAULTS)) {
  test(`a ${part} logs one error, and the page stays`, async ({ page, consoleWatch }) => {
    test.skip(...STILL_STRIP);
    test.skip(...STILL_REVIEWS);
    consoleWatch.tolerate(/broken on purpose|^error: Error/);
    await page.addInitScript(fault);
    await page.goto("/");
    await started(page, ["tooltips"]);
    await bringIntoView(carousel(page));
    await page.getByRole("banner").locator("[data-tooltip]").hover();
    await expect(tooltip(page)).toBeVisible();
    expect(consoleWatch.heard).toHaveLength(1);
    await expect(page.locator("h1")).toHaveText(landing.home.headline);
    await expect(strip(page).getByRole("img").first()).toBeAttached();
    await expect(carousel(page).getByRole("article").first()).toContainText(reviews[0]?.name ?? "");
  });
}

test("a missing page keeps its address, answers 404, and logs its path once", async ({ page, consoleWatch }) => {
  consoleWatch.tolerate(/^error: (?:404: |Failed to load resource: .* 404)/);
  for (const path of ["/thank-you/nowhere", "/nowhere/", "/a%20b", "/caf%C3%A9"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await started(page);
    await expect(page.locator("h1")).toHaveText("Oops! Page not found");
    await expect(page).toHaveURL(path);
    const words = `404: there is no page at ${path} `;
    const logged = () => consoleWatch.heard.filter((text) => text.includes(words));
    await expect.poll(logged).toHaveLength(1);
  }
});

test("a page starts its scripts whatever its query and its slash", async ({ page }) => {
  for (const address of ["/?utm_source=a%2Fb#about", "/thank-you"]) await openPage(page, address);
});

test("a page at an address that is not its own starts no scripts", async ({ page, consoleWatch }) => {
  // Browsers log that the server answers 404.
  consoleWatch.tolerate(/^error: Failed to load resource: .* 404/);
  const copies = ["/web/2026/https://www.example.com", "/proxy/x"];
  for (const prefix of copies) {
    await page.route(`**${prefix}/**`, async (route) => {
      const url = route.request().url().replace(prefix, "");
      await route.fulfill({ response: await route.fetch({ url }) });
    });
  }
  const unreadable = ["/thank-you/%20", "/%", "/%ff", "/a%2Fb", "/a%3Fb", "/#%"];
  const others = ["/index.html", "/404.html", "/404/", ...copies.map((copy) => `${copy}/`)];
  for (const address of [...unreadable, ...others]) {
    await test.step(address, async () => {
      await page.goto(address);
      await wake(page);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator(`main a[href="${TEL}"]`).first()).toBeVisible();
      expect(await page.locator("script[src]").count(), "scripts").toBe(0);
    });
  }
});
