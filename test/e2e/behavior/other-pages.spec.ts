import { expect, expectMissingPage, holdScripts, hydrated, test, wake } from "../playwright-test";
import { DESKTOP, landing, thankYou } from "../site-content";

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

test("a page at an address that Gatsby's router cannot read stays as the host sent it", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/ 404 |404: there is no page at/);
  for (const [address, heading] of [
    ["/a%2Fb", "Oops! Page not found"],
    ["/%ff", "Oops! Page not found"],
    ["/index.html", landing.hero.headline],
    ["/#100%", landing.hero.headline],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(address);
    await wake(page);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1, name: heading }), address).toBeVisible();
  }
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
