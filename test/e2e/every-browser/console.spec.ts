import { test } from "../drivers/engine-test";
import {
  click,
  clickIfInWindow,
  exists,
  hover,
  hydrated,
  showAll,
  TOOLTIP,
  until,
  usable,
} from "../drivers/page-actions";
import type { Tab } from "../drivers/tab";
import { PHONE } from "../fixture-content";
import { ROUTES } from "../fixture-site";

/** Uses everything that a page has, with the mouse and with the keyboard. */
async function exercise(tab: Tab): Promise<void> {
  await hydrated(tab);
  await showAll(tab);
  // There and back. What a click has moved out of view is not clicked again.
  for (const button of await usable(tab, "button")) {
    for (let clicks = 0; clicks < 2; clicks += 1) {
      if (!(await exists(tab, `${button}:is([inert] *)`))) await clickIfInWindow(tab, button);
    }
  }
  for (const summary of await usable(tab, "summary")) await click(tab, summary);
  const [tooltip] = await usable(tab, "main [data-tooltip]");
  if (tooltip) {
    await tab.mouse({ do: "move", x: 3, y: 300 });
    await hover(tab, tooltip);
    await until(tab, (selector) => document.querySelector(selector) !== null, TOOLTIP);
  }
  for (let presses = 0; presses < 12; presses += 1) await tab.press("Tab");
  for (const key of ["ArrowRight", "ArrowLeft", "Escape", "End"] as const) await tab.press(key);
  for (const link of await usable(tab, 'a[href^="#"]:not(.skip-link)')) await click(tab, link);
}

/** That nothing is on the console at the end of a test, the fixture `open` sees to, in every test. */
test.describe("console", () => {
  test("stays silent while everything on the landing page is used, in a wide and in a narrow window", async ({
    open,
  }) => {
    const tab = await open("/");
    await exercise(tab);
    await tab.resize(PHONE.width, PHONE.height);
    await exercise(tab);
    // On to another page, back, and again; each is left only when its scripts have arrived, as WebKit says what a page
    // was still waiting for when it was left.
    await tab.goto("/thank-you/");
    await hydrated(tab);
    await click(tab, ".site-brand");
    await until(tab, () => location.pathname === "/");
    await hydrated(tab);
    await tab.back();
    await until(tab, () => location.pathname === "/thank-you/");
    await hydrated(tab);
    await tab.reload();
    await hydrated(tab);
  });

  test("stays silent while everything on the other pages is used", async ({ open, consoleWatch }) => {
    // Ours, which the specification asks for, and the browser's own.
    consoleWatch.expect(/404: .*\/nowhere/);
    consoleWatch.tolerate(/Failed to load resource.*404/);
    const tab = await open("/");
    for (const route of ROUTES.filter((path) => path !== "/")) {
      await tab.goto(route);
      await exercise(tab);
    }
  });
});
