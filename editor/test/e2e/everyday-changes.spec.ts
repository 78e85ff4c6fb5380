import { readFileSync } from "node:fs";
import path from "node:path";
import { said } from "../helpers/preview-text";
import { place } from "./drivers/editor-page";
import { expect, expectContent, picture, test } from "./editor-test";

const LAST_REVIEW = "Somebody listened. ".repeat(30).trim();
const SERVICES = readFileSync(path.join(__dirname, "../../../test/fixtures/content/services.json"), "utf8");

const REVIEWS = place("reviews", "reviews");
const BADGE = place("awards", "awards", 2, "image");
const PHONE = place("site", "contact", "phone");

const CHANGES = {
  "content/awards.json": [
    '-      "image": "./images/awards/county-bar.png",',
    '-      "alt": "Sample badge: County Bar Member, Sample County Bar"',
    '+      "image": "./images/awards/mein-bild-1.png",',
    '+      "alt": "Oakland County Bar, 2026"',
  ],
  "content/cities.json": ['+    "Ecorse",'],
  "content/faq.json": [
    '-      "question": "I am behind on my land contract and got a notice. How long do I have?"',
    '+      "question": "I am behind on my land contract and got a notice. How long do I have?",',
    '+      "answer": "That depends on the notice: call us today."',
  ],
  "content/images/awards/county-bar.png": ["(deleted bytes)"],
  "content/images/awards/mein-bild-1.png": ["(new bytes)"],
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
  "content/reviews.json": [
    '-      "name": "Bartholomew Featherstone-Winterbottom",',
    '+      "name": "Bartholomew F.",',
    "+    },",
    "+    {",
    '+      "id": "new",',
    '+      "name": "émilie D.",',
    '+      "date": "2026-10-30",',
    '+      "source": "Google",',
    `+      "fullText": "${LAST_REVIEW}"`,
  ],
  "content/site.json": ['-      "phone",', '-    "phone": "(248) 555-0134",', '+    "phone": "(248) 555-0199",'],
  "content/stats.json": ['-      "number": 35,', '+      "number": 34,'],
};

const MESSAGE =
  "Phone number changed; words of the landing page: portrait changed, what the portrait shows changed, line under the portrait deleted; the animated figures: 1 changed; frequent questions: 1 changed; client reviews: 1 changed, 1 added; award and bar-association badges: 1 changed; cities we serve: 1 added; marks of sample content changed";

const ONE_COMMIT = {
  author: "ann",
  message: expect.stringMatching(new RegExp(`^${MESSAGE}\\n\\n`)),
  parents: [{ parents: [] }],
};

