import { place } from "./drivers/editor-page";
import { expect, expectContent, open, test } from "./editor-test";
import { PROPOSAL_PAGE } from "./workplace";

const NAME = place("reviews", "reviews", 1, "name");
const SOURCE = place("reviews", "reviews", 1, "source");
const PHONE = place("site", "contact", "phone");
const OLD_NAME = "Bartholomew Featherstone-Winterbottom";

const renamed = (name: string) => [`-      "name": "${OLD_NAME}",`, `+      "name": "${name}",`];
const resourced = (source: string) => ['-      "source": "Google",', `+      "source": "${source}",`];
const CALLED = { "content/site.json": ['-    "phone": "(248) 555-0134",', '+    "phone": "(248) 555-0199",'] };
const WAITING = "Your changes are waiting for approval. They go live once somebody has approved them.";

test.beforeEach(({ consoleWatch }) => {
  // The browser reports the server's response that newer content is online.
  consoleWatch.tolerate(/status of 409/);
});

test("two computers that publish lose no words, and ask once about a field that both have changed", async ({
  editor: ann,
  workplace,
  browser,
}) => {
  const second = await workplace.another();
  const ben = await open(await browser.newPage(), second);
  await ann.fill(NAME, "Ann’s name");
  await ann.fill(PHONE, "(248) 555-0199");
  await ann.save();
  await expect(ann.whereabouts).toContainText("2 changes are on this computer, not on the website yet.");
  expect(workplace.online()).toEqual({});
  await ann.publish();
  expect(workplace.online()).toEqual({ ...CALLED, "content/reviews.json": renamed("Ann’s name") });

  await test.step("changes of different fields are merged, shown, saved and published", async () => {
    await ben.fill(SOURCE, "Ben’s source");
    await ben.save();
    await ben.publishButton.click();
    await expect(ben.notice).toHaveText(
      "The website has newer content. It is here now, together with yours. See what is different, save, then publish.",
    );
    await expect(ben.at(NAME)).toHaveValue("Ann’s name");
    await expect(ben.at(SOURCE)).toHaveValue("Ben’s source");
    await ben.save();
    await ben.publish();
    await expectContent(second, {
      ...CALLED,
      "content/reviews.json": [...renamed("Ann’s name"), ...resourced("Ben’s source")],
    });
    expect(second.online()).toEqual(second.changes());
  });

  await test.step("a person chooses one version of the same field", async () => {
    await ann.fill(SOURCE, "Ann’s source");
    await ann.save();
    await ann.publishButton.click();
    await expect(ann.conflict.getByRole("group")).toHaveCount(1);
    await ann.decide("Ben’s source", "Yours");
    expect(workplace.online()).toEqual(second.changes());
    await ann.useDecisions();
    await ann.save();
    await ann.publish();
    expect(workplace.online()).toEqual({
      ...CALLED,
      "content/reviews.json": [...renamed("Ann’s name"), ...resourced("Ann’s source")],
    });
  });
  await ben.page.close();
  await second.stop();
});

test("if changes need an approval, they wait for it, and the editor links to its page, even after a reload", async ({
  editor,
  workplace,
}) => {
  const { page, whereabouts, publishButton } = editor;
  workplace.askForApproval();
  for (const name of ["Bartholomew F.", "Bartholomew W."]) {
    const online = workplace.online();
    await editor.fill(NAME, name);
    await editor.save();
    await expect(whereabouts).toContainText("1 change is on this computer, not on the website yet.");
    await publishButton.click();
    await expect(whereabouts).toContainText(WAITING);
    await page.reload();
    await expect(whereabouts).toContainText(WAITING);
    const link = whereabouts.getByRole("link", { name: "Ask for approval" });
    await expect(link).toHaveAttribute("href", PROPOSAL_PAGE);
    await editor.button("See what waits").click();
    await expect(page.getByRole("dialog", { name: "What is not on the website yet" })).toContainText(name);
    await page.keyboard.press("Escape");
    expect(workplace.online()).toEqual(online);

    workplace.approve();
    await editor.comeBack();
    await expect(whereabouts).toHaveText("Everything that is saved has been published.");
    expect(workplace.online()).toEqual({ "content/reviews.json": renamed(name) });
  }
});

test("words typed during publishing are neither published nor lost, and can be taken back and restored", async ({
  editor,
  workplace,
}) => {
  const { page, publishButton, notice, saveButton } = editor;
  await editor.fill(NAME, "Bartholomew F.");
  await editor.save();
  await editor.fill(PHONE, "(248) 555-0199");
  await expect(editor.whereabouts).toContainText("1 change is on this computer");

  await test.step("a double-click publishes once", async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/api/publish", async (route) => {
      await held;
      await route.continue();
    });
    await publishButton.dblclick();
    await expect(publishButton).toHaveText("Publishing …");
    await expect(saveButton).toBeDisabled();
    await editor.fill(SOURCE, "Letter");
    letGo();
    await expect(notice).toHaveText("Published. Your changes are on the website in a few minutes.");
    await expect(editor.whereabouts).toHaveText("Everything that is saved has been published.");
    expect(workplace.online()).toEqual({ "content/reviews.json": renamed("Bartholomew F.") });
    expect(workplace.onHost("rev-list", "--count", "main")).toBe("2");
    await expect(editor.at(SOURCE)).toHaveValue("Letter");
  });

  await test.step("one change", async () => {
    const dialog = page.getByRole("dialog", { name: "What you have changed" });
    await editor.button("See 2 changes").click();
    await dialog
      .getByRole("button", { name: "Take back: Bartholomew F., April 7, 2026: Where it was published" })
      .click();
    await expect(editor.at(SOURCE)).toHaveValue("Google");
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(editor.at(SOURCE)).toHaveValue("Letter");
    await dialog
      .getByRole("button", { name: "Take back: Bartholomew F., April 7, 2026: Where it was published" })
      .click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(editor.button("See 1 change")).toBeFocused();
  });

  await editor.stored("555-0199");
  await editor.reload();
  await expect(await editor.reveal(PHONE)).toHaveValue("(248) 555-0199");
  await expect(await editor.reveal(SOURCE)).toHaveValue("Google");
  await expect(editor.whereabouts).toHaveText("Everything that is saved has been published.");
  await editor.save();
  await editor.publish();
  expect(workplace.online()).toEqual({ ...CALLED, "content/reviews.json": renamed("Bartholomew F.") });
});
