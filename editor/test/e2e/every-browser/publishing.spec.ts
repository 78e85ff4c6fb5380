import { CONTENT_SCHEMAS, type ContentName } from "../../../../content-model/schemas";
import { expect, poll } from "../../../../test/e2e/drivers/engine-test";
import { click, textOf, until } from "../../../../test/e2e/drivers/page-actions";
import { place } from "../drivers/editor-page";
import { test } from "../drivers/editor-tab-test";
import { picture } from "../editor-test";
import type { Changes } from "../workplace";

const PHONE = place("site", "contact", "phone");
const NAME = place("reviews", "reviews", 1, "name");
const BADGE = place("awards", "awards", 0, "image");

const REVIEW = {
  "content/reviews.json": ['-      "name": "Bartholomew Featherstone-Winterbottom",', '+      "name": "Bart F.",'],
};
const NEW_BADGE = {
  "content/awards.json": [
    '-      "image": "./images/awards/deed-practice.png",',
    '+      "image": "./images/awards/new-badge.png",',
  ],
  "content/images/awards/deed-practice.png": ["(deleted bytes)"],
  "content/images/awards/new-badge.png": ["(new bytes)"],
};

for (const setup of ["computer", "github"] as const) {
  test.describe(setup, () => {
    test.use({ setup });

    test("changes are listed, one is undone, the others are published, and an earlier version is restored", async ({
      editor,
      workplace,
      consoleWatch,
    }) => {
      // WebKit reports this when the toolbar grows while the preview is measured.
      consoleWatch.tolerate(/ResizeObserver loop/);
      const { tab } = editor;
      const { github } = workplace;
      const open = async (file: ContentName) => editor.openFile(CONTENT_SCHEMAS[file].meta()?.title ?? "");
      /** Saves, and publishes the saved content with the button Publish or by an approval. */
      const goLive = async (expected: Changes, number: number) => {
        const before = workplace.online();
        await editor.save();
        expect(workplace.changes()).toEqual(expected);
        if (github) {
          await editor.hears(/This change is not approved yet\./, "header");
          await editor.hears(new RegExp(`Change ${number} waits for approval`), "header");
          expect(workplace.online()).toEqual(before);
          github.merge(number);
          await tab.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
          await editor.hears(/approved on .*, and goes live in about two minutes\./, "header");
        } else {
          await editor.hears(/\d changes? (is|are) on this computer, not on the website yet\./, "header");
          expect(workplace.online()).toEqual(before);
          await editor.clickWords("header button:not([aria-disabled=true])", "Publish");
          await editor.hears(/^Published\./);
          await editor.hears(/Everything that is saved has been published\./, "header");
        }
        expect(workplace.online()).toEqual(expected);
        expect(await workplace.problems()).toBe("No problems in the content.");
      };

      await open("site");
      await editor.fill(PHONE, "(248) 555-0199");
      await open("reviews");
      await editor.fill(NAME, "Bart F.");
      await open("awards");
      await editor.choose(BADGE, "New badge.png", await picture(600, 600).png().toBuffer());
      await poll(() => textOf(tab, "form.content-form")).toContain("600 × 600");

      await test.step("words and images before and after", async () => {
        await editor.clickWords("header button", "See 3 changes");
        const list = () => textOf(tab, "dialog[open]");
        await poll(list).toContain("Before(248) 555-0134Now(248) 555-0199");
        await poll(list).toContain("BeforeBartholomew Featherstone-WinterbottomNowBart F.");
        await until(tab, () => {
          const images = [...document.querySelectorAll<HTMLImageElement>("dialog[open] img")];
          return images.length === 2 && images.every(({ naturalWidth }) => naturalWidth > 0);
        });
        await click(tab, 'dialog[open] [aria-label^="Take back: "][aria-label*="hone"]');
        await poll(list).toContain("Taken back: ");
        await editor.clickWords("dialog[open] button", "Close");
        await editor.hears(/See 2 changes/, "header");
      });
      await goLive({ ...NEW_BADGE, ...REVIEW }, 1);

      await test.step("the old badge comes back from the earlier versions, with its bytes", async () => {
        await editor.clickWords("header button", "Earlier versions");
        await until(tab, () => document.querySelectorAll("dialog[open] li").length === 2);
        await click(tab, "dialog[open] li:last-child button");
        await click(tab, 'dialog[open] [aria-label^="Bring back: Deed Practice Award"]');
        await poll(() => textOf(tab, "dialog[open]")).toContain("Brought back, and not saved yet: ");
        await editor.clickWords("dialog[open] button", "Close");
        await until(tab, () => document.querySelector("dialog[open]") === null);
      });
      await goLive(REVIEW, 2);
    });
  });
}
