import { MISSING_ROUTE } from "../built-routes";
import { expect, type Open, test } from "../drivers/engine-test";
import { type FocusStop, focusStop } from "../drivers/focus-stop";
import { focus, hydrated, showAll, until } from "../drivers/page-actions";
import { FIGURES, RECORD_FIGURES, seenFigures } from "../drivers/sample-frames";
import type { Tab } from "../drivers/tab";
import { DESKTOP, PHONE, site } from "../site-content";

/** Opens a page with reduced motion, loads all of it, and puts the focus before its first control. */
async function openWhole(open: Open, route: string, size: { width: number; height: number }): Promise<Tab> {
  const tab = await open(route, { ...size, reducedMotion: true, initScript: RECORD_FIGURES });
  await hydrated(tab);
  await showAll(tab);
  // Otherwise, some versions of Chromium would begin where a script has scrolled to.
  await tab.evaluate(() => {
    const start = document.createElement("button");
    document.body.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
  });
  return tab;
}

/** Presses Tab or Shift+Tab, and returns each control that got the focus. */
async function pressTab(tab: Tab, presses: number, shift = false): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await tab.press("Tab", { shift });
    const stop = await tab.evaluate(focusStop);
    if (stop) stops.push(stop);
  }
  return stops;
}

/** Tabs from the first to the last control of the page, and with `andBack` back to the first. */
async function expectEveryControlReached(tab: Tab, andBack: boolean): Promise<void> {
  const [first] = await pressTab(tab, 1);
  expect(first?.name).toBe("Skip to content");
  const last = (first?.count ?? 0) - 1;
  const forward = await pressTab(tab, last);
  // Every control gets the focus once, in the order of the document.
  expect(forward.map(({ position }) => position)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  const back = andBack ? await pressTab(tab, last, true) : [];
  expect(back.map(({ position }) => position)).toEqual(back.map((_, index) => last - 1 - index));
  const stops = [...(first ? [first] : []), ...forward, ...back];
  expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
}

/** Opens the menu of a phone. */
async function openMenu(tab: Tab): Promise<void> {
  await focus(tab, ".site-nav summary");
  await tab.press("Enter");
  await until(tab, () => document.querySelector(".site-nav details")?.hasAttribute("open") === true);
}

for (const size of [DESKTOP, PHONE]) {
  test.describe(`the keyboard at ${size.width} px`, () => {
    test("reaches and outlines every control; the skip link and the menu move the focus", async ({ open }) => {
      const tab = await openWhole(open, "/", size);
      await expectEveryControlReached(tab, size === DESKTOP);
      await test.step("the skip link skips the menu", async () => {
        await focus(tab, ".skip-link");
        await tab.press("Enter");
        await until(tab, () => document.activeElement?.id === "main");
        await tab.press("Tab");
        expect(await tab.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("home");
      });

      await test.step("each link of the menu moves the focus to its section", async () => {
        for (const { section } of site.navigation) {
          if (size === PHONE) await openMenu(tab);
          await focus(tab, `.site-nav a[href="#${section}"]`);
          await tab.press("Enter");
          await until(tab, (id) => document.activeElement?.id === id, section);
          await tab.press("Tab");
          // If the section has no controls, Tab moves the focus to a later section.
          const follows = await tab.evaluate((id) => {
            const start = document.getElementById(id);
            const { activeElement } = document;
            return start && activeElement ? start.compareDocumentPosition(activeElement) : 0;
          }, section);
          expect(follows & 4, `${section}: the focus is in the section or after it`).toBe(4);
        }
      });

      await test.step("with reduced motion, the final figures are there from the start", async () => {
        expect(await seenFigures(tab)).toEqual([FIGURES]);
      });
    });
  });
}

test("the keyboard reaches and outlines every control of the other pages", async ({ open, consoleWatch }) => {
  // The page and the browser log a missing page.
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
