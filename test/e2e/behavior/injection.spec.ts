import { expect, test } from "@playwright/test";
import { PAYLOADS, withPayload } from "../../helpers/injection-payloads";
import { changeData, hydrated } from "../playwright-test";

/** All payloads in one text. A browser only recognizes the address of a script at the start of a link. */
const PAYLOAD = PAYLOADS.toSorted(
  (a, b) => Number(b.startsWith("javascript:")) - Number(a.startsWith("javascript:")),
).join(" ");

// This is not the `test` of ../playwright-test, because the page may report such data on the console.
test("markup and script in content appear as text and do no harm", async ({ page }) => {
  // The payload replaces every text in the page's data, which the content check no longer sees.
  await changeData(page, "index", (result) => ({ ...result, data: withPayload(result.data, PAYLOAD) }));
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("h1")).toContainText(PAYLOAD);

  await page.locator("body").press("Tab");
  const clicked = await page.getByRole("button").evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
    return buttons.length;
  });
  expect(clicked).toBeGreaterThanOrEqual(3);
  await page.locator("[data-tooltip]:visible").first().hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  expect(await page.evaluate(() => "harmed" in globalThis)).toBe(false);
});
