import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { type ContentFiles, readContentFiles } from "../../gatsby/content/read-content";
import { commitMessage } from "../draft/change-words";
import { describeChanges } from "../draft/describe-changes";
import { type Online, StaleError, type Whereabouts } from "../repositories/repository";
import { describeNewProblems, gitHash, replaceFiles, snapshotOf } from "./content-folder";
import { readBlobs } from "./earlier-versions";
import { askHost, GitError, type GitOptions } from "./git";
import { explainRefusal, isRejected, proposalPage } from "./git-host";
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

/** A working copy, and the last known state of its host. */
interface Situation extends WorkingCopy {
  /** Why the host could not be asked. */
  silence?: string | undefined;
  /** The commit that the website is built from. */
  online: string;
  onlineTree: Tree;
  /** The commit of this computer's branch that waits for approval, or "". */
  review: string;
  /** The commit that this computer last sent for approval, or "". */
  sent: string;
  sentTree: Tree;
  /** The content that the folder and the website last had in common. */
  baseTree: Tree;
}

/** A request to the host ends when it has had no output for this many milliseconds. */
const LIMITS = { fetch: 30_000, push: 120_000 };

const NEWER_ONLINE = "The website has newer content than this computer.";
const WAITING = "Your changes are waiting for approval. They go live once somebody has approved them.";

/** The ref for the commit that was last sent for approval. */
const SENT_REF = "refs/content-editor/sent";

export type Publication = ReturnType<typeof createPublication>;

/**
 * Publishes a content folder with git, and fetches newer content of the
 * website. Nothing is force-pushed, and git never merges files. If the working
 * copy shows that somebody is developing in it, publishing throws a GitError.
 *
 * @param content the content folder
 */
