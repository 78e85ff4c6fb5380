/** Something in a content file that an editor should see. */
export interface PlacedProblem {
  /** "content/reviews.json" */
  file: string;
  /** Counts from 1, as VS Code and GitHub do. */
  line: number;
  column: number;
  /** What is wrong, and how to fix it. */
  message: string;
}

/** Lists problems as an editor meets them, one per line. */
export function listProblems(problems: readonly PlacedProblem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`)
    .join("\n");
}

/** Lists problems, and says what to do about them; or says that there are none. */
export function formatProblems(problems: readonly PlacedProblem[]): string {
  if (problems.length === 0) return "No problems in the content.";
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `${listProblems(problems)}\n\n${count}. Correct the lines above.`;
}
