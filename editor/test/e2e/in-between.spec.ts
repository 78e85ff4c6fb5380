import { place } from "./drivers/editor-page";
import { expect, open, test } from "./editor-test";

const review = (index: number, key: string) => place("reviews", "reviews", index, key);
const PHRASE = ["Their answer ", "came the same day."] as const;

/** Runs in the page. Sends the event that a browser sends when a person returns to the tab. */
const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

test("typing continues in the same review, even if somebody else adds one above it", async ({ editor, workplace }) => {
  const { page } = editor;
  const { reviews } = JSON.parse(workplace.text("reviews.json"));
  await editor.fill(review(2, "fullText"), "");
  await page.keyboard.type(PHRASE[0]);
  const added = { ...reviews[0], id: "added", name: "Added by somebody else", fullText: "They were kind." };
  delete added.shortText;
  workplace.saveElsewhere({ "reviews.json": JSON.stringify({ reviews: [added, ...reviews] }) });
  await page.evaluate(comeBack);
  await expect(editor.notice).toContainText("Somebody else has saved changes.");
  await page.keyboard.type(PHRASE[1]);
  await expect(editor.at(review(3, "fullText"))).toHaveValue(PHRASE.join(""));
  await expect(editor.at(review(3, "fullText"))).toBeFocused();
  await editor.at(review(3, "shortText")).fill("");
  await editor.save();
  const saved = JSON.parse(workplace.text("reviews.json")).reviews;
  expect(saved.map(({ fullText }: { fullText: string }) => fullText)).toEqual([
    added.fullText,
    ...reviews.slice(0, 2).map(({ fullText }: { fullText: string }) => fullText),
    PHRASE.join(""),
    ...reviews.slice(3).map(({ fullText }: { fullText: string }) => fullText),
  ]);
});

test("a save in progress cannot be discarded, and words typed during it stay unsaved changes", async ({
  editor,
  workplace,
}) => {
  const { page, notice } = editor;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/save", async (route) => {
    await held;
    await route.continue();
  });
  await editor.fill(review(1, "name"), "Bart F.");
  await editor.saveButton.click();
  await expect(editor.saveButton).toHaveText("Saving …");
  await expect(editor.button("Discard changes")).toBeDisabled();
  await editor.button("Discard changes").dispatchEvent("click");
  await expect(page.getByRole("dialog")).toBeHidden();
  await editor.fill(review(1, "source"), "Letter");
  answer();
  await expect(notice).toContainText("What you have changed meanwhile in “Client reviews” is not saved yet.");
  expect(JSON.parse(workplace.text("reviews.json")).reviews[1]).toMatchObject({ name: "Bart F.", source: "Google" });
  await expect(editor.at(review(1, "source"))).toHaveValue("Letter");
  await editor.save();
  expect(JSON.parse(workplace.text("reviews.json")).reviews[1]).toMatchObject({ name: "Bart F.", source: "Letter" });
});

test("if the content cannot be read, the stored words are shown, and the next attempt can read it", async ({
  editor,
  workplace,
  context,
  consoleWatch,
}) => {
  consoleWatch.tolerate(/ERR_|status of 500|Failed to load resource/);
  await editor.fill(review(1, "name"), "Bart F.");
  await editor.stored("Bart F.");
  await context.route("**/api/content", (route) => route.abort());
  await editor.reload();
  await expect(editor.notice).toContainText("The editor's server");
  await expect(await editor.reveal(review(1, "name"))).toHaveValue("Bart F.");
  await context.unroute("**/api/content");
  await editor.button("Try again").click();
  await expect(editor.button("Try again")).toBeHidden();
  await editor.save();
  expect(workplace.text("reviews.json")).toContain("Bart F.");

  await context.route("**/api/content", (route) => route.abort());
  await editor.page.reload();
  await expect(editor.page.getByRole("alert")).toContainText("The editor's server");
  await context.unroute("**/api/content");
  // The person returns to the tab.
  await editor.page.evaluate(comeBack);
  await editor.loaded();
});

test("if a browser cannot store drafts, the editor says so once, and can still save", async ({
  context,
  workplace,
}) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  const editor = await open(page, workplace);
  const warning = page.getByText("This browser cannot keep your draft");
  await editor.fill(review(1, "name"), "Bart F.");
  await expect(warning).toHaveCount(1);
  await editor.save();
  expect(workplace.text("reviews.json")).toContain("Bart F.");
});

test("a draft in another format is neither opened nor deleted, and can be saved as a file", async ({ editor }) => {
  const { page } = editor;
  await page.evaluate(async () => {
    const opening = indexedDB.open("content-editor");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const draft = { contents: { reviews: "Words of an older editor" } };
    const writing = opening.result.transaction("drafts", "readwrite").objectStore("drafts").put(draft, "this computer");
    await new Promise((resolve) => writing.addEventListener("success", resolve));
    opening.result.close();
  });
  await page.reload();
  await editor.fill(review(1, "name"), "Bart F.");
  await editor.stored("Bart F.");
  await editor.stored("Words of an older editor");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save them as a file" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("unsaved-words.txt");
});
