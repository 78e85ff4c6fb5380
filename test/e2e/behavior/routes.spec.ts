import { landing, notFound, ROUTES, thankYou } from "../content";
import { expect, expectMissingPage, hydrated, test } from "../fixtures";

for (const route of ROUTES) {
  test(`${route} says nothing to the console, from its top to its end`, async ({ page, consoleWatch }) => {
    if (route === "/nowhere") expectMissingPage(consoleWatch, route);
    await page.goto(route);
    await hydrated(page);
    // What comes late (pictures, scripts that load when their section is near) has to be silent too.
    for (const part of await page.locator("main > *").all()) await part.scrollIntoViewIfNeeded();
    await page.locator("main + footer").scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });
}

for (const path of ["/thank-you", "/thank-you/"]) {
  test(`${path} is the thank-you page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: thankYou.heading })).toBeVisible();
    await expect(page).toHaveTitle(thankYou.seo.title);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: thankYou.heading })).toBeVisible();
  });

  test(`${path} answers 200 without being sent elsewhere more than once`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 1 });
    expect(response.status()).toBe(200);
  });
}

test("thank-you: two steps, and what the call does", async ({ page }) => {
  await page.goto("/thank-you/");
  await hydrated(page);
  for (const [index, { title, button }] of thankYou.steps.entries()) {
    const step = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(step).toContainText(`${thankYou.stepLabel} ${index + 1}`, { ignoreCase: true });
    await expect(step.getByRole("link", { name: button })).toBeVisible();
  }
  for (const point of thankYou.consultation.points) await expect(page.getByText(point)).toBeVisible();
});

for (const path of ["/nowhere", "/deep/nowhere", "/thank-you/nowhere"]) {
  test(`${path} answers 404 with the page, and logs the path`, async ({ page, consoleWatch }) => {
    expectMissingPage(consoleWatch, path);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test("from a missing page, Return to Home leads to the landing page", async ({ page, consoleWatch }) => {
  expectMissingPage(consoleWatch, "/nowhere");
  await page.goto("/nowhere");
  await hydrated(page);
  await page.getByRole("link", { name: notFound.homeLink }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
});
