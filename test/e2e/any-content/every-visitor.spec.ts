import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addStyle } from "../carousel-and-marquee";
import { exercisePage } from "../exercise-page";
import { DESKTOP, PHONE } from "../fixture-content";
import { AXE_TAGS, expectNoHorizontalScroll, openAndShowAll, showAll, unreadableText } from "../layout-assertions";
import { layoutFaults } from "../layout-faults";
import { expect, test, watchPolicy } from "../playwright-test";
import { content, ROUTES } from "./expected-content";

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`At ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const route of ROUTES) {
      test(`${route} works for a whole visit, without a message on the console or anything the policy has to stop`, async ({
        page,
        consoleWatch,
      }) => {
        const violations = await watchPolicy(page);
        await openAndShowAll(page, route, consoleWatch);
        await exercisePage(page);
        expect(await violations()).toEqual([]);
      });

      test(`${route} can be used by everybody`, async ({ page, consoleWatch }) => {
        await openAndShowAll(page, route, consoleWatch);
        for (const summary of await page.locator("summary").all()) await summary.click();
        // On a screen so low that nothing sticks: what sticks lies over some part of any page, which is no fault of it.
        await page.setViewportSize({ width: viewport.width, height: 400 });
        const { violations } = await new AxeBuilder({ page }).options({ runOnly: AXE_TAGS }).analyze();
        expect(
          violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
        ).toEqual([]);
      });
    }
  });
}

test.describe("Reading", () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

  const TRIALS = [
    { name: "with text of 200 %", viewport: DESKTOP, style: "html { font-size: 200% !important }" },
    { name: "on a tablet", viewport: { width: 768, height: 1024 }, style: "" },
    { name: "on the smallest phone, or enlarged four times", viewport: { width: 320, height: 640 }, style: "" },
  ];

  for (const route of ROUTES) {
    test(`${route}: nothing scrolls sideways, and all text can be read`, async ({ page, consoleWatch }) => {
      await openAndShowAll(page, route, consoleWatch);
      for (const { name, viewport, style } of TRIALS) {
        await test.step(name, async () => {
          await page.setViewportSize(viewport);
          await addStyle(page, style);
          await showAll(page);
          await expectNoHorizontalScroll(page);
          // The carousel measures again in its own time.
          await expect.poll(() => unreadableText(page), { message: `${route}, ${name}` }).toEqual([]);
        });
      }
    });
  }
});

test.describe("Setting", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const route of ROUTES) {
    test(`${route}: nothing overlaps or is cut, no heading ends with a lone word, no line within "9:00 am"`, async ({
      page,
      consoleWatch,
    }) => {
      await openAndShowAll(page, route, consoleWatch);
      for (const state of ["at first", "opened"]) {
        if (state === "opened") await openAll(page);
        for (const width of [360, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          await showAll(page);
          const message = `${route}, ${state}, at ${width} px`;
          await expect
            .configure({ soft: true })
            .poll(() => layoutFaults(page), { message })
            .toEqual([]);
        }
      }
    });
  }
});

/** Opens whatever can be opened: answers, the rest of reviews. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const closed = document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]');
    for (const button of closed) if (!button.closest("[inert]")) button.click();
  });
}

test("on paper the landing page says who, where and how to call, and shows nothing to click", async ({
  page,
  consoleWatch,
}) => {
  await openAndShowAll(page, "/", consoleWatch);
  await page.emulateMedia({ media: "print" });
  const text = (await page.locator("body").innerText()).replace(/\s+/g, " ");
  const { site, services } = content;
  for (const words of [
    site.firm.name,
    site.contact.phone,
    site.contact.email,
    site.contact.address.street,
    ...services.services.map(({ title }) => title),
    site.legal.responsibleLawyer.name,
    site.legal.advertisingNotice,
    site.legal.resultsDisclaimer,
  ]) {
    expect(text).toContain(words);
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
