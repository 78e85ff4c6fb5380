import { focusStop, reachable, type Stop } from "../browsers/focus-stop";
import * as hand from "../browsers/pointer";
import type { Tab } from "../browsers/tab";
import { expect, test } from "../browsers/test";
import { DESKTOP, PHONE, ROUTES, site } from "../content";

const stopNow = (tab: Tab): Promise<Stop | null> => tab.evaluate(focusStop);

const faultsOf = (stops: Stop[]) => stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width} px`, () => {
    // Nothing moves by itself, so that what is measured stays where it is.
    const options = { ...size, reducedMotion: true };

    for (const route of ROUTES) {
      test(`${route}: Tab reaches every control in order, each visible, and Shift+Tab goes the same way back`, async ({
        open,
        tolerateOnConsole,
      }) => {
        test.slow();
        if (route === "/nowhere") tolerateOnConsole(/404/);
        const tab = await open(route, options);
        await hand.hydrated(tab);
        await hand.showAll(tab);
        const expected = await tab.evaluate(reachable);
        const stops: Stop[] = [];
        for (let presses = 0; presses < expected; presses += 1) {
          await tab.press("Tab");
          const stop = await stopNow(tab);
          if (stop) stops.push(stop);
        }
        // Each once, in the order of the document, and none left out: no detour, no trap.
        expect(stops.map(({ position }) => position)).toEqual(Array.from({ length: expected }, (_, index) => index));
        expect(faultsOf(stops)).toEqual([]);

        const back: Stop[] = [];
        for (let presses = 1; presses < expected; presses += 1) {
          await tab.press("Tab", { shift: true });
          const stop = await stopNow(tab);
          if (stop) back.push(stop);
        }
        expect(back.map(({ position }) => position)).toEqual(
          Array.from({ length: expected - 1 }, (_, index) => expected - 2 - index),
        );
        expect(faultsOf(back)).toEqual([]);
      });
    }

    test("the first Tab shows the skip link, which leads past the menu", async ({ open }) => {
      const tab = await open("/", options);
      await hand.hydrated(tab);
      await tab.press("Tab");
      expect((await stopNow(tab))?.name).toBe(site.labels.skipToContent);
      await tab.press("Enter");
      await hand.until(tab, () => document.activeElement?.id === "main");
      await tab.press("Tab");
      expect(await tab.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("home");
    });

    test("Enter on each link of the menu moves the focus to its section, and on from there", async ({ open }) => {
      const tab = await open("/", options);
      await hand.hydrated(tab);
      for (const { section } of site.navigation) {
        await hand.focus(tab, `.site-nav a[href="#${section}"]`);
        await tab.press("Enter");
        await hand.until(tab, (id) => document.activeElement?.id === id, section);
        await tab.press("Tab");
        // A section without controls passes the focus on to the next.
        const follows = await tab.evaluate((id) => {
          const start = document.getElementById(id);
          const { activeElement } = document;
          return start && activeElement ? start.compareDocumentPosition(activeElement) : 0;
        }, section);
        expect(follows & 4, `${section}: is in the section or after it`).toBe(4);
      }
    });
  });
}
