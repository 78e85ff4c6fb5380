/** @jest-environment node */
import path from "node:path";
import * as z from "zod";
import { type ContentSources, checkContent } from "../../content-model/check";
import { formatDiagnostics } from "../../content-model/diagnostics";
import { findSampleItems } from "../../content-model/launch-check";
import { CONTENT_SCHEMAS, type Content } from "../../content-model/schemas";
import { parseContent } from "../../gatsby/content/parse-content";
import { readContent } from "../../gatsby/content/read-content";
import { type EditedContent, editContent, editsOf, type PossibleEdit, possibleEdits, tryEdit } from "./edit-content";
import { maximumContent, minimumContent } from "./extreme-content";
import { newPictures, withPictures } from "./generated-images";
import { growContent } from "./grow-content";
import { isUntouched, makeValue, SPECIAL_VALUES } from "./make-value";
import { seededRandom } from "./random";
import { type Field, fieldsOf, kindOf, limitsOf, withContent } from "./schema-fields";

const ROOT = path.join(__dirname, "../..");
const OPTIONS = { day: "2026-10-01" };

const FOLDERS = ["test/fixtures/content", "content"] as const;
const DAYS_EACH = 100;
/** Working days. */
const MONTH = 20;

let starts: readonly ContentSources[] = [];
let least: readonly ContentSources[] = [];
let most: readonly ContentSources[] = [];
let days: readonly EditedContent[] = [];

beforeAll(async () => {
  const images = await newPictures();
  starts = FOLDERS.map((folder) => withPictures(readContent(path.join(ROOT, folder)), images));
  least = starts.map((sources) => minimumContent(sources, OPTIONS));
  most = starts.map((sources) => maximumContent(sources, OPTIONS));
  days = starts.flatMap((start, index) =>
    Array.from({ length: DAYS_EACH / MONTH }, (_, month) => monthFrom(start, index * DAYS_EACH + month * MONTH)).flat(),
  );
});

/** Each day begins with what the day before has left. */
function monthFrom(sources: ContentSources, seed: number): EditedContent[] {
  const made: EditedContent[] = [];
  for (let day = 0; day < MONTH; day++) {
    made.push(editContent(made.at(-1)?.sources ?? sources, seededRandom(seed + day), OPTIONS));
  }
  return made;
}

const start = () => starts[0] as ContentSources;
const problemsOf = (sources: ContentSources) => formatDiagnostics(checkContent(sources));

const edited = (sources: ContentSources) => fieldsOf(parseContent(sources)).filter((field) => !isUntouched(field));

/** Every field of the model, once. The maximum has them all. */
function modelFields(): Field[] {
  return [...new Map(edited(most[0] as ContentSources).map((field) => [field.place, field])).values()];
}

const allEditsOf = (field: Field) => [...editsOf(field), ...(field.isOptional ? ["fill in"] : [])];

/** With everything optional filled in, two entries in each list at least, and two words in each text. */
function enriched(
  content: Content,
  attempt: (edit: PossibleEdit, content: Content) => Content | undefined,
  done: (edit: PossibleEdit) => void,
): Content {
  let rich = content;
  for (let round = 0; round < 3; round++) {
    for (const edit of fieldsOf(rich).flatMap(possibleEdits)) {
      const { value } = edit.field;
      const isShort = Array.isArray(value)
        ? value.length < 2 && edit.name === "add"
        : isWord(value) && edit.name === "lengthen";
      const richer = (edit.name === "fill in" || isShort) && attempt(edit, rich);
      if (!richer) continue;
      rich = richer;
      done(edit);
    }
  }
  return rich;
}

const isWord = (value: unknown) => typeof value === "string" && !value.includes(" ");

