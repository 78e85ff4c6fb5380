import { landing, notFound, site } from "../fixture-content";
import { expect, expectMissingPage } from "../playwright-test";
import { test } from "./develop-server";

/** Returns a logo that the test recognizes by its path. */
const logo = (path: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="${path}"/></svg>`;

test("a developer sees the site, and every saved change", async ({ page, server, consoleWatch }) => {
  // Gatsby, webpack and React print messages for developers.
  consoleWatch.tolerate(/^info: %cDownload the React DevTools|^log: \[HMR\]|^debug: %cgatsby/);
  const headline = page.getByRole("heading", { level: 1 });

  await test.step("badges appear and links scroll smoothly, as in the build", async () => {
    await page.goto("/");
    await expect(headline).toHaveText(landing.hero.headline);
    await page.locator("#awards").scrollIntoViewIfNeeded();
    const badge = page.locator(".badge img").first();
    await expect(badge).toBeInViewport();
    await expect(badge).not.toHaveJSProperty("naturalWidth", 0);
    await page.mouse.move(5, 5);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
    const menu = page.getByRole("navigation", { name: site.labels.mainNavigation });
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

  await test.step("after a broken change, the page stays and the terminal names the place", async () => {
    let said = server.listen();
    server.edit("landing.json", "Deeds for everybody", "");
    await expect.poll(said).toMatch(/content\/landing\.json:\d+:\d+: /);
    await expect(headline).toHaveText("Deeds for everybody");
    said = server.listen();
    server.edit("landing.json", '"headline": ""', '"headline": "Deeds for all"');
    await expect.poll(said).toContain("No problems in the content.");
    await expect(headline).toHaveText("Deeds for all");
  });

  await test.step("the icons and the social image show the logo, even after it has changed", async () => {
    const icon = async () => (await page.request.get("/favicon.svg")).text();
    // The server breaks off a response if the image is replaced meanwhile.
    const social = async () => (await page.request.get("/social-image.png").catch(() => undefined))?.body();
    let drawn: Buffer | undefined;
    await expect.poll(async () => (drawn = await social())).toBeDefined();
    server.save("images/logo.svg", logo("M1 2h30v30z"));
    server.edit(
      "site.json",
      '"name": "Southeast',
      '"logo": { "image": "./images/logo.svg", "alt": "The logo" }, "name": "Southeast',
    );
    await expect.poll(icon).toContain("M1 2h30v30z");
    server.save("images/logo.svg", logo("M2 3h30v30z"));
    await expect.poll(icon).toContain("M2 3h30v30z");
    await expect.poll(async () => drawn && (await social())?.equals(drawn)).toBe(false);
  });

  await test.step("an unknown path shows Gatsby's page, which leads to the 404 page, which leads home", async () => {
    expectMissingPage(consoleWatch, "/nothing");
    await page.goto("/nothing");
    await page.getByRole("button", { name: "Preview custom 404 page" }).click();
    await expect(headline).toHaveText(notFound.heading);
    await page.getByRole("link", { name: notFound.homeLink }).click();
    await expect(headline).toHaveText("Deeds for all");
  });
});
