import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ContentSources } from "../../content-model/check";
import { formatDiagnostics, formatGithubAnnotations } from "../../content-model/diagnostics";
import { checkFolder, cleanFile } from "./check-folder";
import { type ContentFiles, contentFolder, listFiles, readContent } from "./read-content";

/** Milliseconds between two looks at the folder. It holds a few dozen files; a look takes about one millisecond. */
const POLL_INTERVAL_MS = 300;

/** The folder from which Gatsby reads. Gatsby may delete it at its start. */
export function stagedContentFolder(root: string): string {
  return path.join(root, ".cache", "staged-content");
}

/**
 * Gatsby does not read the content folder itself but a copy, into which only content comes that has passed the check.
 * So a broken save while `gatsby develop` runs changes nothing: the last good page stays until the next good save.
 */
export function createContentStaging(root: string) {
  const from = contentFolder(root);
  const to = stagedContentFolder(root);
  /** The files that have passed the check. */
  let checked: ContentFiles = new Map();
  let staged: ContentSources | undefined;

  /** What is wrong, for people; undefined if the content is in order. */
  async function check(): Promise<string | undefined> {
    const { files, diagnostics } = await checkFolder(from);
    if (diagnostics.length > 0) {
      const annotations = process.env.GITHUB_ACTIONS ? `${formatGithubAnnotations(diagnostics)}\n` : "";
      return annotations + formatDiagnostics(diagnostics);
    }
    checked = files;
    return undefined;
  }

  /** Makes the copy equal to what has passed the check, SVG files cleaned. What is equal already is not touched. */
  function sync(): void {
    mkdirSync(to, { recursive: true });
    // Images first: a page is built again as soon as the file that names them arrives.
    const imagesFirst = [...checked].sort(([a], [b]) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
    for (const name of listFiles(to)) if (isFolder(name)) rmSync(path.join(to, name));
    for (const [name, bytes] of imagesFirst) {
      writeIfDifferent(path.join(to, name), cleanFile(name, bytes), `${to}.part`);
    }
    for (const name of listFiles(to)) if (!checked.has(name)) rmSync(path.join(to, name));
    staged = undefined;
  }

  /** Whether the checked content has a folder of this name. */
  const isFolder = (name: string) => [...checked.keys()].some((other) => other.startsWith(`${name}/`));

  /** The content of the copy, read once after each sync. */
  function read(): ContentSources {
    staged ??= readContent(to);
    return staged;
  }

  /** Syncs good changes until the process ends. @param report gets the problems of each change, undefined if none */
  function watch(report: (problems: string | undefined) => void): void {
    let known: string | undefined;
    async function look(): Promise<void> {
      const now = fingerprint(from);
      const problems = now === known ? undefined : await check();
      // Otherwise somebody has written while the files were read.
      if (now !== known && fingerprint(from) === now) {
        known = now;
        report(problems ?? syncProblem());
      }
      setTimeout(look, POLL_INTERVAL_MS).unref();
    }
    setTimeout(look, POLL_INTERVAL_MS).unref();
  }

  /** Syncs the copy. @returns why that failed, for example because the disk is full; the next save tries again */
  function syncProblem(): string | undefined {
    try {
      sync();
      return undefined;
    } catch (error) {
      return `The content is right, but could not be copied for Gatsby: ${Object(error).message}. Save it again.`;
    }
  }

  return { check, sync, read, watch };
}

/** Written beside the folder and moved into it, so that nobody reads half a file. */
function writeIfDifferent(target: string, bytes: Buffer, part: string): void {
  const isFile = statSync(target, { throwIfNoEntry: false })?.isFile();
  if (isFile && readFileSync(target).equals(bytes)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(part, bytes);
  renameSync(part, target);
}

/** Differs whenever the folder does. */
function fingerprint(folder: string): string {
  const stats = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false });
  try {
    return JSON.stringify(listFiles(folder).map((name) => [name, stats(name)?.size, stats(name)?.mtimeMs]));
  } catch (error) {
    // A folder has gone while it was listed. If that is not all, the check says what cannot be read.
    return String(error);
  }
}
