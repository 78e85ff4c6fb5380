/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { TEXT_RULES } from "../../content-model/fields";
import type { ContentName } from "../../content-model/schemas";
import { readContent } from "../../gatsby/content/read-content";
import { generateContent } from "../../test/helpers/generate-content";
import { formatJson } from "./serialize";

const ROOT = path.join(__dirname, "../..");
const FIXTURES = readContent(path.join(ROOT, "test/fixtures/content"));

/** The same texts as the project's formatter writes them, in their order. */
function formattedByBiome(texts: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  try {
    const settings = JSON.parse(readFileSync(path.join(ROOT, "biome.json"), "utf8"));
    // It would leave a file alone that is larger than a megabyte.
    const files = { maxSize: 100_000_000 };
    writeFileSync(path.join(folder, "biome.json"), JSON.stringify({ formatter: settings.formatter, files }));
    const names = texts.map((_text, index) => path.join(folder, `${index}.json`));
    for (const [index, text] of texts.entries()) writeFileSync(names[index] ?? "", text);
    const biome = path.join(ROOT, "node_modules/@biomejs/biome/bin/biome");
    const { status, stderr } = spawnSync(process.execPath, [biome, "format", "--write", "."], { cwd: folder });
    if (status !== 0) throw new Error(String(stderr));
    return names.map((name) => readFileSync(name, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** With every group on several lines, as an editor's files have it whoever wrote them before. */
const onManyLines = (value: unknown) => JSON.stringify(value, null, 2);

describe("a content file that is saved", () => {
  it("is written as the project's formatter writes it, whatever it says", () => {
    const generated = (["minimum", "maximum", 1, 2, 3, 4] as const).map((amount) => generateContent(FIXTURES, amount));
    const files = [FIXTURES, ...generated].flatMap(({ texts }) =>
      [...texts].map(([file, text]) => ({ name: file.replace(".json", "") as ContentName, value: JSON.parse(text) })),
    );
    const written = files.map(({ name, value }) => formatJson(name, value));
    expect(written).toEqual(formattedByBiome(files.map(({ value }) => onManyLines(value))));
    expect(files.map(({ name }, index) => formatJson(name, JSON.parse(written[index] ?? "")))).toEqual(written);
  });

  it("breaks a list where the formatter breaks it, around the end of the line", () => {
    const lists = Array.from({ length: 12 }, (_, more) => ["Troy", "x".repeat(90 + more)]);
    const values = lists.flatMap((list) => [
      { cities: list, sample: list },
      { cities: ["Troy", ["Novi", list]] },
      { cities: { deeper: { list } } },
    ]);
    const written = values.map((value) => formatJson("cities", value));
    expect(written).toEqual(formattedByBiome(values.map(onManyLines)));
    expect(new Set(written.map((text) => text.includes('["Troy", "x'))).size).toBe(2);
  });

  it("counts the columns of signs and emoji as the formatter does", () => {
    const ranges = "20-24f 300-52f 1e00-1eff 2000-22ff 2600-262f 2700-27ff 3000-33ff 4e00-4eff 1f300-1f6ff 1f900-1faff";
    const signs = ranges.split(" ").flatMap((range) => {
      const [from = 0, to = 0] = range.split("-").map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    });
    const allowed = signs.filter(
      (sign) => !/[\p{Cn}\p{Mc}]/u.test(sign) && TEXT_RULES.every(([forbidden]) => !forbidden.test(`a${sign}a`)),
    );
    const lists = allowed.flatMap((sign) => [105, 106, 107].map((length) => [sign, "x".repeat(length)]));
    const written = formatJson("cities", { cities: lists });
    expect([written]).toEqual(formattedByBiome([onManyLines({ cities: lists })]));
    const onOneLine = written.match(/^ {4}\[".*$/gm) ?? [];
    expect(onOneLine.length).toBeGreaterThan(allowed.length);
    expect(onOneLine.length).toBeLessThan(allowed.length * 2);
  });

  it("keeps quotes, backslashes and all that has to be escaped", () => {
    const value = { cities: ['"Troy"', "a\\b", "tab\there", "line\nbreak", "😀\u2028é"], sample: [] };
    const [formatted] = formattedByBiome([onManyLines({ cities: value.cities })]);
    expect(formatJson("cities", value)).toBe(formatted);
    expect(JSON.parse(formatJson("cities", value))).toEqual({ cities: value.cities });
  });
});

describe("the fields of a group", () => {
  const question = { id: "probate", question: "Do we need probate?" };
  const answered = { answer: "Often you do.", sample: true };

  it("stay in the order in which somebody has written them, and new ones stand where the model has them", () => {
    const before = { questions: [{ question: "Why?", id: "why" }, question] };
    const added = { ...answered, question: "New?", id: "new" };
    const after = { questions: [{ ...question, ...answered }, { question: "Why?", id: "why", answer: "So." }, added] };
    const written = JSON.parse(formatJson("faq", after, before)).questions.map(Object.keys);
    expect(written).toEqual([
      ["sample", "id", "question", "answer"],
      ["question", "id", "answer"],
      ["sample", "id", "question", "answer"],
    ]);
  });

  const map = { line: { label: "Base line" } };
  const empty = { line: { label: "", latitude: undefined, sample: true }, water: {} };

  it.each<[string, ContentName, object, object]>([
    ["an empty answer", "faq", { questions: [{ ...question, answer: "" }], sample: [] }, { questions: [question] }],
    ["an empty group", "landing", { hero: { headline: "", map: empty } }, { hero: { headline: "" } }],
    ["an empty list", "site", { profiles: [], url: "" }, { url: "" }],
    ["a group with something in it", "landing", { hero: { map } }, { hero: { map } }],
    ["a list with an entry", "site", { profiles: [{ label: "" }] }, { profiles: [{ label: "" }] }],
  ])("are left out only where they are optional and hold nothing: %s", (_what, name, value, expected) => {
    expect(JSON.parse(formatJson(name, value))).toEqual(expected);
  });
});
