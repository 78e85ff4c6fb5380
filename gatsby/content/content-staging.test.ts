/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createContentStaging, stagedContentFolder } from "./content-staging";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-staging-"));
  cpSync(path.join(__dirname, "../../test/fixtures/content"), path.join(root, "content"), { recursive: true });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(root, { recursive: true });
});

function replace(from: string, to: string): void {
  const file = path.join(root, "content/reviews.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

function staged(): string {
  return readFileSync(path.join(stagedContentFolder(root), "reviews.json"), "utf8");
}

describe("content staging", () => {
  it("brings good content to Gatsby, images included, and removes what was deleted", () => {
    const staging = createContentStaging(root);
    writeFileSync(path.join(root, "content/images/old.png"), "");
    staging.sync();
    expect(readFileSync(path.join(stagedContentFolder(root), "images/old.png"), "utf8")).toBe("");
    rmSync(path.join(root, "content/images/old.png"));
    staging.sync();
    expect(() => readFileSync(path.join(stagedContentFolder(root), "images/old.png"))).toThrow("ENOENT");
    expect(staging.check()).toBeUndefined();
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
    staging.sync();
    expect(statSync(copy).ino).toBe(written);

    writeFileSync(drawing, svg("<g>\n<path></g>"));
    expect(staging.check()).toMatch(/^content\/images\/logo\.svg:2:\d+: This SVG cannot be read \(.*\); save it again/);
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
