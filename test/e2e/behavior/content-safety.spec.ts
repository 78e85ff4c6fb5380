import { expect, type Page, test } from "@playwright/test";
import { PAYLOADS, withPayload } from "../../helpers/injection-payloads";

/** Goes past the check: the page's data arrives in the browser with a payload in every text. */
async function openWithPayload(page: Page, url: string, dataPath: string, payload: string): Promise<string[]> {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(`**/page-data/${dataPath}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const { result, ...rest } = await response.json();
    await route.fulfill({
      response,
      json: { ...rest, result: { ...result, data: withPayload(result.data, payload) } },
    });
  });
  await page.goto(url);
  return dialogs;
}

const PAGES = [
  { url: "/", dataPath: "index" },
  { url: "/thank-you/", dataPath: "thank-you" },
];

for (const { url, dataPath } of PAGES) {
  for (const payload of PAYLOADS) {
    test(`${url} shows ${payload} as the text it is`, async ({ page }) => {
      const dialogs = await openWithPayload(page, url, dataPath, payload);
      await expect(page.locator("h1")).toContainText(payload);

      // Whoever tries everything that can be pressed on the page does no harm, either.
      await page.locator("body").press("Tab");
      for (const button of await page.getByRole("button").all())
        await button.click({ timeout: 1_000 }).catch(() => undefined);
      expect(await page.evaluate(() => "harmed" in globalThis)).toBe(false);
      expect(dialogs).toEqual([]);
    });
  }
}
