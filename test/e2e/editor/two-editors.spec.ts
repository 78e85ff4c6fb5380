import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { choose, type EditorPage, field } from "../drivers/editor-page";
import { notFound } from "../fixture-content";
import { expect, expectContent, inPlaces, picture, test } from "./editor-test";

const TOLD = /^Somebody else has saved changes\. They are shown here now\./;
const KEPT = "Yours are kept and not saved yet: look at both, then save.";

const BADGES = "Award and bar-association badges";
const BARTHOLOMEW = '-      "name": "Bartholomew Featherstone-Winterbottom",';

test.beforeEach(({ place, consoleWatch }) => {
  // The browser's own, about what the server answers to a save that comes too late.
  if (place === "computer") consoleWatch.tolerate(/status of 409 \(Conflict\)/);
});

inPlaces(["computer", "github", "github-direct"], () => {
  test("changes of different fields are brought together", async ({ editor, openFor, workplace }) => {
    const other = await openFor("ben");
    const review = await editor.openEntry("Bartholomew");
    await field(review, "Client's name").fill("Bartholomew F.");
    await field(await other.openEntry("Bartholomew"), "Where it was published").fill("Avvo");
    await other.save();

    await editor.saveButton.click();
    await expect(editor.notice).toContainText(TOLD);
    await expect(editor.notice).toContainText(KEPT);
    await expect(field(review, "Where it was published")).toHaveValue("Avvo");
    expectContent(workplace, { "content/reviews.json": ['-      "source": "Google",', '+      "source": "Avvo",'] });

    await editor.save();
    expectContent(workplace, {
      "content/reviews.json": [
        BARTHOLOMEW,
        '+      "name": "Bartholomew F.",',
        '-      "source": "Google",',
        '+      "source": "Avvo",',
      ],
    });
  });
});

