/** Where something is: keys and list positions from the top of a file. */
export type ContentPath = readonly (string | number)[];

/** One fault in the content, told so that somebody who does not program can fix it. */
export interface Diagnostic {
  /** As the editor knows it: "content/reviews.json". */
  file: string;
  /** Counted from 1, as editors and GitHub count. */
  line: number;
  column: number;
  /** The field; empty when the fault is not in one. */
  path: ContentPath;
  /** The field's name for people, from the model. */
  title?: string;
  /** Completes the sentence "`field` …", or is a sentence of its own when there is no field. */
  message: string;
  /** What is there now. */
  found?: string;
  /** What to do, where the message does not say it already. */
  fix?: string;
}

/** ["reviews", 2, "date"] → "reviews[2].date". */
export function formatPath(path: ContentPath): string {
  return path.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("");
}

/** By file, then from top to bottom. */
export function sortDiagnostics(problems: readonly Diagnostic[]): Diagnostic[] {
  return [...problems].sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
}

/** The problem as one line, without its place. */
export function diagnosticSentence({ path, title, message, found, fix }: Diagnostic): string {
  const field = path.length > 0 ? `\`${formatPath(path)}\`${title ? ` (${title})` : ""} ` : "";
  const sentences = [`${field}${message}`, found && `Found: ${found}`, fix].filter(Boolean);
  return sentences.map((sentence) => `${sentence}${/[.?]$/.test(`${sentence}`) ? "" : "."}`).join(" ");
}

/** "content/reviews.json:12:15: …" for each problem, grouped by file, and their number. Never empty. */
export function formatDiagnostics(problems: readonly Diagnostic[]): string {
  if (problems.length === 0) return "No problems in the content.";
  const files = groupByFile(problems);
  const blocks = [...files.values()].map((group) =>
    group
      .map((problem) => `${problem.file}:${problem.line}:${problem.column}: ${diagnosticSentence(problem)}`)
      .join("\n"),
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const places = files.size === 1 ? "1 file" : `${files.size} files`;
  return `${blocks.join("\n\n")}\n\n${count} in ${places}. Fix the lines named above, then save again.`;
}

/** The problems as commands that make GitHub show each beside its line. */
export function formatGithubAnnotations(problems: readonly Diagnostic[]): string {
  return problems
    .map((problem) => {
      const place = `file=${escapeProperty(problem.file)},line=${problem.line},col=${problem.column}`;
      return `::error ${place},title=Content::${escapeData(diagnosticSentence(problem))}`;
    })
    .join("\n");
}

function groupByFile(problems: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const problem of sortDiagnostics(problems)) {
    const group = files.get(problem.file);
    if (group) group.push(problem);
    else files.set(problem.file, [problem]);
  }
  return files;
}

/** GitHub's own rules for workflow commands. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
