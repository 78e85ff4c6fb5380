import { readFileSync } from "node:fs";
import path from "node:path";
import { builtFiles } from "../../../scripts/lib/built-site";
import { SITE_DIR } from "../fixture-site";
import { expect, hydrated, test } from "../playwright-test";

/** Pages that a developer has added (test/fixtures/pages), as the build publishes them. */

test("an added page is reached from the footer of another, is styled, works with script, and leads back", async ({
  page,
  request,
}) => {
  await page.goto("/thank-you/");
  await hydrated(page);
  await page.getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL("/privacy/");
  const heading = page.getByRole("heading", { level: 1, name: "Privacy policy" });
  await expect(heading).toHaveCSS("font-family", /Newsreader/);
  const policy = (await request.get("/privacy/")).headers()["content-security-policy"];
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+; style-src 'self' 'sha256-/);

  await hydrated(page);
  await page.getByRole("button", { name: "What we keep" }).click();
  await expect(page.getByText("Nothing.")).toBeVisible();
  await page.locator("header").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

test("nothing of the page of all components, which is for development, is in the built files", () => {
  const files = builtFiles(SITE_DIR);
  expect(files.filter((file) => file.includes("design"))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|js|css|json|txt|xml)$/.test(file));
  const found = texts.filter((file) =>
    /DesignPage|one review: nowhere to go/.test(readFileSync(path.join(SITE_DIR, file), "utf8")),
  );
  expect(found).toEqual([]);
});
