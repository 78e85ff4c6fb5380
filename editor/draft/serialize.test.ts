/** @jest-environment node */
import path from "node:path";
import { contentNames } from "../../content-model/check";
import type { ContentName } from "../../content-model/schemas";
import { readContent } from "../../gatsby/content/read-content";
import { formatJson } from "./serialize";

const ROOT = path.join(__dirname, "../..");
const FIXTURES = readContent(path.join(ROOT, "test/fixtures/content"));

describe("a content file that is saved", () => {
  it.each([...FIXTURES.texts])("is formatted like %s, with one value per line", (file, text) => {
    const name = contentNames().find((each) => `${each}.json` === file);
    const value = JSON.parse(text);
    expect(name && formatJson(name, value)).toBe(`${JSON.stringify(value, null, 2)}\n`);
  });

  it("keeps all characters that JSON has to escape", () => {
    const value = { cities: ['"Troy"', "a\\b", "tab\there", "line\nbreak", "😀\u2028é"], sample: [] };
    expect(JSON.parse(formatJson("cities", value))).toEqual({ cities: value.cities });
  });
});

describe("the fields of a group", () => {
  const question = { id: "probate", question: "Do we need probate?" };

  it("are in the order of the model", () => {
    const added = { answer: "Often you do.", question: "Do we need probate?", sample: true, id: "probate" };
    const [written] = JSON.parse(formatJson("faq", { questions: [added] })).questions;
    expect(Object.keys(written)).toEqual(["sample", "id", "question", "answer"]);
  });

  const map = { line: { label: "Base line" } };
  const empty = { line: { label: "", latitude: undefined, sample: true }, water: {} };

  it.each<[string, ContentName, object, object]>([
    ["an empty answer", "faq", { questions: [{ ...question, answer: "" }], sample: [] }, { questions: [question] }],
    ["an empty group", "landing", { hero: { headline: "", map: empty } }, { hero: { headline: "" } }],
    ["an empty list", "site", { profiles: [], url: "" }, { url: "" }],
    ["an empty list that is required", "reviews", { reviews: [] }, { reviews: [] }],
    ["a group with something in it", "landing", { hero: { map } }, { hero: { map } }],
    ["a list with an entry", "site", { profiles: [{ label: "" }] }, { profiles: [{ label: "" }] }],
  ])("are left out only if they are optional and empty: %s", (_what, name, value, expected) => {
    expect(JSON.parse(formatJson(name, value))).toEqual(expected);
  });
});
