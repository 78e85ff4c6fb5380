import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../content-model/check";
import { formatProblems } from "../../content-model/report";

export const FIXTURES = path.join(__dirname, "../fixtures/content");

/** A copy of the fixtures, which each test that imports this file may change. */
export const folder = mkdtempSync(path.join(tmpdir(), "content-"));

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURES, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export const read = (file: string) => readFileSync(path.join(folder, `${file}.json`), "utf8");
export const write = (file: string, text: string) => writeFileSync(path.join(folder, `${file}.json`), text);

/** Changes a value: "reviews.reviews.2.date" is in reviews.json. */
export function edit(place: string, value: unknown): void {
  const [file = "", ...keys] = place.split(".");
  const content = JSON.parse(read(file));
  const group = keys.slice(0, -1).reduce((part, key) => part[key], content);
  group[keys.at(-1) ?? ""] = value;
  write(file, JSON.stringify(content, null, 2));
}

export async function problems(): Promise<string> {
  return formatProblems((await checkContent(folder)).problems);
}
