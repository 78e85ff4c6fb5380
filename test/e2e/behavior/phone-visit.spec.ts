import type { Page } from "@playwright/test";
import { formatShortHours } from "../../../src/lib/format";
import { scrollTo } from "../carousel-and-marquee";
import { landing, services, site } from "../fixture-content";
import { expect, test, wake } from "../playwright-test";

const WHEN = site.contact.hours.map(formatShortHours).join("; ").replace(/\s+/g, " ");

/** Names of the links that call, give the guide or book, and can be tapped on the screen as it is. */
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

test.describe("A visit on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const scripts of [true, false]) {
    test.describe(scripts ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled: scripts });

      test("has a call and a consultation within one tap on every screen, and says when somebody answers", async ({
        page,
      }) => {
        await page.goto("/");
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < length; top += 740) {
          await scrollTo(page, top);
          const actions = await tappableActions(page);
          expect(actions, `at ${top} px`).toContain(`${site.actions.call} ${site.contact.phone} ${WHEN}`);
          expect(actions.join(), `at ${top} px`).toContain(site.actions.schedule);
        }
      });

      test("reads what happens when one calls, and what each service is about, without a tap", async ({ page }) => {
        await page.goto("/");
        for (const step of landing.hero.whenYouCall.steps) await expect(page.getByText(step)).toBeVisible();
        for (const { description } of services) await expect(page.getByText(description)).toBeVisible();
      });
    });
  }

  test("offers the call first in office hours, and the consultation outside of them", async ({ page }) => {
    const strength = (name: string) =>
      page
        .locator(".call-bar")
        .getByRole("link", { name })
        .evaluate((link) => getComputedStyle(link).backgroundColor !== "rgba(0, 0, 0, 0)");
    for (const [time, callFirst] of [
      ["2026-11-16T17:00:00Z", true],
      ["2026-11-17T03:00:00Z", false],
    ] as const) {
      await page.clock.setFixedTime(new Date(time));
      await page.goto("/");
      await wake(page);
      await expect.poll(() => strength(site.actions.call), time).toBe(callFirst);
      await expect.poll(() => strength(site.actions.schedule), time).toBe(!callFirst);
    }
  });
});
