import { place } from "./drivers/editor-page";
import { expect, picture, test } from "./editor-test";

const TOLD = /^Somebody else has saved changes\. They are shown here now\./;
const KEPT = "Yours are kept and not saved yet: look at both, then save.";

const review = (index: number, key: string) => place("reviews", "reviews", index, key);
const badge = (index: number) => place("awards", "awards", index, "image");
const NAME = review(1, "name");
const SOURCE = review(1, "source");
const OLD_NAME = "Bartholomew Featherstone-Winterbottom";

test("changes that two people make at the same time are merged", async ({ editor, workplace, consoleWatch }) => {
  // The browser reports the response to a stale save, and a missing image.
  consoleWatch.tolerate(/status of 409 \(Conflict\)|status of 404 .*county-bar\.png/);
  const { page, notice, saveButton, conflict } = editor;
  /** Changes a review as another person. */
  const changeElsewhere = (index: number, fields: Record<string, string>) => {
    const file = JSON.parse(workplace.text("reviews.json"));
    Object.assign(file.reviews[index], fields);
    workplace.saveElsewhere({ "reviews.json": `${JSON.stringify(file, null, 2)}\n` });
  };
  const reviews = () => JSON.parse(workplace.text("reviews.json")).reviews;

  await test.step("changes of different fields are shown before they are saved", async () => {
    await editor.fill(NAME, "Bartholomew F.");
    changeElsewhere(1, { source: "Letter" });
    await saveButton.click();
    await expect(notice).toContainText(TOLD);
    await expect(notice).toContainText(KEPT);
    await expect(editor.at(SOURCE)).toHaveValue("Letter");
    expect(reviews()[1]).toMatchObject({ name: OLD_NAME, source: "Letter" });
    await editor.save();
    expect(reviews()[1]).toMatchObject({ name: "Bartholomew F.", source: "Letter" });
  });

  await test.step("a person chooses between versions of the same fields and entries", async () => {
    await editor.fill(NAME, "Ann’s name");
    await editor.fill(SOURCE, "Ann’s source");
    for (const index of [4, 5]) await editor.fill(review(index, "source"), `Letter ${index}`);
    changeElsewhere(1, { name: "Ben’s name", source: "Ben’s source" });
    workplace.saveElsewhere({ "reviews.json": JSON.stringify({ reviews: reviews().slice(0, 4) }) });
    await saveButton.click();
    const versions = conflict.getByRole("radio");
    await expect(versions).toHaveCount(8);
    await expect(versions.nth(0)).toHaveAccessibleName("Theirs, saved already Ben’s name");
    await expect(versions.nth(1)).toHaveAccessibleName("Yours Ann’s name");
    await expect(conflict.getByText("(nothing: it was deleted)")).toHaveCount(2);
    await expect(conflict.getByRole("button", { name: "Use these" })).toBeDisabled();
    await editor.button("Decide later").click();
    await expect(notice).toContainText("Nothing was saved. What you typed is still here.");

    await saveButton.click();
    await editor.decide("Ann’s name", "Yours");
    await editor.decide("Ann’s source", "Theirs");
    await editor.decide("Letter 4", "Yours");
    await editor.decide("Letter 5", "Theirs");
    await editor.useDecisions();
    expect(reviews()[1]).toMatchObject({ name: "Ben’s name", source: "Ben’s source" });
    await editor.save();
    expect(reviews()).toHaveLength(5);
    expect(reviews()[1]).toMatchObject({ name: "Ann’s name", source: "Ben’s source" });
    expect(reviews()[4]).toMatchObject({ id: "review-5", source: "Letter 4" });
  });

  await test.step("two images of the same name are both kept, even after a reload", async () => {
    await editor.choose(badge(0), { name: "badge.png", bytes: await picture(600, 600).png().toBuffer() });
    await expect(editor.around(badge(0))).toContainText("600 × 600");
    await editor.fill(NAME, "Bartholomew");
    await editor.stored("Bartholomew");
    changeElsewhere(1, { name: "Ben’s choice" });
    const awards = workplace.text("awards.json").replace("awards/county-bar.png", "awards/badge.png");
    workplace.saveElsewhere({
      "awards.json": awards,
      "images/awards/county-bar.png": null,
      "images/awards/badge.png": await picture(500, 500).png().toBuffer(),
    });
    await editor.reload();
    await editor.decide("Ben’s choice", "Theirs");
    await editor.useDecisions();
    await editor.reveal(badge(0));
    await expect(editor.around(badge(0))).toContainText("600 × 600");
    await editor.reveal(badge(2));
    await expect(editor.around(badge(2))).toContainText("500 × 500");
    await editor.save();
    const images = JSON.parse(workplace.text("awards.json")).awards.map(({ image }: { image: string }) => image);
    expect(images[0]).toBe("./images/awards/badge-2.png");
    expect(images[2]).toBe("./images/awards/badge.png");
  });

  await test.step("a person who returns to the tab sees what others have saved", async () => {
    await editor.reveal(SOURCE);
    changeElsewhere(1, { source: "Guest book" });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(notice).toContainText(TOLD);
    await expect(notice).not.toContainText(KEPT);
    await expect(editor.at(SOURCE)).toHaveValue("Guest book");
    await expect(saveButton).toBeDisabled();
  });
  expect(await workplace.problems()).toBe("No problems in the content.");
});
