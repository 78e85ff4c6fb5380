import { expect, test } from "@playwright/test";
import { PAYLOADS, withPayload } from "../../helpers/injection-payloads";
import { changeData, hydrated } from "../playwright-test";

/** An address of a script has to stand at the beginning. */
const PAYLOAD = PAYLOADS.toSorted(
  (a, b) => Number(b.startsWith("javascript:")) - Number(a.startsWith("javascript:")),
).join(" ");

// Not the `test` of ../playwright-test: what the page has to say about such data, it may say on the console.
for (const [url, folder] of [
  ["/", "index"],
  ["/thank-you/", "thank-you"],
] as const) {
  test(`${url} shows markup and script in its content as the text they are`, async ({ page }) => {
    // Past the check: the page's data arrives in the browser with the payload in every text.
    await changeData(page, folder, (result) => ({ ...result, data: withPayload(result.data, PAYLOAD) }));
    await page.goto(url);
    await hydrated(page);
    await expect(page.locator("h1")).toContainText(PAYLOAD);

    // Whoever tries everything that can be used on the page does no harm, either.
    await page.locator("body").press("Tab");
    const clicked = await page.getByRole("button").evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
      return buttons.length;
    });
    expect(clicked).toBeGreaterThanOrEqual(url === "/" ? 3 : 0);
    await page.locator("[data-tooltip]:visible").first().hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    expect(await page.evaluate(() => "harmed" in globalThis)).toBe(false);
  });
}
