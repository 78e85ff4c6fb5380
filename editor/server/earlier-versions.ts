import path from "node:path";
import { fileKind } from "../../content-model/file-kind";
import type { History } from "../repositories/repository";
import { git, listTree, lookAtWorkingCopy } from "./working-copy";

const VERSIONS_PER_PART = 20;

const COMMIT = /^[0-9a-f]{40,64}$/;

/** What was saved earlier, as the history of the branch that is checked out has it. @param after a commit to begin with */
export async function readHistory(content: string, after: string): Promise<History> {
  const folder = path.dirname(content);
  const { head } = await lookAtWorkingCopy(content);
  const start = COMMIT.test(after) ? after : head;
  const most = `--max-count=${VERSIONS_PER_PART + 1}`;
  const log = await git(folder, ["log", "--first-parent", most, "--format=%H%x09%aI%x09%aN", start, "--", "content/"]);
  const commits = `${log}`.split("\n").flatMap((text) => (text ? [text.split("\t")] : []));
  const known = commits.slice(0, VERSIONS_PER_PART);
  const trees = await Promise.all(known.map(async ([id = ""]) => [...(await listTree(folder, id))]));
  const isText = ([name]: readonly [string, string]) => fileKind(name) === "text";
  const blobs = await readBlobs(folder, [
    ...new Set(
      trees
        .flat()
        .filter(isText)
        .map(([, id]) => id),
    ),
  ]);
  const versions = known.map(([id = "", savedAt = "", author = ""], index) => {
    const files = trees[index] ?? [];
    const texts = new Map(files.filter(isText).map(([name, blob]) => [name, `${blobs.get(blob)}`]));
    const images = new Map(files.filter((file) => !isText(file)).map(([name, blob]) => [`./${name}`, blob]));
    return { id, savedAt: new Date(savedAt), author, parent: commits[index + 1]?.[0], texts, images };
  });
  return { versions, next: commits[VERSIONS_PER_PART]?.[0] };
}

/** The bytes of an image of any version. */
export async function readEarlierImage(content: string, hash: string): Promise<Buffer | undefined> {
  const reading = COMMIT.test(hash) ? git(path.dirname(content), ["cat-file", "blob", hash]) : undefined;
  return reading?.catch(() => undefined);
}

/** Bytes by the ids that git has for them. */
export async function readBlobs(folder: string, ids: readonly string[]): Promise<Map<string, Buffer>> {
  const all = await git(folder, ["cat-file", "--batch"], { input: ids.map((id) => `${id}\n`).join("") });
  const blobs = new Map<string, Buffer>();
  for (let at = 0; at < all.length; ) {
    const start = all.indexOf("\n", at) + 1;
    const [id = "", , size] = all.toString("latin1", at, start).split(" ");
    blobs.set(id, all.subarray(start, start + Number(size)));
    at = start + Number(size) + 1;
  }
  return blobs;
}
