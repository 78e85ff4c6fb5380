/** @jest-environment node */
import fs, { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkFolder } from "./check-folder";
import { createContentStaging, stagedContentFolder } from "./content-staging";
import { parseContent } from "./parse-content";

let root: string;
let staging: ReturnType<typeof createContentStaging>;

const original = (name: string) => path.join(root, "content", name);
const copyOf = (name: string) => path.join(stagedContentFolder(root), name);

/** Stages the content, and expects it to have no problems. */
async function stage(): Promise<void> {
  await staging.load();
  expect(staging.problems()).toBeUndefined();
  staging.sync();
}

function setDate(date: string): void {
  const reviews = readFileSync(original("reviews.json"), "utf8");
  writeFileSync(original("reviews.json"), reviews.replace(/2026-04-0\d|04\/07\/2026/, date));
}

/** Makes the changes in this order, each right before its file or folder is read. */
function changeBeforeReads(changes: [read: string, change: () => void][]): void {
  for (const method of ["readdirSync", "readFileSync"] as const) {
    const read = fs[method] as (...args: unknown[]) => never;
    jest.spyOn(fs, method).mockImplementation((...args: unknown[]) => {
      if (changes[0] && path.resolve(String(args[0])) === original(changes[0][0])) changes.shift()?.[1]();
      return read(...args);
    });
  }
}

describe("content staging", () => {
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), "content-staging-"));
    cpSync(path.join(__dirname, "../../test/fixtures/content"), original(""), { recursive: true });
    staging = createContentStaging(root);
    await stage();
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  it("copies images, removes scripts from SVG files, and deletes the copies of deleted files", async () => {
    const badge = readFileSync(original("images/awards/years-35.png"));
    writeFileSync(original("images/logo.png"), badge);
    const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`;
    writeFileSync(
      original("images/logo.svg"),
      svg('<script>alert(1)</script><path d="M0 0h4v4z" onclick="alert(1)"/>'),
    );
    await stage();
    expect(readFileSync(copyOf("images/logo.png"))).toEqual(badge);
    expect(readFileSync(copyOf("images/logo.svg"), "utf8")).toMatch(/<path d="M0 0h4v4z"\/>/);
    expect(readFileSync(copyOf("images/logo.svg"), "utf8")).not.toContain("alert");

    const { ino } = statSync(copyOf("images/logo.svg"));
    rmSync(original("images/logo.png"));
    await stage();
    expect(fs.existsSync(copyOf("images/logo.png"))).toBe(false);
    // A file that has not changed is not written again.
    expect(statSync(copyOf("images/logo.svg")).ino).toBe(ino);

    writeFileSync(original("images/logo.svg"), svg("<g>\n<path></g>"));
    await staging.load();
    expect(staging.problems()).toMatch(
      /^content\/images\/logo\.svg:2:\d+: This SVG cannot be read \(.*\); save it again/,
    );
  });

  it("adds derived fields to the copy, and sorts its lists, for the pages", async () => {
    writeFileSync(original("cities.json"), '{ "cities": ["Troy", "Écorse", "Ann Arbor"] }');
    await stage();
    const { cities, reviews } = parseContent(stagedContentFolder(root));
    expect(cities.cities).toEqual(["Ann Arbor", "Écorse", "Troy"]);
    expect(reviews.reviews.map(({ hasReadMore }) => typeof hasReadMore)).toEqual(Array(6).fill("boolean"));
  });

  it("copies the files that were checked, even if they are broken a moment later", async () => {
    setDate("2026-04-08");
    await staging.load();
    expect(staging.problems()).toBeUndefined();
    setDate("04/07/2026");
    staging.sync();
    expect(readFileSync(copyOf("reviews.json"), "utf8")).toContain("2026-04-08");
  });

  it("keeps running, and copies no incomplete change, whatever is written or deleted during a check", async () => {
    const report = jest.fn();
    staging.watch(report);
    const reviews = original("reviews.json");
    const whole = readFileSync(reviews);
    const [badges, copies] = [original("images/awards"), original("images/new")];
    const changes: Parameters<typeof changeBeforeReads>[0] = [
      ["images", () => cpSync(badges, copies, { recursive: true })],
      ["images/new", () => rmSync(copies, { recursive: true })],
      ["reviews.json", () => writeFileSync(reviews, whole.subarray(0, 500))],
      ["reviews.json", () => rmSync(reviews)],
      ["site.json", () => writeFileSync(reviews, `${whole}\n`)],
    ];
    changeBeforeReads(changes);
    for (let look = 0; look < 12; look += 1) {
      await jest.advanceTimersByTimeAsync(300);
      expect((await checkFolder(copyOf(""))).diagnostics).toEqual([]);
    }
    expect(changes).toEqual([]);
    expect(report.mock.calls).toEqual([[undefined]]);
    expect(parseContent(stagedContentFolder(root)).reviews.reviews).toHaveLength(6);
  });

  it("keeps running if a copy cannot be written, says so, and tries again at the next save", async () => {
    const report = jest.fn();
    staging.watch(report);
    // A folder of this name prevents writing the copy.
    const part = `${stagedContentFolder(root)}.part`;
    mkdirSync(part);
    setDate("2026-04-08");
    await jest.advanceTimersByTimeAsync(2_000);
    expect(report.mock.calls).toEqual([[expect.stringMatching(/^The content is right, but could not be copied/)]]);
    rmSync(part, { recursive: true });
    setDate("2026-04-09");
    await jest.advanceTimersByTimeAsync(2_000);
    expect(report).toHaveBeenLastCalledWith(undefined);
    expect(readFileSync(copyOf("reviews.json"), "utf8")).toContain("2026-04-09");
  });

  it("can replace a file with a folder of the same name", async () => {
    writeFileSync(original("images/old"), "");
    await stage();
    rmSync(original("images/old"));
    cpSync(original("images/awards"), original("images/old"), { recursive: true });
    await stage();
    expect(existsSync(copyOf("images/old/years-35.png"))).toBe(true);
  });

  it("keeps the last good content when broken content is saved, says why, and recovers", async () => {
    const report = jest.fn();
    staging.watch(report);
    setDate("04/07/2026");
    await jest.advanceTimersByTimeAsync(2_000);
    expect(report.mock.calls).toEqual([[expect.stringMatching(/^content\/reviews.json:\d+:\d+: .*is not a date/)]]);
    expect(readFileSync(copyOf("reviews.json"), "utf8")).toContain("2026-04-07");

    setDate("2026-04-08");
    await jest.advanceTimersByTimeAsync(2_000);
    expect(report).toHaveBeenLastCalledWith(undefined);
    expect(readFileSync(copyOf("reviews.json"), "utf8")).toContain("2026-04-08");
  });
});
