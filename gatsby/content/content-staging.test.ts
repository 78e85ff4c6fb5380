/** @jest-environment node */
import fs, { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkFolder } from "./check-folder";
import { createContentStaging, stagedContentFolder } from "./content-staging";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-staging-"));
  cpSync(path.join(__dirname, "../../test/fixtures/content"), path.join(root, "content"), { recursive: true });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function replace(from: string, to: string): void {
  const file = path.join(root, "content/reviews.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

function staged(): string {
  return readFileSync(path.join(stagedContentFolder(root), "reviews.json"), "utf8");
}

/** Makes one change after the other, each right before something in the content folder is read. */
function changeBeforeReads(changes: [read: string, change: () => void][]): void {
  for (const method of ["readdirSync", "readFileSync"] as const) {
    const read = fs[method] as (...args: unknown[]) => never;
    jest.spyOn(fs, method).mockImplementation((...args: unknown[]) => {
      const isNext = changes[0] && path.resolve(String(args[0])) === path.join(root, "content", changes[0][0]);
      if (isNext) changes.shift()?.[1]();
      return read(...args);
    });
  }
}

describe("content staging", () => {
  it("brings good content to Gatsby, images included, and removes what was deleted", () => {
    const staging = createContentStaging(root);
    const badge = path.join(root, "content/images/awards/years-35.png");
    cpSync(badge, path.join(root, "content/images/old.png"));
    expect(staging.check()).toBeUndefined();
    staging.sync();
    expect(readFileSync(path.join(stagedContentFolder(root), "images/old.png"))).toEqual(readFileSync(badge));
    rmSync(path.join(root, "content/images/old.png"));
    expect(staging.check()).toBeUndefined();
    staging.sync();
    expect(() => readFileSync(path.join(stagedContentFolder(root), "images/old.png"))).toThrow("ENOENT");
  });

  it("cleans SVG files of what acts in them, and does not touch what is clean already", () => {
    const staging = createContentStaging(root);
    const drawing = path.join(root, "content/images/logo.svg");
    const copy = path.join(stagedContentFolder(root), "images/logo.svg");
    const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`;
    writeFileSync(drawing, svg('<script>alert(1)</script><path d="M0 0h4v4z" onclick="alert(1)"/>'));
    expect(staging.check()).toBeUndefined();
    staging.sync();
    expect(readFileSync(copy, "utf8")).toContain('<path d="M0 0h4v4z"/>');
    expect(readFileSync(copy, "utf8")).not.toContain("alert");
    expect(readFileSync(drawing, "utf8")).toContain("alert");

    const written = statSync(copy).ino;
    staging.check();
    staging.sync();
    expect(statSync(copy).ino).toBe(written);

    writeFileSync(drawing, svg("<g>\n<path></g>"));
    expect(staging.check()).toMatch(/^content\/images\/logo\.svg:2:\d+: This SVG cannot be read \(.*\); save it again/);
  });

  it("brings to Gatsby what has been checked, though it is broken a moment later", () => {
    const staging = createContentStaging(root);
    expect(staging.check()).toBeUndefined();
    replace("2026-04-07", "04/07/2026");
    staging.sync();
    expect(staged()).toContain("2026-04-07");
  });

  it("never ends, and shows nothing half done, whatever is written or deleted while it looks", () => {
    const staging = createContentStaging(root);
    staging.check();
    staging.sync();
    const report = jest.fn();
    staging.watch(report);

    const reviews = path.join(root, "content/reviews.json");
    const whole = readFileSync(reviews);
    const copies = path.join(root, "content/images/new");
    const changes: Parameters<typeof changeBeforeReads>[0] = [
      ["images", () => cpSync(path.join(root, "content/images/awards"), copies, { recursive: true })],
      ["images/new", () => rmSync(copies, { recursive: true })],
      ["reviews.json", () => writeFileSync(reviews, whole.subarray(0, 500))],
      ["reviews.json", () => rmSync(reviews)],
      ["site.json", () => writeFileSync(reviews, `${whole}\n`)],
    ];
    changeBeforeReads(changes);
    for (let look = 0; look < 12; look += 1) {
      jest.advanceTimersByTime(300);
      expect(checkFolder(stagedContentFolder(root)).diagnostics).toEqual([]);
    }
    expect(changes).toEqual([]);
    expect(report.mock.calls).toEqual([[undefined]]);
    expect(staged()).toBe(`${whole}\n`);
  });

  it("keeps the last good content while a broken one is saved, says why, and recovers", () => {
    const staging = createContentStaging(root);
    staging.sync();
    const report = jest.fn();
    staging.watch(report);
    jest.advanceTimersByTime(2_000);
    report.mockClear();

    replace("2026-04-07", "04/07/2026");
    jest.advanceTimersByTime(2_000);
    expect(report.mock.calls).toEqual([[expect.stringMatching(/^content\/reviews.json:\d+:\d+: .*is not a date/)]]);
    expect(staged()).toContain("2026-04-07");

    replace("04/07/2026", "2026-04-08");
    jest.advanceTimersByTime(2_000);
    expect(report).toHaveBeenLastCalledWith(undefined);
    expect(staged()).toContain("2026-04-08");
  });
});
