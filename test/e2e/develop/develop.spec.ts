import { landing } from "../site-content";
import { expect } from "../test";
import { test } from "./develop-server";

test("a developer sees the site, and every saved change", async ({ page, server, consoleWatch }) => {
  // Gatsby, webpack and React print messages for developers.
  consoleWatch.tolerate(/^info: %cDownload the React DevTools|^log: \[HMR\]|^debug: %cgatsby/);
  const headline = page.getByRole("heading", { level: 1 });

  await test.step("badges appear and links lead to their sections, as in the build", async () => {
    await page.goto("/");
    await expect(headline).toHaveText(landing.hero.headline);
    await page.locator("#awards").scrollIntoViewIfNeeded();
    const badge = page.locator(".badge img").first();
    await expect(badge).toBeInViewport();
    await expect(badge).not.toHaveJSProperty("naturalWidth", 0);
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.locator('a[href$="#about"]').click();
    await expect(page.locator("#about :is(h2, blockquote)").first()).toBeInViewport();
    await expect(page).toHaveURL("/#about");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  });

  await test.step("a saved text appears without a reload", async () => {
    // A reload would remove this attribute.
    await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
    server.edit("landing.json", landing.hero.headline, "Deeds for everybody");
    await expect(headline).toHaveText("Deeds for everybody");
    await expect(page.locator("body")).toHaveAttribute("data-same-page");
  });

  await test.step("after a broken change, the terminal names the place; the next good change shows", async () => {
    let said = server.listen();
    server.edit("landing.json", "Deeds for everybody", "");
    await expect.poll(said).toMatch(/content\/landing\.json:\d+:\d+: /);
    said = server.listen();
    server.edit("landing.json", '"headline": ""', '"headline": "Deeds for all"');
    await expect.poll(said).toContain("No problems in the content.");
    await expect(headline).toHaveText("Deeds for all");
  });

  await test.step("an unknown path shows Gatsby's page, which leads to the 404 page, which leads home", async () => {
    consoleWatch.tolerate(/ 404 /);
    await page.goto("/nothing");
    await page.getByRole("button", { name: "Preview custom 404 page" }).click();
    await expect(headline).toHaveText("Oops! Page not found");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(headline).toHaveText("Deeds for all");
  });
});
