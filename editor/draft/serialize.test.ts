/** @jest-environment node */
import path from "node:path";
import { contentNames } from "../../content-model/check";
import { readContent } from "../../gatsby/content/read-content";
import { formatJson } from "./serialize";

const ROOT = path.join(__dirname, "../..");
const FIXTURES = readContent(path.join(ROOT, "test/fixtures/content"));

describe("a content file that is saved", () => {
  it.each([...FIXTURES.texts])("is written as %s is, a value in each line", (file, text) => {
    const name = contentNames().find((each) => `${each}.json` === file);
    const value = JSON.parse(text);
    expect(name && formatJson(name, value)).toBe(`${JSON.stringify(value, null, 2)}\n`);
  });

  it("keeps quotes, backslashes and all that has to be escaped", () => {
    const value = { cities: ['"Troy"', "a\\b", "tab\there", "line\nbreak", "😀\u2028é"], sample: [] };
    expect(JSON.parse(formatJson("cities", value))).toEqual({ cities: value.cities });
  });
});

describe("the fields of a group", () => {
  const question = { id: "probate", question: "Do we need probate?" };
  const keysOf = (text: string) => Object.keys(JSON.parse(text).questions[0]);

  it("stand in the order of the model", () => {
    const added = { answer: "Often you do.", question: "Do we need probate?", sample: true, id: "probate" };
    expect(keysOf(formatJson("faq", { questions: [added] }))).toEqual(["sample", "id", "question", "answer"]);
  });

  it("are left out where they are optional and hold nothing", () => {
    const emptied = formatJson("faq", { questions: [{ ...question, answer: "" }], sample: [] });
    expect(JSON.parse(emptied)).toEqual({ questions: [question] });
    const map = { line: { label: "", latitude: undefined, sample: true }, water: {} };
    const hero = { headline: "", map };
    expect(JSON.parse(formatJson("landing", { hero }))).toEqual({ hero: { headline: "" } });
    expect(JSON.parse(formatJson("site", { profiles: [], url: "" }))).toEqual({ url: "" });
  });

  it("stay where they are optional and hold something", () => {
    const map = { line: { label: "Base line" } };
    expect(JSON.parse(formatJson("landing", { hero: { map } }))).toEqual({ hero: { map } });
    expect(JSON.parse(formatJson("site", { profiles: [{ label: "" }] }))).toEqual({ profiles: [{ label: "" }] });
  });
});
