import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "../../../editor/session/useNavigation";
import { EditorTab } from "../drivers/editor-tab";
import { test as base, expect, poll } from "../drivers/engine-test";
import { click, textOf, until } from "../drivers/page-actions";
import { picture } from "../editor/editor-test";
import { type Computer, type Hosted, openComputer, openHosted, TOKENS, type Workplace } from "../editor/workplace";

const NAME: Place = { file: "reviews", path: ["reviews", 1, "name"] };
const OLD_NAME = "Bartholomew Featherstone-Winterbottom";
const NEW_NAME = "Bartholomew F.";

interface Fixtures {
  place: "computer" | "github";
  workplace: Workplace;
  editor: EditorTab;
}

const test = base.extend<Fixtures>({
  place: ["computer", { option: true }],
  workplace: async ({ place }, use) => {
    const workplace = await (place === "computer" ? openComputer({}) : openHosted(place, {}, { knowsStandIn: true }));
    await use(workplace);
    await workplace.stop();
  },
  editor: async ({ open, place, workplace }, use) => {
    const editor = new EditorTab(await open(workplace.origin));
    if (place === "github") {
      await until(editor.tab, () => document.querySelector("input") !== null);
      await click(editor.tab, "input");
      await editor.tab.type(TOKENS.ann);
      await editor.clickWords("button[type=submit]", "Sign in");
    }
    await until(editor.tab, () => document.querySelector("form.content-form") !== null);
    await use(editor);
  },
});

/** Somebody else saves another text of a file. */
function saveElsewhere(workplace: Workplace, file: string, change: (text: string) => string): void {
  const text = change(workplace.text(file));
  if ("github" in workplace) (workplace as Hosted).github.push("main", { [`content/${file}`]: text });
  else writeFileSync(path.join((workplace as Computer).folder, file), text);
}

/** What is saved has no problem. @returns the reviews */
function savedReviews(workplace: Workplace): Record<string, unknown>[] {
  expect(workplace.problems()).toBe("No problems in the content.");
  return JSON.parse(workplace.text("reviews.json")).reviews;
}

for (const place of ["computer", "github"] as const) {
  test.describe(`the editor on ${place}`, () => {
    test.use({ place });

    test("shows a problem beside its field until it is solved, and saves", async ({ editor, workplace }) => {
      await editor.fill(NAME, "Bartholomew  F.");
      await editor.clickWords("header button", "Save");
      await editor.hears(/^Not saved: there is one problem left/);
      await click(editor.tab, ".problem-list button");
      await editor.expectFocusIn(NAME);
      await poll(() => textOf(editor.tab, "main")).toContain("two in a row within a sentence");
      await editor.fill(NAME, NEW_NAME);
      await until(editor.tab, () => document.querySelector(".problem-list button") === null);
      await editor.save();
      expect(savedReviews(workplace)[1]).toMatchObject({ name: NEW_NAME });
    });

    test("adds an entry and deletes one, with a badge from a file", async ({ editor, workplace }) => {
      const added = (key: string): Place => ({ file: "reviews", path: ["reviews", 6, key] });
      await editor.clickWords("form button", "Add a review");
      await editor.fill(added("name"), "New Client");
      await editor.fill(added("source"), "Google");
      await editor.fill(added("fullText"), "They told us what it would cost.");
      await editor.set(added("date"), "2026-10-30");
      await editor.reveal({ file: "reviews", path: ["reviews", 0, "name"] });
      await editor.clickWords("form button", "Delete");
      await editor.openFile("Award and bar-association badges");
      const bytes = await picture(600, 600).png().toBuffer();
      await editor.choose({ file: "awards", path: ["awards", 0, "image"] }, "New badge.png", bytes);
      await poll(() => textOf(editor.tab, "form.content-form")).toContain("600 × 600");
      await editor.save();
      const names = savedReviews(workplace).map(({ name }) => name);
      expect([names.length, names[0], names.at(-1)]).toEqual([6, OLD_NAME, "New Client"]);
      expect(JSON.parse(workplace.text("awards.json")).awards[0].image).toBe("./images/awards/new-badge.png");
    });

    test("keeps a draft over a reload", async ({ editor, workplace }) => {
      await editor.fill(NAME, NEW_NAME);
      await editor.stored(NEW_NAME);
      await editor.tab.reload();
      await editor.hears(/^Here is what you had not saved on /);
      await editor.reveal(NAME);
      expect(await editor.valueOf(NAME)).toBe(NEW_NAME);
      await editor.save();
      expect(savedReviews(workplace)[1]).toMatchObject({ name: NEW_NAME });
    });

    test("is led to a field by a click in the preview, which shows what is typed", async ({ editor }) => {
      await editor.clickInPreview("Land contracts");
      await editor.expectFocusIn({ file: "services", path: ["services", 3, "title"] });
      await editor.clickInPreview("Monday to Thursday", "#contact");
      await editor.expectFocusIn({ file: "site", path: ["contact", "hours", 0, "from"] });
      await editor.openFile("Client reviews");
      await editor.fill(NAME, NEW_NAME);
      await editor.clickInPreview(NEW_NAME);
      await editor.expectFocusIn(NAME);
    });

    test("asks where somebody else has changed the same words", async ({ editor, workplace, consoleWatch }) => {
      consoleWatch.tolerate(/status of 409/);
      await editor.fill(NAME, NEW_NAME);
      saveElsewhere(workplace, "reviews.json", (text) => text.replace(OLD_NAME, "Bartholomew W."));
      await editor.clickWords("header button", "Save");
      await editor.clickWords("dialog[open] label", "Theirs");
      await editor.clickWords("dialog[open] button", "Use these");
      await editor.hears(/^Both are brought together as you decided\./);
      await editor.reveal(NAME);
      expect(await editor.valueOf(NAME)).toBe("Bartholomew W.");
      expect(savedReviews(workplace)[1]).toMatchObject({ name: "Bartholomew W." });
    });

    test("loses nothing while nobody answers", async ({ editor, workplace, consoleWatch }) => {
      consoleWatch.tolerate(/refused|could not connect|not connect|failed to load|cross-origin|status of 502/i);
      await editor.fill(NAME, NEW_NAME);
      if ("github" in workplace) {
        (workplace as Hosted).github.before("createCommitOnBranch", () => ({ status: 502 }));
      } else await (workplace as Computer).stopServer();
      await editor.clickWords("header button", "Save");
      await editor.hears(/nothing you typed is lost/);
      if (!("github" in workplace)) await (workplace as Computer).startServer();
      expect(await editor.valueOf(NAME)).toBe(NEW_NAME);
      await editor.save();
      expect(savedReviews(workplace)[1]).toMatchObject({ name: NEW_NAME });
    });
  });
}
