import type { Page } from "@playwright/test";
import { formatShortHours } from "../../../src/lib/format";
import { scrollTo } from "../carousel-and-marquee";
import { landing, services, site } from "../fixture-content";
import { expect, test } from "../playwright-test";

const WHEN = site.contact.hours.map(formatShortHours).join("; ").replace(/\s+/g, " ");

/** Returns the names of the calls to action that a finger can tap without scrolling. */
function tappableActions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-event=call],[data-event=deed-guide],[data-event=consultation]")]
      .filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return height >= 24 && link.contains(document.elementFromPoint(x, y));
      })
      .map((link) => link.innerText.replace(/\s+/g, " ")),
  );
}

for (const scripts of [true, false]) {
  test.describe(`A visit on a phone ${scripts ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: scripts });

    test("can call or schedule with one tap at every scroll position, and says what happens then", async ({ page }) => {
      await page.goto("/");
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < length; top += 740) {
        await scrollTo(page, top);
        const actions = await tappableActions(page);
        expect(actions, `at ${top} px`).toContain(`${site.actions.call} ${site.contact.phone} ${WHEN}`);
        expect(actions.join(), `at ${top} px`).toContain(site.actions.schedule);
      }
      for (const step of landing.hero.whenYouCall.steps) await expect(page.getByText(step)).toBeVisible();
      for (const { description } of services) await expect(page.getByText(description)).toBeVisible();
    });
  });
}
