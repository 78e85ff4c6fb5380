import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { SITE } from "../site-content";
import { bringIntoView, expect, openPage, test, wake } from "../test";

test("injected code, and files of other sites, do not run or load", async ({ page, consoleWatch }) => {
  consoleWatch.tolerate(/violates the following/);
  await page.addInitScript(() => {
    const blocked = new Set<string>();
    Object.assign(window, { blocked });
    document.addEventListener("securitypolicyviolation", (event) => blocked.add(event.effectiveDirective));
  });
  const injected = `<script>window.intruded = true</script>
    <b onfocus="window.intruded = true" autofocus tabindex="0">x</b>
    <link rel="stylesheet" href="https://styles.example.com/x.css">
    <iframe src="https://frames.example.com/"></iframe><base href="https://base.example.com/">
    <img src="https://images.example.com/x.png" alt="">`;
  await page.route("/", async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    await request.fulfill({ response, body: html.replace("</body>", `${injected}</body>`) });
  });
  await openPage(page, "/");
  const blocked = () => page.evaluate(() => [...Reflect.get(window, "blocked")].sort());
  const directives = ["base-uri", "frame-src", "img-src", "script-src-attr", "script-src-elem", "style-src-elem"];
  await expect.poll(blocked).toEqual(directives);
  expect(await page.evaluate(() => "intruded" in window)).toBe(false);
});

test("a copy on a disk has the page's styles, typeface and badges @chromium", async ({ page, consoleWatch }) => {
  // Scripts and drawings stay away.
  consoleWatch.tolerate(/violates the following|file:\/\//);
  const folder = mkdtempSync(path.join(tmpdir(), "copy-"));
  cpSync(path.join(SITE, "static"), path.join(folder, "static"), { recursive: true });
  const html = readFileSync(path.join(SITE, "index.html"), "utf8");
  writeFileSync(path.join(folder, "index.html"), html.replaceAll("/static/", "static/"));
  await page.goto(pathToFileURL(path.join(folder, "index.html")).href);
  await wake(page);
  await bringIntoView(page.locator("#awards"));
  const typefaces = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect.poll(typefaces).toContain("Newsreader loaded");
  for (const badge of (await page.locator("#awards img").all()).slice(0, 1)) {
    await bringIntoView(badge);
    await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  rmSync(folder, { recursive: true });
});
