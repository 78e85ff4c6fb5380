import { awards, landing } from "../fixture-content";
import { expect, hydrated, test } from "../playwright-test";

// The marquee does not move, so that what is measured does not move away.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("Badge images", () => {
  test("every badge reaches the browser as WebP, with its size and its text", async ({ page, request }) => {
    await page.goto("/");
    await hydrated(page);
    const badges = page.getByLabel(landing.awards.stripLabel).getByRole("img");
    await expect(badges).toHaveCount(awards.length);
    await page.locator("#awards").scrollIntoViewIfNeeded();

    for (const [index, badge] of (await badges.all()).entries()) {
      // Which brings it into view, in the row as in the marquee.
      await badge.locator("xpath=ancestor::*[@data-tooltip]").focus();
      await expect(badge).toHaveAttribute("alt", awards[index]?.alt ?? "");
      const loaded = () => badge.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
      await expect.poll(loaded, `badge ${index} is loaded`).toBe(true);

      const img = await badge.evaluate((found: HTMLImageElement) => ({
        url: found.currentSrc,
        written: [found.getAttribute("width"), found.getAttribute("height")],
        shown: [String(found.clientWidth), String(found.clientHeight)],
      }));
      expect(img.written, "what is written is what is shown, so nothing moves when it arrives").toEqual(img.shown);

      expect(img.url).toMatch(/\.webp$/);
      const response = await request.get(img.url);
      expect(response.headers()["content-type"]).toBe("image/webp");
      expect((await response.body()).toString("latin1", 8, 12), "its file's signature").toBe("WEBP");
    }
  });
});
