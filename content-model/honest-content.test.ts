/** @jest-environment node */
import path from "node:path";
import { parseContent } from "../gatsby/content/parse-content";
import { readContent } from "../gatsby/content/read-content";
import { HONEST_CONTENT } from "../test/fixtures/honest-content";
import { withContent, withEdits } from "../test/helpers/edit-content";
import { generateContent, withRealWords } from "../test/helpers/generate-content";
import { fieldsOf } from "../test/helpers/schema-fields";
import { type ContentSources, checkContent } from "./check";
import { formatDiagnostics, formatPath } from "./diagnostics";
import { findSampleItems } from "./launch-check";

const FIXTURES = readContent(path.join(__dirname, "../test/fixtures/content"));
const UNMARKED = unmarked(FIXTURES);
const SAMPLES = sampleFields(UNMARKED);

/** Returns the same content without any `sample` key. */
function unmarked(sources: ContentSources): ContentSources {
  const content = JSON.parse(JSON.stringify(parseContent(sources)), (key, value) =>
    key === "sample" ? undefined : value,
  );
  return withContent(sources, content);
}

function sampleFields(sources: ContentSources): string[] {
  return findSampleItems(sources).map(({ file, path: field }) => `${file}: ${formatPath(field)}`);
}

function expectNoProblems(sources: ContentSources): void {
  expect(formatDiagnostics(checkContent(sources))).toBe("No problems in the content.");
}

describe("honest content", () => {
  const table = Object.entries(HONEST_CONTENT).flatMap(([place, values]) =>
    values.map((value): [string, unknown] => [place, value]),
  );

  it.each(table)("%s: %j is accepted, and does not count as sample content", (place, value) => {
    const sources = withEdits(UNMARKED, { [place]: value });
    expectNoProblems(sources);
    const written = place.replace(/^([^.]+)\./, "content/$1.json: ").replace(/\.(\d+)/g, "[$1]");
    const more = sampleFields(sources).filter((field) => field.startsWith(written) || !SAMPLES.includes(field));
    expect(more).toEqual([]);
  });

  it("is accepted with real words; then only the images that this project drew count as sample content", () => {
    const sources = withRealWords(FIXTURES);
    expectNoProblems(sources);
    const isDrawn = expect.stringMatching(/\.\/images\/.*, an image that this project drew/);
    const left = findSampleItems(sources).map(({ actual, message }) => `${actual}${message}`);
    expect(left.length).toBeGreaterThan(0);
    expect(left).toEqual(left.map(() => isDrawn));
  });

  it.each(["minimum", "maximum", 1, 2, 3, 4, 5, 6, 7, 8] as const)(
    "is accepted if it is generated from the schemas: %s",
    (amount) => {
      const problems = formatDiagnostics(checkContent(generateContent(FIXTURES, amount)));
      // A failure means that a rule refuses generated content. If the rule is right, but random values
      // rarely satisfy it, add `generated` to its examples in test/fixtures/rule-cases.ts.
      expect(problems).toBe("No problems in the content.");
    },
  );
});

describe("sample content", () => {
  const words = [
    "Sample review. Placeholder text (sample).",
    "https://www.example.com",
    "office@example.com",
    "(248) 555-0134",
    "./images/portrait.png",
  ];

  it.each([
    ["shortest", generateContent(FIXTURES, "minimum")],
    ["longest", unmarked(generateContent(FIXTURES, "maximum"))],
  ])("does not depend on what the texts of the %s content say", (_which, start) => {
    const texts = fieldsOf(parseContent(start)).filter(({ kind }) => kind === "text");
    const edits = texts.map(({ file, path: keys }, index) => [[file, ...keys].join("."), words[index % words.length]]);
    expect(texts.length).toBeGreaterThan(80);
    expect(sampleFields(withEdits(start, Object.fromEntries(edits)))).toEqual(sampleFields(start));
  });

  it("includes a field that a `sample` marker names", () => {
    const sources = withEdits(UNMARKED, { "faq.sample": ["questions"] });
    expect(sampleFields(sources)).toContain("content/faq.json: questions");
  });
});