test("a real review replaces a sample one as the guide describes", async ({ editor, workplace }) => {
  const review = (key: string) => place("reviews", "reviews", 5, key);
  await expect(editor.file("reviews")).toContainText("6 still sample");
  await editor.fill(review("name"), "Maria D.");
  await editor.fill(review("date"), "2026-10-30");
  await editor.fill(review("fullText"), LAST_REVIEW);
  await expect(editor.at(review("initial"))).toHaveAttribute("placeholder", "M");
  await expect(editor.problems).toHaveCount(0);
  await expect(editor.page.getByText("Is any of this still sample content?")).toBeVisible();
  await editor.button("No, these are the firm’s own words").click();
  await expect(editor.file("reviews")).toContainText("5 still sample");
  await expect(editor.at(review("name"))).toBeFocused();
  await editor.save();
  expect(workplace.changes()).toEqual({
    "content/reviews.json": [
      '-      "sample": true,',
      '-      "name": "F. Sample Client",',
      '-      "date": "2023-10-03",',
      '+      "name": "Maria D.",',
      '+      "date": "2026-10-30",',
      expect.stringMatching(/^- {6}"fullText": "Sample review/),
      `+      "fullText": "${LAST_REVIEW}"`,
    ],
  });
});

// services.json is as if formatted by hand. No test saves a change to it.
test.use({ texts: { "services.json": SERVICES.replaceAll("\n", "\r\n").replaceAll("  ", "\t") } });

for (const setup of ["computer", "github-direct"] as const) {
  test.describe(`on ${setup}`, () => {
    test.use({ setup });

    test("a visit with changes of every kind writes only the changed lines", async ({ editor, workplace }) => {
      const { page, preview, notice } = editor;
      await test.step("typed words that are deleted again leave every byte unchanged", async () => {
        const description = await editor.reveal(place("services", "services", 0, "description"));
        await description.press("End");
        await description.pressSequentially("7");
        await expect(editor.file("services")).toContainText("changed");
        await description.press("Backspace");
        await expect(editor.file("services")).not.toContainText("changed");
      });
      await test.step("an unsuitable file for an image is refused", async () => {
        const refusal = editor.around(BADGE).locator(".problems");
        await editor.drop(BADGE, { name: "deed.pdf", bytes: Buffer.from("%PDF-1.7") });
        await expect(refusal).toContainText("“deed.pdf” isn’t an image that this website can show.");
        const whole = await picture(600, 600).png().toBuffer();
        await editor.choose(BADGE, { name: "cut-off.png", bytes: whole.subarray(0, whole.length / 2) });
        await expect(refusal).toContainText("“cut-off.png” is damaged, incomplete or not an image.");
        await expect(editor.around(BADGE)).toContainText("county-bar.png");
        await expect(notice).toHaveText("Everything is saved.");
      });

      await test.step("a changed review appears in the preview at once", async () => {
        await editor.fill(place("reviews", "reviews", 1, "name"), "Bartholomew F.");
        await expect(preview.getByText(said("Bartholomew F.")).first()).toBeVisible();
      });
      await test.step("a review is added by typing four fields; the others follow", async () => {
        await editor.button("Add a review").click();
        const typed = { name: "émilie D.", date: "2026-10-30", source: "Google", fullText: LAST_REVIEW };
        for (const [key, words] of Object.entries(typed)) {
          await editor.fill({ ...REVIEWS, path: [...REVIEWS.path, 6, key] }, words);
        }
      });
      await test.step("a badge is replaced by dropping a file, whatever its name", async () => {
        const bytes = await picture(600, 600).png().toBuffer();
        await editor.drop(BADGE, { name: "Mein Bild (1).PNG", bytes });
        await expect(editor.around(BADGE)).toContainText("600 × 600");
        await editor.fill(place("awards", "awards", 2, "alt"), "Oakland County Bar, 2026");
      });
      await test.step("the portrait is set, turned as the camera was held, and shown before it is saved", async () => {
        const portrait = (key: string) => place("landing", "about", "portrait", key);
        const bytes = await picture(1000, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
        await editor.choose(portrait("image"), { name: "Dr. Müller.png", bytes });
        await expect(editor.around(portrait("image"))).toContainText("800 × 1000");
        const cut = editor.around(portrait("image")).locator("img");
        await expect(cut).toHaveCSS("aspect-ratio", "4 / 5");
        await expect(cut).toHaveCSS("object-fit", "cover");
        await editor.fill(portrait("alt"), "Dr. Müller at her desk");
        await editor.fill(portrait("caption"), "");
        await page.getByLabel("All of this is still sample content").click();
        const shown = preview.getByRole("img", { name: "Dr. Müller at her desk" });
        await expect(shown).toHaveJSProperty("naturalWidth", 800);
      });
      await test.step("the phone number is replaced by the firm's own", async () => {
        await editor.fill(PHONE, "(248) 555-0199");
        await editor.around(PHONE).getByLabel("Still sample content").click();
        await expect(preview.getByRole("link", { name: "(248) 555-0199" }).first()).toBeVisible();
      });
      await test.step("a city is added in alphabetical order, a question answered, a figure changed", async () => {
        await editor.file("cities").click();
        await page.getByLabel("Add a city").fill("Ecorse");
        await page.keyboard.press("Enter");
        await editor.fill(place("faq", "questions", 1, "answer"), "That depends on the notice: call us today.");
        await editor.fill(place("stats", "stats", 0, "number"), "34");
      });

      await editor.save();
      await expectContent(workplace, CHANGES);
      // On GitHub, all changes are one commit.
      if (workplace.github) expect(workplace.github.branches.get("main")).toMatchObject(ONE_COMMIT);
    });
  });
}
