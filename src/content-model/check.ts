import type { z } from "zod";
import { type JsonSource, readJsonSource } from "./json-source";
import { nearest } from "./nearest";
import { type ContentPath, type Problem, sortProblems } from "./problems";
import { type Draft, type Finding, isRecord, type Rule, type World } from "./rule";
import { RULES } from "./rules";
import { findShapeProblems, titleAt } from "./shape-problems";
import { CONTENT_SHAPES, type ContentName } from "./shapes";
import { showNode } from "./show-value";

/** All content as it lies in the folder, before anybody knows whether it is right. */
export interface ContentSources extends World {
  /** File name ("reviews.json") → its text. */
  texts: ReadonlyMap<string, string>;
  /** Names in the folder that are no JSON file and no picture. */
  strangers: readonly string[];
}

/** How problems and reports name a content file, whatever folder it was read from. */
export function contentFile(name: string): string {
  return `content/${name}`;
}

/**
 * Everything that is wrong with the content, in all files, sorted by place. Reads and writes nothing, throws nothing.
 *
 * @param rules left to tests that take one away
 */
export function checkContent(sources: ContentSources, rules: readonly Rule[] = RULES): Problem[] {
  const { texts, strangers } = sources;
  const problems: Problem[] = findStrangers([...texts.keys(), ...strangers]);
  const files = new Map<ContentName, JsonSource>();
  const draft: Draft = {};

  for (const name of contentNames()) {
    const text = texts.get(`${name}.json`);
    if (text === undefined) continue;
    const source = readJsonSource(contentFile(`${name}.json`), text);
    files.set(name, source);
    problems.push(...source.problems);
    if (source.value === undefined) continue;
    const shape: z.ZodType = CONTENT_SHAPES[name];
    const { problems: shapeProblems, faultyPaths } = findShapeProblems(source, shape);
    problems.push(...shapeProblems);
    Object.assign(draft, { [name]: withoutPaths(source.value, faultyPaths) });
  }

  for (const rule of rules) {
    for (const finding of rule.find(draft, sources)) problems.push(ruleProblem(finding, files.get(finding.file)));
  }
  return sortProblems(problems);
}

export function contentNames(): ContentName[] {
  return Object.keys(CONTENT_SHAPES) as ContentName[];
}

/** Files that are missing, and files that nobody reads. */
function findStrangers(present: readonly string[]): Problem[] {
  const wanted = contentNames().map((name) => `${name}.json`);
  const missing = new Set(wanted.filter((name) => !present.includes(name)));
  const strangers = present
    .filter((name) => !wanted.includes(name))
    .map((name): Problem => {
      const meant = nearest(name, missing);
      if (meant) missing.delete(meant);
      const mend = meant ? `Did you mean ${meant}? Rename it` : "Delete it, or move it out of the content folder";
      return {
        file: contentFile(name),
        line: 1,
        column: 1,
        path: [],
        message: "The site knows no content file of this name",
        mend,
      };
    });
  const gone = [...missing].map(
    (name): Problem => ({
      file: contentFile(name),
      line: 1,
      column: 1,
      path: [],
      message: "This file is missing; undo the change that deleted or renamed it",
    }),
  );
  return [...strangers, ...gone];
}

function ruleProblem({ file, path, message, mend }: Finding, source: JsonSource | undefined): Problem {
  const node = source?.nodeAt(path);
  const title = titleAt(CONTENT_SHAPES[file], path);
  return {
    file: contentFile(`${file}.json`),
    ...(source?.placeOf(node?.offset ?? 0) ?? { line: 1, column: 1 }),
    path,
    ...(title && { title }),
    message,
    ...(node && { found: showNode(node) }),
    ...(mend && { mend }),
  };
}

/** A copy without what lies at the paths; in lists, `undefined` keeps its place. */
function withoutPaths(value: unknown, paths: readonly ContentPath[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined;
  const copy = structuredClone(value);
  for (const path of paths) {
    let parent: unknown = copy;
    for (const key of path.slice(0, -1)) {
      if (Array.isArray(parent) && typeof key === "number") parent = parent[key];
      else parent = isRecord(parent) ? parent[key] : undefined;
    }
    const last = path.at(-1);
    if (Array.isArray(parent) && typeof last === "number") parent[last] = undefined;
    else if (isRecord(parent) && last !== undefined) delete parent[last];
  }
  return copy;
}
