import { mkdirSync, readFileSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanSvg } from "../images/clean-svg";
import { checkContent, contentFile } from "./check";
import { type Diagnostic, formatDiagnostics, formatGithubAnnotations } from "./diagnostics";
import { contentFolder, listFiles, readContent } from "./read-content";

/**
 * Gatsby does not read the content folder itself but a copy, into which only content comes that has passed the check.
 * So a broken save while `gatsby develop` runs changes nothing: the last good page stays until the next good save.
 * Drawings come into the copy without anything that acts or fetches (clean-svg.ts): what Gatsby publishes is the copy.
 */
export interface ContentStaging {
  /** @returns what is wrong, for people; undefined if the content is in order */
  check(): string | undefined;
  /** Makes the copy equal to the content folder, drawings cleaned. Files that are equal already are not touched. */
  accept(): void;
  /**
   * Looks for changes until the process ends: good ones are accepted.
   *
   * @param report is told about each change: the problems, or undefined when all is in order (again)
   */
  watch(report: (problems: string | undefined) => void): void;
}

/** Milliseconds between two looks at the folder. It holds a few dozen files; a look takes about one millisecond. */
const POLL_INTERVAL_MS = 300;

/** The folder from which Gatsby reads. Gatsby may delete it at its start. */
export function stagedContentFolder(root: string): string {
  return path.join(root, ".cache", "staged-content");
}

/** @param root the project's folder */
export function createContentStaging(root: string): ContentStaging {
  const from = contentFolder(root);
  const to = stagedContentFolder(root);

  function check(): string | undefined {
    const problems = [...checkContent(readContent(from)), ...findBrokenDrawings(from)];
    if (problems.length === 0) return undefined;
    const annotations = process.env.GITHUB_ACTIONS ? `${formatGithubAnnotations(problems)}\n` : "";
    return annotations + formatDiagnostics(problems);
  }

  function accept(): void {
    mkdirSync(to, { recursive: true });
    const wanted = listFiles(from);
    // Pictures first: a page is built again as soon as the file that names them arrives.
    const picturesFirst = wanted.toSorted((a, b) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
    for (const name of picturesFirst) copyIfDifferent(path.join(from, name), path.join(to, name), `${to}.part`);
    for (const name of listFiles(to)) if (!wanted.includes(name)) rmSync(path.join(to, name));
  }

  function watch(report: (problems: string | undefined) => void): void {
    let checked: string | undefined;
    let seen = fingerprint(from);
    setInterval(() => {
      const now = fingerprint(from);
      // Two equal looks in a row: nobody is still writing.
      const settled = now === seen;
      seen = now;
      if (!settled || now === checked) return;
      checked = now;
      const problems = check();
      if (problems === undefined) accept();
      report(problems);
    }, POLL_INTERVAL_MS).unref();
  }

  return { check, accept, watch };
}

/** What the site would get of a content file. */
function readClean(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.endsWith(".svg") ? Buffer.from(cleanSvg(bytes.toString("utf8"), file)) : bytes;
}

export function findBrokenDrawings(folder: string): Diagnostic[] {
  const drawings = listFiles(folder).filter((name) => name.endsWith(".svg"));
  return drawings.flatMap((name): Diagnostic[] => {
    try {
      readClean(path.join(folder, name));
      return [];
    } catch (error) {
      const { line = 1, column = 1, reason } = Object(error);
      const message = `This drawing cannot be read${reason ? ` (${reason})` : ""}; save it as SVG again`;
      return [{ file: contentFile(name), position: { line, column }, path: [], message }];
    }
  });
}

/** Written beside the folder and moved into it, so that nobody reads half a file. */
function copyIfDifferent(source: string, target: string, part: string): void {
  const bytes = readClean(source);
  if (isFile(target) && readFileSync(target).equals(bytes)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(part, bytes);
  renameSync(part, target);
}

function fingerprint(folder: string): string {
  const names = listFiles(folder);
  return names
    .map((name) => {
      const stats = statIfThere(path.join(folder, name));
      return `${name} ${stats?.size} ${stats?.mtimeMs}`;
    })
    .join("\n");
}

function isFile(file: string): boolean {
  return statIfThere(file)?.isFile() ?? false;
}

function statIfThere(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}
