import { expect, poll } from "../../../../test/e2e/drivers/engine-test";
import { click, textOf, until } from "../../../../test/e2e/drivers/page-actions";
import { place } from "../drivers/editor-page";
import { test } from "../drivers/editor-tab-test";
import { picture } from "../editor-test";
import type { Workplace } from "../workplace";

const NAME = place("reviews", "reviews", 1, "name");
const OLD_NAME = "Bartholomew Featherstone-Winterbottom";
const NEW_NAME = "Bartholomew F.";
const BADGE = place("awards", "awards", 0, "image");

/** Expects that the saved content has no problems. @returns the reviews */
async function savedReviews(workplace: Workplace): Promise<Record<string, unknown>[]> {
  expect(await workplace.problems()).toBe("No problems in the content.");
  return JSON.parse(workplace.text("reviews.json")).reviews;
}

test("on a computer, entries are changed, added and deleted, with the page beside them, and saved", async ({
  editor,
  workplace,
  consoleWatch,
}) => {
  const { tab } = editor;
  consoleWatch.tolerate(/refused|could not connect|not connect|failed to load|cross-origin/i);

  await test.step("a problem appears beside its field until it is solved", async () => {
    await editor.fill(NAME, "Bartholomew <b>F.</b>");
    await editor.clickWords("header button", "Save");
    await editor.hears(/^Not saved: there is one problem left/);
    await click(tab, ".problem-list button");
    await editor.expectFocusIn(NAME);
    await poll(() => textOf(tab, "main")).toContain("contains HTML");
    await editor.fill(NAME, NEW_NAME);
    await until(tab, () => document.querySelector(".problem-list button") === null);
  });

  await test.step("a click in the preview, which shows what is typed, leads to a field", async () => {
    await editor.clickInPreview("Land contracts");
    await editor.expectFocusIn(place("services", "services", 3, "title"));
    await editor.clickInPreview("Monday to Thursday", "#contact");
    await editor.expectFocusIn(place("site", "contact", "hours"));
    await editor.clickInPreview(NEW_NAME);
    await editor.expectFocusIn(NAME);
  });

  await test.step("an entry is added, and one deleted", async () => {
    await editor.reveal(place("reviews", "reviews", 0, "name"));
    await click(tab, '[aria-label^="Delete: Sample Client A"]');
    await editor.openFile("Frequent questions");
    await editor.clickWords("form button", "Add a question");
    await editor.fill(place("faq", "questions", 7, "question"), "What is a deed?");
  });

  await test.step("nothing is lost while the server is stopped", async () => {
    workplace.setServerStopped(true);
    await editor.clickWords("header button", "Save");
    await editor.hears(/nothing you typed is lost/);
    workplace.setServerStopped(false);
    await editor.save();
  });
  const reviews = await savedReviews(workplace);
  expect(reviews).toHaveLength(5);
  expect(reviews[0]).toMatchObject({ name: NEW_NAME });
  expect(workplace.text("faq.json")).toContain('"What is a deed?"');
});

test.describe("hosted", () => {
  test.use({ setup: "github" });

  test("a draft with an image survives a reload and a failed save, and is merged with another person's changes", async ({
    editor,
    workplace,
    consoleWatch,
  }) => {
    consoleWatch.tolerate(/status of 502|failed to load/i);
    const bytes = await picture(600, 600).png().toBuffer();
    await editor.openFile("Award and bar-association badges");
    await editor.choose(BADGE, "New badge.png", bytes);
    await poll(() => textOf(editor.tab, "form.content-form")).toContain("600 × 600");
    await editor.openFile("Client reviews");
    await editor.fill(NAME, NEW_NAME);
    await editor.stored(NEW_NAME);
    await editor.tab.reload();
    await editor.hears(/^Here is what you had not saved on /);
    await editor.reveal(NAME);
    expect(await editor.valueOf(NAME)).toBe(NEW_NAME);

    workplace.github?.before("createCommitOnBranch", () => ({ status: 502 }));
    await editor.clickWords("header button", "Save");
    await editor.hears(/nothing you typed is lost/);
    expect(await editor.valueOf(NAME)).toBe(NEW_NAME);

    const theirs = workplace.text("reviews.json").replace(OLD_NAME, "Bartholomew W.");
    workplace.saveElsewhere({ "reviews.json": theirs });
    await editor.clickWords("header button", "Save");
    await editor.clickWords("dialog[open] label", "Theirs");
    await editor.clickWords("dialog[open] button", "Use these");
    await editor.hears(/^Both are brought together as you decided\./);
    await editor.save();
    expect((await savedReviews(workplace))[1]).toMatchObject({ name: "Bartholomew W." });
    expect(JSON.parse(workplace.text("awards.json")).awards[0].image).toBe("./images/awards/new-badge.png");
  });
});
