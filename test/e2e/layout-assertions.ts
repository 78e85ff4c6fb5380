import type { Page } from "@playwright/test";
import { scrollThrough } from "./drivers/sample-frames";
import { type ConsoleWatch, expect, openPage, wake } from "./playwright-test";

/** What the tests of layout and of accessibility share: pages that have finished moving, and what can be seen of them. */

/** Opens a page and shows all of it once, so that whatever comes when it is near has come. Ends at the top. */
export async function openAndShowAll(page: Page, route: string, consoleWatch: ConsoleWatch): Promise<void> {
  await openPage(page, route, consoleWatch);
  await showAll(page);
  await sliderArrived(page);
}

/** Brings every part of the page into view once. Ends at the top. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(scrollThrough);
}

/** Every rule of WCAG 2.2 A and AA, and the best practices, as axe names them. */
export const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits until the slider has taken the row's place, or the arrows say that there is nowhere to go. */
export async function sliderArrived(page: Page): Promise<void> {
  if ((await page.locator(".carousel").count()) === 0) return;
  await page.locator(".carousel").scrollIntoViewIfNeeded();
  await page.locator(".slick-list, .carousel-arrows button:disabled").first().waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

/** Serves the landing page's data emptied, which is what the error screen is for; then opens the page. */
export async function openErrorScreen(page: Page, consoleWatch: ConsoleWatch): Promise<void> {
  consoleWatch.expect(/site\.json/);
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), result: { data: {}, pageContext: {} } } });
  });
  await page.goto("/");
  await wake(page);
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
}

/**
 * Text that cannot be read where it is: beyond the sides of the screen, cut off by what holds it, covered by something
 * else, or broken inside of a word more than once. Text for screen readers only does not count, nor do slides beside
 * the carousel.
 */
export async function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ opacityProperty: true })) continue;
      if (element.closest("[inert], script, style, .skip-link, svg") || isForScreenReaders(element)) continue;

      const range = document.createRange();
      const quoted = `"${text.slice(0, 40)}"`;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (pieces > 2) found.push(`"${word}" is broken into ${pieces} lines`);
      }
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const { left, right } of lines) {
        if (left < -1 || right > innerWidth + 1) found.push(`${quoted} is beyond the side of the screen`);
      }
      for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(holder);
        const box = holder.getBoundingClientRect();
        const bottom = Math.max(...lines.map((line) => line.bottom));
        const right = Math.max(...lines.map((line) => line.right));
        if (/hidden|clip/.test(overflowX) && right > box.right + 2) found.push(`${quoted} is cut at the right`);
        if (/hidden|clip/.test(overflowY) && bottom > box.bottom + 2) found.push(`${quoted} is cut at the bottom`);
      }
      const middle = lines[Math.floor(lines.length / 2)];
      if (!middle || middle.top < 0 || middle.bottom > innerHeight) continue;
      // An empty button lies over a whole row and hides nothing.
      const seen = document.elementFromPoint(middle.left + middle.width / 2, middle.top + middle.height / 2);
      // What sticks to the screen may lie over the middle of a very long element; the keyboard tests watch it.
      if (
        seen &&
        !seen.matches("button:empty") &&
        !seen.contains(element) &&
        !element.contains(seen) &&
        !seen.closest(".site-header")
      ) {
        found.push(`${quoted} is covered by ${seen.localName}.${seen.className}`);
      }
    }
    return [...new Set(found)];

    /** Whether it is, or is inside of, something of Tailwind's class sr-only, at this width. */
    function isForScreenReaders(start: Element): boolean {
      for (let node: Element | null = start; node; node = node.parentElement) {
        if (getComputedStyle(node).clipPath === "inset(50%)") return true;
      }
      return false;
    }
  });
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => {
    scrollTo({ left: 1000, behavior: "instant" });
    return { moved: scrollX, page: document.documentElement.scrollWidth - innerWidth };
  });
  expect(width).toEqual({ moved: 0, page: 0 });
}
