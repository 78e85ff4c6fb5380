import { DESKTOP, thankYou } from "../fixture-content";
import { expect, test } from "../playwright-test";

const guide = thankYou.steps[0]?.button ?? "";

test.describe("The thank-you page", () => {
  for (const viewport of [{ width: 390, height: 800 }, DESKTOP]) {
    test(`shows the guide's button before any scrolling, at ${viewport.width} by ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto("/thank-you/");
      const button = page.getByRole("link", { name: guide });
      await expect(button).toBeInViewport({ ratio: 1 });
      // Nothing lies over its lower edge, as the bar at the bottom of a phone's screen would.
      const uncovered = await button.evaluate((link) => {
        const { left, bottom, width } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, bottom - 2));
      });
      expect(uncovered).toBe(true);
    });
  }

  test("has the buttons of steps side by side on one line, however long their texts are", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/thank-you/");
    const step = page.getByText(thankYou.steps[0]?.text ?? "");
    for (const words of ["", `${thankYou.steps[0]?.text} `.repeat(3)]) {
      await step.evaluate((paragraph, more) => paragraph.append(more), words);
      const boxes = await Promise.all(
        thankYou.steps.map(({ button }) => page.getByRole("link", { name: button }).boundingBox()),
      );
      expect(boxes[0]?.y).toBe(boxes[1]?.y);
    }
  });
});
