/** @jest-environment node */
import path from "node:path";
import { parseContent } from "../gatsby/content/parse-content";
import { readContent } from "../gatsby/content/read-content";
import { editContent } from "../test/helpers/edit-content";
import { maximumContent, minimumContent } from "../test/helpers/extreme-content";
import { newPictures, withPictures } from "../test/helpers/generated-images";
import { growContent } from "../test/helpers/grow-content";
import { seededRandom, shuffled } from "../test/helpers/random";
import { withContent } from "../test/helpers/schema-fields";
import { type ContentSources, checkContent, contentNames } from "./check";
import { deriveValue, fillDerived, omitDerived } from "./derived-fields";
import { CONTENT_SCHEMAS, type Content } from "./schemas";

const FIXTURES = readContent(path.join(__dirname, "../test/fixtures/content"));
const FIXTURE = parseContent(FIXTURES);
const DAY = { day: "2026-10-01" };
const REVIEW = CONTENT_SCHEMAS.reviews.shape.reviews.element;

type Review = Content["reviews"]["reviews"][number];

/** What is published when somebody has written these reviews. */
function published(...reviews: Partial<Record<keyof Review, unknown>>[]): Review[] {
  const { reviews: filled } = fillDerived("reviews", { reviews }) as Content["reviews"];
  return filled;
}

const shortTextOf = (fullText: string) => published({ fullText })[0]?.shortText;

/** @returns what is published after somebody has opened the reviews and changed the first one */
function edited(review: Partial<Review>, change: Partial<Review>): Review | undefined {
  const { reviews } = omitDerived("reviews", { reviews: [review] }) as { reviews: Partial<Review>[] };
  return published({ ...reviews[0], ...change })[0];
}

/** Content of all kinds and sizes that passes the check. */
async function validContents(): Promise<ContentSources[]> {
  const sources = withPictures(FIXTURES, await newPictures());
  const days = Array.from({ length: 20 }, (_, seed) => editContent(sources, seededRandom(seed), DAY).sources);
  return [sources, growContent(sources, 10, DAY), minimumContent(sources, DAY), maximumContent(sources, DAY), ...days];
}

/** The same values with the keys of every group in another order. */
function withShuffledKeys(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withShuffledKeys(item, seed));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, field]) => [key, withShuffledKeys(field, seed)]);
  return Object.fromEntries(shuffled(seededRandom(seed), entries));
}

describe("opening content for editing and publishing it again", () => {
  it("changes nothing, not even the order of the keys", async () => {
    for (const sources of await validContents()) {
      const content = parseContent(sources);
      for (const name of contentNames()) {
        const text = JSON.stringify(content[name]);
        expect(JSON.stringify(fillDerived(name, omitDerived(name, content[name])))).toBe(text);
        const shuffledText = JSON.stringify(withShuffledKeys(content[name], text.length));
        expect(JSON.stringify(fillDerived(name, omitDerived(name, JSON.parse(shuffledText))))).toBe(shuffledText);
        // A draft that the browser kept in the meantime.
        const kept = JSON.parse(JSON.stringify(omitDerived(name, content[name])));
        expect(fillDerived(name, kept)).toEqual(content[name]);
        expect(JSON.stringify(content[name])).toBe(text);
      }
    }
  });

  it("derives only what passes the check, from any content", async () => {
    for (const sources of await validContents()) {
      const content = parseContent(sources);
      const withoutIds = (items: readonly object[]) => items.map((item) => ({ ...item, id: undefined }));
      const written = {
        reviews: {
          reviews: content.reviews.reviews.map(({ name, date, source, fullText }) => ({
            name,
            date,
            source,
            fullText,
          })),
        },
        services: { services: withoutIds(content.services.services) },
        faq: { questions: withoutIds(content.faq.questions) },
        awards: { awards: withoutIds(content.awards.awards) },
      };
      const filled = (Object.keys(written) as (keyof typeof written)[]).map((name) => [
        name,
        fillDerived(name, written[name]),
      ]);
      const derived = { ...content, ...(Object.fromEntries(filled) as Content) };
      expect(checkContent(withContent(sources, derived))).toEqual([]);
    }
  });

  it.each([null, 7, "text", [], [null, 7, "text", []]])("survives %j in place of a review", (review) => {
    const content = { reviews: [review, { name: "Ann" }] };
    const filled = [review, { id: "review-1", name: "Ann", initial: "A" }];
    expect(fillDerived("reviews", omitDerived("reviews", content))).toEqual({ reviews: filled });
    expect(fillDerived("reviews", omitDerived("reviews", { reviews: review }))).toEqual({ reviews: review });
  });

  it("survives fields of a wrong type", () => {
    const review = { id: 7, name: null, fullText: ["a"] };
    expect(published(review)).toEqual([review]);
  });
});

