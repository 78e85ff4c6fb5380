import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import { AXE_TAGS } from "../../../test/e2e/page-setup";
import { type EditorPage, place } from "./drivers/editor-page";
import { expect, test } from "./editor-test";
import { expectReadable } from "./layout";
import type { Workplace } from "./workplace";

const NAME = place("reviews", "reviews", 0, "name");

/** Files whose forms together have every kind of control. */
const WITH_EVERY_CONTROL: readonly ContentName[] = ["awards", "cities", "stats", "thank-you"];

test.use({ viewport: { width: 1600, height: 900 } });

test.beforeEach(({ consoleWatch }) => {
  // The 404 page in the preview logs an error, and the browser logs a save that comes too late.
  consoleWatch.tolerate(/^error: 404: there is no page at .not-found |^error: Failed to load resource: .* 409/);
});

/** Expects that axe finds no problems. The page in the preview has its own tests. */
async function expectNoViolations(page: Page, state: string, without: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(AXE_TAGS).disableRules(without).exclude("iframe");
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
  expect.soft(found, state).toEqual([]);
}

/** Opens the conflict dialog: the same name is changed here and by somebody else. */
async function makeConflict(editor: EditorPage, workplace: Workplace): Promise<void> {
  await editor.fill(NAME, "Annette D.");
  const theirs = workplace.text("reviews.json").replace('"Sample Client A"', '"Sample Client Ann"');
  workplace.saveElsewhere({ "reviews.json": theirs });
  await editor.saveButton.press("Enter");
  await expect(editor.conflict).toBeVisible();
}

test("every control says which entry it belongs to, and axe finds nothing in any kind of control", async ({
  editor,
}) => {
  const { page } = editor;
  await expect(page.getByRole("banner").getByRole("heading", { level: 1 })).toHaveText("Content editor");
  await expect(page.getByRole("region", { name: "Preview" })).toBeVisible();
  for (const file of Object.keys(CONTENT_SCHEMAS) as ContentName[]) {
    await test.step(file, async () => {
      await editor.openAll(file);
      const heading = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(heading).toHaveText(CONTENT_SCHEMAS[file].meta()?.title ?? "");
      const names = await page
        .locator("main button")
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent));
      const twice = names.filter((name, index) => names.indexOf(name) < index);
      expect.soft(twice, "buttons of the same name").toEqual([]);
      if (WITH_EVERY_CONTROL.includes(file)) await expectNoViolations(page, file);
    });
  }
  // The name of a field contains the name of its entry.
  await editor.openAll("awards");
  const badge = page.getByRole("group", { name: "County Bar Member" });
  await expect(badge.getByLabel("Who gives it")).toHaveValue("Sample County Bar");
});

test("axe finds nothing while problems are shown, a dialog is open, or colors are forced", async ({
  editor,
  workplace,
}) => {
  const { page } = editor;
  await editor.button("Add a review").click();
  await editor.saveButton.click();
  await expect(editor.problems.first()).toBeVisible();
  await expectNoViolations(page, "problems");

  await page.emulateMedia({ forcedColors: "active" });
  // Axe reads the colors that the page asked for, not those that the browser forces on it.
  await expectNoViolations(page, "forced colors", ["color-contrast"]);
  await page.emulateMedia({ forcedColors: "none" });

  await editor.button("Discard changes").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page, "discarding");
  await editor.button("Throw them away").click();

  await makeConflict(editor, workplace);
  await expectNoViolations(page, "conflict");
});

test.describe("hosted", () => {
  test.use({ setup: "github" });

  test("axe finds nothing on the sign-in page, even after a wrong token", async ({ page, workplace, consoleWatch }) => {
    consoleWatch.tolerate(/Failed to load resource.* 401/);
    await page.goto(workplace.origin);
    const token = page.getByLabel(/access token/i);
    await token.fill("wrong");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).not.toBeEmpty();
    // A screen reader reads the reason with the field.
    await expect(token).toHaveAccessibleDescription(/GitHub does not know/);
    await expectNoViolations(page, "after a wrong token");
  });
});

test("everything can be read and reached on a phone and a small laptop", async ({ editor }) => {
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await editor.page.setViewportSize({ width, height });
      await expectReadable(editor, (state) => expectNoViolations(editor.page, `${state} at ${width} px`));
      await editor.file("cities").click();
      await expectNoViolations(editor.page, `${width} px`);
    });
  }
});

