import { type EditorPage, place } from "../drivers/editor-page";
import { layoutFaults } from "../layout-faults";
import { expect } from "./editor-test";

/** Text can be read where it is, nothing scrolls sideways and nothing covers a field, in forms with every kind of field. */
export async function expectReadable(editor: EditorPage): Promise<void> {
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
  // Whether it is on top in its middle.
  const isOnTop = await source.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await editor.discard();
}