describe("a review", () => {
  it("gets its initial, its short text and its Read more button from what the client wrote", () => {
    const fullText = `They explained every step. ${"Then we signed the deed. ".repeat(20)}`.trim();
    expect(published({ name: "Maria D.", fullText })).toEqual([
      {
        id: "review-1",
        name: "Maria D.",
        initial: "M",
        shortText: `They explained every step. ${"Then we signed the deed. ".repeat(8)}`.trim(),
        fullText,
        hasReadMore: true,
      },
    ]);
  });

  it("has what was derived where the model has it", () => {
    const [review = {}] = published({ sample: true, name: "Ann", date: "", fullText: "They were kind and quick." });
    const keys = ["sample", "id", "name", "initial", "date", "shortText", "fullText", "hasReadMore"];
    expect(Object.keys(review)).toEqual(keys);
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
    ["x", "X"],
    ["2 Sisters", "S"],
    ["2025", "2"],
    ["", undefined],
    [7, undefined],
  ])("of %s has the initial %s", (name, initial) => {
    expect(published({ name })[0]?.initial).toBe(initial);
  });

  it("is short if its text is", () => {
    expect(published({ fullText: "x".repeat(240) })[0]).toMatchObject({
      shortText: "x".repeat(240),
      hasReadMore: false,
    });
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

  it("follows its text and its name until somebody overrules that", () => {
    const [review] = published({ name: "Ann Lee", fullText: "They were kind and quick with all of it." });
    const change = { name: "Zoë Lee", fullText: "They were slow, but very thorough with the deed." };
    expect(edited(review ?? {}, change)).toEqual({
      id: "review-1",
      ...change,
      initial: "Z",
      shortText: change.fullText,
      hasReadMore: false,
    });
    const overruled = { ...review, initial: "AL", shortText: "They were kind and quick", hasReadMore: true };
    expect(edited(overruled, { date: "2026-01-01" })).toEqual({ ...overruled, date: "2026-01-01" });
  });

  it.each(["O'Neil", "Łucja", "van der Berg", "李 Wei", "J.D. Smith", "Q"])(
    "gets another initial when %s is renamed, and when somebody is renamed so",
    (name) => {
      const fullText = "They were kind and quick.";
      const [before] = published({ name, fullText });
      expect(edited(before ?? {}, { name: "Zoë" })?.initial).toBe("Z");
      const [zoe] = published({ name: "Zoë", fullText });
      expect(edited(zoe ?? {}, { name })?.initial).toBe(before?.initial);
      expect(before?.initial).toMatch(/^[OŁV李JQ]$/);
    },
  );

  it("derives again what somebody has emptied", () => {
    expect(published({ name: "Ann Lee", initial: "" })[0]?.initial).toBe("A");
  });
});

describe("a permanent name", () => {
  const idsOf = (...titles: string[]) => {
    const content = fillDerived("services", { services: titles.map((title) => ({ title })) });
    return (content as Content["services"]).services.map(({ id }) => id);
  };

  it.each([
    ["Quitclaim deeds", "quitclaim-deeds"],
    ["What’s a “lady bird” deed?", "whats-a-lady-bird-deed"],
    ["Señor Núñez & sons", "senor-nunez-and-sons"],
    ["???", "entry"],
    [`${"inherited ".repeat(8)}house`, "inherited-inherited-inherited-inherited-inherited-inherited"],
    ["x".repeat(80), "x".repeat(60)],
  ])("is made of %s", (title, id) => {
    expect(idsOf(title)).toEqual([id]);
  });

  it("is another one where the first is taken", () => {
    expect(idsOf("Deeds", "deeds!", "DEEDS")).toEqual(["deeds", "deeds-2", "deeds-3"]);
    const long = "x".repeat(80);
    expect(idsOf(long, long)).toEqual(["x".repeat(60), `${"x".repeat(58)}-2`]);
  });

  it("waits until there is something to make it of", () => {
    expect(fillDerived("services", { services: [{ title: "" }] })).toEqual({ services: [{ title: "" }] });
  });

  it("stays when the title changes", () => {
    const services = [{ id: "deeds", title: "Deeds" }];
    expect(omitDerived("services", { services })).toEqual({ services });
    const renamed = { services: [{ id: "deeds", title: "All deeds" }] };
    expect(fillDerived("services", renamed)).toEqual(renamed);
  });

  it("of a review is the next number", () => {
    const ids = published({ id: "review-2" }, {}, { id: "smith" }, { id: "review-9" }, {}).map(({ id }) => id);
    expect(ids).toEqual(["review-2", "review-10", "smith", "review-9", "review-11"]);
  });
});

describe("a form", () => {
  it("can say what an empty field will be", () => {
    const written = { name: "Maria D.", initial: "D", fullText: "They were kind and quick with all of it." };
    expect(deriveValue(REVIEW, "initial", written)).toBe("M");
    expect(deriveValue(REVIEW, "hasReadMore", written)).toBe(false);
    const second = { ...written };
    expect(deriveValue(REVIEW, "id", second, [...FIXTURE.reviews.reviews, written, second])).toBe("review-8");
  });

  it("is told of no value where there is nothing to derive it from", () => {
    expect(deriveValue(REVIEW, "initial", {})).toBeUndefined();
    expect(deriveValue(REVIEW, "date", { name: "Maria D." })).toBeUndefined();
  });
});
