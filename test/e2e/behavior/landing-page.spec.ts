import { DESKTOP, PHONE, SECTION_IDS } from "../fixture-content";
import { layoutFaults } from "../layout-faults";
import { openAndShowAll } from "../page-setup";
import { expect, test } from "../playwright-test";

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

test("the landing page has its sections one below the other, and its badges in their size", async ({
  page,
  consoleWatch,
}) => {
  await openAndShowAll(page, "/", consoleWatch);
  const resized = await page
    .locator("#awards img")
    .evaluateAll(
      (badges) => badges.filter((badge) => badge.clientWidth !== Number(badge.getAttribute("width"))).length,
    );
  expect.soft(resized, "badges of another size than their place was kept for").toBe(0);

  const sections = page.locator("main > section[id]");
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const boxes = await sections.evaluateAll((found) =>
      found.map((section) => section.getBoundingClientRect().toJSON()),
    );
    const seen = boxes.filter(({ height }) => height > 100).map(({ top }) => top);
    expect.soft(seen).toHaveLength(SECTION_IDS.length);
    expect.soft(seen).toEqual(seen.toSorted((a, b) => a - b));
  }
});

test.describe("Without script", () => {
  // A script would write figures of its own.
  test.use({ javaScriptEnabled: false });

  test("figures of eight digits stand on one line, each within its column", async ({ page }) => {
    await page.goto("/");
    await page.locator(".stat > p").evaluateAll((figures) => {
      for (const figure of figures) figure.textContent = "99,999,999+";
    });
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await layoutFaults(page);
      expect
        .soft(
          faults.filter((fault) => fault.includes("99,999,999")),
          `at ${width} px`,
        )
        .toEqual([]);
    }
  });
});
