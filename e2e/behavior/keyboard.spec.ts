import type { Page } from "@playwright/test";
import { DESKTOP, PHONE, ROUTES, site } from "../content";
import { expect, hydrated, test } from "../fixtures";
import { openAndShowAll } from "../seen";

/** A control, as it is when the keyboard has reached it. */
interface Stop {
  name: string;
  /** Its position among everything that Tab should reach. */
  position: number;
  /** What is wrong with how it is shown; empty if nothing is. */
  faults: string[];
}

/** Everything that Tab should reach, in the order of the document. */
const REACHABLE = 'a[href], button:enabled, summary, [tabindex="0"]';

/** Nothing moves by itself, so that what is measured stays where it is. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function countReachable(page: Page): Promise<number> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => !element.closest("[inert]") && element.checkVisibility(),
      ).length,
    REACHABLE,
  );
}

/** Where the focus is now; null if it has left the page's controls. */
async function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate((selector) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !element.matches(selector)) return null;
    const reachable = [...document.querySelectorAll(selector)].filter(
      (other) => !other.closest("[inert]") && other.checkVisibility(),
    );
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const ring = Number.parseFloat(style.outlineWidth) + Math.max(0, Number.parseFloat(style.outlineOffset));
    const faults: string[] = [];

    if (style.outlineStyle === "none" || Number.parseFloat(style.outlineWidth) < 2) faults.push("has no focus ring");
    const contrast = contrastOf(style.outlineColor, groundOf(element, Number.parseFloat(style.outlineOffset) < 0));
    if (contrast < 3) faults.push(`has a focus ring of contrast ${contrast.toFixed(1)}`);

    if (box.top - ring < 0 || box.left - ring < 0) faults.push("has its ring beyond the top or left of the screen");
    if (box.bottom + ring > innerHeight || box.right + ring > innerWidth)
      faults.push("has its ring beyond the bottom or right");

    for (const cover of document.querySelectorAll(".site-header, .call-bar")) {
      const other = cover.getBoundingClientRect();
      const sticks = /fixed|sticky/.test(getComputedStyle(cover).position);
      const overlaps = box.top - ring < other.bottom && box.bottom + ring > other.top;
      if (sticks && overlaps && !cover.contains(element) && !element.matches(".skip-link"))
        faults.push(`is under ${cover.className}`);
    }
    for (const [x, y] of [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + 3, box.top + 3],
      [box.right - 3, box.bottom - 3],
    ] as const) {
      const seen = document.elementFromPoint(x, y);
      // A link over several lines does not fill its box; what shows through is what holds it.
      if (!seen || !(element.contains(seen) || seen.contains(element))) faults.push(`is covered by ${seen?.className}`);
    }
    return {
      name: (element.ariaLabel ?? element.textContent ?? "").trim(),
      position: reachable.indexOf(element),
      faults,
    };

    /** The first opaque ground behind the ring. */
    function groundOf(start: Element, within: boolean): string {
      for (let node = within ? start : start.parentElement; node; node = node.parentElement) {
        const { backgroundColor } = getComputedStyle(node);
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return "rgb(255, 255, 255)";
    }

    /** The contrast ratio of WCAG 2. */
    function contrastOf(one: string, other: string): number {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }

    function luminance(color: string): number {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((text) => {
        const value = Number(text) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  }, REACHABLE);
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const route of ROUTES) {
      test(`${route}: Tab reaches every control in order, each visible, and leaves at the end`, async ({
        page,
        consoleWatch,
      }) => {
        await openAndShowAll(page, route, consoleWatch);
        const expected = await countReachable(page);
        const stops: Stop[] = [];
        for (let presses = 0; presses < expected + 5; presses += 1) {
          await page.keyboard.press("Tab");
          const stop = await currentStop(page);
          if (!stop) break;
          stops.push(stop);
        }
        expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
        // Each once, in the order of the document, and none left out: no detour, no trap.
        expect(stops.map(({ position }) => position)).toEqual(Array.from({ length: expected }, (_, index) => index));
      });

      test(`${route}: Shift+Tab goes the same way back`, async ({ page, consoleWatch }) => {
        await openAndShowAll(page, route, consoleWatch);
        const expected = await countReachable(page);
        await page.locator("footer a").last().focus();
        const stops: Stop[] = [];
        for (let stop = await currentStop(page); stop && stops.length < expected; stop = await currentStop(page)) {
          stops.push(stop);
          await page.keyboard.press("Shift+Tab");
        }
        expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
        expect(stops.map(({ position }) => position)).toEqual(
          Array.from({ length: expected }, (_, index) => expected - 1 - index),
        );
      });
    }

    test("the first Tab shows the skip link, which leads past the menu", async ({ page }) => {
      await page.goto("/");
      await hydrated(page);
      const skip = page.getByRole("link", { name: site.labels.skipToContent });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await expect(page.locator("#main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator("#home a").first()).toBeFocused();
    });

    for (const { label, section } of site.navigation) {
      test(`Enter on "${label}" moves the focus to its section, and on from there`, async ({ page }) => {
        await page.goto("/");
        await hydrated(page);
        const menu = page.getByRole("navigation", { name: site.labels.mainNavigation });
        await menu.getByRole("link", { name: label }).press("Enter");
        await expect(page.locator(`#${section}`)).toBeFocused();
        await page.keyboard.press("Tab");
        // A section without controls passes the focus on to the next.
        const follows = await page.evaluate((id) => {
          const start = document.getElementById(id);
          const { activeElement } = document;
          return start && activeElement ? start.compareDocumentPosition(activeElement) : 0;
        }, section);
        expect(follows & 4, "is in the section or after it").toBe(4);
      });
    }
  });
}
