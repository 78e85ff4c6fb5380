import type { Page } from "@playwright/test";
import { menu } from "../parts";
import { DESKTOP, landing, PHONE, ROUTES, site } from "../site-content";
import { expect, openAndShowAll, scrollTo, test } from "../test";

const CONTROLS = 'a[href], button:enabled, summary, [tabindex="0"]';

function readFocus(controls: string) {
  const focused = document.activeElement as HTMLElement;
  const reachable = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !control.closest("[inert]") && control.checkVisibility(),
  );
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  const ring = Number.parseFloat(outlineWidth) + Math.max(0, Number.parseFloat(outlineOffset));
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const header = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
  const start = focused.closest(".site-header, .skip-link") ? 0 : header;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const faults = {
    "has no focus ring": outlineStyle === "none" || ring < 2,
    "is beyond a side": left - ring < -1 || right + ring > innerWidth + 1,
    "is below the screen": bottom + ring > innerHeight + 1,
    "is under the header": top - ring < start - 1,
    // A link on several lines does not fill its box.
    "is covered": !seen?.contains(focused) && !focused.contains(seen),
  };
  const name = (focused.ariaLabel ?? focused.textContent ?? "").trim();
  const found = Object.entries(faults).filter(([, isTrue]) => isTrue);
  return {
    position: reachable.indexOf(focused) + 1,
    last: reachable.length,
    faults: found.map(([fault]) => `${name} ${fault}`),
  };
}

async function expectFocus(page: Page, key: string, positions: number[], last: number) {
  for (const position of positions) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(readFocus, CONTROLS);
    expect.soft(focus, page.url()).toEqual({ position, last, faults: [] });
  }
}

function isFocusAfterStart(section: string): boolean {
  const relation = document.getElementById(section)?.compareDocumentPosition(document.activeElement as Element);
  return ((relation ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`the keyboard at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("reaches and outlines every control, and moves the focus with each link of the menu", async ({ page }) => {
      for (const route of viewport === DESKTOP ? ["/"] : ROUTES.toSorted().toReversed()) {
        await openAndShowAll(page, route);
        await page.locator(".skip-link").focus();
        const { last } = await page.evaluate(readFocus, CONTROLS);
        const positions = Array.from({ length: last - 1 }, (_, index) => index + 2);
        await expectFocus(page, "Tab", positions, last);
        // On the way back, the header could cover a control.
        const back = [...positions.toReversed().slice(1), 1];
        if (route === "/") await expectFocus(page, "Shift+Tab", back, last);
      }

      await scrollTo(page, 1455);
      await page.locator(".site-brand").focus();
      for (const key of ["Tab", "Tab", "Shift+Tab"]) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => scrollY), "the page moves with the focus in the header").toBe(1455);
      }

      await page.getByRole("link", { name: "Skip to content" }).press("Enter");
      await expect(page.getByText(landing.home.eyebrow)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator("#home :focus")).toBeAttached();
      for (const { label, section } of site.navigation) {
        if (viewport === PHONE) await menu(page).locator("summary").press("Enter");
        await menu(page).getByRole("link", { name: label, exact: true }).press("Enter");
        const start = page.locator(`#${section} :is(h1, h2, p):focus`);
        await expect(start, "for screen readers").toHaveCSS("outline", /3px/);
        for (const [key, isAfter] of [
          ["Tab", true],
          ["Shift+Tab", false],
        ] as const) {
          await page.keyboard.press(key);
          await expect.poll(() => page.evaluate(isFocusAfterStart, section), `${label}, ${key}`).toBe(isAfter);
        }
      }
    });
  });
}
