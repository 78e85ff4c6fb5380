import type { Page } from "@playwright/test";
import { clickInView, menu } from "../parts";
import { PHONE } from "../site-content";
import { expect, openPage, painted, scrollTo, settled, test } from "../test";

/** scroll-position.spec.ts tests where the links of the menu lead. */

const button = (page: Page) => menu(page).getByText("Menu");
const link = (page: Page, index: number) => menu(page).getByRole("link").nth(index);

function isUncovered(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 5, top + 5));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The header of a phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test("calls and opens the menu with one tap everywhere", async ({ page }) => {
      await page.goto("/");
      const header = page.getByRole("banner");
      const call = header.locator("[data-event=call]");
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 740, height: 360 },
      ]) {
        await page.setViewportSize(viewport);
        for (const y of [0, 2000, 1e6]) {
          await scrollTo(page, y);
          const box = await header.boundingBox();
          expect(box?.y).toBe(0);
          expect(box?.height).toBeLessThanOrEqual(64);
          await expect.poll(() => call.evaluate(isUncovered), "the call button is in reach").toBe(true);
          await clickInView(button(page));
          await expect.poll(() => link(page, -1).evaluate(isUncovered), "the links are in reach").toBe(true);
          await clickInView(button(page));
          await expect(link(page, -1)).toBeHidden();
        }
      }
      await page.setViewportSize({ width: 800, height: 900 });
      await expect(link(page, 0), "on a tablet").toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await clickInView(button(page));
      await clickInView(link(page, -1));
      const heading = page.locator("#contact h2");
      await expect.poll(() => heading.evaluate(isUncovered), "the section begins below the menu").toBe(true);
    });
  });
}

test("the phone menu closes when the visitor goes elsewhere", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, "/");
  await scrollTo(page, 300);
  await painted(page);
  await clickInView(button(page));
  const height = (await menu(page).locator("details + ul").boundingBox())?.height ?? 0;
  await scrollTo(page, 300 + height - 10);
  await settled(page);
  await expect(link(page, 0)).toBeVisible();
  await scrollTo(page, 300 + height + 10);
  await expect(link(page, 0), "after a scroll by more than its height").toBeHidden();
  await clickInView(button(page));
  await scrollTo(page, 290);
  await expect(link(page, 0), "after a scroll up").toBeHidden();

  await clickInView(button(page));
  await page.keyboard.press("Escape");
  await expect(link(page, 0), "after Escape").toBeHidden();
  await expect(menu(page).locator("summary")).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await scrollTo(page, 1000);
  await settled(page);
  await expect(link(page, 0), "while the keyboard is in it").toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(link(page, 0), "after the keyboard has left it").toBeHidden();

  await clickInView(button(page));
  const { x = 0, y = 0, width = 0, height: tall = 0 } = (await menu(page).locator("ul").boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + tall + 40);
  await expect(link(page, 0), "after a click beside it").toBeHidden();
});
