/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatDiagnostics } from "../../content-model/diagnostics";
import { checkFolder } from "./check-folder";
import { readContentFiles } from "./read-content";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "check-folder-"));
  cpSync(path.join(__dirname, "../../test/fixtures/content"), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ["nowhere", "This link leads nowhere; delete it, or put the file itself in its place."],
  ["badge.png", "This link leads to itself; delete it, or put the file itself in its place."],
  ["awards", "This link leads to a folder; put the folder itself in its place."],
])("a link to %j is a problem with its place, for the check and for those who only read", (target, sentence) => {
  symlinkSync(target, path.join(folder, "images/badge.png"));
  const line = `content/images/badge.png:1:1: ${sentence}`;
  expect(formatDiagnostics(checkFolder(folder).diagnostics)).toContain(line);
  expect(() => readContentFiles(folder)).toThrow(line);
});
