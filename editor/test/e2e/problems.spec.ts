import { readFileSync } from "node:fs";
import path from "node:path";
import { place } from "./drivers/editor-page";
import { expect, picture, test } from "./editor-test";

const STATS = readFileSync(path.join(__dirname, "../../../test/fixtures/content/stats.json"), "utf8");
const STEPS = place("thank-you", "steps");
const BADGE = place("awards", "awards", 0, "image");

/** For every kind of control, a wrong value and the words of its problem in the list. */
const TYPED = [
  ["a text", place("reviews", "reviews", 1, "name"), "B\u0430rtholomew F.", /only looks like one of ours/],
  ["a long text", place("reviews", "reviews", 1, "fullText"), "", /is empty; write the text/],
  ["a date", place("reviews", "reviews", 0, "date"), "2999-01-01", /is in the future/],
  ["a number", place("stats", "stats", 0, "number"), "25,00", /not a whole number/],
  ["a time", place("site", "contact", "hours", 0, "closes"), "08:00", /08:00/],
  ["a choice", place("site", "navigation", 1, "section"), "home", /"home"/],
  ["a sorted list", place("cities", "cities", 51), "Troy", /Troy/],
  ["an entry of a list", place("landing", "guide", "contents", 1), "a <b>tag</b>", /contains HTML/],
] as const;

test("all problems are listed, each leads to its field, and nothing is saved", async ({ editor, workplace }) => {
  const { page } = editor;
  const told = (says: RegExp) => page.locator(".problem-list li").filter({ hasText: says }).getByRole("button");
  for (const [what, where, words] of TYPED) {
    if (what === "a choice") await (await editor.reveal(where)).selectOption(words);
    else await editor.fill(where, words);
  }
  await editor.choose(BADGE, { name: "small.png", bytes: await picture(300, 300).png().toBuffer() });
  await expect(editor.around(BADGE)).toContainText("300 × 300");
  for (const deleted of ["Access your free", "Schedule your free"]) {
    await editor.reveal(place("thank-you", "steps", 0, "title"));
    await editor.button(new RegExp(`^Delete: ${deleted}`)).click();
  }

  await editor.saveButton.click();
  const refusal = "Not saved: there are 10 problems left. Follow the list to each field.";
  await expect(page.getByRole("alert")).toHaveText(refusal);
  await expect(page.locator(".problem-list > summary")).toBeFocused();
  const fields = [
    ...TYPED.map(([what, where, , says]) => ({ what, where, says })),
    { what: "an image", where: BADGE, says: /300 × 300 pixels/ },
  ];
  for (const { what, where, says } of fields) {
    await test.step(what, async () => {
      await told(says).click();
      await expect(editor.at(where)).toBeFocused();
      await expect(editor.at(where)).toHaveAccessibleDescription(says);
      await expect(editor.at(where)).toHaveAttribute("aria-invalid", "true");
    });
  }
  await told(/is empty; the page needs some steps/).click();
  await expect(editor.at(STEPS)).toBeFocused();

  await editor.discard();
  await expect(page.locator(".problem-list")).toHaveCount(0);
  expect(workplace.changes()).toEqual({});
});

test.describe("with a broken file, and a field that the model does not have", () => {
  const stats = STATS.replace('"stats": [', '"color": "red",\n  "stats": [');
  test.use({ texts: { "faq.json": '{\n  "questions": [\n', "stats.json": stats } });

  test("both are reported, the other forms can be opened, and files without problems are saved", async ({
    editor,
    workplace,
  }) => {
    for (const file of ["faq", "stats"] as const) await expect(editor.file(file)).toContainText("needs a look");
    await editor.fill(place("reviews", "reviews", 1, "name"), "Bartholomew F.");
    await editor.saveButton.click();
    await expect(editor.notice).toHaveText("Saved.");
    await editor.page.getByText("2 problems in the saved content, from before your changes").click();
    await expect(editor.problems).toHaveText([/^Frequent questions$/, /color$/]);
    await editor.problems.first().click();
    await expect(editor.form.getByRole("heading", { name: "Frequent questions" })).toBeFocused();
    await expect(editor.form).toContainText("its file content/faq.json is broken");
    expect(Object.keys(workplace.changes())).toEqual(["content/reviews.json"]);
  });
});
