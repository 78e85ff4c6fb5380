/** @jest-environment node */
import fc from "fast-check";
import type { ContentVersion } from "../repositories/repository";
import { IMAGES, TEXTS } from "../test/helpers/fixture-snapshot";
import { changesAsMarkdown, commitMessage, headingOf, markWords, summarize, wordsOf } from "./change-words";
import { describeChanges, takeBack } from "./describe-changes";
import { contentsOf } from "./draft";
import { isSame } from "./merge";
import { valueAt, withValueAt } from "./paths";
import { formatJson } from "./serialize";

const BEFORE: ContentVersion = { texts: TEXTS, images: IMAGES };

type File = "reviews" | "site" | "awards" | "cities";

/** Returns the fixtures with other values at these places. */
function edited(...edits: [file: File, path: (string | number)[], value: unknown][]): ContentVersion {
  const texts = new Map(TEXTS);
  for (const [file, place, value] of edits) {
    const content: unknown = JSON.parse(texts.get(`${file}.json`) ?? "");
    texts.set(`${file}.json`, formatJson(file, withValueAt(content, place, value)));
  }
  return { ...BEFORE, texts };
}

const listOf = (file: File, key: string): unknown[] => valueAt(contentsOf(TEXTS)[file], [key]) as unknown[];
const REVIEWS = listOf("reviews", "reviews");
const CITIES = listOf("cities", "cities");
const NEW = { id: "new", name: "Ann B.", date: "2026-01-02", source: "Google", fullText: "They answered at once." };

/** Replaces the no-break spaces in dates. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const said = (after: ContentVersion) => describeChanges(BEFORE, after).map((change) => plain(headingOf(change)));

test("each change names its file, entry and field, and says whether an entry was added or deleted", () => {
  const after = edited(
    ["site", ["contact", "phone"], "(248) 555-0199"],
    ["reviews", ["reviews"], [NEW, ...REVIEWS.slice(1)]],
    ["reviews", ["reviews", 2, "source"], "Letter"],
    ["cities", ["cities"], [...CITIES.slice(1), "Zeeland"]],
  );
  expect(said(after)).toEqual([
    "The firm, its contact, links and legal lines: Contact: Phone number",
    "Client reviews: Sample Client A, September 18, 2026 (deleted)",
    "Client reviews: Ann B., January 2, 2026 (added)",
    "Client reviews: Sample Client C, November 12, 2025: Where it was published",
    "Cities we serve: Allen Park (deleted)",
    "Cities we serve: Zeeland (added)",
  ]);
  expect(summarize(describeChanges(BEFORE, after))).toBe(
    "Phone number changed; client reviews: 1 deleted, 1 added, 1 changed; cities we serve: 1 deleted, 1 added",
  );
});

test("a reordered list is one change, with the names in both orders", () => {
  const after = edited(["reviews", ["reviews"], [...REVIEWS.slice(1), REVIEWS[0]]]);
  const [change, ...others] = describeChanges(BEFORE, after);
  expect(others).toEqual([]);
  expect(change && plain(wordsOf(change).after)).toMatch(
    /^Bartholomew[^\n]*\n[\s\S]*\nSample Client A, September 18, 2026$/,
  );
  expect(said(after)).toEqual(["Client reviews: Reviews (reordered)"]);
});

test("a removed mark of sample content and an image with new bytes are changes", () => {
  expect(said(edited(["reviews", ["reviews", 0, "sample"], undefined]))).toEqual([
    "Client reviews: Sample Client A, September 18, 2026: Still sample content",
  ]);
  const withoutPhone = edited(
    ["site", ["contact", "sample"], ["email"]],
    ["site", ["contact", "phone"], "(248) 555-0199"],
  );
  const [phone, mark, ...rest] = describeChanges(BEFORE, withoutPhone);
  expect(rest).toEqual([]);
  expect(summarize(describeChanges(BEFORE, withoutPhone))).toBe(
    "Phone number changed; marks of sample content changed",
  );
  expect([phone, mark].map((change) => change && wordsOf(change).after)).toEqual([
    "(248) 555-0199",
    "yes: Email address",
  ]);
  const [image = ""] = [...IMAGES.keys()].filter((name) => name.includes("county-bar"));
  const [change] = describeChanges(BEFORE, { texts: TEXTS, images: new Map(IMAGES).set(image, "other") });
  expect(change).toMatchObject({ kind: "changed", before: image, after: image });
});

test("for different whitespace or a broken file, the whole file counts as changed, without details", () => {
  const respaced = new Map(TEXTS).set("faq.json", `${TEXTS.get("faq.json")}\n`);
  expect(said({ ...BEFORE, texts: respaced })).toEqual(["Frequent questions (formatting only)"]);
  const broken = new Map(TEXTS).set("faq.json", "{");
  expect(said({ ...BEFORE, texts: broken })).toEqual(["Frequent questions (formatting only)"]);
});

test("typed text cannot leave its block of code in a pull request, and its lines stay short", () => {
  const typed = "````\n@owner [link](https://example.com) <b>#1</b>\n# Heading\n```".replaceAll("\n", " ");
  const after = edited(["reviews", ["reviews", 0, "fullText"], `${typed} ${"word ".repeat(60)}`]);
  const lines = changesAsMarkdown(describeChanges(BEFORE, after)).split("\n");
  expect([lines[0], lines.at(-1)]).toEqual(["`````diff", "`````"]);
  expect(lines.slice(1, -1).filter((line) => !/^(?:[-+ ] .{1,92})?$/.test(line))).toEqual([]);
});

test("a pull request that would be too long says how many changes are missing", () => {
  const long = REVIEWS.map((review) => ({ ...Object(review), fullText: "word ".repeat(4000) }));
  const text = changesAsMarkdown(describeChanges(BEFORE, edited(["reviews", ["reviews"], long])));
  expect(text.length).toBeLessThan(65_536);
  expect(text).toMatch(/[34] more changes have no room here: see \*\*Files changed\*\*\.$/);
});

test("a commit message begins with a line that summarizes the changes", () => {
  const message = commitMessage(describeChanges(BEFORE, edited(["site", ["contact", "phone"], "(248) 555-0199"])));
  expect(message).toMatch(/^Phone number changed\n\n {2}The firm/);
  expect(message).toContain("- (248) 555-0134\n+ (248) 555-0199\n");
  const typed = commitMessage(
    describeChanges(BEFORE, edited(["reviews", ["reviews", 0, "source"], "@owner fixes #1"])),
  );
  expect(typed).not.toMatch(/@owner|#1/);
});

test("words that are in only one of two texts are marked", () => {
  const { before, after } = markWords("I had a box of papers", "I had one box of old papers");
  const marked = (words: typeof before) => words.flatMap(({ text, isMarked }) => (isMarked ? text.trim() : []));
  expect(marked(before)).toEqual(["a"]);
  expect(marked(after).filter(Boolean)).toEqual(["one", "old"]);
  expect(markWords("", "all of it is new").after.some(({ isMarked }) => isMarked)).toBe(false);
});

/** Random changes to lists and fields. */
const edit = fc.oneof(
  fc.record({ does: fc.constant("delete"), at: fc.nat(5) }),
  fc.record({ does: fc.constant("add"), at: fc.nat(5), word: fc.constantFrom("one", "two", "three") }),
  fc.record({ does: fc.constant("move"), at: fc.nat(5) }),
  fc.record({ does: fc.constant("write"), at: fc.nat(5), word: fc.constantFrom("", "one", "two three") }),
);

