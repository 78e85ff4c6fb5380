import type { Page } from "@playwright/test";
import { layoutFaults } from "../layout-faults";
import { DESKTOP, PHONE, ROUTES } from "../site-content";
import { addStyle, expect, expectNoViolations, openAndShowAll, scrollTo, test } from "../test";

// The tests measure positions, so nothing may move.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

const LARGE_TEXT = "html { font-size: 200% !important }";
const TEXT_SPACING = `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important }`;
const ENLARGED = [
  { viewport: { width: 320, height: 640 }, style: TEXT_SPACING },
  { viewport: DESKTOP, style: LARGE_TEXT },
  { viewport: PHONE, style: LARGE_TEXT },
  { viewport: PHONE, style: "html { font-size: 150% !important }" },
  { viewport: { width: 320, height: 256 }, style: "" },
];

// The carousel takes a moment to adapt to a new width.
const expectNoFaults = (page: Page, what: string) =>
  expect
    .configure({ soft: true })
    .poll(() => scrollTo(page, 0).then(() => layoutFaults(page)), { message: what })
    .toEqual([]);

for (const route of ROUTES) {
  test(`${route} has no layout faults, and is accessible`, async ({ page }) => {
    await openAndShowAll(page, route);
    for (const { viewport, style } of ENLARGED) {
      await page.setViewportSize(viewport);
      await addStyle(page, style);
      await expectNoFaults(page, `${viewport.width} px ${style}`);
    }
    await addStyle(page, "");
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoFaults(page, `closed at ${width} px`);
    }
    const folded = page.locator("main details");
    await folded.evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
    for (const width of (await folded.count()) > 0 ? [1280, 360] : []) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoFaults(page, `opened at ${width} px`);
    }
    await page.setViewportSize({ width: PHONE.width, height: 260 });
    await scrollTo(page, 600);
    await expect(page.locator("header").first(), "does not stick on a short screen").not.toBeInViewport();
    await scrollTo(page, 0);
    await expectNoViolations(page, "opened on a phone");
  });
}
