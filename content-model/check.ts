import { readFileSync } from "node:fs";
import path from "node:path";
import { listContent } from "./content-folder";
import { schemaProblems, sentence } from "./explain";
import { findImageProblems } from "./images";
import { type JsonSource, parseJson } from "./json-source";
import type { PlacedProblem } from "./report";
import { RULES } from "./rules";
import type { Path } from "./schema-paths";
import { CONTENT_NAMES, CONTENT_SCHEMAS, type Content, type ContentName } from "./schemas";

export interface CheckedContent {
  /** The content of each file that fits its schema. */
  content: Partial<Content>;
  problems: PlacedProblem[];
  /** Returns a problem with the value at a path. */
  problemAt: (file: ContentName, path: Path, message: string) => PlacedProblem;
}

const MISSING = "This file is missing; undo the change that deleted it.";

/** Reads all files of a content folder, and finds everything that is wrong with them. */
export async function checkContent(folder: string): Promise<CheckedContent> {
  const content: Partial<Content> = {};
  const list = listContent(folder);
  const problems = list.flatMap(({ file, problem }) => (problem ? [problemIn(file, "", 0, problem)] : []));
  const files = new Map<ContentName, { text: string; source: JsonSource }>();

  function problemAt(name: ContentName, at: Path, message: string): PlacedProblem {
    const { text = "", source } = files.get(name) ?? {};
    return problemIn(`${name}.json`, text, source?.offsetOf(at) ?? 0, sentence(name, at, message, source?.value));
  }

  for (const name of CONTENT_NAMES) {
    const listed = list.find(({ file }) => file === `${name}.json`);
    if (!listed) problems.push(problemIn(`${name}.json`, "", 0, MISSING));
    if (!listed || listed.problem) continue;
    const text = readFileSync(path.join(folder, `${name}.json`), "utf8");
    const source = parseJson(text);
    if (!("value" in source)) {
      problems.push(problemIn(`${name}.json`, text, source.offset, `${source.message}.`));
      continue;
    }
    files.set(name, { text, source });
    const refused = schemaProblems(name, source.value);
    problems.push(...refused.map(({ path: at, message }) => problemAt(name, at, message)));
    if (refused.length === 0) Object.assign(content, { [name]: CONTENT_SCHEMAS[name].parse(source.value) });
  }
  const names = list.map(({ file }) => file);
  const others = [...RULES.flatMap((rule) => rule(content)), ...(await findImageProblems(content, folder, names))];
  for (const { file, path: at, message } of others) problems.push(problemAt(file, at, message));
  return { content, problems: problems.sort(byPlace), problemAt };
}

function problemIn(name: string, text: string, offset: number, message: string): PlacedProblem {
  const before = text.slice(0, offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file: `content/${printable(name)}`, line: before.length, column, message: printable(message) };
}

/** Replaces what a terminal could take for a command. */
const printable = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");

/** Sorts problems as an editor meets them. */
export function byPlace(a: PlacedProblem, b: PlacedProblem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
