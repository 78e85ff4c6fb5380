import type { Locator } from "@playwright/test";
import { said } from "../helpers/preview-text";
import { place } from "./drivers/editor-page";
import { expect, expectContent, picture, test } from "./editor-test";

const PORTRAIT = place("landing", "about", "portrait");
const IMAGE = place("landing", "about", "portrait", "image");
const CITY = place("cities", "cities", 1);

test("a double-click deletes without undoing, and Undo restores even an unsaved image, until the next save", async ({
  editor,
  workplace,
}) => {
  const { page, preview } = editor;
  const deleted = editor.form.getByText("Deleted “Portrait”.");
  /** The second click of a double-click, on a button that the first click has moved under the mouse. */
  const secondClick = async (button: Locator) => {
    await button.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  };
  const remove = editor.button("Remove portrait");
  await editor.choose(IMAGE, { name: "ann.jpg", bytes: await picture(800, 1000).jpeg().toBuffer() });
  await expect(editor.around(IMAGE)).toContainText("800 × 1000");

  await test.step("a group", async () => {
    await remove.dblclick();
    await expect(deleted).toBeVisible();
    await secondClick(editor.button("Undo: Portrait"));
    await secondClick(editor.button("Add portrait"));
    await expect(deleted).toBeVisible();
    await editor.button("Undo: Portrait").dblclick();
    await expect(editor.around(IMAGE)).toContainText("800 × 1000");
    await expect(preview.locator("#about img").first()).toHaveJSProperty("naturalWidth", 800);
  });
  await test.step("an entry of a list", async () => {
    const city = await (await editor.reveal(CITY)).inputValue();
    const undo = editor.button(`Undo: ${city}`);
    await editor.button(`Delete: ${city}`).dblclick();
    await secondClick(undo);
    await expect(undo).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(editor.at(CITY)).toHaveValue(city);
    await expect(editor.at(CITY)).toBeFocused();
    await expect(editor.file("cities")).not.toContainText("changed");
  });
  await test.step("Undo ends with a save", async () => {
    await editor.reveal(IMAGE);
    await remove.click();
    await expect(deleted).toBeVisible();
    await editor.save();
    await expect(deleted).toBeHidden();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(editor.notice).toHaveText("Saved.");
    await expect(preview.getByText(said("Sample portrait, until there is a photograph"))).toHaveCount(0);
  });
  await expectContent(workplace, {
    "content/images/portrait.png": ["(deleted bytes)"],
    "content/landing.json": [
      '-    "portrait": {',
      '-      "sample": true,',
      '-      "image": "./images/portrait.png",',
      '-      "alt": "Sample portrait: an engraved bust",',
      '-      "caption": "Sample portrait, until there is a photograph"',
      "-    },",
    ],
  });
  await expect(editor.at(PORTRAIT)).toHaveText("Add portrait");
});
