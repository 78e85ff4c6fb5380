import type { ContentName } from "../../../content-model/schemas";
import type { EditorPage } from "../drivers/editor-page";
import { expectNoHorizontalScroll, unreadableText } from "../layout-assertions";
import type { ConsoleWatch } from "../playwright-test";
import { expect } from "./editor-test";
import { titleOf } from "./form-places";

/** Opens a form and everything in it. */
export async function openAll(editor: EditorPage, file: ContentName): Promise<void> {
  await editor.openFile(titleOf(file));
  const closed = editor.form.locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Text can be read where it is, and nothing scrolls sideways, in the forms with every kind of field. */
export async function expectReadable(editor: EditorPage): Promise<void> {
  for (const file of ["awards", "site", "cities"] as const) {
    await openAll(editor, file);
    await expectNoHorizontalScroll(editor.page);
    expect.soft(await unreadableText(editor.page), file).toEqual([]);
  }
  await editor.openFile(titleOf("reviews"));
  await editor.page.getByRole("button", { name: "Add a review" }).click();
  await editor.saveButton.click();
  await expectNoHorizontalScroll(editor.page);
  expect.soft(await unreadableText(editor.page), "problems").toEqual([]);
}

/** The page that is shown for an address without a page says so, in the preview as well. */
export function toleratePageNotFound(consoleWatch: ConsoleWatch): void {
  consoleWatch.tolerate(/^error: 404: there is no page at .404 /);
}