inPlaces(["computer", "github"], () => {
  test("of two changes of the same field, a person chooses which one stands", async ({
    editor,
    openFor,
    workplace,
  }) => {
    const other = await openFor("ben");
    const mine = await editor.openEntry("Bartholomew");
    await field(mine, "Client's name").fill("Bartholomew F.");
    await field(mine, "Where it was published").fill("Ann’s choice");
    const theirs = await other.openEntry("Bartholomew");
    await field(theirs, "Client's name").fill("Bartholomew Featherstone");
    await field(theirs, "Where it was published").fill("Ben’s choice");
    await other.save();
    const bens = {
      "content/reviews.json": [
        BARTHOLOMEW,
        '+      "name": "Bartholomew Featherstone",',
        '-      "source": "Google",',
        '+      "source": "Ben’s choice",',
      ],
    };

    await editor.saveButton.click();
    const versions = editor.conflict.getByRole("radio");
    await expect(versions).toHaveCount(4);
    await expect(versions.nth(0)).toHaveAccessibleName("Theirs, saved already Bartholomew Featherstone");
    await expect(versions.nth(1)).toHaveAccessibleName("Yours Bartholomew F.");
    await expect(editor.conflict.getByRole("button", { name: "Use these" })).toBeDisabled();
    await editor.conflict.getByRole("button", { name: "Decide later" }).click();
    await expect(editor.notice).toContainText("Nothing was saved. What you typed is still here.");
    expectContent(workplace, bens);

    await editor.saveButton.click();
    await editor.decide("Bartholomew F.", "Yours");
    await editor.decide("Ann’s choice", "Theirs");
    await editor.useDecisions();
    expectContent(workplace, bens);
    await editor.save();
    expectContent(workplace, {
      "content/reviews.json": [
        BARTHOLOMEW,
        '+      "name": "Bartholomew F.",',
        '-      "source": "Google",',
        '+      "source": "Ben’s choice",',
      ],
    });
  });

  test("of entries that one deletes and the other changes, too", async ({ editor, openFor, workplace }) => {
    const other = await openFor("ben");
    for (const client of ["Sample Client E", "Sample Client F"]) {
      await field(await editor.openEntry(client), "Where it was published").fill(`Avvo (${client})`);
      await (await other.openEntry(client)).getByRole("button", { name: "Delete" }).click();
    }
    await other.save();
    await editor.saveButton.click();
    await expect(editor.conflict.getByText("(nothing: it was deleted)")).toHaveCount(2);
    await editor.decide("Avvo (Sample Client E)", "Yours");
    await editor.decide("Avvo (Sample Client F)", "Theirs");
    await editor.useDecisions();
    await editor.save();
    const { reviews } = JSON.parse(workplace.text("reviews.json"));
    expect(reviews).toHaveLength(5);
    expect(reviews[4]).toMatchObject({ id: "review-5", source: "Avvo (Sample Client E)" });
  });

  test("what each adds is kept, also under the same name", async ({ editor, openFor, workplace }) => {
    const other = await openFor("ben");
    for (const [page, name, badge, side] of [
      [other, "Ben’s client", "County Bar Member", 500],
      [editor, "Ann’s client", "Deed Practice Award", 600],
    ] as const) {
      await page.form.getByRole("button", { name: "Add a review" }).click();
      const review = await page.openEntry("A review (empty)");
      await field(review, "Client's name").fill(name);
      await field(review, "Date of the review").fill("2026-10-30");
      await field(review, "Where it was published").fill("Google");
      await field(review, "Full text").fill(`The words of ${name}.`);
      await page.openFile(BADGES);
      await chooseBadge(page, badge, side);
    }
    await other.save();
    await editor.saveButton.click();
    await expect(editor.notice).toContainText(TOLD);
    await expect((await editor.openEntry("Deed Practice Award")).getByText("600 × 600")).toBeVisible();
    await expect((await editor.openEntry("County Bar Member")).getByText("500 × 500")).toBeVisible();
    await editor.save();
    expect(workplace.problems()).toBe("No problems in the content.");
    const { reviews } = JSON.parse(workplace.text("reviews.json"));
    expect(reviews.slice(6)).toMatchObject([{ name: "Ben’s client" }, { name: "Ann’s client" }]);
    const { awards } = JSON.parse(workplace.text("awards.json"));
    expect(awards[0].image).toBe("./images/awards/badge-2.png");
    expect(awards[2].image).toBe("./images/awards/badge.png");
    expect(workplace.changes()).toMatchObject({
      "content/images/awards/badge.png": ["(new bytes)"],
      "content/images/awards/badge-2.png": ["(new bytes)"],
    });
  });

  test("a draft that is found again after somebody else has saved", async ({
    editor,
    openFor,
    workplace,
    consoleWatch,
  }) => {
    // The draft is from when there was another image.
    consoleWatch.tolerate(/status of 404 .*county-bar\.png/);
    await editor.openFile(BADGES);
    await chooseBadge(editor, "Deed Practice Award", 600);
    await editor.openFile("Client reviews");
    await field(await editor.openEntry("Bartholomew"), "Client's name").fill("Bartholomew F.");
    await editor.stored("Bartholomew F.");

    const other = await openFor("ben");
    await field(await other.openEntry("Bartholomew"), "Client's name").fill("Bartholomew Featherstone");
    await other.openFile(BADGES);
    await chooseBadge(other, "County Bar Member", 500);
    await other.save();

    await editor.reload();
    await editor.decide("Bartholomew F.", "Theirs");
    await editor.useDecisions();
    await editor.save();
    expectContent(workplace, {
      "content/awards.json": [
        '-      "image": "./images/awards/deed-practice.png",',
        '+      "image": "./images/awards/badge-2.png",',
        '-      "image": "./images/awards/county-bar.png",',
        '+      "image": "./images/awards/badge.png",',
      ],
      "content/images/awards/badge-2.png": ["(new bytes)"],
      "content/images/awards/badge.png": ["(new bytes)"],
      "content/images/awards/county-bar.png": ["(deleted bytes)"],
      "content/images/awards/deed-practice.png": ["(deleted bytes)"],
      "content/reviews.json": [BARTHOLOMEW, '+      "name": "Bartholomew Featherstone",'],
    });
  });
});

