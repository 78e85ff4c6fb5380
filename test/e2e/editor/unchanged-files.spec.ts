import { readFileSync } from "node:fs";
import path from "node:path";
import { field } from "../drivers/editor-page";
import { notFound } from "../fixture-content";
import { expect, expectSaved, inPlaces, test } from "./editor-test";

/** Of each file a field to type into: the groups and the entry that it stands in, and its label. */
const FIELDS = [
  { file: "Client reviews", groups: [], entry: "Bartholomew", label: "Full text" },
  { file: "Award and bar-association badges", groups: [], entry: "County Bar", label: "What the badge says" },
  { file: "Cities we serve", groups: [], label: "A city, number 3" },
  { file: "Frequent questions", groups: [], entry: "land contract", label: "Answer" },
  { file: "Services", groups: [], entry: "Inherited", label: "Description" },
  { file: "The animated figures", groups: [], entry: "Deeds", label: "Figure" },
  { file: "The firm", groups: ["Contact", "Position of the office on the map"], label: "Longitude" },
  { file: "Words of the landing page", groups: ["Hero"], label: "Headline" },
  { file: "Words of the thank-you page", groups: ["Call Now banner"], label: "Text of the Call Now banner" },
  { file: "Words of the 404 page", groups: [], label: "Text" },
];

const FAQ = readFileSync(path.join(__dirname, "../../fixtures/content/faq.json"), "utf8");

inPlaces(["computer", "github"], () => {
  test.describe("with a file that was formatted by hand", () => {
    test.use({ texts: { "faq.json": `${FAQ.replaceAll("\n", "\r\n").replaceAll("  ", "\t")}` } });

    test("what is typed and deleted again leaves every byte as it was", async ({ editor, workplace, consoleWatch }) => {
      // The 404 page in the preview says so.
      consoleWatch.expect(/404: there is no page at/);
      for (const { file, groups, entry, label } of FIELDS) {
        await editor.openFile(file);
        for (const group of groups) await editor.openGroup(group);
        if (entry) await editor.openEntry(entry);
        const control = field(editor.form, label);
        await control.press("End");
        await control.pressSequentially("7");
        await expect(editor.file(file)).toContainText("changed");
        await control.press("Backspace");
        await expect(editor.file(file)).not.toContainText("changed");
      }
      await expect(editor.saveButton).toBeDisabled();
      await expect(editor.notice).toHaveText("Everything is saved.");

      // Nor is it written along with what did change.
      await field(editor.form, "Text").fill("The page may have moved.");
      await editor.save();
      expectSaved(workplace, "Edit words of the 404 page", {
        "content/not-found.json": [`-  "text": "${notFound.text}",`, '+  "text": "The page may have moved.",'],
      });
    });
  });

  test.describe("with a field that the model does not know", () => {
    test.use({ texts: { "faq.json": FAQ.replace('"questions": [', '"color": "red",\n  "questions": [') } });

    test("nothing is saved before it is gone", async ({ editor, workplace }) => {
      await field(await editor.openEntry("Bartholomew"), "Client's name").fill("Bartholomew F.");
      await editor.saveButton.click();
      await expect(editor.notice).toHaveText("Not saved: there is one problem left. Follow the list to each field.");
      await expect(editor.problems).toHaveText([/color/]);
      await expect(editor.file("Frequent questions")).toContainText("needs a look");
      expect(workplace.changes()).toEqual({});
    });
  });
});
