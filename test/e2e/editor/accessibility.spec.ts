import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import type { EditorPage } from "../drivers/editor-page";
import { AXE_TAGS } from "../layout-assertions";
import type { ConsoleWatch } from "../playwright-test";
import { expect, picture, test } from "./editor-test";
import { at, reveal, titleOf } from "./form-places";
import { expectReadable, openAll, toleratePageNotFound } from "./form-states";

const FILES = Object.keys(CONTENT_SCHEMAS) as ContentName[];

test.use({ viewport: { width: 1600, height: 900 } });

/** Nothing that axe objects to. The page in the preview has tests of its own. */
async function expectNoViolations(page: Page, state: string, without: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(AXE_TAGS).disableRules(without).exclude("iframe");
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
  expect.soft(found, state).toEqual([]);
}

test("axe finds nothing in any form with everything open", async ({ editor, consoleWatch }) => {
  toleratePageNotFound(consoleWatch);
  for (const file of FILES) {
    await test.step(file, async () => {
      await openAll(editor, file);
      await expectNoViolations(editor.page, file);
    });
  }
});

test("axe finds nothing where problems are shown, a dialog is open, or colors are forced", async ({
  editor,
  computer,
  consoleWatch,
}) => {
  const { page } = editor;
  await page.getByRole("button", { name: "Add a review" }).click();
  await editor.saveButton.click();
  await expect(editor.problems.first()).toBeVisible();
  await expectNoViolations(page, "problems");

  await page.emulateMedia({ forcedColors: "active" });
  // Axe reads the colors that the page asked for, not those that the browser forces on it.
  await expectNoViolations(page, "forced colors", ["color-contrast"]);
  await page.emulateMedia({ forcedColors: "none" });

  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page, "discarding");
  await page.getByRole("button", { name: "Throw them away" }).click();

  await makeConflict(editor, computer.folder, consoleWatch);
  await expectNoViolations(page, "conflict");
});

test.describe("hosted", () => {
  test.use({ place: "github" });

  test("axe finds nothing on the page that asks who one is, also if the answer is wrong", async ({
    page,
    workplace,
    consoleWatch,
  }) => {
    consoleWatch.tolerate(/Failed to load resource.* 401/);
    await page.goto(workplace.origin);
    const token = page.getByLabel(/access token/i);
    await expect(token).toBeVisible();
    await expectNoViolations(page, "before");
    await token.fill("wrong");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await expectNoViolations(page, "after");
    // Who cannot see it finds the reason at the field.
    await expect(token).toHaveAccessibleDescription(/GitHub does not know/);
  });
});

for (const { name, width, height } of [
  { name: "a phone", width: 360, height: 640 },
  { name: "a tablet", width: 768, height: 1024 },
  { name: "a small laptop", width: 1280, height: 720 },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });

    test("everything can be read and reached", async ({ editor, consoleWatch }) => {
      toleratePageNotFound(consoleWatch);
      await expectReadable(editor);
      await expectNoViolations(editor.page, "reviews");
    });

    test("a review is changed and saved", async ({ editor, computer }) => {
      const { page } = editor;
      const source = await reveal(page, { file: "reviews", path: ["reviews", 5, "source"] });
      await source.fill("Avvo");
      await expectInView(source);
      await editor.save();
      expect(computer.text("reviews.json")).toContain('"source": "Avvo"');
    });
  });
}

