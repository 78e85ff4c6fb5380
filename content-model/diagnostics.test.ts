/** @jest-environment node */
import path from "node:path";
import { readContent } from "../gatsby/content/read-content";
import { checkContent } from "./check";
import { type Diagnostic, formatDiagnostics, formatGithubAnnotations, newDiagnostics } from "./diagnostics";

const FIXTURES = readContent(path.join(__dirname, "../test/fixtures/content"));

/** Returns the messages of the check after replacing a part of a file. */
function messagesAfter(file: string, from: string | RegExp, to: string): string {
  const text = FIXTURES.texts.get(file) ?? "";
  expect(text).toMatch(from);
  return formatDiagnostics(
    checkContent({ ...FIXTURES, texts: new Map(FIXTURES.texts).set(file, text.replace(from, to)) }),
  );
}

describe("the content check", () => {
  it("suggests the right name for a misspelled field, and does not also report that field as missing", () => {
    const text = messagesAfter("services.json", '"description"', '"descriptoin"');
    expect(text).toContain(
      "`services[0].descriptoin` is not a field that this group can have. Did you mean `description`?\n",
    );
    expect(text).toContain("1 problem in 1 file");
  });

  it("shows a deceptive character by its code point", () => {
    expect(messagesAfter("cities.json", "Detroit", "Detr\u043eit")).toContain('Found: "Detr<U+043E>it"');
  });

  it("says what it found and what it expected", () => {
    expect(messagesAfter("cities.json", '"Detroit"', "12")).toContain(
      "is a number, where a text is expected; write a text in double quotes",
    );
  });

  it("suggests the right name for a misspelled image", () => {
    expect(messagesAfter("awards.json", "county-bar.png", "county-bars.png")).toContain(
      'Did you mean "./images/awards/county-bar.png"?',
    );
  });

  it("reports only the first syntax error of a file", () => {
    const text = messagesAfter("faq.json", /"Should ([^"]*)",?\n/, "“Should $1”\n");
    expect(text).toContain("Put straight double quotes");
    expect(text).toContain("1 problem in 1 file");
    const two = messagesAfter("stats.json", /"suffix": "\+",([\s\S]*?)(\n *\})/, '"suffix": "+"$1,$2');
    expect(two).toContain("A comma is missing after this");
  });

  it("reports a merge conflict at its first line", () => {
    const text = messagesAfter("faq.json", /^ +"questions"/m, "<<<<<<< HEAD\n$&");
    expect(text).toContain("content/faq.json:3:1: Two changes of this file are in conflict here; ask a developer");
  });

  it("does not check what an unknown field contains", () => {
    const text = messagesAfter("site.json", '"contact": {', '"contakt": {');
    expect(text).toContain("Did you mean `contact`?");
    expect(text).toContain("1 problem in 1 file");
  });
});

it("problems are formatted as annotations for GitHub, each with its position", () => {
  const position = { line: 3, column: 7 };
  const diagnostic: Diagnostic = { file: "content/a,b.json", position, path: ["a"], message: "is 100% wrong" };
  expect(formatGithubAnnotations([diagnostic])).toBe(
    "::error file=content/a%2Cb.json,line=3,col=7,title=Content::`a` is 100%25 wrong.",
  );
});

describe("the list of new problems", () => {
  const POSITION = { line: 1, column: 1 };
  const date = (index: number): Diagnostic => ({
    file: "content/reviews.json",
    position: { line: index + 1, column: 1 },
    path: ["reviews", index, "date"],
    message: "is in the future",
    actual: `"2999-01-0${index + 1}"`,
  });

  it("omits a problem that has only moved within its list, but includes a second one of the same kind", () => {
    expect(newDiagnostics([date(1)], [date(0)])).toEqual([]);
    expect(newDiagnostics([date(0), date(1)], [date(0)])).toEqual([date(1)]);
    expect(newDiagnostics([], [date(0)])).toEqual([]);
    const same = (entry: number) => ({ ...date(entry), message: `is the same as in entry ${entry} of this list` });
    expect(newDiagnostics([same(2)], [same(1)])).toEqual([]);
  });

  it.each([
    ["another field", { path: ["reviews", 0, "name"] }],
    ["another file", { file: "content/awards.json" }],
    ["another message", { message: "is empty" }],
    ["the whole file", { path: [], position: POSITION }],
  ])("includes a problem with %s", (_what, other) => {
    const diagnostic = { ...date(0), ...other };
    expect(newDiagnostics([diagnostic, date(0)], [date(0)])).toEqual([diagnostic]);
  });
});
