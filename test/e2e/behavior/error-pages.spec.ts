import AxeBuilder from "@axe-core/playwright";
import { DESKTOP, landing, site, TEL } from "../site-content";
import { changeData, expect, expectMissingPage, expectNoViolations, hydrated, test, wake } from "../test";

test.use({ viewport: DESKTOP });

test("a page with broken data logs one error, and shows a screen that leads home", async ({ page, consoleWatch }) => {
  // Firefox logs the error without its message.
  consoleWatch.expect(/site\.json|undefined|^error: Error/);
  for (const [what, folder, path, result] of [
    ["no data", "thank-you", "/thank-you/", {}],
    ["no context, which breaks Gatsby before it renders the page", "index", "/", { data: {} }],
    ["no content", "index", "/", { data: {}, pageContext: {} }],
  ] as const) {
    await test.step(`${path} with ${what}`, async () => {
      const before = consoleWatch.heard.length;
      await changeData(page, folder, () => result);
      await page.goto(path);
      await wake(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
      await expect(page.getByRole("banner")).toContainText(site.firm.shortName);
      await expect(page.getByRole("link", { name: site.contact.phone })).toHaveAttribute("href", TEL);
      expect(consoleWatch.heard.length - before, "messages").toBe(1);
      await page.unrouteAll();
    });
  }
  await expectNoViolations("the error screen", new AxeBuilder({ page }));
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
});

test("a missing page keeps its address, answers 404, and logs its path once", async ({ page, consoleWatch }) => {
  const path = "/thank-you/nowhere";
  expectMissingPage(consoleWatch, path);
  const lines = () => consoleWatch.heard.filter((text) => text.includes(`404: there is no page at ${path} `));
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect.poll(lines).toHaveLength(1);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(lines()).toHaveLength(1);
});
