import { place } from "./drivers/editor-page";
import { expect, expectContent, test } from "./editor-test";

const NAME = place("reviews", "reviews", 1, "name");
const DATE = place("reviews", "reviews", 1, "date");
const TEXT = place("reviews", "reviews", 1, "fullText");

const PASTED = "\ufeffThey were  kind.\r\n\r\nThe Quit\u00adclaim\u200b deed,\tin a\u000bweek\u00a0 or two.\r\n";
const CLEANED = "They were kind. The Quitclaim deed, in a week or two.";

test("fields show pasted and half-typed text as it will be saved, and keep the caret where a person types", async ({
  editor,
  context,
  workplace,
}) => {
  const { page } = editor;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const paste = async (words: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), words);
    await page.keyboard.press("ControlOrMeta+V");
  };

  const text = await editor.reveal(TEXT);
  const before = await text.inputValue();
  await test.step("text from a word processor", async () => {
    await text.selectText();
    await paste(PASTED);
    await expect(text).toHaveValue(CLEANED);
    await expect(text).toHaveAccessibleDescription(/Invisible characters were removed\./);
    await expect(text).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(text).toHaveValue(before);
    await text.selectText();
    await paste(PASTED);
    await expect(text).toHaveValue(CLEANED);
  });
  await test.step("words pasted between others, and typing after them", async () => {
    const name = await editor.reveal(NAME);
    await name.fill("Ann Lee");
    await name.press("Home");
    for (let letter = 0; letter < 3; letter++) await name.press("ArrowRight");
    await name.pressSequentially(" J.");
    await expect(name).toHaveValue("Ann J. Lee");
    await paste(" van\nder");
    await expect(name).toHaveValue("Ann J. van der Lee");
    await name.pressSequentially("n");
    await expect(name).toHaveValue("Ann J. van dern Lee");
    await name.press("Backspace");
  });
  await test.step("an incomplete date, which stays in its control but changes nothing", async () => {
    const date = await editor.reveal(DATE);
    await date.press("Backspace");
    await expect(date).toHaveAccessibleDescription(
      /This date is incomplete or does not exist\. Until you correct it, .* stays\.$/,
    );
    await expect(date).toHaveJSProperty("validity.badInput", true);
    await date.press("Tab");
    await expect(date).toHaveJSProperty("validity.badInput", true);
    await date.press("Shift+Tab");
    await date.pressSequentially("0102");
    await expect(date).not.toHaveAttribute("aria-invalid");
    await expect(date).toHaveValue(/^\d{4}-01-02$/);
  });

  await editor.save();
  await expectContent(workplace, {
    "content/reviews.json": [
      '-      "name": "Bartholomew Featherstone-Winterbottom",',
      '+      "name": "Ann J. van der Lee",',
      '-      "date": "2026-04-07",',
      '+      "date": "2026-01-02",',
      `-      "fullText": "${before}"`,
      `+      "fullText": "${CLEANED}"`,
    ],
  });
});
