import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ROUTES } from "../built-routes";
import { addStyle } from "../carousel-and-marquee";
import { layoutFaults } from "../layout-faults";
import { AXE_OPTIONS, expectNoViolations, openAndShowAll } from "../page-setup";
import { expect, test } from "../playwright-test";
import { content, DESKTOP, PHONE } from "../site-content";

// The tests measure positions, so nothing may move.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

const LARGE_TEXT = "html { font-size: 200% !important }";
/** The text spacing with which WCAG 2.2 expects a page to work (1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Ways in which visitors enlarge a page, on the smallest and largest screens. */
const ENLARGED = [
  { what: "with WCAG's text spacing", viewport: DESKTOP, style: TEXT_SPACING },
  { what: "with text of 200 %", viewport: DESKTOP, style: LARGE_TEXT },
  { what: "on a phone with text of 200 %", viewport: PHONE, style: LARGE_TEXT },
  { what: "at 320 px with WCAG's text spacing", viewport: { width: 320, height: 640 }, style: TEXT_SPACING },
  { what: "enlarged four times", viewport: { width: 320, height: 256 }, style: "" },
];

/** Opens everything that is folded in the page, and the rest of each review. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
    const closed = document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]');
    for (const button of closed) if (!button.closest("[inert]")) button.click();
  });
}

async function expectNoFaults(page: Page, what: string, enlarged = false): Promise<void> {
  // The carousel takes a moment to adapt to a new width.
  await expect
    .configure({ soft: true })
    .poll(() => layoutFaults(page, enlarged), { message: what })
    .toEqual([]);
}

for (const route of ROUTES) {
  test(`${route} has no layout faults at any width, even when enlarged, and is accessible`, async ({
    page,
    consoleWatch,
  }) => {
    await openAndShowAll(page, route, consoleWatch);
    for (const { what, viewport, style } of ENLARGED) {
      await page.setViewportSize(viewport);
      await addStyle(page, style);
      await expectNoFaults(page, what, true);
    }
    await addStyle(page, "");

    for (const state of ["closed", "opened"]) {
      if (state === "opened") await openAll(page);
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoFaults(page, `${state} at ${width} px`);
      }
    }

    // The header is not sticky on such a low screen. A sticky header would cover part of the page.
    await page.setViewportSize({ width: PHONE.width, height: 260 });
    await expectNoViolations("opened on a phone", new AxeBuilder({ page }).options(AXE_OPTIONS));
  });
}

test("the printed landing page has the name, address and phone number, and nothing to click", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const text = (await page.locator("body").innerText()).replace(/\s+/g, " ");
  const { firm, contact, legal, actions } = content.site;
  const { street, city, region, postalCode } = contact.address;
  for (const words of [
    firm.name,
    contact.phone,
    contact.email,
    street,
    `${city}, ${region} ${postalCode}`,
    ...content.landing.hero.counties,
    ...content.services.services.map(({ title }) => title),
    legal.responsibleLawyer.name,
    legal.responsibleLawyer.phone,
    legal.advertisingNotice,
    content.landing.awards.disclaimer,
    legal.noRelationshipNotice,
  ]) {
    expect.soft(text).toContain(words);
  }
  for (const words of [actions.call, actions.guide, "Skip to content"]) expect.soft(text).not.toContain(words);
  await expect(page.getByRole("button")).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
