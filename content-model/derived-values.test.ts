/** @jest-environment node */
import path from "node:path";
import { parseContent } from "../gatsby/content/parse-content";
import { readContent } from "../gatsby/content/read-content";
import { withContent } from "../test/helpers/edit-content";
import { generateContent } from "../test/helpers/generate-content";
import { checkContent } from "./check";
import { withDerived } from "./derived-values";
import { CONTENT_SCHEMAS, type Content } from "./schemas";

const FIXTURES = readContent(path.join(__dirname, "../test/fixtures/content"));

type Review = Content["reviews"]["reviews"][number];

/** Returns these reviews as the page shows them. */
function shown(...reviews: unknown[]): Review[] {
  return (withDerived(CONTENT_SCHEMAS.reviews, { reviews }) as Content["reviews"]).reviews;
}

const LONG = `${"and so on ".repeat(30)}end.`;
const KIND = "Everybody in this office was kind to us.";

describe("a review", () => {
  it("gets its initial, its short text and its Read more button from what the client wrote", () => {
    const fullText = `They explained every step. ${"Then we signed the deed. ".repeat(20)}`.trim();
    const shortText = `They explained every step. ${"Then we signed the deed. ".repeat(8)}`.trim();
    const expected = { id: "maria", initial: "M", shortText, hasReadMore: true };
    expect(shown({ id: "maria", name: "Maria D.", fullText })).toMatchObject([expected]);
  });

  it.each([
    ["élodie", "É"],
    ["“Ann” Lee", "A"],
    ["O'Neil", "O"],
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

  it.each([
    ["nowhere if it is short", "x".repeat(240), "x".repeat(240)],
    ["after a question", `What could we have done without them? And ${LONG}`, "What could we have done without them?"],
    [
      "after an exclamation in quotes",
      `My brother said: “That was easy!” And ${LONG}`,
      "My brother said: “That was easy!”",
    ],
    ["after an ellipsis", `We had given up hope… And ${LONG}`, "We had given up hope…"],
    ...["Mr. Smith", "Dr. Lee", "Maria D. Jones", "5 p.m. and all"].map((name) => [
      `not inside of ${name}`,
      `${KIND} Then came ${name} ${LONG}`,
      KIND,
    ]),
    [
      "after a word, if no sentence ends early enough",
      `Yes. ${"recommended ".repeat(30)}`,
      `Yes. ${"recommended ".repeat(19)}`,
    ],
    ["after a character, if there are no spaces", `${"brother/".repeat(40)}end`, "brother/".repeat(30)],
    ["before an emoji that would be cut in half", `OK${"👨‍👩‍👧".repeat(40)}`, `OK${"👨‍👩‍👧".repeat(29)}`],
    [
      "before a letter that would be cut in half",
      `A${"\u1112\u1161\u11ab".repeat(90)}`,
      `A${"\u1112\u1161\u11ab".repeat(79)}`,
    ],
  ])("is cut %s", (_where, fullText = "", shortText = "") => {
    const [review] = shown({ fullText: fullText.trim() });
    expect(review).toMatchObject({ shortText: shortText.trim(), hasReadMore: fullText !== shortText });
  });

  it("keeps the values in its file, but replaces an empty one", () => {
    const fullText = "They were kind and quick.";
    const review = { name: "Ann Lee", initial: "AL", shortText: "They were kind", fullText };
    expect(shown(review)).toMatchObject([review]);
    expect(shown({ ...review, initial: "" })).toMatchObject([{ initial: "A" }]);
  });

  it("has a Read more button only if there is more to read, whatever its file says", () => {
    const fullText = "They were kind and quick.";
    expect(shown({ fullText, hasReadMore: true })).toMatchObject([{ hasReadMore: false }]);
    expect(shown({ shortText: "They were", fullText, hasReadMore: false })).toMatchObject([{ hasReadMore: true }]);
  });

  it("gets a unique id, which is the same in each build", () => {
    const review = { name: "Ann Lee", date: "2026-01-02", source: "Avvo", fullText: "They were kind and quick." };
    const others = [
      { ...review, fullText: "They were kind and slow." },
      { ...review, source: "Google" },
    ];
    const ids = shown(review, ...others, review).map(({ id }) => id);
    expect(ids[0]).toMatch(/^review-[a-z0-9]+$/);
    expect(ids[3]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });
});

it("shows a sorted list from A to Z, whatever its order in the file", () => {
  const cities = ["Troy", "Écorse", "Detroit", "ecorse Township"];
  const sorted = ["Detroit", "Écorse", "ecorse Township", "Troy"];
  expect(withDerived(CONTENT_SCHEMAS.cities, { cities })).toMatchObject({ cities: sorted });
});

it.each([null, 7, "text", [], [null, 7, "text", []], { id: 7, name: null, fullText: ["a"] }])(
  "does not throw for %j in place of a review",
  (review) => {
    expect(shown(review, { name: "Ann" })[1]?.initial).toBe("A");
    expect(withDerived(CONTENT_SCHEMAS.reviews, { reviews: review })).toBeDefined();
  },
);

it.each(["minimum", "maximum", 1, 2] as const)(
  "derives only values that the check would accept in a file: %s",
  (amount) => {
    const sources = generateContent(FIXTURES, amount);
    const content = parseContent(sources);
    const reviews = content.reviews.reviews.map(({ shortText, initial, ...review }) => review);
    const whole = JSON.parse(JSON.stringify(withDerived(CONTENT_SCHEMAS.reviews, { reviews })));
    expect(checkContent(withContent(sources, { ...content, reviews: whole }))).toEqual([]);
  },
);
