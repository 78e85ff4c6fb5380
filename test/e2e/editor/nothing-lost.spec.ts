import { choose, type EditorPage, field } from "../drivers/editor-page";
import { expect, expectContent, expectSaved, inPlaces, open, picture, test } from "./editor-test";
import { TOKENS } from "./workplace";

const NAME = "Bartholomew F.";
const RENAMED = ['-      "name": "Bartholomew Featherstone-Winterbottom",', `+      "name": "${NAME}",`];

async function rename(editor: EditorPage): Promise<void> {
  await field(await editor.openEntry("Bartholomew"), "Client's name").fill(NAME);
}

async function expectRenamed(editor: EditorPage): Promise<void> {
  await expect(field(await editor.openEntry("Bartholomew"), "Client's name")).toHaveValue(NAME);
}

inPlaces(["computer", "github"], () => {
  test("leaving warns of changes that are not saved, and of nothing else", async ({ editor }) => {
    await rename(editor);
    await expect(editor.saveButton).toBeEnabled();
    const question = await editor.close();
    expect(question?.type()).toBe("beforeunload");
    await question?.dismiss();
    await expectRenamed(editor);
    await editor.save();
    expect(await editor.close()).toBeUndefined();
  });

  test("changes are thrown away only after a question", async ({ editor, workplace }) => {
    await rename(editor);
    const dialog = editor.page.getByRole("dialog", { name: "Throw your changes away?" });
    await editor.page.getByRole("button", { name: "Discard changes" }).click();
    await dialog.getByRole("button", { name: "Keep my changes" }).click();
    await expectRenamed(editor);
    await editor.page.getByRole("button", { name: "Discard changes" }).click();
    await dialog.getByRole("button", { name: "Throw them away" }).click();
    const review = await editor.openEntry("Bartholomew");
    await expect(field(review, "Client's name")).toHaveValue("Bartholomew Featherstone-Winterbottom");
    await expect(editor.notice).toHaveText("Everything is saved.");
    await editor.page.reload();
    await editor.loaded();
    await expect(editor.notice).toHaveText("Everything is saved.");
    expect(workplace.changes()).toEqual({});
  });

  test("a draft with an image survives a reload and a closed tab", async ({ editor, context, workplace }) => {
    await editor.openFile("Award and bar-association badges");
    const badge = await editor.openEntry("County Bar Member");
    await choose(badge, { name: "badge.png", bytes: await picture(600, 600).png().toBuffer() });
    await editor.openFile("Client reviews");
    await rename(editor);
    await editor.stored(NAME);
    await editor.reload();
    await expect(editor.notice).toHaveText(/^Here is what you had not saved on /);
    await expectRenamed(editor);

    await editor.page.close();
    const tab = await open(await context.newPage(), workplace, "ann");
    await expect(tab.notice).toHaveText(/^Here is what you had not saved on /);
    await expectRenamed(tab);
    await tab.openFile("Award and bar-association badges");
    await expect((await tab.openEntry("County Bar Member")).getByText("600 × 600")).toBeVisible();
    await tab.save();
    expectSaved(workplace, "Edit client reviews; award and bar-association badges", {
      "content/awards.json": [
        '-      "image": "./images/awards/county-bar.png",',
        '+      "image": "./images/awards/badge.png",',
      ],
      "content/images/awards/badge.png": ["(new bytes)"],
      "content/images/awards/county-bar.png": ["(deleted bytes)"],
      "content/reviews.json": RENAMED,
    });
    await tab.page.reload();
    await tab.loaded();
    await expect(tab.notice).not.toContainText("Here is what you had not saved");
  });

  test("an image that was thrown away is not shown in place of another", async ({ editor }) => {
    await editor.openFile("Award and bar-association badges");
    const badge = await editor.openEntry("County Bar Member");
    await choose(badge, { name: "badge.png", bytes: await picture(600, 600).png().toBuffer() });
    await expect(badge.getByText("600 × 600")).toBeVisible();
    await editor.page.getByRole("button", { name: "Discard changes" }).click();
    await editor.page.getByRole("button", { name: "Throw them away" }).click();
    await choose(badge, { name: "badge.png", bytes: await picture(700, 700).png().toBuffer() });
    await expect(badge.getByText("700 × 700")).toBeVisible();
  });
});

