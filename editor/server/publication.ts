import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { newDiagnostics } from "../../content-model/diagnostics";
import { checkFiles } from "../../gatsby/content/check-folder";
import { type ContentFiles, readContentFiles } from "../../gatsby/content/read-content";
import { commitMessage } from "../draft/change-words";
import { describeChanges } from "../draft/describe-changes";
import { type Online, StaleError, type Whereabouts } from "../repositories/repository";
import { gitHash, replaceFiles, snapshotOf, tell } from "./content-folder";
import { readBlobs } from "./earlier-versions";
import { askHost, GitError, type GitOptions } from "./git";
import { explainRefusal, proposalPage } from "./git-host";
import {
  git,
  gitLine,
  hashFiles,
  isContent,
  listTree,
  lookAtWorkingCopy,
  SENTENCES,
  type Tree,
  type WorkingCopy,
} from "./working-copy";

/** What the host says: why nothing may be published, or why it could not be asked; else what it has. */
interface HostAnswer {
  problem?: string;
  silence?: string;
  hasReview?: boolean;
}

/** What is known of a working copy and of its host; of that, what was known last if it could not be asked. */
interface Situation extends WorkingCopy {
  silence: string | undefined;
  /** The commit that the website is built from. */
  online: string;
  onlineTree: Tree;
  /** The commit of this computer's branch that waits for an approval; "" if there is none. */
  review: string;
  /** What this computer has sent for approval last; "" if it has sent nothing. */
  sent: string;
  sentTree: Tree;
  /** What the folder had when it was last the same as what is online. */
  baseTree: Tree;
}

/** Milliseconds of silence after which asking the host ends. */
const LIMITS = { fetch: 30_000, push: 120_000 };

const NEWER_ONLINE = "The website has newer content than this computer.";
const ALL_ONLINE = "All content of this computer is on the website.";
/** What this computer has sent for approval last. */
const SENT = "refs/content-editor/sent";
const WAITING = "Your changes wait for an approval. They go live once somebody has approved them.";

export type Publication = ReturnType<typeof createPublication>;

/**
 * The way from a content folder to the website and back, by the git of this computer: what `npm run edit` knows besides
 * reading and saving. It works where nobody develops; everything else is a GitError with a sentence. It never forces
 * anything and never merges by itself.
 */
