/** @jest-environment node */
import { deriveReview } from "./derive-review";

const review = { name: "Ann Lee", date: "2025-03-14", source: "Google", fullText: "They were kind." };

const derive = (field: keyof ReturnType<typeof deriveReview>, changes: Partial<typeof review> = {}) =>
  deriveReview({ ...review, ...changes })[field];

test("a review keeps its id when its text is corrected", () => {
  expect(derive("id", { fullText: "They were very kind." })).toBe(derive("id"));
  expect(derive("id", { name: "Ann Leo" })).not.toBe(derive("id"));
  // A selector has it in double quotes.
  expect(derive("id", { name: 'Ann "\\" Lee' })).not.toMatch(/["\\]/);
});

test.each([
  ["ann lee", "A"],
  ["“Łucja”", "Ł"],
  ["李 Wei", "李"],
  ["5 stars", "S"],
  ["123", "1"],
])("the initial of %s is %s", (name, letter) => {
  expect(derive("initial", { name })).toBe(letter);
});

test.each([
  ["Mr. Lee called. Then I called.", "Mr. Lee called."],
  ["We met Ł. Kowalski twice. He helped.", "We met Ł. Kowalski twice."],
  ["They called my wife and I. We signed.", "They called my wife and I."],
  ["Was it hard? No. They did it all.", "Was it hard?"],
  ["No. They did it all.", "No."],
  ["Our lot No. 5 was wrong. They fixed it.", "Our lot No. 5 was wrong."],
  ["J.R. Lee called. I signed.", "J.R. Lee called."],
  ["Great lawyer\n\nShe fixed my deed.", "Great lawyer"],
])("the opening of “%s” is its first sentence", (fullText, opening) => {
  expect(derive("opening", { fullText })).toBe(opening);
});

const MORE = ` ${"and so on ".repeat(40)}end.`;
const FIRST = `They were kind to all of us${" in every way".repeat(8)}.`;

test.each([
  ["after its last whole sentence", `${FIRST} I paid $5.50. Then${MORE}`, `${FIRST} I paid $5.50.`],
  ["after a sentence with a quotation mark", `${FIRST} “Sign here!” and${MORE}`, `${FIRST} “Sign here!”`],
  ["after its first paragraph", `${FIRST}\n\nWe had${MORE}`, FIRST],
  ["within a long paragraph", `${FIRST} We had${MORE}\n${FIRST}`, FIRST],
  ["not after a short paragraph", `Wow!\n\n${FIRST} We had${MORE}`, `Wow!\n\n${FIRST}`],
  ["not after a short sentence", `A. ${FIRST} We had${MORE}`, `A. ${FIRST}`],
])("a long review is shortened %s", (_where, fullText, short) => {
  expect(derive("shortText", { fullText })).toBe(short);
  expect(derive("hasReadMore", { fullText })).toBe(true);
});

test("a long review without a short sentence is shortened after a word", () => {
  const short = derive("shortText", { fullText: `It went on${MORE}` });
  expect(short).toMatch(/^.{230,240}(?<= and| so| on)$/);
});

test("a short review is shown whole", () => {
  expect(derive("shortText")).toBe(review.fullText);
  expect(derive("hasReadMore")).toBe(false);
});
