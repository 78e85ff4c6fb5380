import { expect, test } from "@playwright/test";
import { PAYLOADS, withPayload } from "../../helpers/injection-payloads";
import { hydrated } from "../playwright-test";

const PAGES = [
  { url: "/", dataPath: "index" },
  { url: "/thank-you/", dataPath: "thank-you" },
];

test.describe("Injected content", () => {
  // Not the `test` of ../fixtures: what the page has to say about such data, it may say on the console.
  for (const { url, dataPath } of PAGES) {
    test(`${url} shows markup and script in its content as the text they are`, async ({ page }) => {
      test.slow();
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      for (const payload of PAYLOADS) {
        await test.step(payload, async () => {
          // Past the check: the page's data arrives in the browser with a payload in every text.
          await page.route(`**/page-data/${dataPath}/page-data.json`, async (route) => {
            const response = await route.fetch();
            const { result, ...rest } = await response.json();
            const data = withPayload(result.data, payload);
            await route.fulfill({ response, json: { ...rest, result: { ...result, data } } });
          });
          await page.goto(url);
          await hydrated(page);
          await expect(page.locator("h1")).toContainText(payload);

          // Whoever tries everything that can be clicked on the page does no harm, either.
          await page.locator("body").press("Tab");
          const clicked = await page.getByRole("button").evaluateAll((buttons) => {
            for (const button of buttons) (button as HTMLElement).click();
            return buttons.length;
          });
          expect(clicked).toBeGreaterThanOrEqual(url === "/" ? 3 : 0);
          expect(await page.evaluate(() => "harmed" in globalThis)).toBe(false);
          expect(dialogs).toEqual([]);
          await page.unrouteAll({ behavior: "wait" });
        });
      }
    });
  }
});