test("with the keyboard alone, a person can add, move, delete, restore and save entries", async ({
  editor,
  workplace,
}) => {
  const { page } = editor;
  const focused = page.locator(":focus");
  const press = (key: string) => page.keyboard.press(key);
  /** Expects exactly one announcement for screen readers. */
  const expectAnnounced = (words: string) =>
    expect(page.getByRole("status").filter({ hasText: words }), `"${words}" announced`).toHaveCount(1);

  await test.step("a review", async () => {
    await tabTo(page, editor.button("Add a review"));
    await press("Enter");
    await expect(focused).toHaveAccessibleName("Client's name");
    await expectAnnounced("A review was added at the end of the list.");
    await page.keyboard.type("Maria D.");
    await press("Tab");
    await page.keyboard.type("10302026");
    await tabTo(page, page.getByLabel("Where it was published"));
    await page.keyboard.type("Google");
    await tabTo(page, page.getByLabel("Full text"));
    await page.keyboard.type("They read every page of our deed.");

    await tabTo(page, editor.button("Move up: Maria D., October 30, 2026"));
    for (let index = 6; index >= 1; index--) {
      await press("Enter");
      await expect(page.locator(".entry-label").nth(index - 1)).toHaveText("Maria D., October 30, 2026");
      await expect(focused).toHaveAccessibleName("Move up: Maria D., October 30, 2026");
    }
    // The first entry cannot move up.
    await expect(focused).toBeDisabled();
    await expectAnnounced("Now number 1 of 7.");
    await expect(editor.at(place("reviews", "reviews", 0, "fullText"))).toHaveValue(/^They read/);

    await tabTo(page, editor.at(place("reviews", "reviews", 0)), "Shift+Tab");
    await press("Enter");
    await expect(page.getByLabel("Full text")).toHaveCount(0);
    await press("Enter");
    await expect(page.getByLabel("Full text")).toHaveCount(1);

    await tabTo(page, editor.saveButton, "Shift+Tab");
    await press("Enter");
    // The whole text is compared, as "not saved." contains "saved.".
    await expect(editor.notice).toHaveText("Saved.");
    await expect(editor.saveButton).toBeFocused();
    expect(workplace.text("reviews.json")).toContain("They read every page of our deed.");

    await tabTo(page, editor.button("Delete: Maria D., October 30, 2026"));
    await press("Enter");
    await expect(focused).toHaveAccessibleName("Undo: Maria D., October 30, 2026");
    await expectAnnounced("Deleted “Maria D., October 30, 2026”.");
    await press("Enter");
    await expect(focused).toHaveAccessibleName("Client's name");
    await expect(editor.notice).toHaveText("Everything is saved.");
  });

  await test.step("a city, which keeps its place while it is typed", async () => {
    const city = (number: number) => page.getByLabel(`A city, number ${number}`, { exact: true });
    await editor.file("cities").click();
    await tabTo(page, city(1));
    await press("ControlOrMeta+a");
    await page.keyboard.type("Westland Park");
    await press("Tab");
    await expect(focused).toHaveAccessibleName("Delete: Westland Park");
    await press("Enter");
    await expect(focused).toHaveAccessibleName("Undo: Westland Park");
    await press("Enter");
    await expect(city(1)).toHaveValue("Westland Park");
    await expect(city(1)).toBeFocused();
  });
});

test("dialogs work with the keyboard alone, and return the focus", async ({ editor, workplace }) => {
  const { page, conflict, saveButton } = editor;
  const focused = page.locator(":focus");
  const press = (key: string) => page.keyboard.press(key);
  const discard = editor.button("Discard changes");

  await editor.fill(NAME, "Maria D.");
  await tabTo(page, discard, "Shift+Tab");
  await press("Enter");
  await expect(focused).toHaveText("Keep my changes");
  await press("Escape");
  await expect(discard).toBeFocused();
  await press("Enter");
  await press("Tab");
  await expect(focused).toHaveText("Throw them away");
  await press("Enter");
  await expect(discard).toBeFocused();
  await expect(editor.notice).toHaveText("Everything is saved.");

  await test.step("the list of changes, after all of them were taken back", async () => {
    await editor.fill(NAME, "Maria D.");
    await tabTo(page, editor.button("See 1 change"), "Shift+Tab");
    await press("Enter");
    await expect(focused).toHaveText("What you have changed");
    await press("Tab");
    await expect(focused).toHaveAccessibleName(/^Take back: Maria D\., .*: Client's name$/);
    await press("Enter");
    await expect(focused).toHaveAccessibleName(/^Undo: Maria D\., /);
    const status = page.getByRole("dialog").getByRole("status");
    await expect(status).toContainText("Taken back: Maria D., ");
    await press("Enter");
    await expect(focused).toContainText("Undone: your change is back.");
    await press("Tab");
    await press("Enter");
    await expect(focused).toHaveAccessibleName(/^Undo: /);
    await press("Escape");
    await expect(saveButton).toBeFocused();
    await expect(editor.notice).toHaveText("Everything is saved.");
  });
  await test.step("earlier versions", async () => {
    const versions = editor.button("Earlier versions");
    await tabTo(page, versions, "Shift+Tab");
    await press("Enter");
    await expect(focused).toHaveText("Earlier versions");
    await expect(editor.button(/^Compare: /)).toBeVisible();
    await press("Tab");
    await expect(focused).toHaveAccessibleName(/^Compare: /);
    await press("Enter");
    await expect(focused).toHaveText(/^What has changed since /);
    await tabTo(page, editor.button("Back to the list"));
    await press("Enter");
    await expect(focused).toHaveText("Earlier versions");
    await press("Escape");
    await expect(versions).toBeFocused();
  });

  await makeConflict(editor, workplace);
  await expect(conflict.locator(":focus")).toHaveCount(1);
  await press("Escape");
  await expect(saveButton).toBeFocused();
  await press("Enter");
  await expect(conflict).toBeVisible();
  await tabTo(page, conflict.getByLabel(/^Theirs/));
  await press("ArrowDown");
  await expect(conflict.getByLabel(/^Yours/)).toBeChecked();
  await tabTo(page, conflict.getByRole("button", { name: "Use these" }));
  await press("Enter");
  await expect(saveButton).toBeFocused();
  await press("Enter");
  await expect(editor.notice).toHaveText("Saved.");
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if ((await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement)))
      return;
    await page.keyboard.press(key);
  }
  await expect(target, "the focus").toBeFocused();
}
