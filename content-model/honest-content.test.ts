/** @jest-environment node */
import path from "node:path";
import { parseContent } from "../gatsby/content/parse-content";
import { readContent } from "../gatsby/content/read-content";
import { HONEST_CONTENT } from "../test/fixtures/honest-content";
import { maximumContent, minimumContent } from "../test/helpers/extreme-content";
import { newPictures, withPictures } from "../test/helpers/generated-images";
import { fieldsOf, withContent } from "../test/helpers/schema-fields";
import { type ContentSources, checkContent } from "./check";
import { formatDiagnostics, formatPath } from "./diagnostics";
import { findSampleItems } from "./launch-check";

const FIXTURES = readContent(path.join(__dirname, "../test/fixtures/content"));
const UNMARKED = withoutMarkers(FIXTURES);
const SAMPLES = sampleFields(UNMARKED);

/** The same content without any `sample`. */
function withoutMarkers({ texts, ...sources }: ContentSources): ContentSources {
  const unmark = (text: string) =>
    JSON.stringify(JSON.parse(text, (key, value) => (key === "sample" ? undefined : value)));
  return { ...sources, texts: new Map([...texts].map(([file, text]) => [file, unmark(text)])) };
}

function sampleFields(sources: ContentSources): string[] {
  return findSampleItems(sources).map(({ file, path: field }) => `${file}: ${formatPath(field)}`);
}

/** @param place "reviews.reviews.0.name" */
function withValue(place: string, value: unknown): ContentSources {
  const [file = "", ...keys] = place.split(".");
  const content: unknown = JSON.parse(UNMARKED.texts.get(`${file}.json`) ?? "");
  const parent = keys.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), content);
  Reflect.set(Object(parent), keys.at(-1) ?? "", value);
  return { ...UNMARKED, texts: new Map(UNMARKED.texts).set(`${file}.json`, JSON.stringify(content)) };
}

const TABLE = Object.entries(HONEST_CONTENT).flatMap(([place, values]) =>
  values.map((value): [string, unknown] => [place, value]),
);

describe("what an honest firm may write", () => {
  it("is a table of more than a hundred", () => {
    expect(TABLE.length).toBeGreaterThan(100);
  });

  it.each(TABLE)("%s: %j is accepted, and makes nothing sample", (place, value) => {
    const sources = withValue(place, value);
    expect(formatDiagnostics(checkContent(sources))).toBe("No problems in the content.");
    const written = place.replace(/^([^.]+)\./, "content/$1.json: ").replace(/\.(\d+)/g, "[$1]");
    const more = sampleFields(sources).filter((field) => field.startsWith(written) || !SAMPLES.includes(field));
    expect(more).toEqual([]);
  });
});

describe("no text keeps search engines out", () => {
  let least: ContentSources;
  let most: ContentSources;
  beforeAll(async () => {
    const sources = withPictures(FIXTURES, await newPictures());
    least = minimumContent(sources, { day: "2026-10-01" });
    most = withoutMarkers(maximumContent(sources, { day: "2026-10-01" }));
  });

  it.each([
    "Sample review. Placeholder text (sample).",
    "https://www.example.com",
    "office@example.com",
    "(248) 555-0134",
    "./images/portrait.png",
  ])("not even %s, in every text that there is", (words) => {
    for (const start of [least, most]) {
      const content = parseContent(start);
      const texts = fieldsOf(content).filter(({ kind, value }) => kind === "text" && value !== undefined);
      for (const { file, path: keys } of texts) {
        const parent = keys.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), content[file]);
        Reflect.set(Object(parent), keys.at(-1) ?? "", words);
      }
      expect(texts.length).toBeGreaterThan(80);
      expect(sampleFields(withContent(start, content))).toEqual(sampleFields(start));
    }
    expect(sampleFields(least)).toEqual([]);
  });

  it("a marker does, wherever it stands", () => {
    const marked = { ...JSON.parse(UNMARKED.texts.get("faq.json") ?? ""), sample: ["questions"] };
    const sources = { ...UNMARKED, texts: new Map(UNMARKED.texts).set("faq.json", JSON.stringify(marked)) };
    expect(sampleFields(sources)).toContain("content/faq.json: questions");
  });
});
