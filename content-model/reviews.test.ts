/** @jest-environment node */
import { REVIEW_FIELDS } from "./reviews";

const review = {
  name: "Ann Lee",
  date: "2025-03-14",
  source: "Google",
  fullText: "They were kind.",
};
const { id, initial, shortText, hasReadMore } = REVIEW_FIELDS;

test("a review keeps its id when its text is corrected", () => {
  expect(id.resolve({ ...review, fullText: "They were very kind." })).toBe(id.resolve(review));
  expect(id.resolve({ ...review, name: "Ann Leo" })).not.toBe(id.resolve(review));
  expect(id.resolve(review)).toMatch(/^review-[a-z0-9]+$/);
});

test.each([
  ["ann lee", "A"],
  ["“Łucja”", "Ł"],
  ["李 Wei", "李"],
  ["5 stars", "S"],
  ["123", "1"],
])("the initial of %s is %s", (name, letter) => {
  expect(initial.resolve({ ...review, name })).toBe(letter);
});

const long = (start: string) => ({
  ...review,
  fullText: `${start} ${"and so on ".repeat(40)}end.`,
});

test.each([
  ["after its last whole sentence", long("We are thankful. We paid $5.50. Then"), "We are thankful. We paid $5.50."],
  [
    "after a sentence, but not after a title",
    long("We are thankful to them. Then we met Dr. Smith"),
    "We are thankful to them.",
  ],
  ["after a sentence that ends with a quotation mark", long("She said “Sign here!” and we"), "She said “Sign here!”"],
])("a long review is shortened %s", (_where, whole, short) => {
  expect(shortText.resolve(whole)).toBe(short);
  expect(hasReadMore.resolve(whole)).toBe(true);
});

test("a long review without a short sentence is shortened after a word", () => {
  const short = shortText.resolve(long("It went on"));
  expect(short).toMatch(/ (?:and|so|on)$/);
  expect(short.length).toBeGreaterThan(230);
  expect(short.length).toBeLessThanOrEqual(240);
});

test("a long review of several paragraphs is shortened after the first, or within it", () => {
  const [first, rest] = ["They were kind to all of us.", `We had ${"many ".repeat(60)}questions.`];
  expect(shortText.resolve({ ...review, fullText: `${first}\n\n${rest}` })).toBe(first);
  expect(shortText.resolve({ ...review, fullText: `${first} ${rest}\n${first}` })).toBe(first);
});

test("a short review is shown whole", () => {
  expect(shortText.resolve(review)).toBe(review.fullText);
  expect(hasReadMore.resolve(review)).toBe(false);
});
