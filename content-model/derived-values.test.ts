/** @jest-environment node */
import path from "node:path";
import { parseContent } from "../gatsby/content/parse-content";
import { readContent } from "../gatsby/content/read-content";
import { maximumContent } from "../test/helpers/extreme-content";
import { newPictures, withPictures } from "../test/helpers/generated-images";
import { withContent } from "../test/helpers/schema-fields";
import { checkContent } from "./check";
import { withDerived } from "./derived-values";
import { CONTENT_SCHEMAS, type Content } from "./schemas";

type Review = Content["reviews"]["reviews"][number];

/** What the page shows of these reviews. */
function shown(...reviews: unknown[]): Review[] {
  return (withDerived(CONTENT_SCHEMAS.reviews, { reviews }) as Content["reviews"]).reviews;
}

const shortTextOf = (fullText: string) => shown({ fullText })[0]?.shortText;

describe("a review", () => {
  it("gets its initial, its short text and its Read more button from what the client wrote", () => {
    const fullText = `They explained every step. ${"Then we signed the deed. ".repeat(20)}`.trim();
    expect(shown({ id: "maria", name: "Maria D.", fullText })).toMatchObject([
      {
        id: "maria",
        initial: "M",
        shortText: `They explained every step. ${"Then we signed the deed. ".repeat(8)}`.trim(),
        hasReadMore: true,
      },
    ]);
  });

  it.each([
    ["Maria D.", "M"],
    ["élodie", "É"],
    ["“Ann” Lee", "A"],
    ["O'Neil", "O"],
    ["J.D. Smith", "J"],
    ["Łucja", "Ł"],
    ["van der Berg", "V"],
    ["李 Wei", "李"],
    ["ʿAlī", "A"],
    ["É".normalize("NFD"), "É"],
    ["2 Sisters", "S"],
    ["2025", "2"],
    ["", undefined],
    [7, undefined],
  ])("of %s has the initial %s", (name, initial) => {
    expect(shown({ name })[0]?.initial).toBe(initial);
  });

  it("is short if its text is", () => {
    const fullText = "x".repeat(240);
    expect(shown({ fullText })).toMatchObject([{ shortText: fullText, hasReadMore: false }]);
  });

  it.each([
    ["a question", "What could we have done without them at all?"],
    ["an exclamation in quotes", "My brother said: “That was the easiest closing ever!”"],
    ["an ellipsis", "We had given up hope of ever selling the house…"],
  ])("is cut after %s", (_end, sentence) => {
    expect(shortTextOf(`${sentence} ${"and so on ".repeat(30)}end.`.replace("and", "And"))).toBe(sentence);
  });

  it.each(["Mr. Smith", "Dr. Lee", "Maria D. Jones", "5 p.m. and all"])("is not cut inside of %s", (name) => {
    const text = `Everybody in this office was kind to us. Then came ${name} ${"and so on ".repeat(30)}end.`;
    expect(shortTextOf(text)).toBe("Everybody in this office was kind to us.");
  });

  it("is cut after a word where no sentence ends early enough", () => {
    const text = "Yes. ".concat("recommended ".repeat(30)).trim();
    expect(shortTextOf(text)).toBe(`Yes. ${"recommended ".repeat(19)}`.trim());
    expect(shortTextOf(`${"brother/".repeat(40)}end`)).toBe("brother/".repeat(30));
  });

  it("keeps what somebody has written, and gets again what somebody has emptied", () => {
    const review = {
      name: "Ann Lee",
      initial: "AL",
      shortText: "They were kind",
      fullText: "They were kind and quick.",
    };
    expect(shown(review)).toMatchObject([review]);
    expect(shown({ ...review, initial: "" })).toMatchObject([{ initial: "A" }]);
  });

  it("has a Read more button exactly if there is more to read, whatever its file says", () => {
    const fullText = "They were kind and quick.";
    expect(shown({ fullText, hasReadMore: true })).toMatchObject([{ hasReadMore: false }]);
    expect(shown({ shortText: "They were", fullText, hasReadMore: false })).toMatchObject([{ hasReadMore: true }]);
  });

  it("has a name of its own on the page, which is the same in each build", () => {
    const review = { name: "Ann Lee", date: "2026-01-02", fullText: "They were kind and quick." };
    const other = { ...review, fullText: "They were kind and slow." };
    const ids = shown(review, other, review).map(({ id }) => id);
    expect(ids).toEqual([expect.stringMatching(/^review-[a-z0-9]+$/), expect.not.stringMatching(ids[0] ?? ""), ids[0]]);
  });
});

it("shows a sorted list from A to Z, however the file has it", () => {
  const cities = ["Troy", "Écorse", "Detroit", "ecorse Township"];
  const sorted = ["Detroit", "Écorse", "ecorse Township", "Troy"];
  expect(withDerived(CONTENT_SCHEMAS.cities, { cities })).toMatchObject({ cities: sorted });
});

it.each([null, 7, "text", [], [null, 7, "text", []], { id: 7, name: null, fullText: ["a"] }])(
  "survives %j in place of a review",
  (review) => {
    expect(shown(review, { name: "Ann" })[1]?.initial).toBe("A");
    expect(withDerived(CONTENT_SCHEMAS.reviews, { reviews: review })).toBeDefined();
  },
);

it("derives only what a file may say as well", async () => {
  const fixtures = withPictures(readContent(path.join(__dirname, "../test/fixtures/content")), await newPictures());
  for (const sources of [fixtures, maximumContent(fixtures, { day: "2026-10-01" })]) {
    const content = parseContent(sources);
    const reviews = content.reviews.reviews.map(({ shortText, initial, ...review }) => review);
    const whole = JSON.parse(JSON.stringify(withDerived(CONTENT_SCHEMAS.reviews, { reviews })));
    expect(checkContent(withContent(sources, { ...content, reviews: whole }))).toEqual([]);
  }
});
