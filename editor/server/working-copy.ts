import { existsSync, lstatSync } from "node:fs";
import path from "node:path";
import { fileKind } from "../../content-model/file-kind";
import { listFiles } from "../../gatsby/content/read-content";
import { GitError, type GitOptions, runGit } from "./git";

/** Content files of a commit, or of the folder: name in the content folder → id of its bytes, as git stores them. */
export type Tree = ReadonlyMap<string, string>;

/** A working copy, as far as git on this computer knows. */
export interface WorkingCopy {
  /** Why nothing may be published, for people. Somebody develops here, or something is missing. */
  problem: string | undefined;
  /** What is checked out, as "refs/heads/main". */
  branch: string;
  /** The commit that is checked out. */
  head: string;
  /** The host, as git names it, its branch ("refs/heads/main"), and where its last known state is kept. */
  remote: string;
  remoteBranch: string;
  upstream: string;
  /** Content files that are new, deleted or different since `head`. */
  changed: string[];
  here: Tree;
}

export const ASK = "Ask whoever looks after this computer";

/** Files that git keeps while something has begun. */
const OPERATIONS = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "BISECT_LOG", "rebase-merge", "rebase-apply"];

export const SENTENCES = {
  noRepository: `The website on this computer is a plain copy, without a connection to its host. ${ASK} to set it up again with "git clone".`,
  anotherOwner: `The website's folder belongs to another account of this computer, so Git refuses to work in it. ${ASK} to let yours use it.`,
  anotherRepository: `This content does not lie where the website is built from: in the folder "content" at the top of its own repository. ${ASK} to set it up again with "git clone".`,
  link: `The content folder is only a link to another folder, which would not arrive on the website. ${ASK} to put the folder itself in its place.`,
  unborn: `Nothing was ever saved in Git on this computer. ${ASK} to make the first commit.`,
  detached: `An earlier version of the website is checked out on this computer. ${ASK} to go back to its main branch.`,
  noHost: `Git on this computer does not know where the website's main branch is kept. ${ASK} to set the upstream of the branch.`,
  operation: `Somebody has begun to bring versions together on this computer, and not finished. ${ASK} to finish it.`,
  locked: `Another program is using Git here, or has stopped in the middle. Wait a minute and try again. If this stays, ask whoever looks after this computer to remove Git's lock.`,
  staged: `Somebody has prepared changes in Git on this computer for a commit of their own. ${ASK} to finish it.`,
  corrected: `Nothing was published. Somebody else has changed what you have sent for approval. Publish again once that is approved; it is brought here then.`,
  code: `Other files of the website than its content are changed on this computer: somebody develops here. ${ASK} to publish, or to put these changes away.`,
  ignored: `Git on this computer does not see all files of the content, so some would not arrive on the website. ${ASK} which files Git ignores.`,
  nobody: `Git on this computer does not know your name and e-mail address, which every change carries. ${ASK} to set them.`,
  otherBranch: `Another branch than the main one is checked out on this computer: somebody develops here. ${ASK} to go back to the main branch.`,
  branchGone: `The website's host does not have the branch of this computer. ${ASK} where the website is built from.`,
  ahead: `Changes are saved in Git on this computer that are not on the website yet: somebody develops here. ${ASK} to publish them.`,
  rewritten: `The website's history was changed, and this computer's does not fit to it any more. ${ASK} to set it up again.`,
  late: "Somebody else is publishing at this moment, so yours was not published. Publish again in a minute.",
  stashed: `The newer content has come to this computer, but what was last saved here could not be put on top of it. ${ASK} to bring it back from Git's stash.`,
  unknown: `It is not known whether your changes have arrived. Publish again later: what has arrived is not published twice.`,
};

/** @throws GitError with a sentence, as there is no other use for what has failed */
export async function git(folder: string, args: readonly string[], options?: GitOptions): Promise<Buffer> {
  const { code, out, messages } = await runGit(folder, args, options);
  if (code === 0) return out;
  throw new GitError(`Git on this computer could not do this. ${ASK}, and show them this: ${quote(messages)}`);
}

/** What a command of git says in one line; "" where it has nothing to say, or fails. */
export async function gitLine(folder: string, args: readonly string[]): Promise<string> {
  const { code, out } = await runGit(folder, args);
  return code === 0 ? `${out}`.trim() : "";
}

/** The most telling line of what git has said. */
export function quote(messages: string): string {
  const lines = messages.split("\n").filter((line) => line.trim());
  const line = lines.find((text) => /\b(?:fatal:|error:|failed)/i.test(text)) ?? lines[0] ?? "";
  return `“${line.replace(/^(?:remote: *)?(?:(?:fatal|error): *)?/i, "")}”`;
}