describe("a day of edits", () => {
  it("leaves nothing for the check to find, on each of 200 days", () => {
    expect(days.map(({ edits }) => edits.length).every((count) => count >= 10 && count <= 15)).toBe(true);
    expect(new Set(days.map(({ sources }) => problemsOf(sources)))).toEqual(new Set(["No problems in the content."]));
  });

  it("is the same for the same seed, and another for another", () => {
    expect(editContent(start(), seededRandom(MONTH), OPTIONS)).toEqual(days[MONTH]);
    expect(new Set(days.map(({ sources }) => [...sources.texts.values()].join("")))).toHaveProperty("size", 200);
  });

  it("gives every other field the same value when the model has one more", () => {
    const about = CONTENT_SCHEMAS.landing.shape.about.omit({ sample: true });
    const more = z.object({ languages: about.shape.role.optional(), ...about.shape });
    for (const seed of Array(20).keys()) {
      const made = (schema: z.ZodType) => {
        const world = { world: start(), content: parseContent(start()), day: OPTIONS.day };
        return makeValue(schema, "landing.about", { ...world, size: "any", random: seededRandom(seed) });
      };
      expect(made(more)).toMatchObject(Object(made(about)));
    }
  });

  it("does everything that can be done to each kind of field, sooner or later", () => {
    const wanted = modelFields().flatMap((field) => allEditsOf(field).map((name) => `${field.kind}: ${name}`));
    const done = days.flatMap(({ edits }) => edits.map(({ kind, name }) => `${kind}: ${name}`));
    expect([...new Set(wanted)].filter((edit) => !done.includes(edit))).toEqual([]);
  });

  it("can do all of it to each single field, so that no edit is dropped each time", () => {
    // Short labels hold no number.
    const wanted = modelFields().flatMap((field) =>
      allEditsOf(field).flatMap((name) => (name === "renumber" ? [] : [`${field.place}: ${name}`])),
    );
    const missing = new Set(wanted);
    // The same numbers for each field: what one field needs is no matter of what others there are.
    const attempt = (seed: number) => (edit: PossibleEdit, content: Content) =>
      tryEdit(edit, content, { random: seededRandom(seed), day: OPTIONS.day, world: start() });
    const isDone = ({ name, field }: PossibleEdit) => missing.delete(`${field.place}: ${name}`);
    const tryMissing = (content: Content, seed: number) => {
      for (const edit of fieldsOf(content).flatMap(possibleEdits)) {
        const isMissing = missing.has(`${edit.field.place}: ${edit.name}`);
        const changed = isMissing && attempt(seed)(edit, content);
        if (changed && JSON.stringify(changed) !== JSON.stringify(content)) isDone(edit);
      }
    };
    tryMissing(parseContent(start()), 0);
    // Several times, since what is filled in is another each time.
    for (let round = 0; round < 12 && missing.size > 0; round++) {
      const content = parseContent(least[0] as ContentSources);
      tryMissing(content, round);
      tryMissing(enriched(content, attempt(round), isDone), round);
    }
    expect([...missing]).toEqual([]);
  });

  it("keeps what an editor has to leave alone", () => {
    for (const { sources } of days) {
      const touched = fieldsOf(parseContent(sources)).filter(isUntouched);
      const before = fieldsOf(parseContent(start())).filter(isUntouched);
      expect(touched.map(({ value }) => value)).toEqual(before.map(({ value }) => value));
    }
  });

  it("stops at a kind of value that nobody has said how to edit", () => {
    expect(() => kindOf(z.bigint())).toThrow("No edits are known for a bigint.");
  });
});

describe("the extremes of the content", () => {
  it("pass the check", () => {
    const found = [...least, ...most].map(problemsOf);
    expect(new Set(found)).toEqual(new Set(["No problems in the content."]));
  });

  it("leave out all that is optional, and keep no sample", () => {
    const filled = least.flatMap(edited).filter(({ isOptional, value }) => isOptional && value !== undefined);
    expect(filled.map(({ place }) => place)).toEqual([]);
    expect(least.flatMap(findSampleItems)).toEqual([]);
  });

  it("fill in all that is optional", () => {
    const empty = most.flatMap(edited).filter(({ value }) => value === undefined);
    expect(empty.map(({ place }) => place)).toEqual([]);
  });

  it("bring each list to both its ends", () => {
    const ends = (extremes: readonly ContentSources[], end: "low" | "high") =>
      extremes.flatMap(edited).flatMap(({ value, schema, place }) => {
        return Array.isArray(value) && kindOf(schema) === "list" && value.length !== limitsOf(schema)[end]
          ? [place]
          : [];
      });
    expect([...ends(least, "low"), ...ends(most, "high")]).toEqual([]);
  });

  it("bring each text to its full length", () => {
    const short = most.flatMap(edited).filter(({ kind, schema, place, value }) => {
      return kind === "text" && !(place in SPECIAL_VALUES) && String(value).length < limitsOf(schema).high;
    });
    expect(short.map(({ place }) => place)).toEqual([]);
  });
});

describe("grown content", () => {
  it("has ten times the entries, and passes the check", () => {
    const grown = growContent(start(), 10, OPTIONS);
    expect(problemsOf(grown)).toBe("No problems in the content.");
    const [before, after] = [parseContent(start()), parseContent(grown)];
    expect(after.cities.cities).toHaveLength(before.cities.cities.length * 10);
    expect(after.awards.awards).toHaveLength(before.awards.awards.length * 10);
  });

  it("grows no list beyond its limit", () => {
    const content = parseContent(start());
    content.faq.questions = content.faq.questions.slice(0, 1);
    const grown = parseContent(growContent(withContent(start(), content), 1000, OPTIONS));
    expect(grown.faq.questions).toHaveLength(70);
    expect(grown.site.contact.hours.length).toBeLessThanOrEqual(14);
  });
});
