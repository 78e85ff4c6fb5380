import { existsSync, lstatSync } from "node:fs";
import path from "node:path";
import { fileKind } from "../../content-model/file-kind";
import { listFiles } from "../../gatsby/content/read-content";
import { GitError, type GitOptions, runGit } from "./git";

/** The git hash of each content file, by its path in the content folder. */
export type Tree = ReadonlyMap<string, string>;

/** The git working copy around a content folder. */
export interface WorkingCopy {
  /** A sentence for people that says why nothing may be published; undefined if it may. */
  problem: string | undefined;
  /** The checked-out branch: "refs/heads/main". */
  branch: string;
  /** The checked-out commit. */
  head: string;
  /** The name of the remote: "origin". */
  remote: string;
  /** The branch on the remote: "refs/heads/main". */
  remoteBranch: string;
  /** The last known state of that branch: "refs/remotes/origin/main". */
  upstream: string;
  /** Content files that were added, deleted or changed since `head`. */
  changed: string[];
  /** The files in the content folder now. */
  here: Tree;
}

export const ASK = "Ask the person who looks after this computer";

/** Files that are in the git folder while a merge, a rebase or the like is unfinished. */
const OPERATIONS = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "BISECT_LOG", "rebase-merge", "rebase-apply"];

/** Messages for people that say why something cannot be done. */
export const SENTENCES = {
  noRepository: `The website on this computer is a plain copy, without a connection to its host. ${ASK} to set it up again with "git clone".`,
  anotherOwner: `The website's folder belongs to another account of this computer, so Git refuses to work in it. ${ASK} to let yours use it.`,
  anotherRepository: `This content does not lie where the website is built from: in the folder "content" at the top of its own repository. ${ASK} to set it up again with "git clone".`,
  link: `The content folder is only a link to another folder, which would not arrive on the website. ${ASK} to put the folder itself in its place.`,
  unborn: `Nothing was ever saved in Git on this computer. ${ASK} to make the first commit.`,
  detached: `An earlier version of the website is checked out on this computer. ${ASK} to go back to its main branch.`,
  noHost: `Git on this computer does not know where the website's main branch is kept. ${ASK} to set the upstream of the branch.`,
  operation: `Somebody has begun to bring versions together on this computer, and not finished. ${ASK} to finish it.`,
  locked: `Another program is using Git here, or has stopped in the middle. Wait a minute and try again. If this stays, ask the person who looks after this computer to remove Git's lock.`,
  staged: `Somebody has prepared changes in Git on this computer for a commit of their own. ${ASK} to finish it.`,
  corrected: `Nothing was published. Somebody else has changed what you have sent for approval. Publish again once that is approved; it is brought here then.`,
  code: `Other files of the website than its content are changed on this computer: somebody develops here. ${ASK} to publish, or to put these changes away.`,
  ignored: `Git on this computer does not see all files of the content, so some would not arrive on the website. ${ASK} which files Git ignores.`,
  nobody: `Git on this computer does not know your name and e-mail address, which every change carries. ${ASK} to set them.`,
  otherBranch: `Another branch than the main one is checked out on this computer: somebody develops here. ${ASK} to go back to the main branch.`,
  branchGone: `The website's host does not have the branch of this computer. ${ASK} where the website is built from.`,
  ahead: `Changes are saved in Git on this computer that are not on the website yet: somebody develops here. ${ASK} to publish them.`,
  rewritten: `The website's history was changed, and this computer's copy no longer matches it. ${ASK} to set it up again.`,
  late: "Somebody else is publishing at this moment, so yours was not published. Publish again in a minute.",
  stashed: `The newer content has come to this computer, but what was last saved here could not be put on top of it. ${ASK} to bring it back from Git's stash.`,
  unknown: `It is not known whether your changes have arrived. Publish again later: what has arrived is not published twice.`,
};

/** Runs a git command that should not fail. @throws GitError with git's message */
export async function git(folder: string, args: readonly string[], options?: GitOptions): Promise<Buffer> {
  const { code, out, messages } = await runGit(folder, args, options);
  if (code === 0) return out;
  throw new GitError(`Git on this computer could not do this. ${ASK}, and show them this: ${quote(messages)}`);
}

/** Runs a git command that prints one line. @returns "" if it fails */
export async function gitLine(folder: string, args: readonly string[]): Promise<string> {
  const { code, out } = await runGit(folder, args);
  return code === 0 ? `${out}`.trim() : "";
}

/** Returns the first line of git's messages that names an error, in quotation marks. */
export function quote(messages: string): string {
  const lines = messages.split("\n").filter((line) => line.trim());
  const error = lines.find((text) => /\b(?:fatal:|error:|failed)/i.test(text));
  const line = error ?? lines[0] ?? "";
  return `“${line.replace(/^(?:remote: *)?(?:(?:fatal|error): *)?/i, "")}”`;
}

/** Returns whether a path in the content folder is a content file. */
export const isContent = (name: string) => fileKind(name) !== "unexpected" && !/(?:^|\/)\./.test(name);

/** Reads the state of a working copy. @throws GitError if the content folder is not in one */
export async function lookAtWorkingCopy(content: string): Promise<WorkingCopy> {
  const folder = path.dirname(content);
  const gitFolder = await findGitFolder(content);
  const status = await readStatus(folder);
  const { head, branch } = status;
  const tracking = await readTracking(folder, branch);
  const changed = status.files.flatMap(({ file }) => contentName(file) ?? []);
  const here = await readFolder(content, head, changed);
  const problem = findProblem(status, gitFolder, tracking) ?? (await findContentProblem(content, here));
  return { problem, branch, head, ...tracking, changed, here };
}

