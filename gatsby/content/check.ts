import type { z } from "zod";
import { closestMatch } from "./closest-match";
import { type ContentPath, type Diagnostic, sortDiagnostics } from "./diagnostics";
import { showNode } from "./format-value";
import { type JsonSource, readJsonSource } from "./json-source";
import { type Draft, isRecord, type Rule, type RuleDiagnostic, type World } from "./rule";
import { RULES } from "./rules";
import { findSchemaDiagnostics, titleAt } from "./schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";

/** All content as it lies in the folder, before anybody knows whether it is right. */
export interface ContentSources extends World {
  /** File name ("reviews.json") → its text. */
  texts: ReadonlyMap<string, string>;
  /** Names in the folder that are no JSON file and no picture. */
  unexpectedFiles: readonly string[];
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
export function checkContent(sources: ContentSources, rules: readonly Rule[] = RULES): Diagnostic[] {
  const { texts, unexpectedFiles } = sources;
  const problems: Diagnostic[] = findUnexpectedFiles([...texts.keys(), ...unexpectedFiles]);
  const files = new Map<ContentName, JsonSource>();
  const draft: Draft = {};

  for (const name of contentNames()) {
    const text = texts.get(`${name}.json`);
    if (text === undefined) continue;
    const source = readJsonSource(contentFile(`${name}.json`), text);
    files.set(name, source);
    problems.push(...source.problems);
    if (source.value === undefined) continue;
    const shape: z.ZodType = CONTENT_SCHEMAS[name];
    const { problems: shapeProblems, faultyPaths } = findSchemaDiagnostics(source, shape);
    problems.push(...shapeProblems);
    Object.assign(draft, { [name]: withoutPaths(source.value, faultyPaths) });
  }

  for (const rule of rules) {
    for (const finding of rule.find(draft, sources)) problems.push(ruleProblem(finding, files.get(finding.file)));
  }
  return sortDiagnostics(problems);
}

export function contentNames(): ContentName[] {
  return Object.keys(CONTENT_SCHEMAS) as ContentName[];
}

/** Files that are missing, and files that nobody reads. */
function findUnexpectedFiles(present: readonly string[]): Diagnostic[] {
  const wanted = contentNames().map((name) => `${name}.json`);
  const missing = new Set(wanted.filter((name) => !present.includes(name)));
  const unexpectedFiles = present
    .filter((name) => !wanted.includes(name))
    .map((name): Diagnostic => {
      const meant = closestMatch(name, missing);
      if (meant) missing.delete(meant);
      const fix = meant ? `Did you mean ${meant}? Rename it` : "Delete it, or move it out of the content folder";
      return {
        file: contentFile(name),
        line: 1,
        column: 1,
        path: [],
        message: "The site knows no content file of this name",
        fix,
      };
    });
  const gone = [...missing].map(
    (name): Diagnostic => ({
      file: contentFile(name),
      line: 1,
      column: 1,
      path: [],
      message: "This file is missing; undo the change that deleted or renamed it",
    }),
  );
  return [...unexpectedFiles, ...gone];
}

function ruleProblem({ file, path, message, fix }: RuleDiagnostic, source: JsonSource | undefined): Diagnostic {
  const node = source?.nodeAt(path);
  const title = titleAt(CONTENT_SCHEMAS[file], path);
  return {
    file: contentFile(`${file}.json`),
    ...(source?.positionOf(node?.offset ?? 0) ?? { line: 1, column: 1 }),
    path,
    ...(title && { title }),
    message,
    ...(node && { found: showNode(node) }),
    ...(fix && { fix }),
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
