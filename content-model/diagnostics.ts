/** The path of a field in its file: keys, and indexes in lists. */
export type ContentPath = readonly (string | number)[];

/** A position in a file. Both numbers start at 1, as in editors and on GitHub. */
export interface Position {
  line: number;
  column: number;
}

/** A problem in the content, explained for people who do not program. */
export interface Diagnostic {
  /** The path in the repository: "content/reviews.json". */
  file: string;
  position: Position;
  /** The path of the field; empty if the problem is not about a field. */
  path: ContentPath;
  /** The field's name for people, from the schema. */
  title?: string | undefined;
  /** Completes the sentence "`field` …". Without a field, it is a sentence of its own. */
  message: string;
  /** The value in the file, as a message shows it. */
  actual?: string | undefined;
  /** How to fix the problem, if the message does not say it already. */
  fix?: string | undefined;
}

/** The position for a problem with a whole file. */
export const FILE_START: Position = { line: 1, column: 1 };

/** ["reviews", 2, "date"] → "reviews[2].date". */
export function formatPath(path: ContentPath): string {
  return path.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("");
}

/** Sorts by file, then by position. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) || a.position.line - b.position.line || a.position.column - b.position.column,
  );
}

/** Returns "content/reviews.json:12:15", which editors and terminals turn into a link. */
export function formatPosition({ file, position: { line, column } }: Pick<Diagnostic, "file" | "position">): string {
  return `${file}:${line}:${column}`;
}

/** Returns the diagnostic as one line, without its position. */
export function diagnosticSentence({ path, title, message, actual, fix }: Diagnostic): string {
  const field = path.length > 0 ? `\`${formatPath(path)}\`${title ? ` (${title})` : ""} ` : "";
  const sentences = [`${field}${message}`, actual && `Found: ${actual}`, fix].filter(Boolean);
  return sentences.map((sentence) => `${sentence}${/[.?…]$/.test(`${sentence}`) ? "" : "."}`).join(" ");
}

/**
 * Returns the problems that were not there before. Indexes in lists are ignored, because a new
 * entry moves the others. If a problem occurred once before and now occurs twice, one is new.
 */
export function newDiagnostics(found: readonly Diagnostic[], before: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, path, message }: Diagnostic) =>
    JSON.stringify([file, path.filter((key) => typeof key === "string"), message.replace(/\bentry \d+/g, "entry")]);
  const known = before.map(keyOf);
  return found.filter((diagnostic) => {
    const index = known.indexOf(keyOf(diagnostic));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/** Lists diagnostics by file, one on each line, and the total; or says that nothing is wrong. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return "No problems in the content.";
  const sorted = sortDiagnostics(diagnostics);
  const lines = sorted.map((diagnostic, index) => {
    const isNewFile = index > 0 && diagnostic.file !== sorted[index - 1]?.file;
    return `${isNewFile ? "\n" : ""}${formatPosition(diagnostic)}: ${diagnosticSentence(diagnostic)}`;
  });
  const count = sorted.length === 1 ? "1 problem" : `${sorted.length} problems`;
  const files = new Set(sorted.map(({ file }) => file)).size;
  const places = files === 1 ? "1 file" : `${files} files`;
  return `${lines.join("\n")}\n\n${count} in ${places}. Fix the lines named above, then save again.`;
}

/** Returns escaped workflow commands that make GitHub show each diagnostic beside its line. */
export function formatGithubAnnotations(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.map((diagnostic) => {
    const { line, column } = diagnostic.position;
    const file = diagnostic.file.replace(/[%\r\n:,]/g, encodeURIComponent);
    const message = diagnosticSentence(diagnostic).replace(/[%\r\n]/g, encodeURIComponent);
    return `::error file=${file},line=${line},col=${column},title=Content::${message}`;
  });
  return lines.join("\n");
}