/** Chooses "badge.png", of that many pixels, for a badge. */
async function chooseBadge(editor: EditorPage, badge: string, side: number): Promise<Locator> {
  const entry = await editor.openEntry(badge);
  await choose(entry, { name: "badge.png", bytes: await picture(side, side).png().toBuffer() });
  await expect(entry.getByText(`${side} × ${side}`)).toBeVisible();
  return entry;
}

test("a file that changes on the disk meanwhile", async ({ editor, computer, workplace }) => {
  await field(await editor.openEntry("Bartholomew"), "Client's name").fill("Bartholomew F.");
  const text = workplace.text("not-found.json").replace(notFound.text, "The page may have moved.");
  writeFileSync(path.join(computer.folder, "not-found.json"), text);
  await editor.saveButton.click();
  await expect(editor.notice).toContainText(TOLD);
  await editor.save();
  expectContent(workplace, {
    "content/not-found.json": [`-  "text": "${notFound.text}",`, '+  "text": "The page may have moved.",'],
    "content/reviews.json": [BARTHOLOMEW, '+      "name": "Bartholomew F.",'],
  });
});

test.describe("with a pull request", () => {
  test.use({ place: "github" });

  test("that is merged while somebody types: the next save opens another", async ({ editor, hosted }) => {
    const { github } = hosted;
    const review = await editor.openEntry("Bartholomew");
    await field(review, "Client's name").fill("Bartholomew F.");
    await editor.save();
    await expect(editor.page.getByRole("link", { name: "Change 1 waits for approval" })).toHaveAttribute(
      "href",
      "https://github.com/example-law/website/pull/1",
    );
    await field(review, "Where it was published").fill("Avvo");
    github.merge(1, { squash: true, deleteBranch: true });
    await editor.save();
    expect(github.pullRequests).toMatchObject([{ state: "MERGED" }, { state: "OPEN" }]);
    expect(github.git("log", "--format=%s", "main..content-edits")).toBe("Edit client reviews");
    expectContent(hosted, {
      "content/reviews.json": [
        BARTHOLOMEW,
        '+      "name": "Bartholomew F.",',
        '-      "source": "Google",',
        '+      "source": "Avvo",',
      ],
    });
  });

  test("a change of other files than content is no reason to ask", async ({ editor, hosted }) => {
    await field(await editor.openEntry("Bartholomew"), "Client's name").fill("Bartholomew F.");
    hosted.github.push("main", { "README.md": "# Website of the firm\n" });
    await editor.save();
    expect(hosted.changes()).toMatchObject({
      "content/reviews.json": [BARTHOLOMEW, '+      "name": "Bartholomew F.",'],
    });
  });

  test("that is closed while somebody types: its changes are gone, those are kept", async ({ editor, hosted }) => {
    const { github } = hosted;
    const review = await editor.openEntry("Bartholomew");
    await field(review, "Client's name").fill("Bartholomew F.");
    await editor.save();
    await field(review, "Where it was published").fill("Avvo");
    github.close(1);
    await editor.saveButton.click();
    await expect(editor.notice).toContainText(TOLD);
    await expect(field(review, "Client's name")).toHaveValue("Bartholomew Featherstone-Winterbottom");
    await editor.save();
    expect(github.pullRequests).toMatchObject([{ state: "CLOSED" }, { state: "OPEN" }]);
    expectContent(hosted, { "content/reviews.json": ['-      "source": "Google",', '+      "source": "Avvo",'] });
  });
});

inPlaces(["computer", "github"], () => {
  test("whoever comes back to the tab sees what was saved meanwhile", async ({ editor, openFor }) => {
    const review = await editor.openEntry("Bartholomew");
    const other = await openFor("ben");
    await field(await other.openEntry("Bartholomew"), "Where it was published").fill("Avvo");
    await other.save();
    await editor.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(editor.notice).toContainText(TOLD);
    await expect(editor.notice).not.toContainText(KEPT);
    await expect(field(review, "Where it was published")).toHaveValue("Avvo");
    await expect(editor.saveButton).toBeDisabled();
  });
});
