import * as hand from "../browsers/pointer";
import { test } from "../browsers/test";
import { ROUTES } from "../content";

/** That the console stays silent is seen to after every test (browsers/test.ts); here, after all there is to do on a page. */
for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  // The narrow screen has nothing else to show on the other pages.
  for (const route of width === 390 ? ["/"] : ROUTES) {
    test(`a whole visit of ${route} leaves nothing on the console (${width} px)`, async ({
      open,
      expectOnConsole,
      tolerateOnConsole,
    }) => {
      test.slow();
      if (route === "/nowhere") {
        // Ours, which the specification asks for, and the browser's own.
        expectOnConsole(/404: .*\/nowhere/);
        tolerateOnConsole(/Failed to load resource.*404/);
      }
      const tab = await open(route, { width, height });
      await hand.hydrated(tab);
      await hand.showAll(tab);
      for (const button of await hand.usable(tab, "button")) {
        if (await hand.isInert(tab, button)) continue;
        await hand.click(tab, button);
        if (!(await hand.isInert(tab, button))) await hand.click(tab, button);
      }
      for (const summary of await hand.usable(tab, "summary")) await hand.click(tab, summary);
      for (const tooltip of (await hand.usable(tab, "main [data-tooltip]")).slice(0, 1)) {
        await tab.mouse({ do: "move", x: 3, y: 300 });
        await hand.pointAt(tab, tooltip);
        await hand.until(tab, () => document.querySelector("[data-tippy-root]") !== null);
      }
      for (let presses = 0; presses < 12; presses += 1) await tab.press("Tab");
      for (const key of ["ArrowRight", "ArrowLeft", "Escape", "End"] as const) await tab.press(key);
      for (const link of await hand.usable(tab, 'a[href^="#"]:not(.skip-link)')) await hand.click(tab, link);
      if (route !== "/") return;
      // On to another page, back, and again.
      await tab.goto("/thank-you/");
      await hand.click(tab, ".site-brand");
      await hand.until(tab, () => location.pathname === "/");
      await tab.back();
      await hand.until(tab, () => location.pathname === "/thank-you/");
      await tab.reload();
    });
  }
}

for (const rest of [0, 60, 150, 300]) {
  test(`who leaves ${rest} ms after the scripts were woken leaves nothing on the console`, async ({ open }) => {
    const tab = await open("/thank-you/");
    const { x, y } = await hand.boxOf(tab, ".site-brand");
    await tab.mouse({ do: "move", x: x + 20, y: y + 20 }, { do: "wait", ms: rest }, { do: "down" }, { do: "up" });
    await hand.until(tab, () => location.pathname === "/");
    await hand.hydrated(tab);
  });
}
