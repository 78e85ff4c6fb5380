import { MISSING_ROUTE } from "../built-routes";
import { expect, type Open, test } from "../drivers/engine-test";
import { type FocusStop, focusStop } from "../drivers/focus-stop";
import { focus, hydrated, showAll, until } from "../drivers/page-actions";
import { FIGURES, RECORD_FIGURES, seenFigures } from "../drivers/sample-frames";
import type { Tab } from "../drivers/tab";
import { DESKTOP, PHONE, site } from "../fixture-content";

/** With reduced motion, so that what is measured does not move. */
async function openWhole(open: Open, route: string, size: { width: number; height: number }): Promise<Tab> {
  const tab = await open(route, { ...size, reducedMotion: true, initScript: RECORD_FIGURES });
  await hydrated(tab);
  await showAll(tab);
  // Some versions of Chromium would go on from where a script has scrolled to.
  await tab.evaluate(() => {
    const start = document.createElement("button");
    document.body.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
  });
  return tab;
}

/** Presses Tab, or Shift+Tab, and tells where each has led. */
async function pressTab(tab: Tab, presses: number, shift = false): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await tab.press("Tab", { shift });
    const stop = await tab.evaluate(focusStop);
    if (stop) stops.push(stop);
  }
  return stops;
}

/** Walks through the page from its beginning to its last control, and may go back to the first one. */
async function expectEveryControlReached(tab: Tab, andBack: boolean): Promise<void> {
  const [first] = await pressTab(tab, 1);
  expect(first?.name).toBe(site.labels.skipToContent);
  const last = (first?.count ?? 0) - 1;
  const forward = await pressTab(tab, last);
  // Each once, in the order of the document, and none left out: no detour, no trap.
  expect(forward.map(({ position }) => position)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  const back = andBack ? await pressTab(tab, last, true) : [];
  expect(back.map(({ position }) => position)).toEqual(back.map((_, index) => last - 1 - index));
  const stops = [...(first ? [first] : []), ...forward, ...back];
  expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
}

for (const size of [DESKTOP, PHONE]) {
  test.describe(`the keyboard at ${size.width} px`, () => {
    test("reaches every control, visibly; the skip link and the menu move the focus", async ({ open }) => {
      const tab = await openWhole(open, "/", size);
      await expectEveryControlReached(tab, true);
      await test.step("the skip link leads past the menu", async () => {
        await tab.press("Enter");
        await until(tab, () => document.activeElement?.id === "main");
        await tab.press("Tab");
        expect(await tab.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("home");
      });

      await test.step("each link of the menu moves the focus to its section, and on from there", async () => {
        for (const { section } of site.navigation) {
          await focus(tab, `.site-nav a[href="#${section}"]`);
          await tab.press("Enter");
          await until(tab, (id) => document.activeElement?.id === id, section);
          await tab.press("Tab");
          // A section without controls passes the focus on to the next.
          const follows = await tab.evaluate((id) => {
            const start = document.getElementById(id);
            const { activeElement } = document;
            return start && activeElement ? start.compareDocumentPosition(activeElement) : 0;
          }, section);
          expect(follows & 4, `${section}: the focus is in the section or after it`).toBe(4);
        }
      });

      await test.step("for who prefers that, figures show their values from the start", async () => {
        expect(await seenFigures(tab)).toEqual([FIGURES]);
      });
    });
  });
}

test("the keyboard reaches every control of the other pages, visibly", async ({ open, consoleWatch }) => {
  // Ours, which the specification asks for, and the browser's own.
  consoleWatch.expect(/404: .*\/nowhere/);
  consoleWatch.tolerate(/Failed to load resource.*404/);
  for (const route of ["/thank-you/", MISSING_ROUTE]) {
    await test.step(route, async () => {
      const tab = await openWhole(open, route, PHONE);
      await expectEveryControlReached(tab, false);
      await tab.close();
    });
  }
});
