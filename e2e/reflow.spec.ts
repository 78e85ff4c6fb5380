import type { Page } from "@playwright/test";
import { PHONE, ROUTES } from "./content";
import { expect, test } from "./fixtures";
import { addStyle } from "./motion";
import { openAndShowAll } from "./seen";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The least that WCAG 2.2, 1.4.12 asks a page to bear. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const LARGE_TEXT = "html { font-size: 200% !important }";

/**
 * Text that cannot be read where it stands: beyond the sides of the screen, cut off by what holds it, or covered by
 * something else. Text that is there for screen readers only does not count, nor do slides beside the carousel.
 */
async function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ opacityProperty: true })) continue;
      if (element.closest(".sr-only, [inert], script, style, #gatsby-announcer, .skip-link, svg")) continue;

      const range = document.createRange();
      range.selectNodeContents(node);
      const call = `"${text.slice(0, 40)}"`;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const { left, right } of lines) {
        if (left < -1 || right > innerWidth + 1) found.push(`${call} is beyond the side of the screen`);
      }
      for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(holder);
        const box = holder.getBoundingClientRect();
        const bottom = Math.max(...lines.map((line) => line.bottom));
        const right = Math.max(...lines.map((line) => line.right));
        if (/hidden|clip/.test(overflowX) && right > box.right + 2) found.push(`${call} is cut at the right`);
        if (/hidden|clip/.test(overflowY) && bottom > box.bottom + 2) found.push(`${call} is cut at the bottom`);
      }
      const middle = lines[Math.floor(lines.length / 2)];
      if (!middle || middle.top < 0 || middle.bottom > innerHeight) continue;
      const seen = document.elementFromPoint(middle.left + middle.width / 2, middle.top + middle.height / 2);
      // What sticks to the screen may lie over the middle of a very long element; the keyboard tests watch it.
      if (seen && !seen.contains(element) && !element.contains(seen) && !seen.closest(".site-header")) {
        found.push(`${call} is covered by ${seen.localName}.${seen.className}`);
      }
    }
    return [...new Set(found)];
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => {
    scrollTo({ left: 1000, behavior: "instant" });
    return { moved: scrollX, page: document.documentElement.scrollWidth - innerWidth };
  });
  expect(width).toEqual({ moved: 0, page: 0 });
}

const TRIALS = [
  { name: "at 320 px", viewport: { width: 320, height: 640 }, style: "" },
  { name: "enlarged four times", viewport: { width: 320, height: 256 }, style: "" },
  { name: "at 390 px with text of 200 %", viewport: PHONE, style: LARGE_TEXT },
  { name: "at 1280 px with text of 200 %", viewport: { width: 1280, height: 1024 }, style: LARGE_TEXT },
  { name: "at 320 px with WCAG's text spacing", viewport: { width: 320, height: 640 }, style: TEXT_SPACING },
  { name: "at 1280 px with WCAG's text spacing", viewport: { width: 1280, height: 800 }, style: TEXT_SPACING },
];

for (const { name, viewport, style } of TRIALS) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const route of ROUTES) {
      test(`${route}: nothing scrolls sideways, all text can be read`, async ({ page, consoleWatch }) => {
        await openAndShowAll(page, route, consoleWatch);
        await addStyle(page, style);
        // The carousel measures anew.
        await page.waitForTimeout(300);
        await expectNoSidewaysScroll(page);
        expect(await unreadableText(page)).toEqual([]);
      });
    }
  });
}

/** The visitor's own text size, which the page's media queries know of, unlike the style above. */
test.describe("in a browser whose text size is set to twice the usual", () => {
  test.use({
    viewport: PHONE,
    launchOptions: ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
  });

  for (const route of ROUTES) {
    test(`${route}: nothing sticks over the text, all of it can be read`, async ({ page, consoleWatch }) => {
      await openAndShowAll(page, route, consoleWatch);
      await expect(page.locator(".site-header")).toHaveCSS("position", "relative");
      await expect(page.locator(".call-bar")).not.toHaveCSS("position", "fixed");
      await expectNoSidewaysScroll(page);
      expect(await unreadableText(page)).toEqual([]);
    });
  }
});
