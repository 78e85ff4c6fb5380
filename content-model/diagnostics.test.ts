/** @jest-environment node */
import path from "node:path";
import { readContent } from "../gatsby/content/read-content";
import { checkContent } from "./check";
import { type Diagnostic, formatDiagnostics, formatGithubAnnotations, newDiagnostics } from "./diagnostics";

const FIXTURES = readContent(path.join(__dirname, "../test/fixtures/content"));

/** Returns what the check says after a part of a file is replaced. */
function said(file: string, from: string | RegExp, to: string): string {
  const text = FIXTURES.texts.get(file) ?? "";
  expect(text).toMatch(from);
  return formatDiagnostics(
    checkContent({ ...FIXTURES, texts: new Map(FIXTURES.texts).set(file, text.replace(from, to)) }),
  );
}

describe("what the check says", () => {
  it("asks whether another field was meant, and does not call that one missing as well", () => {
    const text = said("services.json", '"description"', '"descriptoin"');
    expect(text).toContain(
      "`services[0].descriptoin` is not a field that this group can have. Did you mean `description`?\n",
    );
    expect(text).toContain("1 problem in 1 file");
  });

  it("shows what cannot be seen by its number", () => {
    expect(said("cities.json", "Detroit", "Detr\u043eit")).toContain('Found: "Detr<U+043E>it"');
  });

  it("says what is there and what was expected", () => {
    expect(said("cities.json", '"Detroit"', "12")).toContain(
      "is a number, where a text is expected; write a text in double quotes",
    );
  });

  it("asks whether another image was meant", () => {
    expect(said("awards.json", "county-bar.png", "county-bars.png")).toContain(
      'Did you mean "./images/awards/county-bar.png"?',
    );
  });

  it("tells the first fault of a file that cannot be read, and no echo of it", () => {
    const text = said("faq.json", /"Should ([^"]*)",?\n/, "“Should $1”\n");
    expect(text).toContain("Put straight double quotes");
    expect(text).toContain("1 problem in 1 file");
    const two = said("stats.json", /"suffix": "\+",([\s\S]*?)(\n *\})/, '"suffix": "+"$1,$2');
    expect(two).toContain("A comma is missing after this");
  });

  it("says of two changes that collide that they do, in the first line of them", () => {
    const text = said("faq.json", /^ +"questions"/m, "<<<<<<< HEAD\n$&");
    expect(text).toContain("content/faq.json:3:1: Two changes of this file are in conflict here; ask a developer");
  });

  it("does not look into a field that is unknown", () => {
    const text = said("site.json", '"contact": {', '"contakt": {');
    expect(text).toContain("Did you mean `contact`?");
    expect(text).toContain("1 problem in 1 file");
  });
});

it("GitHub gets each problem with its place, in its own way of writing", () => {
  const position = { line: 3, column: 7 };
  const diagnostic: Diagnostic = { file: "content/a,b.json", position, path: ["a"], message: "is 100% wrong" };
  expect(formatGithubAnnotations([diagnostic])).toBe(
    "::error file=content/a%2Cb.json,line=3,col=7,title=Content::`a` is 100%25 wrong.",
  );
});

describe("what was not wrong before", () => {
  const POSITION = { line: 1, column: 1 };
  const date = (index: number): Diagnostic => ({
    file: "content/reviews.json",
    position: { line: index + 1, column: 1 },
    path: ["reviews", index, "date"],
    message: "is in the future",
    actual: `"2999-01-0${index + 1}"`,
  });

  it("leaves out what has only moved within its list, and has what is wrong once more", () => {
    expect(newDiagnostics([date(1)], [date(0)])).toEqual([]);
    expect(newDiagnostics([date(0), date(1)], [date(0)])).toEqual([date(1)]);
    expect(newDiagnostics([], [date(0)])).toEqual([]);
    const same = (entry: number) => ({ ...date(entry), message: `is the same as in entry ${entry} of this list` });
    expect(newDiagnostics([same(2)], [same(1)])).toEqual([]);
  });

  it.each([
    ["another field", { path: ["reviews", 0, "name"] }],
    ["another file", { file: "content/awards.json" }],
    ["another sentence", { message: "is empty" }],
    ["all of the file", { path: [], position: POSITION }],
  ])("has what is about %s", (_what, other) => {
    const diagnostic = { ...date(0), ...other };
    expect(newDiagnostics([diagnostic, date(0)], [date(0)])).toEqual([diagnostic]);
  });
});
