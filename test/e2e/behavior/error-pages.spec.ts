import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { arrow, carousel, step, tooltip } from "../parts";
import { DESKTOP, landing, site, TEL } from "../site-content";
import { bringIntoView, expect, expectNoViolations, openPage, started, test, wake } from "../test";

test.use({ viewport: DESKTOP });

test("the server-error page links to the home page and the phone number", async ({ page }) => {
  await page.goto("/500.html");
  await expect(page.locator("h1")).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("banner")).toContainText(site.firm.shortName);
  await expect(page.getByRole("main").getByRole("link", { name: site.contact.phone })).toHaveAttribute("href", TEL);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectNoViolations(page, "the error screen");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.locator("h1")).toHaveText(landing.home.headline);
});

const FAULTS = {
  "strip that breaks after it is rendered": () => {
    Element.prototype.animate = () => {
      throw new Error("broken on purpose");
    };
  },
  "carousel that breaks while it is rendered": () => {
    const original = window.getComputedStyle;
    window.getComputedStyle = (element, pseudo) => {
      if (element.matches(".carousel")) throw new Error("broken on purpose");
      return original(element, pseudo);
    };
  },
};

for (const [part, fault] of Object.entries(FAULTS)) {
  test(`a ${part} logs one error, and its HTML stays`, async ({ page, consoleWatch }) => {
    consoleWatch.tolerate(/broken on purpose|^error: Error/);
    await page.addInitScript(fault);
    await page.goto("/");
    await started(page, '[data-island="PageBehavior"]');
    await bringIntoView(carousel(page));
    await page.getByRole("banner").locator("[data-tooltip]").hover();
    await expect(tooltip(page)).toBeVisible();
    await expect(page.locator(".award-marquee.moving")).toHaveCount(part.startsWith("strip") ? 0 : 1);
    await expect.poll(() => consoleWatch.heard).toHaveLength(1);
    await step(page, "next", 2);
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

test("the islands of a page start at every address", async ({ page, consoleWatch }) => {
  consoleWatch.tolerate(/^error: (?:404: |Failed to load resource: .* 404)/);
  const copy = "/web/2026/https://www.example.com";
  await page.route(`**${copy}/**`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: route.request().url().replace(copy, "") }) });
  });
  const odd = ["/?utm_source=a%2Fb#about", "/#%", "/index.html", "/404.html", "/thank-you/%20"];
  for (const address of [...odd, `${copy}/`, `${copy}/thank-you/`]) {
    await test.step(address, () => openPage(page, address));
  }
});

test("at an address Gatsby cannot read, no scripts load and their controls hide", async ({ page, consoleWatch }) => {
  consoleWatch.tolerate(/^error: (?:404: |Failed to load resource: .* 40\d)/);
  await page.route("**/%ff", async (route) => {
    await route.fulfill({ response: await route.fetch({ url: route.request().url().replace("%ff", "") }) });
  });
  await page.goto("/%ff");
  await wake(page);
  expect(await page.locator("script[src]").count(), "scripts").toBe(0);
  await expect(arrow(page, "next")).toBeHidden();
  await expect(page.locator(".carousel-row")).toHaveCSS("scrollbar-width", "auto");
});

test("a page that arrives in two halves waits for the second one", async ({ page, baseURL }) => {
  const halves = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(`${baseURL}${url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader("content-type", answer.headers.get("content-type") ?? "");
    const middle = url === "/" ? body.indexOf('class="carousel-row') : body.length;
    response.write(body.subarray(0, middle));
    if (url === "/") await page.waitForFunction(() => document.scripts.length > 3);
    response.end(body.subarray(middle));
  });
  await new Promise<void>((resolve) => {
    halves.listen(0, "localhost", resolve);
  });
  const { port } = halves.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
  await wake(page);
  await expect(page.locator("footer")).toBeAttached();
  await started(page);
  halves.closeAllConnections();
  halves.close();
});
