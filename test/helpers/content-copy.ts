import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../content-model/check";
import { formatProblems } from "../../content-model/report";

export const FIXTURES = path.join(__dirname, "../fixtures/content");

/** A copy of the fixtures, which each test may change. */
export const folder = mkdtempSync(path.join(tmpdir(), "content-"));

export function restore(): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURES, folder, { recursive: true });
}

beforeEach(restore);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export const read = (file: string) => readFileSync(path.join(folder, `${file}.json`), "utf8");
export const write = (file: string, text: string) => writeFileSync(path.join(folder, `${file}.json`), text);

/** Changes a value, and returns its line. */
export function edit(place: string, value: unknown): number {
  const [file = "", ...keys] = place.split(".");
  const content = JSON.parse(read(file));
  const group = keys.slice(0, -1).reduce((part, key) => part[key], content);
  const set = (to: unknown) => {
    group[keys.at(-1) ?? ""] = to;
    return JSON.stringify(content, null, 2);
  };
  const [before = ""] = set("HERE").split('"HERE"');
  write(file, set(value));
  return before.split("\n").length;
}

export async function problems(): Promise<string> {
  return formatProblems((await checkContent(folder)).problems);
}
