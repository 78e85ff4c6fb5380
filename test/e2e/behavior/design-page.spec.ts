import { readFileSync } from "node:fs";
import path from "node:path";
import { builtFiles } from "../../../scripts/lib/built-site";
import { SITE_DIR } from "../fixture-site";
import { expect, expectMissingPage, hydrated, test } from "../playwright-test";

/** Words that stand on the page of all components and nowhere else. */
const MARKS = ["Ten services: vacant lots are hatched", "one review: nowhere to go", "DesignPage"];

test.describe("Design page", () => {
  test("the page of all components is for development, and leads nowhere on the site", async ({
    page,
    consoleWatch,
  }) => {
    expectMissingPage(consoleWatch, "/design/");
    const response = await page.goto("/design/");
    expect(response?.status()).toBe(404);
    await hydrated(page);
  });

  test("nothing of the page of all components is in the built files", () => {
    const files = builtFiles(SITE_DIR).filter((file) => /\.(?:html|js|css|json|txt|xml)$/.test(file));
    expect(files.length).toBeGreaterThan(10);
    const found = files.filter((file) => {
      const text = readFileSync(path.join(SITE_DIR, file), "utf8");
      return MARKS.some((mark) => text.includes(mark));
    });
    expect(found).toEqual([]);
  });
});