/** @throws GitError if the content folder is not at the top of a repository that may be used */
async function findGitFolder(content: string): Promise<string> {
  if (lstatSync(content).isSymbolicLink()) throw new GitError(SENTENCES.link);
  const { code, out, messages } = await runGit(content, ["rev-parse", "--show-prefix", "--absolute-git-dir"]);
  const isForeign = /dubious ownership|unsafe repository/.test(messages);
  if (isForeign) throw new GitError(SENTENCES.anotherOwner);
  if (code !== 0) throw new GitError(SENTENCES.noRepository);
  const [prefix, gitFolder = ""] = `${out}`.split("\n");
  if (prefix !== "content/") throw new GitError(SENTENCES.anotherRepository);
  return gitFolder;
}

/** Runs `git status`. @throws GitError if there is no commit yet */
async function readStatus(folder: string) {
  const args = ["status", "--porcelain=v2", "--branch", "-z", "--untracked-files=all", "--no-renames"];
  const records = `${await git(folder, args)}`.split("\0");
  const headers = records.filter((record) => record.startsWith("# branch."));
  const [head = "", branch = ""] = headers.map((header) => header.split(" ")[2]);
  if (head === "(initial)") throw new GitError(SENTENCES.unborn);
  return {
    head,
    branch: `refs/heads/${branch}`,
    isDetached: branch === "(detached)",
    isUnmerged: records.some((record) => record.startsWith("u ")),
    files: records.flatMap((record) => parseFile(record) ?? []),
  };
}

/** Parses a record of a new or changed file in `git status`; undefined for other records. */
function parseFile(record: string) {
  const [type, staged, ...fields] = record.split(" ");
  if (type === "?") return { file: record.slice(2), isTracked: false, isStaged: false };
  if (type !== "1") return undefined;
  return { file: fields.slice(6).join(" "), isTracked: true, isStaged: staged?.[0] !== "." };
}

/** "content/faq.json" → "faq.json"; undefined for other files. */
function contentName(file: string): string | undefined {
  if (!file.startsWith("content/")) return undefined;
  const name = file.slice("content/".length);
  return isContent(name) ? name : undefined;
}

async function readTracking(folder: string, branch: string) {
  const format = "--format=%(upstream)%00%(upstream:remotename)%00%(upstream:remoteref)";
  const line = await gitLine(folder, ["for-each-ref", format, branch]);
  const [upstream = "", remote = "", remoteBranch = ""] = line.split("\0");
  return { upstream, remote, remoteBranch };
}

async function readFolder(content: string, head: string, changed: readonly string[]): Promise<Tree> {
  const here = new Map(await listTree(path.dirname(content), head));
  for (const [name, id] of await hashFiles(content, changed)) {
    if (id) here.set(name, id);
    else here.delete(name);
  }
  return here;
}

type Status = Awaited<ReturnType<typeof readStatus>>;
type Tracking = Awaited<ReturnType<typeof readTracking>>;

function findProblem(status: Status, gitFolder: string, { upstream, remote }: Tracking): string | undefined {
  const hasFile = (name: string) => existsSync(path.join(gitFolder, name));
  if (OPERATIONS.some(hasFile) || status.isUnmerged) return SENTENCES.operation;
  if (status.isDetached) return SENTENCES.detached;
  if (!upstream.startsWith("refs/remotes/") || remote === "") return SENTENCES.noHost;
  if (hasFile("index.lock")) return SENTENCES.locked;
  if (status.files.some(({ isStaged }) => isStaged)) return SENTENCES.staged;
  const code = status.files.filter(({ file, isTracked }) => isTracked && !contentName(file));
  if (code.length === 0) return undefined;
  return `${SENTENCES.code} They are: ${code.map(({ file }) => file).join(", ")}.`;
}

async function findContentProblem(content: string, here: Tree): Promise<string | undefined> {
  const names = listFiles(content).filter(isContent);
  const isAllSeen = names.length === here.size && names.every((name) => here.has(name));
  if (!isAllSeen) return SENTENCES.ignored;
  const identity = await gitLine(path.dirname(content), ["var", "GIT_COMMITTER_IDENT"]);
  return identity === "" ? SENTENCES.nobody : undefined;
}

/** Lists the content of a commit. */
export async function listTree(folder: string, commit: string): Promise<Tree> {
  const lines = `${await git(folder, ["ls-tree", "-r", "-z", commit, "--", "content/"])}`.split("\0");
  const tree = new Map<string, string>();
  for (const line of lines) {
    const [, id, name] = /^100\d+ blob (\w+)\tcontent\/(.*)$/s.exec(line) ?? [];
    if (id && name && isContent(name)) tree.set(name, id);
  }
  return tree;
}

/**
 * Returns the git hashes of files; undefined for files that do not exist.
 *
 * @param store whether to add the files to the repository
 */
export async function hashFiles(content: string, names: readonly string[], store = false) {
  const existing = names.filter((name) => existsSync(path.join(content, name)));
  const input = existing.map((name) => `content/${name}\n`).join("");
  const args = ["hash-object", ...(store ? ["-w"] : []), "--stdin-paths"];
  const ids = `${await git(path.dirname(content), args, { input })}`.split("\n");
  return new Map(names.map((name) => [name, ids[existing.indexOf(name)]] as const));
}
