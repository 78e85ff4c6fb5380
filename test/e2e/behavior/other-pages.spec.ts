import { expect, expectMissingPage, holdScripts, hydrated, test, wake } from "../playwright-test";
import { DESKTOP, thankYou } from "../site-content";

test("the thank-you page shows the guide's button without scrolling, and the buttons of its steps on one line", async ({
  page,
}) => {
  const guide = page.getByRole("link", { name: thankYou.steps[0]?.button ?? "" });
  // The address also works without its slash.
  const response = await page.goto("/thank-you");
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: thankYou.heading })).toBeVisible();
  for (const viewport of [{ width: 390, height: 800 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect.soft(guide).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 768, height: 1024 });
  const step = page.getByText(thankYou.steps[0]?.text ?? "");
  for (const words of ["", `${thankYou.steps[0]?.text} `.repeat(3)]) {
    await step.evaluate((paragraph, more) => paragraph.append(more), words);
    const buttons = thankYou.steps.map(({ button }) => page.getByRole("link", { name: button }).boundingBox());
    const [first, second] = await Promise.all(buttons);
    expect(first?.y).toBe(second?.y);
  }
});

test("at a URL with %2F, which Gatsby's router cannot match, the 404 page from the host stays", async ({
  page,
  consoleWatch,
}) => {
  expectMissingPage(consoleWatch, "/a%2Fb");
  await page.goto("/a%2Fb");
  await wake(page);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
});

test("a missing page keeps its address, answers 404, and logs that once, before its scripts arrive", async ({
  page,
  consoleWatch,
}) => {
  const path = "/thank-you/nowhere";
  expectMissingPage(consoleWatch, path);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const lines = () => logged.filter((text) => text === `404: there is no page at ${path}`);
  const letScriptsIn = await holdScripts(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect.poll(lines).toHaveLength(1);
  letScriptsIn();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(lines()).toHaveLength(1);
});
