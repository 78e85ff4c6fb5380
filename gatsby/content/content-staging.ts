import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ContentSources } from "../../content-model/check";
import { type Diagnostic, formatDiagnostics, formatGithubAnnotations } from "../../content-model/diagnostics";
import { checkFolder, fileForSite } from "./check-folder";
import { type ContentFiles, contentFolder, listFiles, readContent } from "./read-content";

/** The time between two checks for changed files, in ms. A check takes about 1 ms for the few dozen files. */
const POLL_INTERVAL_MS = 300;

/** Returns the folder from which Gatsby reads the content. Gatsby may delete it when it starts. */
export function stagedContentFolder(root: string): string {
  return path.join(root, ".cache", "staged-content");
}

/**
 * Manages the copy of the content folder that Gatsby reads. The copy gets only content that has passed the check. A broken
 * save during `gatsby develop` changes nothing; the last good page stays until the next good save.
 */
export function createContentStaging(root: string) {
  /** The content folder. It must exist when it is read first, and may be gone for a moment later. */
  let from = "";
  const to = stagedContentFolder(root);
  /** The files that have passed the check. */
  let checked: ContentFiles = new Map();
  let diagnostics: readonly Diagnostic[] = [];
  let staged: ContentSources | undefined;

  /** Reads and checks the content folder. If nothing is wrong with its files, `sync` copies them. */
  async function load(): Promise<void> {
    from ||= contentFolder(root);
    const loaded = await checkFolder(from);
    diagnostics = loaded.diagnostics;
    if (diagnostics.length === 0) checked = loaded.files;
  }

  /** Returns the problems of the latest files, as text for people; undefined if there are none. */
  function problems(): string | undefined {
    if (diagnostics.length === 0) return undefined;
    const annotations = process.env.GITHUB_ACTIONS ? `${formatGithubAnnotations(diagnostics)}\n` : "";
    return annotations + formatDiagnostics(diagnostics);
  }

  /** Copies the files that have passed the check, as the site needs them (`fileForSite`). Equal files are not touched. */
  function sync(): void {
    mkdirSync(to, { recursive: true });
    // Images come first, because Gatsby builds a page again as soon as the file that names them arrives.
    const imagesFirst = [...checked].sort(([a], [b]) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
    for (const name of listFiles(to)) if (isFolder(name)) rmSync(path.join(to, name));
    for (const [name, bytes] of imagesFirst) {
      writeIfDifferent(path.join(to, name), fileForSite(name, bytes), `${to}.part`);
    }
    for (const name of listFiles(to)) if (!checked.has(name)) rmSync(path.join(to, name));
    staged = undefined;
  }

  /** Returns whether the checked content has a folder of this name. */
  const isFolder = (name: string) => [...checked.keys()].some((other) => other.startsWith(`${name}/`));

  /** Returns the content of the copy. It is read once after each sync. */
  function read(): ContentSources {
    staged ??= readContent(to);
    return staged;
  }

  /** Syncs good changes until the process ends. @param report gets the problems of each change; undefined if none */
  function watch(report: (problems: string | undefined) => void): void {
    let known: string | undefined;
    async function look(): Promise<void> {
      const now = fingerprint(from);
      if (now !== known) {
        await load();
        // If a file changes while the files are being read, the next poll reads them again.
        if (fingerprint(from) === now) {
          known = now;
          report(problems() ?? syncProblem());
        }
      }
      setTimeout(look, POLL_INTERVAL_MS).unref();
    }
    setTimeout(look, POLL_INTERVAL_MS).unref();
  }

  /** Updates the copy. @returns a message if that failed, for example because the disk is full; otherwise undefined */
  function syncProblem(): string | undefined {
    try {
      sync();
      return undefined;
    } catch (error) {
      return `The content is right, but could not be copied for Gatsby: ${Object(error).message}. Save it again.`;
    }
  }

  return { load, problems, sync, read, watch };
}

/** Writes a file beside the folder and moves it into the folder, so that Gatsby never reads half a file. */
function writeIfDifferent(target: string, bytes: Buffer, part: string): void {
  const isFile = statSync(target, { throwIfNoEntry: false })?.isFile();
  if (isFile && readFileSync(target).equals(bytes)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(part, bytes);
  renameSync(part, target);
}

/** Returns a string that changes whenever a file in the folder does. */
function fingerprint(folder: string): string {
  const stats = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false });
  try {
    return JSON.stringify(listFiles(folder).map((name) => [name, stats(name)?.size, stats(name)?.mtimeMs]));
  } catch (error) {
    // A subfolder was deleted while it was being listed. Any other error is reported by the check.
    return String(error);
  }
}
