import type { Problem } from "../../content-model/report";

/** Returns workflow commands that make GitHub show each problem beside its line. */
export function formatGithubAnnotations(problems: readonly Problem[]): string {
  const escaped = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  return problems
    .map(({ file, line, column, message }) => `::error file=${file},line=${line},col=${column}::${escaped(message)}`)
    .join("\n");
}
