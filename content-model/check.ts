import { readFileSync } from "node:fs";
import path from "node:path";
import { listContent } from "./content-folder";
import { firstOfEach, type Problem, parseContent, sentence } from "./explain";
import { findImageProblems } from "./image-files";
import { type JsonSource, parseJson } from "./json-source";
import type { PlacedProblem } from "./report";
import { findInvented } from "./sample";
import { CONTENT_NAMES } from "./schemas";

/**
 * Reads all files of a content folder. Returns the content, undefined if a value does not fit the model; everything that
 * is wrong; and a function that finds the place of a problem.
 */
export async function checkContent(folder: string) {
  const list = listContent(folder);
  const problems = list.flatMap(({ file, problem }) => (problem ? [placeIn(file, "", 0, problem)] : []));
  const sources: Record<string, JsonSource> = {};
  for (const name of CONTENT_NAMES) {
    const file = `${name}.json`;
    if (!list.some((listed) => listed.file === file && !listed.problem)) continue;
    const source = parseJson(readFileSync(path.join(folder, file), "utf8"));
    sources[name] = source;
    if (source.problem) problems.push(placeIn(file, source.text, source.problem.offset, `${source.problem.message}.`));
  }
  const values = Object.fromEntries(Object.entries(sources).map(([name, { value }]) => [name, value]));
  const place = (problem: Problem) => {
    const [name, ...at] = problem.path;
    const { text = "", offsetOf } = sources[String(name)] ?? {};
    return placeIn(`${String(name)}.json`, text, offsetOf?.(at) ?? 0, sentence(problem));
  };
  // What cannot be read would also be called missing.
  const unread = problems.map(({ file }) => file);
  const { content, problems: refused } = parseContent(values);
  const names = list.map(({ file }) => file);
  const images = await findImageProblems(values, folder, names);
  const invented = values.site && !Object(values.site).sample ? findInvented(values) : [];
  const placed = firstOfEach([...invented, ...refused, ...images]).map(place);
  return { content, problems: [...problems, ...placed.filter(({ file }) => !unread.includes(file))], place };
}

function placeIn(name: string, text: string, offset: number, message: string): PlacedProblem {
  const before = text.slice(0, offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file: `content/${printable(name)}`, line: before.length, column, message: printable(message) };
}

/** Replaces what a terminal could take for a command. */
const printable = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");
