import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { SITE_DIR } from "../content";
import { expect, expectMissingPage, hydrated, test } from "../fixtures";

/** Words that stand on the page of all components and nowhere else. */
const MARKS = ["Ten services: vacant lots are hatched", "one review: nowhere to go", "DesignPage"];

test("the page of all components is for development, and leads nowhere on the site", async ({ page, consoleWatch }) => {
  expectMissingPage(consoleWatch, "/design/");
  const response = await page.goto("/design/");
  expect(response?.status()).toBe(404);
  await hydrated(page);
});

test("nothing of the page of all components is in the built files", () => {
  const files = readdirSync(SITE_DIR, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:html|js|css|json|txt|xml)$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
  expect(files.length).toBeGreaterThan(10);
  const found = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return MARKS.some((mark) => text.includes(mark));
  });
  expect(found).toEqual([]);
});
