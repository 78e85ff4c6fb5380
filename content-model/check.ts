import { readFileSync } from "node:fs";
import path from "node:path";
import { listContent } from "./content-folder";
import { firstOfEach, type Problem, parseContent, sentence } from "./explain";
import { findImageProblems } from "./image-files";
import { type JsonSource, parseJson } from "./json-source";
import type { PlacedProblem } from "./report";

/**
 * Reads all files of a content folder. Returns the content, undefined if a value does not fit the model; everything that
 * is wrong; and a function that finds the place of a problem.
 */
export async function checkContent(folder: string) {
  const sources: Record<string, JsonSource> = {};
  const unread: PlacedProblem[] = [];
  const files = listContent(folder);
  for (const { file, problem } of files) {
    if (problem) unread.push(placeIn(file, "", 0, problem));
    if (problem || !file.endsWith(".json")) continue;
    const source = parseJson(readFileSync(path.join(folder, file), "utf8"));
    sources[path.parse(file).name] = source;
    if (source.problem) unread.push(placeIn(file, source.text, source.problem.offset, `${source.problem.message}.`));
  }
  const place = (problem: Problem) => {
    const [name, ...at] = problem.path;
    const source = sources[String(name)];
    return placeIn(`${String(name)}.json`, source?.text ?? "", source?.offsetOf(at) ?? 0, sentence(problem));
  };
  const values = Object.fromEntries(Object.entries(sources).map(([name, { value }]) => [name, value]));
  const { content, problems } = parseContent(values);
  const names = files.map(({ file }) => file);
  const images = await findImageProblems(values, folder, names);
  const placed = firstOfEach([...problems, ...images]).map(place);
  // For Zod, a file that cannot be read is missing.
  const others = placed.filter(({ file }) => !unread.some((problem) => problem.file === file));
  return { content, problems: [...unread, ...others], place };
}

function placeIn(name: string, text: string, offset: number, message: string): PlacedProblem {
  const lines = text.slice(0, offset).split("\n");
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { file: `content/${printable(name)}`, line: lines.length, column, message: printable(message) };
}

/** Replaces control characters, with which the name of a file could command a terminal. */
const printable = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");
