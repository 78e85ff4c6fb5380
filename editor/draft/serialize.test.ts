/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentNames } from "../../content-model/check";
import { TEXT_RULES } from "../../content-model/fields";
import type { Content } from "../../content-model/schemas";
import { parseContent } from "../../gatsby/content/parse-content";
import { readContent } from "../../gatsby/content/read-content";
import { editContent } from "../../test/helpers/edit-content";
import { maximumContent, minimumContent } from "../../test/helpers/extreme-content";
import { newPictures, withPictures } from "../../test/helpers/generated-images";
import { growContent } from "../../test/helpers/grow-content";
import { seededRandom } from "../../test/helpers/random";
import { formatJson } from "./serialize";

const ROOT = path.join(__dirname, "../..");
const FIXTURES = readContent(path.join(ROOT, "test/fixtures/content"));
const DAY = { day: "2026-10-01" };

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

/** With every group on several lines, as they stand in content/. */
const onManyLines = (value: unknown) => JSON.stringify(value, null, 2);

describe("a content file that is saved", () => {
  it.each([...FIXTURES.texts])("is written as %s is, to the byte", (file, text) => {
    const name = contentNames().find((each) => `${each}.json` === file);
    expect(name && formatJson(name, JSON.parse(text))).toBe(text);
  });

  it("is written as the project's formatter writes it, whatever it says", async () => {
    const sources = withPictures(FIXTURES, await newPictures());
    const days = Array.from({ length: 20 }, (_, seed) => editContent(sources, seededRandom(seed), DAY).sources);
    const all = [growContent(sources, 10, DAY), minimumContent(sources, DAY), maximumContent(sources, DAY), ...days];
    const files = all.flatMap((each) =>
      Object.entries(parseContent(each)).map(([name, value]) => ({ name: name as keyof Content, value })),
    );
    const written = files.map(({ name, value }) => formatJson(name, value));
    expect(written).toEqual(formattedByBiome(files.map(({ value }) => onManyLines(value))));
    expect(files.map(({ name }, index) => formatJson(name, JSON.parse(written[index] ?? "")))).toEqual(written);
  });

  it("breaks a list where the formatter breaks it, around the end of the line", () => {
    const fields = ["cities", "sample"] as const;
    const lists = Array.from({ length: 12 }, (_, more) => ["Troy", "x".repeat(90 + more)]);
    const values = lists.flatMap((list) => [
      { cities: list },
      { cities: list, sample: list },
      { [fields[0]]: ["Troy", ["Novi", list]] },
      { cities: { deeper: { list } } },
    ]);
    const written = values.map((value) => formatJson("cities", value));
    expect(written).toEqual(formattedByBiome(values.map(onManyLines)));
    expect(new Set(written.map((text) => text.includes('["Troy", "x'))).size).toBe(2);
  });

  it("counts the columns of signs and emoji as the formatter does", () => {
    const codes = [
      [0x20, 0x24f],
      [0x300, 0x52f],
      [0x1e00, 0x1eff],
      [0x2000, 0x22ff],
      [0x2600, 0x262f],
      [0x2700, 0x27ff],
      [0x3000, 0x33ff],
      [0x4e00, 0x4eff],
      [0x1f300, 0x1f6ff],
      [0x1f900, 0x1faff],
    ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
    const signs = codes
      .map((code) => String.fromCodePoint(code))
      .filter(
        (sign) => !/[\p{Cn}\p{Mc}]/u.test(sign) && TEXT_RULES.every(([forbidden]) => !forbidden.test(`a${sign}a`)),
      );
    expect(signs.length).toBeGreaterThan(3000);
    const lists = signs.flatMap((sign) => [105, 106, 107].map((length) => [sign, "x".repeat(length)]));
    const written = formatJson("cities", { cities: lists });
    expect([written]).toEqual(formattedByBiome([onManyLines({ cities: lists })]));
    const onOneLine = written.match(/^ {4}\[".*$/gm) ?? [];
    expect(onOneLine.length).toBeGreaterThan(signs.length);
    expect(onOneLine.length).toBeLessThan(signs.length * 2);
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
  const keysOf = (text: string) => Object.keys(JSON.parse(text).questions[0]);

  it("stay in the order in which somebody has written them, and new ones stand where the model has them", () => {
    const before = { questions: [{ question: "Why?", id: "why" }, question] };
    const after = {
      questions: [
        { ...question, answer: "Often you do.", sample: true },
        { question: "Why?", id: "why", answer: "Because." },
      ],
    };
    const written = JSON.parse(formatJson("faq", after, before)).questions.map(Object.keys);
    expect(written).toEqual([
      ["sample", "id", "question", "answer"],
      ["question", "id", "answer"],
    ]);
  });

  it("of a new entry stand in the order of the model", () => {
    const added = { answer: "Often you do.", question: "Do we need probate?", sample: true, id: "probate" };
    expect(keysOf(formatJson("faq", { questions: [added] }, { questions: [] }))).toEqual([
      "sample",
      "id",
      "question",
      "answer",
    ]);
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
