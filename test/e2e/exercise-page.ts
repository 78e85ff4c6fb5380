import type { Locator, Page } from "@playwright/test";
import { sliderArrived } from "./layout-assertions";

/**
 * Uses every control that a page has, as a visitor with a mouse and a keyboard would: scrolls through it, opens what
 * opens, moves what moves, waits for a tooltip, and follows the links that stay on the site.
 * Leaves the page where it is.
 */
export async function exercisePage(page: Page): Promise<void> {
  for (const part of await page.locator("main > *, footer:not(article footer)").all())
    await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");

  // Once the slider has taken the row's place, nothing is exchanged under the pointer any more.
  await sliderArrived(page);
  // The slider keeps copies of its slides beside the screen, which nobody can reach.
  for (const toggle of await page.locator(".review-toggle:visible:not([inert] *)").all()) await clickTwice(toggle);
  for (const button of await page.locator("button:visible:enabled:not(.review-toggle)").all()) await clickTwice(button);
  for (const summary of await page.locator("summary").all()) await summary.click();
  const trigger = page.locator("[data-tooltip]:visible").first();
  if ((await trigger.count()) > 0) {
    await trigger.hover();
    // The first tooltip of a page takes its time, and its library is loaded for it.
    await page.locator("[data-tippy-root]").waitFor();
    await page.keyboard.press("Escape");
  }

  await page.keyboard.press("Home");
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press("Tab");
  for (const key of ["ArrowRight", "ArrowLeft", "Escape", "End"]) await page.keyboard.press(key);

  for (const link of await page.locator("header nav a").all()) await link.click();
}

/** There and back. */
async function clickTwice(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await button.click();
}