function apply(reviews: readonly unknown[], { does, at, word = "" }: { does: string; at: number; word?: string }) {
  const place = Math.min(at, reviews.length - 1);
  if (does === "add")
    return reviews.toSpliced(at, 0, { ...NEW, id: `${word} ${at} ${reviews.length}`, fullText: word });
  if (does === "delete") return reviews.toSpliced(place, 1);
  if (does === "write")
    return reviews.map((review, index) => (index === place ? { ...Object(review), fullText: word } : review));
  return [...reviews.slice(place), ...reviews.slice(0, place)];
}

test("undoing all changes to a list, at once or one by one, restores the list", () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.nat(20)), (edits, picks) => {
      const start = edited(["reviews", ["reviews"], REVIEWS.slice(0, 4)]);
      const after = edited(["reviews", ["reviews"], edits.reduce(apply, REVIEWS.slice(0, 4))]);
      const [from, to] = [contentsOf(start.texts), contentsOf(after.texts)];
      const all = takeBack(to, describeChanges(start, after));
      expect(isSame(all.reviews, from.reviews)).toBe(true);

      let texts = after.texts;
      for (let left = 30; ; left--) {
        const changes = describeChanges(start, { ...after, texts });
        if (changes.length === 0) break;
        expect(left).toBeGreaterThan(0);
        const change = changes[(picks.next().value ?? 0) % changes.length];
        const { reviews } = takeBack(contentsOf(texts), change ? [change] : []);
        texts = new Map(texts).set("reviews.json", formatJson("reviews", reviews));
      }
    }),
    { numRuns: 300 },
  );
});
