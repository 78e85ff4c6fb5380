import { place } from "./drivers/editor-page";
import { expect, expectContent, test } from "./editor-test";

test("in a long list, only confirmed words are added, and the notice says where", async ({ editor, workplace }) => {
  const { page } = editor;
  const box = page.getByLabel("Add a city");
  const first = editor.at(place("cities", "cities", 0));
  await editor.file("cities").click();
  await test.step("words left in the box are not added, and the click outside of it works", async () => {
    await box.pressSequentially("Tr");
    await first.click();
    await expect(first).toBeFocused();
    await expect(editor.form.getByText("“Tr” is not in the list yet.")).toBeVisible();
    await expect(editor.file("cities")).not.toContainText("changed");
  });
  await test.step("an added entry is shown, and the next one can be typed at once", async () => {
    await box.fill("Troy Hills");
    await editor.button("Add").click();
    const line = editor.form.getByText("Troy Hills was added in its place from A to Z, as number 52.");
    await expect(line).toBeInViewport();
    await expect(editor.at(place("cities", "cities", 51))).toHaveValue("Troy Hills");
    await expect(editor.at(place("cities", "cities", 51))).toBeInViewport();
    await expect(box).toBeFocused();
    await page.keyboard.type("Dearborn");
    await expect(box).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(editor.form.getByText("Dearborn is in the list already, as number 10.")).toBeInViewport();
    const entry = editor.form.getByRole("listitem").filter({ has: editor.at(place("cities", "cities", 9)) });
    await expect(entry).toBeInViewport();
    await expect(entry, "marked for a moment").toHaveCSS("animation-name", "led");
  });
  await test.step("a click in the page opens an entry that a filter has hidden", async () => {
    await page.getByLabel("Show entries with …").fill("heights");
    await expect(first).toBeHidden();
    await editor.preview.locator("#cities").getByText("Allen Park").click();
    await expect(first).toBeFocused();
  });
  await editor.save();
  await expectContent(workplace, { "content/cities.json": ['+    "Troy Hills",'] });
});