export function createPublication(content: string, limits = LIMITS) {
  const folder = path.dirname(content);
  const reviewBranch = `refs/heads/content-edits-${gitHash(Buffer.from(`${hostname()} ${content}`)).slice(0, 6)}`;
  const run = (args: readonly string[], options?: GitOptions) => git(folder, args, options);
  const line = (args: readonly string[]) => gitLine(folder, args);
  const commitAt = (name: string) => line(["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
  /** Whether `later` has everything that `earlier` has. */
  const contains = async (later: string, earlier: string) =>
    later === earlier || (await line(["merge-base", later, earlier])) === earlier;
  /** Where the host shows how to ask for an approval, once it has said so. */
  let page: string | undefined;

  async function look(asksHost: boolean): Promise<Situation> {
    const copy = await lookAtWorkingCopy(content);
    const { remote, upstream, head } = copy;
    const review = `refs/remotes/${remote}/${reviewBranch.slice("refs/heads/".length)}`;
    const asked: HostAnswer = asksHost && !copy.problem ? await fetchAll(copy, review) : {};
    const online = upstream && (await commitAt(upstream));
    const known = online && (await commitAt(review));
    const treeOf = (commit: string) => (commit ? listTree(folder, commit) : new Map());
    // Not what is on that branch by now: somebody may have corrected it there.
    const sent = online && (await commitAt(SENT));
    const [onlineTree, sentTree] = [await treeOf(online), await treeOf(sent)];
    // What was approved, by a merge or squashed into one commit, was in this folder before it was online.
    const isApproved = sent && ((await contains(online, sent)) || same(sentTree, onlineTree));
    const baseTree = isApproved && (await contains(sent, head)) ? sentTree : await treeOf(head);
    const isAhead = online && (await contains(head, online));
    const isKnown = !online || (await contains(online, head));
    const divergence = isKnown ? undefined : SENTENCES[isAhead ? "ahead" : "rewritten"];
    const problem = copy.problem ?? asked.problem ?? divergence;
    const waiting = asked.hasReview === false ? "" : known;
    return { ...copy, problem, silence: asked.silence, online, review: waiting, sent, onlineTree, sentTree, baseTree };
  }

  /** Brings what is known of the host up to date. */
  async function fetchAll({ remote, remoteBranch, upstream }: WorkingCopy, review: string): Promise<HostAnswer> {
    const args = ["ls-remote", "--symref", remote, "HEAD", remoteBranch, reviewBranch];
    const answer = await askHost(folder, limits.fetch, args);
    if (answer.code !== 0) return { silence: explainRefusal(answer) };
    const refs = new Map(`${answer.out}`.split("\n").map((ref) => ref.split("\t").reverse() as [string, string]));
    const main = /^ref: (\S+)\tHEAD$/m.exec(`${answer.out}`)?.[1];
    if (main && main !== remoteBranch) return { problem: SENTENCES.otherBranch };
    if (!refs.has(remoteBranch)) return { problem: SENTENCES.branchGone };
    const findMissing = async () => {
      const isOld = async (theirs: string, ours: string) =>
        refs.has(theirs) && refs.get(theirs) !== (await commitAt(ours));
      const main = (await isOld(remoteBranch, upstream)) ? [`+${remoteBranch}:${upstream}`] : [];
      return (await isOld(reviewBranch, review)) ? [...main, `+${reviewBranch}:${review}`] : main;
    };
    const missing = await findMissing();
    if (missing.length > 0) {
      const fetched = await askHost(folder, limits.fetch, ["fetch", "--no-tags", "--progress", remote, ...missing]);
      // Another one may have fetched the same meanwhile, and been in the way.
      if ((await findMissing()).length > 0) return { silence: explainRefusal(fetched) };
    }
    return { hasReview: refs.has(reviewBranch) };
  }

  /** @throws GitError if nothing may be published now */
  async function lookToPublish(): Promise<Situation> {
    const situation = await look(true);
    const { problem = situation.silence } = situation;
    if (problem) throw new GitError(problem);
    return situation;
  }

  /** The files of a tree. What lies in the folder in the same words comes from there, with its line ends. */
  async function filesOf(tree: Tree, here: Tree): Promise<ContentFiles> {
    const local = readContentFiles(content);
    const missing = [...tree].filter(([name, id]) => here.get(name) !== id || !local.has(name));
    const blobs = await readBlobs(
      folder,
      missing.map(([, id]) => id),
    );
    return new Map([...tree].map(([name, id]) => [name, blobs.get(id) ?? local.get(name) ?? Buffer.of()]));
  }

  const filesHere = () => new Map([...readContentFiles(content)].filter(([name]) => isContent(name)));

  /** Goes on to a commit that follows on the one that is checked out. @param wanted the content to have there, if another */
  async function moveTo(commit: string, { changed }: WorkingCopy, wanted?: ContentFiles): Promise<void> {
    const stashes = () => commitAt("refs/stash");
    const before = await stashes();
    // From here on, until all is done, a crash leaves there what was saved last.
    const args = ["stash", "push", "--quiet", "--include-untracked", "--pathspec-from-file=-", "--pathspec-file-nul"];
    const input = changed.map((name) => `content/${name}\0`).join("");
    try {
      if (changed.length > 0) await run(args, { input, env: { GIT_LITERAL_PATHSPECS: "1" } });
      await run(["merge", "--ff-only", "--quiet", commit]);
    } catch (error) {
      if ((await stashes()) !== before) await run(["stash", "pop", "--quiet"]);
      const reason = error instanceof GitError ? error.message : "";
      throw new GitError(
        `The newer content could not be brought to this computer. Nothing has changed here. ${reason}`,
      );
    }
    if (wanted) {
      const there = filesHere();
      const names = [...new Set([...there.keys(), ...wanted.keys()])];
      const hashOf = (files: ContentFiles, name: string) => files.has(name) && gitHash(files.get(name) ?? Buffer.of());
      const different = names.filter((name) => hashOf(wanted, name) !== hashOf(there, name));
      try {
        replaceFiles(content, new Map(different.map((name) => [name, wanted.get(name)])), there);
      } catch {
        throw new GitError(SENTENCES.stashed);
      }
    }
    if ((await stashes()) !== before) await run(["stash", "drop", "--quiet"]);
  }

  /** Stores the content of the folder, in an index of its own: nothing else changes. @returns the tree for a commit */
  async function writeTree({ head, changed }: WorkingCopy): Promise<string> {
    const scratch = mkdtempSync(path.join(tmpdir(), "publish-"));
    const env = { GIT_INDEX_FILE: path.join(scratch, "index") };
    try {
      await run(["read-tree", head], { env });
      const files = [...(await hashFiles(content, changed, true))].sort(([, a], [, b]) => Number(!!a) - Number(!!b));
      const input = files.map(([name, id]) => `${id ? "100644" : "0"} ${id ?? "0".repeat(40)}\tcontent/${name}\0`);
      await run(["update-index", "-z", "--index-info"], { env, input: input.join("") });
      return `${await run(["write-tree"], { env })}`.trim();
    } finally {
      rmSync(scratch, { recursive: true });
    }
  }

  /** Sends a commit, which arrives or is refused. @throws GitError if neither is known, or the host was not reached */
  async function push({ remote }: WorkingCopy, commit: string, branch: string) {
    const args = ["push", "--porcelain", "--no-verify", "--progress", remote, `${commit}:${branch}`];
    const answer = await askHost(folder, limits.push, args);
    if (answer.code === 0) return { arrived: true, ...answer };
    if (/\[(?:remote )?rejected\]/.test(`${answer.out}`)) return { arrived: false, ...answer };
    // The answer may have been lost, and nothing else.
    const there = await askHost(folder, limits.fetch, ["ls-remote", remote, branch]);
    if (`${there.out}`.startsWith(commit)) return { arrived: true, ...answer };
    if (there.code === 0) throw new GitError(`Nothing was published. ${explainRefusal(answer)}`);
    throw new GitError(`${explainRefusal(answer)} ${SENTENCES.unknown}`);
  }

  async function publish(isRetry = false): Promise<string> {
    const situation = await lookToPublish();
    const { head, branch, online, onlineTree, baseTree, here, review, sent, sentTree } = situation;
    const isUnchanged = same(here, baseTree);
    if (online !== head) {
      const isSeen = isUnchanged || same(onlineTree, here) || same(onlineTree, baseTree);
      if (!isSeen) throw new StaleError(`${NEWER_ONLINE} Nothing was published.`);
      await moveTo(online, situation, isUnchanged || same(onlineTree, here) ? undefined : filesHere());
      if (isUnchanged && !same(onlineTree, here)) return "This computer has the newer content of the website now.";
      return publish(isRetry);
    }
    if (same(here, onlineTree)) return ALL_ONLINE;
    if (review && same(here, sentTree)) return WAITING;
    const [before, after] = [await filesOf(onlineTree, here), filesHere()];
    const wrong = newDiagnostics((await checkFiles(after)).diagnostics, (await checkFiles(before)).diagnostics);
    if (wrong.length > 0)
      throw new GitError(`Nothing was published, because of this: ${tell(wrong, snapshotOf(after).texts)}`);

    const tree = await writeTree(situation);
    const input = commitMessage(describeChanges(snapshotOf(before), snapshotOf(after))).trim() || "Change the content";
    const commit = async (...parents: string[]) =>
      `${await run(["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-F", "-"], { input })}`.trim();
    const made = await commit(head);
    const answer = await push(situation, made, situation.remoteBranch);
    if (answer.arrived) {
      // If somebody's lock is in the way, the next look finds newer content that is the same.
      await line(["update-ref", "-m", "publish", branch, made, head]);
      await line(["reset", "--quiet"]);
      return "Published. Your changes are on the website in a few minutes.";
    }
    const isLate = /\[rejected\]/.test(`${answer.out}`);
    if (isLate && isRetry) throw new GitError(SENTENCES.late);
    if (isLate) return publish(true);
    const isContained = review === "" || (await contains(head, review));
    if (!isContained && review !== sent) throw new GitError(SENTENCES.corrected);
    const approved = isContained ? made : await commit(head, review);
    const second = await push(situation, approved, reviewBranch);
    if (!second.arrived) throw new GitError(`Nothing was published. ${explainRefusal(second)}`);
    await run(["update-ref", SENT, approved]);
    page = /^remote:.*?(https?:\/\/\S*(?:pull|merge|compare)\S*)/m.exec(second.messages)?.[1];
    return "Sent for approval.";
  }

  return {
    publish: () => publish(),

    async locate(): Promise<Whereabouts> {
      const situation = await look(true).catch((error: unknown) => {
        if (error instanceof GitError) return error.message;
        throw error;
      });
      if (typeof situation === "string") return { state: "computer", text: situation, links: [], canPublish: false };
      const { here, online, head, onlineTree, baseTree, review, sentTree } = situation;
      const problem = situation.problem ?? situation.silence;
      const isUnchanged = same(here, baseTree);
      const isNewer = online !== head && !same(onlineTree, baseTree) && !same(onlineTree, here);
      const isOnline = online !== "" && (same(here, onlineTree) || (isUnchanged && !situation.problem));
      const isWaiting = !isOnline && review !== "" && same(here, sentTree);
      const next = isUnchanged ? "Publish brings it here." : "You see both together before yours are published.";
      const address =
        isWaiting &&
        (page ?? proposalPage(await line(["remote", "get-url", "--push", situation.remote]), reviewBranch));
      return {
        state: isOnline ? "online" : isWaiting ? "waiting" : "computer",
        text: problem ?? (isWaiting ? WAITING : isNewer ? `${NEWER_ONLINE} ${next}` : ""),
        links: address ? [{ label: "Ask for an approval", url: address }] : [],
        canPublish: !problem && (isOnline ? isNewer : !isWaiting),
        online: online ? snapshotOf(await filesOf(baseTree, here)) : undefined,
      };
    },

    async readOnline(): Promise<Online> {
      const { baseTree, online, onlineTree, here } = await lookToPublish();
      return {
        version: snapshotOf(readContentFiles(content)).version,
        commit: online,
        online: snapshotOf(await filesOf(onlineTree, here)),
        common: snapshotOf(await filesOf(baseTree, here)),
      };
    },

    /** Brings the folder to a commit that is online, with this content. Everything else that the folder had goes. @returns false if it is there */
    async takeOnline(commit: string, after: ContentFiles): Promise<boolean> {
      const situation = await look(false);
      if (situation.problem) throw new GitError(situation.problem);
      // By another way than the editor, such as a pull.
      if (await contains(situation.head, commit)) return false;
      const fits = (await contains(situation.online, commit)) && (await contains(commit, situation.head));
      if (!fits) throw new StaleError(`${NEWER_ONLINE} Nothing was saved.`);
      await moveTo(commit, situation, after);
      return true;
    },
  };
}

function same(one: Tree, other: Tree): boolean {
  return one.size === other.size && [...one].every(([name, id]) => other.get(name) === id);
}
