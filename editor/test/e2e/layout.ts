import { layoutFaults } from "../../../test/e2e/layout-faults";
import { type EditorPage, place } from "./drivers/editor-page";
import { expect } from "./editor-test";

/**
 * Expects that text is readable, nothing scrolls sideways and nothing covers a field, in forms
 * with every kind of field and in the dialogs that show changes.
 *
 * @param check makes further checks of each dialog
 */
export async function expectReadable(editor: EditorPage, check = async (_state: string) => {}): Promise<void> {
  for (const file of ["awards", "site", "cities"] as const) {
    await editor.openAll(file);
    expect.soft(await layoutFaults(editor.page, true), file).toEqual([]);
  }
  const source = await editor.reveal(place("reviews", "reviews", 5, "source"));
  await source.fill("");
  await editor.saveButton.click();
  await expect(editor.problems).toHaveCount(1);
  expect.soft(await layoutFaults(editor.page, true), "problems").toEqual([]);
  await editor.problems.click();
  await expect(source).toBeFocused();
  // Nothing covers the middle of the focused field.
  const isOnTop = await source.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await editor.discard();

  const { page } = editor;
  const dialog = page.getByRole("dialog");
  const look = async (state: string) => {
    await expect(dialog.getByRole("button", { name: "Close" }), state).toBeInViewport({ ratio: 1 });
    expect.soft(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), state).toBe(0);
    await check(state);
  };
  await editor.fill(place("reviews", "reviews", 1, "name"), `Bartholomew ${page.viewportSize()?.width}`);
  await editor.fill(place("reviews", "reviews", 1, "source"), `Source ${page.viewportSize()?.width}`);
  await editor.button("See 2 changes").click();
  await expect(dialog.getByRole("button", { name: /^Take back these 2/ })).toBeVisible();
  await look("changes");
  await page.keyboard.press("Escape");
  await editor.save();
  await editor.button("See them").click();
  await look("unpublished");
  await page.keyboard.press("Escape");
  await editor.button("Earlier versions").click();
  const compare = dialog.getByRole("button", { name: /^Compare/ });
  await expect(compare).toBeVisible();
  await look("versions");
  await compare.click();
  await look("comparison");
  await page.keyboard.press("Escape");
}
