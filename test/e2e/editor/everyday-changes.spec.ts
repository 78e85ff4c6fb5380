import { said } from "../../helpers/said-in-preview";
import { choose, clearSampleMark, drop, field } from "../drivers/editor-page";
import { expect, expectSaved, inPlaces, picture, test } from "./editor-test";

const LAST_REVIEW = "Somebody listened. ".repeat(30).trim();

inPlaces(["computer", "github", "github-direct"], () => {
  test("a review is changed, and the page beside it at once", async ({ editor, workplace }) => {
    const review = await editor.openEntry("Bartholomew");
    await field(review, "Client's name").fill("Bartholomew F.");
    await expect(editor.preview.getByText(said("Bartholomew F.")).first()).toBeVisible();
    await editor.save();
    expectSaved(workplace, "Edit client reviews", {
      "content/reviews.json": [
        '-      "name": "Bartholomew Featherstone-Winterbottom",',
        '+      "name": "Bartholomew F.",',
      ],
    });
  });
});

inPlaces(["computer", "github"], () => {
  test("a review is added by typing four fields; the others follow", async ({ editor, workplace }) => {
    await editor.form.getByRole("button", { name: "Add a review" }).click();
    const review = await editor.openEntry("A review (empty)");
    await field(review, "Client's name").fill("émilie D.");
    await field(review, "Date of the review").fill("2026-10-30");
    await field(review, "Where it was published").fill("Google");
    await field(review, "Full text").fill(LAST_REVIEW);
    await editor.save();
    expectSaved(workplace, "Edit client reviews", {
      "content/reviews.json": [
        "+    },",
        "+    {",
        '+      "name": "émilie D.",',
        '+      "date": "2026-10-30",',
        '+      "source": "Google",',
        `+      "fullText": "${LAST_REVIEW}"`,
      ],
    });
  });

  test("what was deleted by mistake is back by one click, as if nothing had happened", async ({
    editor,
    workplace,
  }) => {
    const review = await editor.openEntry("Bartholomew");
    await review.getByRole("button", { name: /^Delete/ }).click();
    await expect(editor.form.locator(".entry")).toHaveCount(5);
    await expect(editor.notice).toHaveText("You have changes that are not saved.");
    await editor.form.getByRole("button", { name: /^Undo: Bartholomew/ }).click();
    await expect(field(review, "Client's name")).toHaveValue("Bartholomew Featherstone-Winterbottom");
    await expect(editor.notice).toHaveText("Everything is saved.");
    expect(workplace.changes()).toEqual({});
  });

  test("a file that is no image for its place is refused in a sentence, and nothing changes", async ({ editor }) => {
    await editor.openFile("Award and bar-association badges");
    const badge = await editor.openEntry("County Bar Member");
    const refusal = badge.locator(".problems").filter({ hasText: /\S/ });
    await drop(badge.getByRole("group", { name: "Image" }), { name: "deed.pdf", bytes: Buffer.from("%PDF-1.7") });
    await expect(refusal).toHaveText(
      "“deed.pdf” is no image that the website can show here. Choose a PNG, JPEG, WebP or AVIF.",
    );
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900"></svg>');
    await choose(badge, { name: "drawing.svg", bytes: drawing });
    await expect(refusal).toContainText("“drawing.svg” is no image that the website can show here.");
    const whole = await picture(600, 600).png().toBuffer();
    await choose(badge, { name: "cut-off.png", bytes: whole.subarray(0, whole.length / 2) });
    await expect(refusal).toContainText("“cut-off.png” is damaged, incomplete or no image at all.");
    await expect(badge.getByText("county-bar.png")).toBeVisible();
    await expect(editor.notice).toHaveText("Everything is saved.");
  });

  test("a city is added in its place from A to Z", async ({ editor, workplace }) => {
    await editor.openFile("Cities we serve");
    await field(editor.form, "Add a city").fill("Ecorse");
    await editor.page.keyboard.press("Enter");
    await editor.save();
    expectSaved(workplace, "Edit cities we serve", { "content/cities.json": ['+    "Ecorse",'] });
  });

  test("a badge is replaced by a file that is dropped, whatever its name", async ({ editor, workplace }) => {
    await editor.openFile("Award and bar-association badges");
    const badge = await editor.openEntry("County Bar Member");
    const bytes = await picture(600, 600).png().toBuffer();
    await drop(badge.getByRole("group", { name: "Image" }), { name: "Mein Bild (1).PNG", bytes });
    await expect(badge.getByText("mein-bild-1.png")).toBeVisible();
    await expect(badge.getByText("600 × 600")).toBeVisible();
    await field(badge, "What the badge says").fill("Oakland County Bar, 2026");
    await editor.save();
    expectSaved(workplace, "Edit award and bar-association badges", {
      "content/awards.json": [
        '-      "image": "./images/awards/county-bar.png",',
        '-      "alt": "Sample badge: County Bar Member, Sample County Bar"',
        '+      "image": "./images/awards/mein-bild-1.png",',
        '+      "alt": "Oakland County Bar, 2026"',
      ],
      "content/images/awards/county-bar.png": ["(deleted bytes)"],
      "content/images/awards/mein-bild-1.png": ["(new bytes)"],
    });
  });

  test("the portrait is set; what it is counts, not what it is called", async ({ editor, workplace }) => {
    await editor.openFile("Words of the landing page");
    const portrait = await editor.openGroup("Portrait", await editor.openGroup("About the founding attorney"));
    const bytes = await picture(800, 1000).jpeg().toBuffer();
    await choose(portrait, { name: "Dr. Müller.png", bytes });
    await field(portrait, "What the portrait shows").fill("Dr. Müller at her desk");
    await field(portrait, "Line under the portrait").fill("");
    await portrait.getByLabel("All of this is still sample content").click();
    const shown = editor.preview.getByRole("img", { name: "Dr. Müller at her desk" });
    await expect(shown).toHaveJSProperty("naturalWidth", 800);
    await editor.save();
    expectSaved(workplace, "Edit words of the landing page", {
      "content/images/dr-muller.jpg": ["(new bytes)"],
      "content/images/portrait.png": ["(deleted bytes)"],
      "content/landing.json": [
        '-      "sample": true,',
        '-      "image": "./images/portrait.png",',
        '-      "alt": "Sample portrait: an engraved bust",',
        '-      "caption": "Sample portrait, until there is a photograph"',
        '+      "image": "./images/dr-muller.jpg",',
        '+      "alt": "Dr. Müller at her desk"',
      ],
    });
  });

  test("the phone number is replaced by the firm's own", async ({ editor, workplace }) => {
    await editor.openFile("The firm");
    const contact = await editor.openGroup("Contact");
    await field(contact, "Phone number").fill("(248) 555-0199");
    await clearSampleMark(field(contact, "Phone number"));
    await expect(editor.preview.getByRole("link", { name: "(248) 555-0199" }).first()).toBeVisible();
    await editor.save();
    expectSaved(workplace, "Edit the firm, its contact, links and legal lines", {
      "content/site.json": [
        '-    "sample": ["phone", "email"],',
        '-    "phone": "(248) 555-0134",',
        '+    "sample": ["email"],',
        '+    "phone": "(248) 555-0199",',
      ],
    });
  });

  test("a question gets an answer", async ({ editor, workplace }) => {
    await editor.openFile("Frequent questions");
    const question = await editor.openEntry("How long do I have?");
    await field(question, "Answer").fill("That depends on the notice: call us today.");
    await editor.save();
    expectSaved(workplace, "Edit frequent questions", {
      "content/faq.json": [
        '-      "question": "I am behind on my land contract and got a notice. How long do I have?"',
        '+      "question": "I am behind on my land contract and got a notice. How long do I have?",',
        '+      "answer": "That depends on the notice: call us today."',
      ],
    });
  });

  test("a figure is changed, whatever the texts say", async ({ editor, workplace }) => {
    await editor.openFile("The animated figures");
    const figure = await editor.openEntry("Years of Experience");
    await field(figure, "Figure").fill("34");
    await editor.save();
    expectSaved(workplace, "Edit the animated figures", {
      "content/stats.json": ['-      "number": 35,', '+      "number": 34,'],
    });
  });

  test("a client is renamed without another field being touched", async ({ editor, workplace }) => {
    const review = await editor.openEntry("Sample Client A");
    await field(review, "Client's name").fill("Łucja van der Berg");
    await editor.save();
    expectSaved(workplace, "Edit client reviews", {
      "content/reviews.json": ['-      "name": "Sample Client A",', '+      "name": "Łucja van der Berg",'],
    });
  });
});
