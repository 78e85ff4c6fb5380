import { PHONE, ROUTES } from "../content";
import { expect, test } from "../fixtures";
import { expectNoSidewaysScroll, openAndShowAll, unreadableText } from "../layout-assertions";
import { addStyle } from "../motion";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The least that WCAG 2.2, 1.4.12 asks a page to bear. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const LARGE_TEXT = "html { font-size: 200% !important }";

const TRIALS = [
  { name: "at 320 px", viewport: { width: 320, height: 640 }, style: "" },
  { name: "enlarged four times", viewport: { width: 320, height: 256 }, style: "" },
  { name: "at 390 px with text of 200 %", viewport: PHONE, style: LARGE_TEXT },
  { name: "at 1280 px with text of 200 %", viewport: { width: 1280, height: 1024 }, style: LARGE_TEXT },
  { name: "at 320 px with WCAG's text spacing", viewport: { width: 320, height: 640 }, style: TEXT_SPACING },
  { name: "at 768 px", viewport: { width: 768, height: 640 }, style: "" },
  { name: "at 1280 px with WCAG's text spacing", viewport: { width: 1280, height: 800 }, style: TEXT_SPACING },
];

for (const { name, viewport, style } of TRIALS) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const route of ROUTES) {
      test(`${route}: nothing scrolls sideways, all text can be read`, async ({ page, consoleWatch }) => {
        await openAndShowAll(page, route, consoleWatch);
        await addStyle(page, style);
        // The carousel measures again.
        await page.waitForTimeout(300);
        await expectNoSidewaysScroll(page);
        expect(await unreadableText(page)).toEqual([]);
      });
    }
  });
}
