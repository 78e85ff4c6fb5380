import { closestMatch } from "./closest-match";
import { type ContentPath, type Diagnostic, FILE_START, sortDiagnostics } from "./diagnostics";
import { type JsonSource, readJsonSource } from "./json-source";
import { isRecord, type PartialContent, type Rule, type RuleContext } from "./rule-types";
import { RULES } from "./rules";
import { diagnoseField, findSchemaDiagnostics } from "./schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";

/** All content as it lies in the folder, before anybody knows whether it is right. */
export interface ContentSources extends RuleContext {
  /** File name ("reviews.json") → its text. */
  texts: ReadonlyMap<string, string>;
  /** Names in the folder that are no JSON file and no image. */
  unexpectedFiles: readonly string[];
}

/** How diagnostics name a content file, whatever folder it was read from. */
export function contentFile(name: string): string {
  return `content/${name}`;
}

/** A content file, read with its positions; one that is missing is empty. */
export function contentSource(texts: ContentSources["texts"], name: ContentName): JsonSource {
  return readJsonSource(contentFile(`${name}.json`), texts.get(`${name}.json`) ?? "");
}

/** Everything that is wrong with the content, sorted by place. Throws nothing. @param rules for tests that leave one out */
export function checkContent(sources: ContentSources, rules: readonly Rule[] = RULES): Diagnostic[] {
  const diagnostics = findUnexpectedFiles([...sources.texts.keys(), ...sources.unexpectedFiles]);
  const draft: PartialContent = {};
  const files = new Map<ContentName, JsonSource>();
  for (const name of contentNames()) {
    const text = sources.texts.get(`${name}.json`);
    if (text === undefined) continue;
    const source = readJsonSource(contentFile(`${name}.json`), text);
    files.set(name, source);
    diagnostics.push(...source.diagnostics);
    if (source.value === undefined) continue;
    const found = findSchemaDiagnostics(source, CONTENT_SCHEMAS[name]);
    diagnostics.push(...found.diagnostics);
    Object.assign(draft, { [name]: withoutPaths(source.value, found.faultyPaths) });
  }

  for (const { file, path, ...finding } of rules.flatMap((rule) => rule.find(draft, sources))) {
    const source = files.get(file);
    if (source) diagnostics.push(diagnoseField(source, CONTENT_SCHEMAS[file], path, finding));
  }
  return sortDiagnostics(diagnostics);
}

export function contentNames(): ContentName[] {
  return Object.keys(CONTENT_SCHEMAS) as ContentName[];
}

/** Files that are missing, and files that nobody reads. */
function findUnexpectedFiles(present: readonly string[]): Diagnostic[] {
  const wanted = contentNames().map((name) => `${name}.json`);
  const missing = new Set(wanted.filter((name) => !present.includes(name)));
  const diagnose = (name: string, message: string, fix?: string): Diagnostic => {
    return { file: contentFile(name), position: FILE_START, path: [], message, fix };
  };
  const unexpected = present
    .filter((name) => !wanted.includes(name))
    .map((name) => {
      const meant = closestMatch(name, missing);
      if (meant) missing.delete(meant);
      const fix = meant ? `Did you mean ${meant}? Rename it` : "Delete it, or move it out of the content folder";
      return diagnose(name, "The site knows no content file of this name", fix);
    });
  const gone = "This file is missing; undo the change that deleted or renamed it";
  return [...unexpected, ...[...missing].map((name) => diagnose(name, gone))];
}

/** A copy without what lies at the paths; in lists, `undefined` keeps its place. */
function withoutPaths(value: unknown, paths: readonly ContentPath[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined;
  const copy = structuredClone(value);
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce<unknown>((group, key) => Object(group)[key], copy);
    const last = path.at(-1) ?? "";
    if (Array.isArray(parent)) parent[Number(last)] = undefined;
    else if (isRecord(parent)) delete parent[last];
  }
  return copy;
}
