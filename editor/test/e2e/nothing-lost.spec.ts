import { place } from "./drivers/editor-page";
import { expect, expectContent, open, picture, test } from "./editor-test";
import { TOKEN } from "./workplace";

const BADGE = place("awards", "awards", 2, "image");
const NAME = place("reviews", "reviews", 1, "name");
const NEW_NAME = "Bartholomew F.";
const RENAMED = {
  "content/reviews.json": ['-      "name": "Bartholomew Featherstone-Winterbottom",', `+      "name": "${NEW_NAME}",`],
};
const FOUND_AGAIN = /^Here is what you had not saved on \w+ \d+, \d{4} at /;

test("a draft outlives questions, a reload and its tab, until it is saved", async ({ editor, context, workplace }) => {
  const chooseBadge = async (side: number) => {
    const bytes = await picture(side, side).png().toBuffer();
    await editor.choose(BADGE, { name: "badge.png", bytes });
    await expect(editor.around(BADGE)).toContainText(`${side} × ${side}`);
  };
  await test.step("changes are discarded only after a question", async () => {
    await chooseBadge(600);
    await editor.fill(NAME, NEW_NAME);
    await editor.button("Discard changes").click();
    await editor.button("Keep my changes").click();
    await expect(editor.at(NAME)).toHaveValue(NEW_NAME);
    await editor.discard();
    await expect(editor.at(NAME)).toHaveValue("Bartholomew Featherstone-Winterbottom");
  });
  await test.step("a discarded image is not shown in place of another", () => chooseBadge(700));
  await test.step("leaving warns", async () => {
    await editor.fill(NAME, NEW_NAME);
    await expect(editor.saveButton).toBeEnabled();
    const question = await editor.close();
    expect(question?.type()).toBe("beforeunload");
    await question?.dismiss();
    await expect(editor.at(NAME)).toHaveValue(NEW_NAME);
  });
  await test.step("a second tab does not overwrite the draft of the first", async () => {
    const second = await context.newPage();
    await second.goto(workplace.origin);
    await expect(second.getByRole("alert")).toContainText("already open in another tab");
    await second.close();
  });
  await test.step("a reload, right after the last key", async () => {
    await editor.fill(NAME, "Bart");
    await editor.stored("Bart");
    await editor.at(NAME).selectText();
    editor.page.once("dialog", (dialog) => dialog.accept());
    const loaded = editor.page.waitForEvent("load");
    await editor.page.evaluate((name) => {
      document.execCommand("insertText", false, name);
      setTimeout(() => location.reload());
    }, NEW_NAME);
    await loaded;
    await expect(editor.notice).toHaveText(FOUND_AGAIN);
    await expect(await editor.reveal(NAME)).toHaveValue(NEW_NAME);
  });

  await editor.page.close();
  const tab = await open(await context.newPage(), workplace);
  await expect(tab.notice).toHaveText(FOUND_AGAIN);
  await tab.reveal(BADGE);
  await expect(tab.around(BADGE)).toContainText("700 × 700");
  await tab.save();
  await expectContent(workplace, {
    "content/awards.json": [
      '-      "image": "./images/awards/county-bar.png",',
      '+      "image": "./images/awards/badge.png",',
    ],
    "content/images/awards/badge.png": ["(new bytes)"],
    "content/images/awards/county-bar.png": ["(deleted bytes)"],
    ...RENAMED,
  });
  await tab.page.reload();
  await tab.loaded();
  await expect(tab.notice).toContainText("Everything is saved.");
  expect(await tab.close()).toBeUndefined();
});

test.describe("on GitHub", () => {
  test.use({ setup: "github" });

  test("neither an expired sign-in nor a lost response loses anything", async ({
    editor,
    github,
    workplace,
    consoleWatch,
  }) => {
    const { page, notice, saveButton, signInAgain } = editor;
    consoleWatch.expect(/ERR_CONNECTION_RESET/);
    consoleWatch.expect(/status of 401/);
    await editor.fill(NAME, NEW_NAME);
    const ann = github.users[TOKEN];
    if (!ann) throw new Error("Ann has no account.");
    delete github.users[TOKEN];
    await test.step("after the sign-in has expired, every attempt to save asks for a new one", async () => {
      await saveButton.click();
      await expect(signInAgain).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(signInAgain).toBeHidden();
      await expect(editor.at(NAME)).toHaveValue(NEW_NAME);
      await saveButton.click();
      github.users.github_pat_bob = { ...ann, login: "bob" };
      await editor.signIn("github_pat_bob");
      await expect(signInAgain.getByRole("alert")).toContainText("Sign in as ann.");
      github.users.github_pat_new = ann;
      await editor.signIn("github_pat_new");
      await expect(signInAgain).toBeHidden();
      await expect(editor.at(NAME)).toHaveValue(NEW_NAME);
    });
    await test.step("after a reload, it asks again", async () => {
      delete github.users.github_pat_new;
      await editor.reload();
      github.users.github_pat_newest = ann;
      await editor.signIn("github_pat_newest");
      await expect(await editor.reveal(NAME)).toHaveValue(NEW_NAME);
    });
    await test.step("an account that may no longer save is told so, and not asked to sign in", async () => {
      ann.role = "read";
      await saveButton.click();
      await expect(notice).toContainText("GitHub does not let you do this with this sign-in");
      await expect(signInAgain).toBeHidden();
      await expect(editor.button("Sign out")).toBeVisible();
      ann.role = "write";
    });
    await test.step("a save whose response is lost is not repeated", async () => {
      let isLost = false;
      await page.route(`${github.origin}/graphql`, async (route) => {
        const isCommit = route.request().postData()?.includes("createCommitOnBranch");
        if (isLost || !isCommit) return route.continue();
        isLost = true;
        await route.fetch();
        return route.abort("connectionreset");
      });
      await saveButton.click();
      await expect(notice).toHaveText(/^GitHub does not answer\./);
      await saveButton.click();
      await expect(notice).toHaveText(/^Saved\./);
      expect(github.added("content-edits")).toHaveLength(1);
      await expectContent(workplace, RENAMED);
    });
  });
});