export function createPublication(content: string, limits = LIMITS) {
  const folder = path.dirname(content);
  const computerId = gitHash(Buffer.from(`${hostname()} ${content}`)).slice(0, 6);
  const reviewBranch = `refs/heads/content-edits-${computerId}`;
  const run = (args: readonly string[], options?: GitOptions) => git(folder, args, options);
  const line = (args: readonly string[]) => gitLine(folder, args);
  const commitAt = (name: string) => line(["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
  const treeOf = async (commit: string): Promise<Tree> => (commit ? listTree(folder, commit) : new Map());

  /** Returns true if the commit `earlier` is `later` or in its history. */
  const contains = async (later: string, earlier: string) =>
    later === earlier || (await line(["merge-base", later, earlier])) === earlier;

  /** The host's page that opens a pull request, once the host has named it. */
  let approvalPage: string | undefined;

  async function look(asksHost: boolean): Promise<Situation> {
    const copy = await lookAtWorkingCopy(content);
    const { remote, upstream, head } = copy;
    const reviewRef = reviewBranch.replace("refs/heads/", `refs/remotes/${remote}/`);
    const canAsk = asksHost && !copy.problem;
    const answer = canAsk ? await fetchAll(copy, reviewRef) : undefined;

    const online = upstream && (await commitAt(upstream));
    const review = online && (await commitAt(reviewRef));
    const sent = online && (await commitAt(SENT_REF));
    const onlineTree = await treeOf(online);
    const sentTree = await treeOf(sent);

    // The host may have squashed the approved changes into another commit.
    const isApproved = sent && ((await contains(online, sent)) || same(sentTree, onlineTree));
    const isSentHere = isApproved && (await contains(sent, head));
    const baseTree = isSentHere ? sentTree : await treeOf(head);
    const problem = copy.problem ?? answer?.problem ?? (await findDivergence(head, online));
    const silence = answer?.silence;
    return { ...copy, problem, silence, online, onlineTree, review, sent, sentTree, baseTree };
  }

  /** Explains why the website's commit does not follow that of this computer; undefined if it does. */
  async function findDivergence(head: string, online: string): Promise<string | undefined> {
    if (!online || (await contains(online, head))) return undefined;
    const isAhead = await contains(head, online);
    return isAhead ? SENTENCES.ahead : SENTENCES.rewritten;
  }

  /** Fetches the main branch and this computer's review branch. @returns the reason if that fails */
  async function fetchAll(
    { remote, remoteBranch, upstream }: WorkingCopy,
    reviewRef: string,
  ): Promise<Partial<Pick<Situation, "problem" | "silence">>> {
    const refNames = ["HEAD", remoteBranch, reviewBranch];
    const listing = await askHost(folder, limits.fetch, ["ls-remote", "--symref", remote, ...refNames]);
    if (listing.code !== 0) return { silence: explainRefusal(listing) };
    const lines = `${listing.out}`.split("\n");
    const refs = new Map(lines.map((ref) => ref.split("\t").reverse() as [string, string]));
    const mainBranch = /^ref: (\S+)\tHEAD$/m.exec(`${listing.out}`)?.[1];
    if (mainBranch && mainBranch !== remoteBranch) return { problem: SENTENCES.otherBranch };
    if (!refs.has(remoteBranch)) return { problem: SENTENCES.branchGone };
    if (!refs.has(reviewBranch)) await line(["update-ref", "-d", reviewRef]);

    const findOutdated = async () => {
      const outdated: string[] = [];
      for (const [theirs, ours] of Object.entries({ [remoteBranch]: upstream, [reviewBranch]: reviewRef })) {
        const commit = refs.get(theirs);
        if (commit && commit !== (await commitAt(ours))) outdated.push(`+${theirs}:${ours}`);
      }
      return outdated;
    };
    const outdated = await findOutdated();
    if (outdated.length > 0) {
      const args = ["fetch", "--no-tags", "--progress", remote, ...outdated];
      const fetched = await askHost(folder, limits.fetch, args);
      // A fetch also fails if another process has just fetched the same commits.
      if ((await findOutdated()).length > 0) return { silence: explainRefusal(fetched) };
    }
    return {};
  }

  /** Asks the host for its state. @throws GitError if nothing may be published now */
  async function lookToPublish(): Promise<Situation> {
    const situation = await look(true);
    const problem = situation.problem ?? situation.silence;
    if (problem) throw new GitError(problem);
    return situation;
  }

  /** Reads the files of a tree. Files that are the same in the folder keep their line endings. */
  async function filesOf(tree: Tree, here: Tree): Promise<ContentFiles> {
    const local = readContentFiles(content);
    const missing = [...tree].filter(([name, id]) => here.get(name) !== id || !local.has(name));
    const ids = missing.map(([, id]) => id);
    const blobs = await readBlobs(folder, ids);
    const bytesOf = (name: string, id: string) => blobs.get(id) ?? local.get(name) ?? Buffer.of();
    return new Map([...tree].map(([name, id]) => [name, bytesOf(name, id)]));
  }

  const filesHere = () => new Map([...readContentFiles(content)].filter(([name]) => isContent(name)));

  /**
   * Checks out a later commit. Meanwhile, git's stash has the changed
   * content, so that a crash loses nothing.
   *
   * @param wanted the content to write afterward; by default, the commit's content stays
   */
  async function moveTo(commit: string, { changed }: WorkingCopy, wanted?: ContentFiles): Promise<void> {
    const latestStash = () => commitAt("refs/stash");
    const before = await latestStash();
    const isStashed = async () => (await latestStash()) !== before;
    try {
      if (changed.length > 0) await stash(changed);
      await run(["merge", "--ff-only", "--quiet", commit]);
    } catch (error) {
      if (await isStashed()) await run(["stash", "pop", "--quiet"]);
      const reason = error instanceof GitError ? error.message : "";
      throw new GitError(
        `The newer content could not be brought to this computer. Nothing has changed here. ${reason}`,
      );
    }
    try {
      if (wanted) replaceFiles(content, filesHere(), wanted);
    } catch {
      throw new GitError(SENTENCES.stashed);
    }
    if (await isStashed()) await run(["stash", "drop", "--quiet"]);
  }

  async function stash(names: readonly string[]): Promise<void> {
    const args = ["stash", "push", "--quiet", "--include-untracked", "--pathspec-from-file=-", "--pathspec-file-nul"];
    const input = names.map((name) => `content/${name}\0`).join("");
    await run(args, { input, env: { GIT_LITERAL_PATHSPECS: "1" } });
  }

  /** Adds the folder's content to the repository, with a separate index. @returns the id of its tree */
  async function writeTree({ head, changed }: WorkingCopy): Promise<string> {
    const scratch = mkdtempSync(path.join(tmpdir(), "publish-"));
    const env = { GIT_INDEX_FILE: path.join(scratch, "index") };
    try {
      await run(["read-tree", head], { env });
      const files = [...(await hashFiles(content, changed, true))];
      const deleted = files.filter(([, id]) => !id).map(([name]) => `0 ${"0".repeat(40)}\tcontent/${name}\0`);
      const written = files.filter(([, id]) => id).map(([name, id]) => `100644 ${id}\tcontent/${name}\0`);
      // Deletions come first, because a new folder may have the name of a deleted file.
      const input = [...deleted, ...written].join("");
      await run(["update-index", "-z", "--index-info"], { env, input });
      return `${await run(["write-tree"], { env })}`.trim();
    } finally {
      rmSync(scratch, { recursive: true });
    }
  }

  /** Pushes a commit. @throws GitError if the push fails for any reason other than a rejection */
  async function push({ remote }: WorkingCopy, commit: string, branch: string) {
    const args = ["push", "--porcelain", "--no-verify", "--progress", remote, `${commit}:${branch}`];
    const answer = await askHost(folder, limits.push, args);
    if (answer.code === 0) return { hasArrived: true, ...answer };
    if (isRejected(answer)) return { hasArrived: false, ...answer };
    // The commit may have arrived although the answer was lost.
    const there = await askHost(folder, limits.fetch, ["ls-remote", remote, branch]);
    if (`${there.out}`.startsWith(commit)) return { hasArrived: true, ...answer };
    if (there.code === 0) throw new GitError(`Nothing was published. ${explainRefusal(answer)}`);
    throw new GitError(`${explainRefusal(answer)} ${SENTENCES.unknown}`);
  }

  async function publish(isRetry = false): Promise<string> {
    const situation = await lookToPublish();
    const { head, branch, remoteBranch, online, onlineTree, here, review, sentTree } = situation;
    if (online !== head) {
      const told = await bringOnline(situation);
      return told ?? publish(isRetry);
    }
    if (same(here, onlineTree)) return "Everything that is saved on this computer is on the website.";
    if (review && same(here, sentTree)) return WAITING;

    const message = await checkAndDescribe(situation);
    const tree = await writeTree(situation);
    const made = await commitTree(tree, [head], message);
    const answer = await push(situation, made, remoteBranch);
    if (answer.hasArrived) {
      // If a lock makes this fail, the next publication finds the same content online, and tries again.
      await line(["update-ref", "-m", "publish", branch, made, head]);
      await line(["reset", "--quiet"]);
      return "Published. Your changes are on the website in a few minutes.";
    }
    const isLate = /\[rejected\]/.test(`${answer.out}`);
    if (isLate && isRetry) throw new GitError(SENTENCES.late);
    if (isLate) return publish(true);
    return sendForApproval(situation, made, message);
  }

  /** Makes a commit that no branch has yet. @returns its id */
  async function commitTree(tree: string, parents: readonly string[], message: string): Promise<string> {
    const options = parents.flatMap((parent) => ["-p", parent]);
    return `${await run(["commit-tree", tree, ...options, "-F", "-"], { input: message })}`.trim();
  }

  /**
   * Brings newer content of the website into the folder.
   *
   * @returns a message for the user if nothing is left to publish afterward
   * @throws StaleError if a person has to see the newer content first
   */
  async function bringOnline(situation: Situation): Promise<string | undefined> {
    const { online, onlineTree, baseTree, here } = situation;
    const isUnchanged = same(here, baseTree);
    const isAlreadyHere = same(onlineTree, here);
    if (hasNews(situation) && !isUnchanged) throw new StaleError(`${NEWER_ONLINE} Nothing was published.`);
    const isKept = !isUnchanged && !isAlreadyHere;
    await moveTo(online, situation, isKept ? filesHere() : undefined);
    if (!isUnchanged || isAlreadyHere) return undefined;
    return "This computer now has the newer content of the website.";
  }

  /** Returns the commit message. @throws GitError if the content has new problems */
  async function checkAndDescribe({ onlineTree, here }: Situation): Promise<string> {
    const before = await filesOf(onlineTree, here);
    const after = filesHere();
    const problems = await describeNewProblems(before, after);
    if (problems) throw new GitError(`Nothing was published, because of this: ${problems}`);
    const changes = describeChanges(snapshotOf(before), snapshotOf(after));
    return commitMessage(changes).trim() || "Change the content";
  }

  /** Pushes to this computer's review branch on a host that protects its main branch. */
  async function sendForApproval(situation: Situation, made: string, message: string): Promise<string> {
    const { head, review, sent } = situation;
    const isContained = review === "" || (await contains(head, review));
    if (!isContained && review !== sent) throw new GitError(SENTENCES.corrected);
    const proposed = isContained ? made : await commitTree(`${made}^{tree}`, [head, review], message);
    const answer = await push(situation, proposed, reviewBranch);
    if (!answer.hasArrived) throw new GitError(`Nothing was published. ${explainRefusal(answer)}`);
    await run(["update-ref", SENT_REF, proposed]);
    approvalPage = /^remote:.*?(https?:\/\/\S*(?:pull|merge|compare)\S*)/m.exec(answer.messages)?.[1];
    return "Sent for approval.";
  }

  async function describe(situation: Situation): Promise<Whereabouts> {
    const { here, online, onlineTree, baseTree, review, sentTree } = situation;
    const problem = situation.problem ?? situation.silence;
    const isUnchanged = same(here, baseTree);
    const isNewer = hasNews(situation);
    const isOnline = online !== "" && (same(here, onlineTree) || (isUnchanged && !situation.problem));
    const isWaiting = !isOnline && review !== "" && same(here, sentTree);
    const next = isUnchanged ? "Publish brings it here." : "You see both together before yours are published.";
    const newer = isNewer ? `${NEWER_ONLINE} ${next}` : "";
    const url = isWaiting ? await findApprovalPage(situation) : undefined;
    return {
      state: isOnline ? "online" : isWaiting ? "waiting" : "computer",
      text: problem ?? (isWaiting ? WAITING : newer),
      links: url ? [{ label: "Ask for approval", url }] : [],
      canPublish: !problem && (isOnline ? isNewer : !isWaiting),
      online: online ? snapshotOf(await filesOf(baseTree, here)) : undefined,
    };
  }

  async function findApprovalPage({ remote }: Situation): Promise<string | undefined> {
    if (approvalPage) return approvalPage;
    const address = await line(["remote", "get-url", "--push", remote]);
    return proposalPage(address, reviewBranch);
  }

  return {
    publish: () => publish(),

    async locate(): Promise<Whereabouts> {
      try {
        return await describe(await look(true));
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        return { state: "computer", text: error.message, links: [], canPublish: false };
      }
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

    /**
     * Checks out a commit of the website, and replaces all content of the folder with `after`.
     *
     * @returns false if the working copy already has the commit
     */
    async takeOnline(commit: string, after: ContentFiles): Promise<boolean> {
      const situation = await look(false);
      const { problem, head, online } = situation;
      if (problem) throw new GitError(problem);
      // Somebody may have pulled the commit already.
      if (await contains(head, commit)) return false;
      const isCurrent = (await contains(online, commit)) && (await contains(commit, head));
      if (!isCurrent) throw new StaleError(`${NEWER_ONLINE} Nothing was saved.`);
      await moveTo(commit, situation, after);
      return true;
    },
  };
}

/** Returns true if the website has newer content than the folder. */
function hasNews({ online, head, onlineTree, baseTree, here }: Situation): boolean {
  return online !== head && !same(onlineTree, baseTree) && !same(onlineTree, here);
}

function same(one: Tree, other: Tree): boolean {
  return one.size === other.size && [...one].every(([name, id]) => other.get(name) === id);
}