/** Whether this is a content file, by its name in the content folder: others are never published, nor stop anything. */
export const isContent = (name: string) => fileKind(name) !== "unexpected" && !/(?:^|\/)\./.test(name);

/** Looks at the repository that a content folder is in, and changes nothing. @throws GitError where there is none to use */
export async function lookAtWorkingCopy(content: string): Promise<WorkingCopy> {
  const folder = path.dirname(content);
  if (lstatSync(content).isSymbolicLink()) throw new GitError(SENTENCES.link);
  const place = await runGit(content, ["rev-parse", "--show-prefix", "--absolute-git-dir"]);
  const [prefix, gitFolder = ""] = `${place.out}`.split("\n");
  if (/dubious ownership|unsafe repository/.test(place.messages)) throw new GitError(SENTENCES.anotherOwner);
  if (place.code !== 0) throw new GitError(SENTENCES.noRepository);
  if (prefix !== "content/") throw new GitError(SENTENCES.anotherRepository);
  const status = ["status", "--porcelain=v2", "--branch", "-z", "--untracked-files=all", "--no-renames"];
  const records = `${await git(folder, status)}`.split("\0");
  const header = (name: string) =>
    records.find((record) => record.startsWith(`# branch.${name} `))?.split(" ")[2] ?? "";
  const head = header("oid");
  if (head === "(initial)") throw new GitError(SENTENCES.unborn);
  const files = records.flatMap((record) => {
    const fields = record.split(" ");
    // An untracked file has no other fields than its name.
    if (fields[0] === "?") return [{ staged: ".", tracked: false, file: record.slice(2) }];
    return fields[0] === "1" ? [{ staged: fields[1]?.[0], tracked: true, file: fields.slice(8).join(" ") }] : [];
  });
  const contentName = ({ file }: { file: string }) =>
    file.startsWith("content/") && isContent(file.slice(8)) ? [file.slice(8)] : [];
  const changed = files.flatMap(contentName);

  const branch = `refs/heads/${header("head")}`;
  const format = "--format=%(upstream)%00%(upstream:remotename)%00%(upstream:remoteref)";
  const tracked = await gitLine(folder, ["for-each-ref", format, branch]);
  const [upstream = "", remote = "", remoteBranch = ""] = tracked.split("\0");
  const here = new Map(await listTree(folder, head));
  for (const [name, id] of await hashFiles(content, changed)) {
    if (id) here.set(name, id);
    else here.delete(name);
  }
  const names = listFiles(content).filter(isContent);
  const isSeen = names.length === here.size && names.every((name) => here.has(name));

  const code = files.filter((each) => each.tracked && contentName(each).length === 0).map(({ file }) => file);
  const problems: [boolean, string][] = [
    [OPERATIONS.some((name) => existsSync(path.join(gitFolder, name))), SENTENCES.operation],
    [records.some((record) => record.startsWith("u ")), SENTENCES.operation],
    [header("head") === "(detached)", SENTENCES.detached],
    [!upstream.startsWith("refs/remotes/") || remote === "", SENTENCES.noHost],
    [existsSync(path.join(gitFolder, "index.lock")), SENTENCES.locked],
    [files.some(({ staged }) => staged !== "."), SENTENCES.staged],
    [code.length > 0, `${SENTENCES.code} They are: ${code.join(", ")}.`],
    [!isSeen, SENTENCES.ignored],
    [(await gitLine(folder, ["var", "GIT_COMMITTER_IDENT"])) === "", SENTENCES.nobody],
  ];
  const problem = problems.find(([isSo]) => isSo)?.[1];
  return { problem, branch, head, remote, remoteBranch, upstream, changed, here };
}

/** The content of a commit. */
export async function listTree(folder: string, commit: string): Promise<Tree> {
  const lines = `${await git(folder, ["ls-tree", "-r", "-z", commit, "--", "content/"])}`.split("\0");
  const files = lines.map((line) => /^100\d+ blob (\w+)\tcontent\/(.*)$/s.exec(line) ?? []);
  return new Map(files.flatMap(([, id, name]) => (id && name && isContent(name) ? [[name, id] as const] : [])));
}

/** Each file's id, as git would store it; undefined for those that are not there. @param store whether git keeps them */
export async function hashFiles(content: string, names: readonly string[], store = false) {
  const existing = names.filter((name) => existsSync(path.join(content, name)));
  const input = existing.map((name) => `content/${name}\n`).join("");
  const args = ["hash-object", ...(store ? ["-w"] : []), "--stdin-paths"];
  const ids = `${await git(path.dirname(content), args, { input })}`.split("\n");
  return new Map(names.map((name) => [name, ids[existing.indexOf(name)]] as const));
}