/** Nothing lies over the middle of an element. */
async function expectInView(locator: Locator): Promise<void> {
  const isOnTop = await locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

test.describe("with the keyboard alone", () => {
  test("a review is added, moved, opened, closed, saved and deleted", async ({ editor, computer }) => {
    const { page } = editor;
    const focused = page.locator(":focus");
    const press = (key: string) => page.keyboard.press(key);

    await tabTo(page, page.getByRole("button", { name: "Add a review" }));
    await press("Enter");
    await expect(focused).toHaveAccessibleName("Client's name");
    await page.keyboard.type("Maria D.");
    await press("Tab");
    await page.keyboard.type("10302026");
    await tabTo(page, page.getByLabel("Where it was published"));
    await page.keyboard.type("Google");
    await tabTo(page, page.getByLabel("Full text"));
    await page.keyboard.type("They read every page of our deed.");

    await tabTo(page, page.getByRole("button", { name: "Move up: Maria D., October 30, 2026" }));
    for (let place = 6; place >= 1; place--) {
      await press("Enter");
      await expect(focused).toHaveAccessibleName("Move up: Maria D., October 30, 2026");
    }
    // There is no way up any more.
    await expect(focused).toBeDisabled();
    await press("Enter");
    await expect(page.locator(".entry-label").first()).toHaveText("Maria D., October 30, 2026");
    await expect(at(page, { file: "reviews", path: ["reviews", 0, "fullText"] })).toHaveValue(/^They read/);

    await tabTo(page, at(page, { file: "reviews", path: ["reviews", 0] }), "Shift+Tab");
    await press("Enter");
    await expect(page.getByLabel("Full text")).toHaveCount(0);
    await press("Enter");
    await expect(page.getByLabel("Full text")).toHaveCount(1);

    await tabTo(page, editor.saveButton, "Shift+Tab");
    await press("Enter");
    await expect(editor.notice).toHaveText("Saved.");
    await expect(editor.saveButton).toBeFocused();
    expect(computer.text("reviews.json")).toContain("They read every page of our deed.");

    await tabTo(page, page.getByRole("button", { name: "Delete: Maria D., October 30, 2026" }));
    await press("Enter");
    await expect(focused).toHaveAccessibleName("Undo: Maria D., October 30, 2026");
    await expect(page.locator("details.entry[open]")).toHaveCount(0);
    await press("Enter");
    await expect(focused).toHaveAccessibleName("Client's name");
    await expect(focused).toHaveValue("Maria D.");
    await expect(editor.notice).toHaveText("Everything is saved.");
  });

  test("cities keep the focus when they are sorted, added and deleted", async ({ editor }) => {
    const { page } = editor;
    await editor.openFile(titleOf("cities"));
    await tabTo(page, page.getByLabel("Add a city"));
    await page.keyboard.type("Zeeland");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Add a city")).toBeFocused();
    const last = page.getByLabel("A city, number 59");
    await expect(last).toHaveValue("Zeeland");

    await tabTo(page, page.getByLabel("A city, number 1", { exact: true }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Westland Park");
    // To the button beside it, which moves along when the city goes to its place.
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName("Delete: Westland Park");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("A city, number 55")).toHaveValue("Wixom");
    await expect(page.locator(":focus")).toHaveAccessibleName("Undo: Westland Park");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("A city, number 55")).toHaveValue("Westland Park");
    await expect(page.getByLabel("A city, number 55")).toBeFocused();
    await expect(page.getByLabel("A city, number 1", { exact: true })).toHaveValue("Ann Arbor");
  });

  test("the last entry of a list can be had back like any other", async ({ editor }) => {
    const { page } = editor;
    const admission = await reveal(page, { file: "site", path: ["legal", "admissions", 0] });
    await admission.press("Enter");
    await page.getByRole("button", { name: /^Delete: Founding Attorney/ }).press("Enter");
    await expect(editor.form.getByRole("heading", { name: "Admissions 0" })).toBeVisible();
    await expect(page.locator(":focus")).toHaveAccessibleName(/^Undo: Founding Attorney/);
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toHaveAccessibleName("Attorney");
    await expect(editor.form.getByRole("heading", { name: "Admissions 1" })).toBeVisible();
  });

  test("an image is chosen, and a mark of sample content taken away", async ({ editor }) => {
    const { page } = editor;
    const buffer = await picture(600, 600).png().toBuffer();
    // Before anything else: it takes the browser a while to hand its dialogs over, and a key would be quicker.
    page.on("filechooser", (dialog) => dialog.setFiles({ name: "New Badge.png", mimeType: "image/png", buffer }));
    const image = await reveal(page, { file: "awards", path: ["awards", 0, "image"] });
    await tabTo(page, image);
    await page.keyboard.press("Space");
    await expect(editor.form.getByText("new-badge.png")).toBeVisible();
    await expect(image).toBeFocused();
    await expect(image).toHaveAccessibleDescription(/make sure that the words beside it say what it shows/);

    const mark = page.getByLabel("All of this is still sample content");
    await tabTo(page, mark, "Shift+Tab");
    await page.keyboard.press("Space");
    await expect(mark).toHaveCount(0);
    await expect(page.locator(":focus")).toHaveAccessibleName("Full name of the award or membership");
  });

  test("problems lead to their fields", async ({ editor }) => {
    const { page } = editor;
    await editor.openFile(titleOf("faq"));
    await tabTo(page, page.getByRole("button", { name: "Add a question" }));
    await page.keyboard.press("Enter");
    await tabTo(page, editor.saveButton, "Shift+Tab");
    for (const attempt of ["the first time", "again"]) {
      await page.keyboard.press("Enter");
      await expect(page.locator(":focus"), attempt).toHaveText("1 problem to solve before you can save");
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus"), attempt).toHaveText("Frequent questions: A question (empty): Question");
      await page.keyboard.press("Enter");
      await expect(page.locator(":focus"), attempt).toHaveAccessibleName("Question");
      await expect(page.locator(":focus"), attempt).toHaveAccessibleDescription(/write the text\.$/);
      await tabTo(page, editor.saveButton, "Shift+Tab");
    }
  });

  test("dialogs give the focus back", async ({ editor, computer, consoleWatch }) => {
    const { page } = editor;
    const focused = page.locator(":focus");
    const discard = page.getByRole("button", { name: "Discard changes" });
    const name = await reveal(page, { file: "reviews", path: ["reviews", 0, "name"] });
    await name.fill("Maria D.");
    await tabTo(page, discard, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(focused).toHaveText("Keep my changes");
    await page.keyboard.press("Escape");
    await expect(discard).toBeFocused();
    await expect(name).toHaveValue("Maria D.");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(focused).toHaveText("Throw them away");
    await page.keyboard.press("Enter");
    await expect(discard).toBeFocused();
    await expect(name).toHaveValue("Sample Client A");

    await makeConflict(editor, computer.folder, consoleWatch);
    await expect(editor.conflict.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(editor.saveButton).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(editor.conflict).toBeVisible();
    await tabTo(page, editor.conflict.getByLabel(/^Theirs/));
    await page.keyboard.press("ArrowDown");
    await expect(editor.conflict.getByLabel(/^Yours/)).toBeChecked();
    await tabTo(page, editor.conflict.getByRole("button", { name: "Use these" }));
    await page.keyboard.press("Enter");
    await expect(editor.saveButton).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(editor.notice).toHaveText("Saved.");
  });
});

test("what happens is announced, once", async ({ editor }) => {
  const { page } = editor;
  const expectAnnounced = await listen(page);
  await page.getByRole("button", { name: "Add a review" }).click();
  await expectAnnounced("A review was added at the end of the list.", "You have changes that are not saved.");

  // Whoever types hears their own words, and that the field is not valid yet.
  await page.keyboard.type("Maria  D.", { delay: 200 });
  await editor.saveButton.click();
  await expectAnnounced("Not saved: there are 4 problems left. Follow the list to each field.");

  await page.getByRole("button", { name: "Delete: Maria D." }).click();
  await expectAnnounced("Deleted “Maria  D.”.", "Everything is saved.", "You have changes that are not saved.");

  await reveal(page, { file: "reviews", path: ["reviews", 5, "name"] });
  await page.getByRole("button", { name: "Move up: Sample Client F" }).click();
  await expectAnnounced("Now number 5 of 6.", "You have changes that are not saved.");
  await page.getByRole("button", { name: "Move up: Sample Client F" }).click();
  await expectAnnounced("Now number 4 of 6.");
  await editor.save();
  await expectAnnounced("Saved.");
});

test("headings, landmarks and names tell where one is", async ({ editor, consoleWatch }) => {
  toleratePageNotFound(consoleWatch);
  const { page } = editor;
  await expect(page.getByRole("banner").getByRole("heading", { level: 1 })).toHaveText("Content editor");
  await expect(page.getByRole("navigation")).toHaveAccessibleName("Content");
  await expect(page.getByRole("region", { name: "Preview" })).toBeVisible();
  for (const file of FILES) {
    await openAll(editor, file);
    await expect(editor.file(titleOf(file))).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(titleOf(file));
    const names = await page
      .locator("main button")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent));
    const twice = names.filter((name, index) => names.indexOf(name) < index);
    expect.soft(twice, `buttons of the same name in ${file}`).toEqual([]);
  }
  // A field says of which entry it is.
  const badge = page.getByRole("group", { name: "County Bar Member" });
  await editor.openFile(titleOf("awards"));
  await expect(badge.getByLabel("Who gives it")).toHaveValue("Sample County Bar");
});

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if ((await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement)))
      return;
    await page.keyboard.press(key);
  }
  await expect(target, "the focus").toBeFocused();
}

/** Notes what is announced from now on. The answer waits until it is this, in order of the alphabet, and starts again. */
async function listen(page: Page): Promise<(...words: string[]) => Promise<void>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const observer = new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest("[role=status], [role=alert], [aria-live]");
      });
      for (const region of new Set(regions)) if (region?.textContent) announced.push(region.textContent);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return async (...words) => {
    const announced = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, "announced").toSorted());
    await expect.poll(announced).toEqual(words);
    await page.evaluate(() => Reflect.get(window, "announced").splice(0));
  };
}

/** Somebody else saves the name of the first review while it is changed here; saving asks which one is to stand. */
async function makeConflict(editor: EditorPage, folder: string, consoleWatch: ConsoleWatch): Promise<void> {
  consoleWatch.tolerate(/^error: Failed to load resource: .* 409/);
  const file = path.join(folder, "reviews.json");
  const name = await reveal(editor.page, { file: "reviews", path: ["reviews", 0, "name"] });
  await name.fill("Annette D.");
  writeFileSync(file, readFileSync(file, "utf8").replace('"Sample Client A"', '"Sample Client Ann"'));
  await editor.saveButton.press("Enter");
  await expect(editor.conflict).toBeVisible();
}