test("while the server is stopped, nothing is lost", async ({ editor, computer, consoleWatch }) => {
  consoleWatch.expect(/ERR_CONNECTION_REFUSED/);
  await rename(editor);
  await computer.stopServer();
  await editor.saveButton.click();
  await expect(editor.notice).toHaveText(
    "The editor's server has stopped. Start `npm run edit` again; nothing you typed is lost.",
  );
  await computer.startServer();
  await expectRenamed(editor);
  await editor.save();
  expectContent(computer, { "content/reviews.json": RENAMED });
});

test.describe("on GitHub", () => {
  test.use({ place: "github" });

  test("while there is no connection, nothing is lost", async ({ editor, hosted, network, consoleWatch }) => {
    consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/);
    await rename(editor);
    network.isOffline = true;
    await editor.saveButton.click();
    await expect(editor.notice).toHaveText(/^GitHub cannot be reached\. Check the internet connection/);
    network.isOffline = false;
    await expectRenamed(editor);
    await editor.save();
    expectSaved(hosted, "Edit client reviews", { "content/reviews.json": RENAMED });
  });

  test("a save whose answer gets lost is not made twice", async ({ editor, hosted, network, consoleWatch }) => {
    consoleWatch.expect(/ERR_CONNECTION_RESET/);
    await editor.form.getByRole("button", { name: "Add a review" }).click();
    const review = await editor.openEntry("A review (empty)");
    await field(review, "Client's name").fill(NAME);
    await field(review, "Date of the review").fill("2026-10-30");
    await field(review, "Where it was published").fill("Google");
    await field(review, "Full text").fill("They told us what it would cost before they began.");
    network.lostAnswer = "createCommitOnBranch";
    await editor.saveButton.click();
    await expect(editor.notice).toHaveText(/^GitHub cannot be reached\./);
    await editor.saveButton.click();
    await expect(editor.notice).toHaveText(/^Saved\./);
    expect(hosted.saves()).toHaveLength(1);
    expect(hosted.text("reviews.json").split(NAME)).toHaveLength(2);
  });

  test("an expired sign-in is asked for again, and keeps what was typed", async ({ editor, hosted, consoleWatch }) => {
    consoleWatch.expect(/status of 401/);
    const { users } = hosted.github;
    await rename(editor);
    const ann = users[TOKENS.ann];
    delete users[TOKENS.ann];
    await editor.saveButton.click();
    await expect(editor.signInAgain).toBeVisible();
    await editor.page.keyboard.press("Escape");
    await expect(editor.signInAgain).toBeHidden();
    await expectRenamed(editor);

    await editor.saveButton.click();
    await expect(editor.signInAgain).toBeVisible();
    expect(hosted.changes()).toEqual({});
    if (ann) users.github_pat_new = ann;
    await editor.signIn("github_pat_new");
    await expect(editor.signInAgain).toBeHidden();
    await expectRenamed(editor);
    await editor.save();
    expectSaved(hosted, "Edit client reviews", { "content/reviews.json": RENAMED });
  });

  test("a sign-in that has expired before a reload", async ({ editor, hosted, consoleWatch }) => {
    consoleWatch.expect(/status of 401/);
    const { users } = hosted.github;
    await rename(editor);
    await editor.stored(NAME);
    const ann = users[TOKENS.ann];
    delete users[TOKENS.ann];
    editor.page.once("dialog", (dialog) => dialog.accept());
    await editor.page.reload();
    if (ann) users.github_pat_new = ann;
    await editor.signIn("github_pat_new");
    await editor.loaded();
    await expectRenamed(editor);
  });
});
