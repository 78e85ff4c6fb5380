import { addStyle } from "../carousel-and-marquee";
import { PHONE } from "../fixture-content";
import { ROUTES } from "../fixture-site";
import { expectNoHorizontalScroll, openAndShowAll, showAll, unreadableText } from "../layout-assertions";
import { expect, openPage, painted, test } from "../playwright-test";

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

/** The least that WCAG 2.2, 1.4.12 asks a page to bear. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const LARGE_TEXT = "html { font-size: 200% !important }";

const TRIALS = [
  { name: "at 1280 px with WCAG's text spacing", viewport: { width: 1280, height: 800 }, style: TEXT_SPACING },
  { name: "at 1280 px with text of 200 %", viewport: { width: 1280, height: 1024 }, style: LARGE_TEXT },
  { name: "at 768 px", viewport: { width: 768, height: 640 }, style: "" },
  { name: "at 390 px with text of 200 %", viewport: PHONE, style: LARGE_TEXT },
  { name: "at 320 px with WCAG's text spacing", viewport: { width: 320, height: 640 }, style: TEXT_SPACING },
  { name: "at 320 px", viewport: { width: 320, height: 640 }, style: "" },
  { name: "enlarged four times", viewport: { width: 320, height: 256 }, style: "" },
];

test.describe("Reflow", () => {
  for (const route of ROUTES) {
    test(`${route} can be read at every width and text size, without horizontal scrolling`, async ({
      page,
      consoleWatch,
    }) => {
      test.slow();
      await openAndShowAll(page, route, consoleWatch);
      for (const { name, viewport, style } of TRIALS) {
        await test.step(name, async () => {
          await page.setViewportSize(viewport);
          await addStyle(page, style);
          await showAll(page);
          await painted(page);
          await expectNoHorizontalScroll(page);
          // The carousel measures again in its own time.
          await expect.poll(() => unreadableText(page), { message: name }).toEqual([]);
        });
      }
    });
  }
});

test("figures of eight digits stand on one line, each within its column", async ({ page, consoleWatch }) => {
  await openPage(page, "/", consoleWatch);
  const figures = page.locator(".stat > p");
  for (const figure of await figures.all()) {
    await figure.evaluate((element) => {
      element.textContent = "99,999,999+";
    });
  }
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const wrong = await figures.evaluateAll((all) =>
      all.flatMap((figure) => {
        const text = document.createRange();
        text.selectNodeContents(figure);
        const column = figure.closest("li")?.getBoundingClientRect();
        const { right } = text.getBoundingClientRect();
        if (text.getClientRects().length > 1) return "is broken";
        return column && right <= column.right + 1 && right <= innerWidth ? [] : "is wider than its column";
      }),
    );
    expect(wrong, `at ${width} px`).toEqual([]);
  }
});
