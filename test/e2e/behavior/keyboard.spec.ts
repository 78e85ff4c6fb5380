import type { Page } from "@playwright/test";
import { DESKTOP, PHONE, ROUTES, site } from "../site-content";
import { type ConsoleWatch, expect, openAndShowAll, test } from "../test";

/** Returns the focused control, or null if no control has the focus. Runs in the page. */
function readFocus() {
  const selector = 'a[href], button:enabled, summary, [tabindex="0"]';
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !element.matches(selector)) return null;
  const reachable = [...document.querySelectorAll(selector)].filter(
    (other) => !other.closest("[inert]") && other.checkVisibility(),
  );
  const { outlineStyle, outlineColor, ...style } = getComputedStyle(element);
  const [width, offset] = [Number.parseFloat(style.outlineWidth), Number.parseFloat(style.outlineOffset)];
  const box = element.getBoundingClientRect();
  const ring = width + Math.max(0, offset);
  const header = document.querySelector(".site-header");
  const isAbove = element.matches(".site-header *, .skip-link");
  const top = isAbove ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  let behind = offset < 0 ? element : element.parentElement;
  while (behind && /, 0\)$/.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
  const background = behind ? getComputedStyle(behind).backgroundColor : "rgb(255, 255, 255)";
  const brightness = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const faults = {
    "has no focus ring": outlineStyle === "none" || width < 2,
    "has a ring that can hardly be seen": Math.abs(brightness(outlineColor) - brightness(background)) < 100,
    "is off the screen":
      box.left - ring < -1 || box.right + ring > innerWidth + 1 || box.bottom + ring > innerHeight + 1,
    "is under the header": box.top - ring < top - 1,
    // A link on several lines does not fill its box, so the element around it may show there.
    "is covered": !seen || !(element.contains(seen) || seen.contains(element)),
  };
  return {
    name: (element.ariaLabel ?? element.textContent ?? "").trim(),
    position: reachable.indexOf(element),
    count: reachable.length,
    faults: Object.entries(faults).flatMap(([fault, isTrue]) => (isTrue ? fault : [])),
  };
}

/** Returns whether the focus is on the first control in a section or, if it has none, after it. Runs in the page. */
function isNextControl(section: string): boolean {
  const start = document.getElementById(section);
  const controls = [
    ...document.querySelectorAll(':is(main, footer) :is(a[href], button:enabled, summary, [tabindex="0"])'),
  ];
  const next = controls.find((control) => {
    const isLater = (start?.compareDocumentPosition(control) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isLater && !control.closest("[inert]") && control.checkVisibility();
  });
  return next !== undefined && next === document.activeElement;
}

/** Loads all of a page, and tabs from its first control to its last, and back. */
async function expectEveryControlReached(page: Page, route: string, watch: ConsoleWatch) {
  await openAndShowAll(page, route, watch);
  // Otherwise, some versions of Chromium would tab from where a script scrolled.
  await page.evaluate(() => {
    const start = document.createElement("button");
    document.body.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
  });
  const faults: string[] = [];
  const press = async (key: string, presses: number) => {
    const positions: number[] = [];
    for (let count = 0; count < presses; count += 1) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(readFocus);
      positions.push(stop?.position ?? -1);
      faults.push(...(stop?.faults ?? []).map((fault) => `${stop?.name} ${fault}`));
    }
    return positions;
  };
  await press("Tab", 1);
  const first = await page.evaluate(readFocus);
  expect(first?.name).toBe("Skip to content");
  const last = (first?.count ?? 0) - 1;
  // Every control gets the focus once, in the order of the document.
  expect(await press("Tab", last)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  expect(await press("Shift+Tab", last)).toEqual(Array.from({ length: last }, (_, index) => last - 1 - index));
  expect(faults).toEqual([]);
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`the keyboard at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("reaches and outlines every control", async ({ page, consoleWatch }) => {
      for (const route of viewport === DESKTOP ? ["/"] : ROUTES) {
        await expectEveryControlReached(page, route, consoleWatch);
      }
    });

    test("moves the focus with the skip link, and with each link of the menu", async ({ page, consoleWatch }) => {
      await openAndShowAll(page, "/", consoleWatch);
      await page.getByRole("link", { name: "Skip to content" }).press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.locator("#home :focus")).toBeAttached();

      const menu = page.getByRole("navigation", { name: "Main" });
      const button = menu.locator("summary");
      for (const { label, section } of site.navigation) {
        if (viewport === PHONE) await button.press("Enter");
        await menu.getByRole("link", { name: label }).press("Enter");
        await page.keyboard.press("Tab");
        await expect.poll(() => page.evaluate(isNextControl, section), label).toBe(true);
      }
    });
  });
}
