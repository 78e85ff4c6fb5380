import { closestMatch } from "./closest-match";
import { type Diagnostic, FILE_START, formatPath, sortDiagnostics } from "./diagnostics";
import { type JsonSource, readJsonSource } from "./json-source";
import type { Rule, RuleContext, ValidContent } from "./rule-types";
import { RULES } from "./rules";
import { diagnoseField, findSchemaDiagnostics } from "./schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";

/** The files of a content folder that has not been checked yet. */
export interface ContentSources extends RuleContext {
  /** The text of each JSON file, by its name ("reviews.json"). */
  texts: ReadonlyMap<string, string>;
  /** The names of all files that are neither a content file nor an image. */
  unexpectedFiles: readonly string[];
}

/** Returns the name of a content file in diagnostics. It is the same for every content folder. */
export function contentFile(name: string): string {
  return `content/${name}`;
}

/** Parses a content file, and records the position of each value. A missing file counts as empty. */
export function contentSource(texts: ContentSources["texts"], name: ContentName): JsonSource {
  return readJsonSource(contentFile(`${name}.json`), texts.get(`${name}.json`) ?? "");
}

/** Returns all problems of the content, sorted by position. @param rules all rules; a test may leave one out */
export function checkContent(sources: ContentSources, rules: readonly Rule[] = Object.values(RULES)): Diagnostic[] {
  const diagnostics = findUnexpectedFiles([...sources.texts.keys(), ...sources.unexpectedFiles]);
  const files = contentNames().filter((name) => sources.texts.has(`${name}.json`));
  const read = new Map(files.map((name) => [name, contentSource(sources.texts, name)]));
  /** The files that fit their schemas. */
  const valid: ValidContent = {};
  /** All files that are valid JSON. */
  const readable: ValidContent = {};
  for (const [name, source] of read) {
    const schema = CONTENT_SCHEMAS[name];
    const found = source.value === undefined ? source.diagnostics : findSchemaDiagnostics(source, schema);
    diagnostics.push(...found);
    if (source.value !== undefined) Object.assign(readable, { [name]: source.value });
    if (found.length === 0) Object.assign(valid, { [name]: source.value });
  }
  // If the schema already refuses a field, what the rules find in it is not reported.
  const reported = new Set(diagnostics.map(({ file, path }) => `${file} ${formatPath(path)}`));
  const findings = rules.flatMap((rule) => rule.find(rule.readsAll ? readable : valid, sources));
  for (const { file, path, ...finding } of findings) {
    const source = read.get(file);
    if (!source || reported.has(`${source.file} ${formatPath(path)}`)) continue;
    diagnostics.push(diagnoseField(source, CONTENT_SCHEMAS[file], path, finding));
  }
  return sortDiagnostics(diagnostics);
}

export function contentNames(): ContentName[] {
  return Object.keys(CONTENT_SCHEMAS) as ContentName[];
}

/** Returns a diagnostic for each file that is missing, and for each file that the site does not read. */
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
      const fix = meant
        ? `Did you mean ${meant}? Rename it`
        : "Delete it; if it is to be a new content file, add its schema to content-model/schemas";
      return diagnose(name, "The site has no content file with this name", fix);
    });
  const fix = "Undo the change that deleted or renamed it; if its schema is new, add the file";
  return [...unexpected, ...[...missing].map((name) => diagnose(name, "This file is missing", fix))];
}
