/** Where something is: keys and list positions from the top of a file. */
export type ContentPath = readonly (string | number)[];

/** Counted from 1, as editors and GitHub count. */
export interface Position {
  line: number;
  column: number;
}

/** Something wrong with the content, said so that somebody who does not program can fix it. */
export interface Diagnostic {
  /** As the editor knows it: "content/reviews.json". */
  file: string;
  position: Position;
  /** The field; empty when it is about none. */
  path: ContentPath;
  /** The field's name for people, from the schema. */
  title?: string | undefined;
  /** Completes the sentence "`field` …", or is a sentence of its own when there is no field. */
  message: string;
  /** What is there now. */
  actual?: string | undefined;
  /** What to do, where the message does not say it already. */
  fix?: string | undefined;
}

/** The start of a file, for what is wrong with all of it. */
export const FILE_START: Position = { line: 1, column: 1 };

/** ["reviews", 2, "date"] → "reviews[2].date". */
export function formatPath(path: ContentPath): string {
  return path.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("");
}

/** By file, then from top to bottom. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) || a.position.line - b.position.line || a.position.column - b.position.column,
  );
}

/** "content/reviews.json:12:15", which editors and terminals make into a link. */
export function formatPosition({ file, position: { line, column } }: Pick<Diagnostic, "file" | "position">): string {
  return `${file}:${line}:${column}`;
}

/** The diagnostic as one line, without its place. */
export function diagnosticSentence({ path, title, message, actual, fix }: Diagnostic): string {
  const field = path.length > 0 ? `\`${formatPath(path)}\`${title ? ` (${title})` : ""} ` : "";
  const sentences = [`${field}${message}`, actual && `Found: ${actual}`, fix].filter(Boolean);
  return sentences.map((sentence) => `${sentence}${/[.?…]$/.test(`${sentence}`) ? "" : "."}`).join(" ");
}

/**
 * What is wrong now and was not before. Where an entry stands in its list does not count, so that one added above
 * changes nothing; how often the same is wrong does.
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

/** One line for each diagnostic, an empty line between two files, and their number. Never empty. */
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

/** The diagnostics as commands that make GitHub show each beside its line, escaped by GitHub's own rules. */
export function formatGithubAnnotations(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.map((diagnostic) => {
    const { line, column } = diagnostic.position;
    const file = diagnostic.file.replace(/[%\r\n:,]/g, encodeURIComponent);
    const message = diagnosticSentence(diagnostic).replace(/[%\r\n]/g, encodeURIComponent);
    return `::error file=${file},line=${line},col=${column},title=Content::${message}`;
  });
  return lines.join("\n");
}
