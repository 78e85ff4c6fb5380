import { field } from "../drivers/editor-page";
import { expect, inPlaces, test } from "./editor-test";

inPlaces(["computer", "github"], () => {
  test.use({ texts: { "faq.json": '{\n  "questions": [\n' } });

  test("a broken file: its place says so, the others can be looked at, nothing is saved", async ({
    editor,
    workplace,
  }) => {
    await expect(editor.file("Frequent questions")).toContainText("needs a look");
    await editor.openFile("Frequent questions");
    await expect(editor.form).toContainText(
      "This part cannot be edited here, because its file content/faq.json is broken",
    );

    await editor.openFile("Client reviews");
    await field(await editor.openEntry("Bartholomew"), "Client's name").fill("Bartholomew F.");
    await editor.saveButton.click();
    await expect(editor.notice).toHaveText("Not saved: there is one problem left. Follow the list to each field.");
    expect(workplace.changes()).toEqual({});
    await editor.problems.first().click();
    await expect(editor.form.getByRole("heading", { name: "Frequent questions" })).toBeFocused();
  });
});
