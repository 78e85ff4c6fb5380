import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../content";
import { exercisePage } from "../exercise-page";
import { expect, test } from "../fixtures";
import { AXE_TAGS, expectNoSidewaysScroll, openAndShowAll, unreadableText } from "../layout-assertions";
import { addStyle } from "../motion";
import { content, ROUTES } from "./content";

/** Long content takes its time: ninety services, hundreds of badges. */
test.describe.configure({ timeout: 240_000 });

/** Notes what the content-security policy stops. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      stopped.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, "stopped"));
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const route of ROUTES) {
      test(`${route}: a whole visit works, without a message on the console or anything the policy has to stop`, async ({
        page,
        consoleWatch,
      }) => {
        const stopped = await watchPolicy(page);
        await openAndShowAll(page, route, consoleWatch);
        await exercisePage(page);
        expect(await stopped()).toEqual([]);
      });

      test(`${route}: everybody can use it`, async ({ page, consoleWatch }) => {
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

test.describe("reading", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const { name, viewport, style } of [
    { name: "on the smallest phone, or enlarged four times", viewport: { width: 320, height: 640 }, style: "" },
    { name: "on a tablet", viewport: { width: 768, height: 1024 }, style: "" },
    { name: "with text of 200 %", viewport: DESKTOP, style: "html { font-size: 200% !important }" },
  ]) {
    for (const route of ROUTES) {
      test(`${route}, ${name}: nothing scrolls sideways, and all text can be read`, async ({ page, consoleWatch }) => {
        await page.setViewportSize(viewport);
        await openAndShowAll(page, route, consoleWatch);
        await addStyle(page, style);
        // The carousel measures again in a frame of its own.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        await expectNoSidewaysScroll(page);
        expect(await unreadableText(page)).toEqual([]);
      });
    }
  }
});

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
