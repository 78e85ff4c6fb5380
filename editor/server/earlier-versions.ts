import path from "node:path";
import { fileKind } from "../../content-model/file-kind";
import { sortFiles } from "../draft/merge-files";
import { type History, VERSIONS_PER_PART } from "../repositories/repository";
import { git, listTree, lookAtWorkingCopy } from "./working-copy";

const COMMIT = /^[0-9a-f]{40,64}$/;

const isText = (name: string) => fileKind(name) === "text";

/**
 * Reads earlier versions from the history of the checked-out branch.
 *
 * @param after the commit to begin with, or "" for the latest
 */
export async function readHistory(content: string, after: string): Promise<History> {
  const folder = path.dirname(content);
  const { head } = await lookAtWorkingCopy(content);
  const commits = await listCommits(folder, COMMIT.test(after) ? after : head);
  const part = commits.slice(0, VERSIONS_PER_PART);
  const trees = await Promise.all(part.map(({ id }) => listTree(folder, id)));
  const texts = trees.flatMap((tree) => [...tree].filter(([name]) => isText(name)));
  const ids = texts.map(([, id]) => id);
  const blobs = await readBlobs(folder, ids);
  const versions = part.map((commit, index) => {
    const values = [...(trees[index] ?? [])].map(
      ([name, id]) => [name, isText(name) ? `${blobs.get(id)}` : id] as const,
    );
    return { ...commit, parent: commits[index + 1]?.id, ...sortFiles(new Map(values)) };
  });
  return { versions, next: commits[VERSIONS_PER_PART]?.id };
}

/** Lists commits that have changed content: one more than `readHistory` returns. */
async function listCommits(folder: string, start: string) {
  const count = `--max-count=${VERSIONS_PER_PART + 1}`;
  const format = "--format=%H%x09%aI%x09%aN";
  const log = await git(folder, ["log", "--first-parent", count, format, start, "--", "content/"]);
  const lines = `${log}`.split("\n").filter(Boolean);
  return lines.map((line) => {
    const [id = "", savedAt = "", author = ""] = line.split("\t");
    return { id, savedAt: new Date(savedAt), author };
  });
}

/** Reads an image from any version by its git hash. @returns undefined if git has no such file */
export async function readEarlierImage(content: string, id: string): Promise<Buffer | undefined> {
  if (!COMMIT.test(id)) return undefined;
  return git(path.dirname(content), ["cat-file", "blob", id]).catch(() => undefined);
}

/** Returns the bytes of files by their git hashes. */
export async function readBlobs(folder: string, ids: readonly string[]): Promise<Map<string, Buffer>> {
  const input = [...new Set(ids)].map((id) => `${id}\n`).join("");
  const all = await git(folder, ["cat-file", "--batch"], { input });
  const blobs = new Map<string, Buffer>();
  for (let at = 0; at < all.length; ) {
    const start = all.indexOf("\n", at) + 1;
    const [id = "", , size] = all.toString("latin1", at, start).split(" ");
    const end = start + Number(size);
    blobs.set(id, all.subarray(start, end));
    at = end + 1;
  }
  return blobs;
}
