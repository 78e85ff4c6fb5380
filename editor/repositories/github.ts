import type { GitActor, PullRequest } from "@octokit/graphql-schema";
import { fileKind } from "../../content-model/file-kind";
import { type Files, mergeFiles, sortFiles } from "../draft/merge-files";
import type { GithubSettings } from "../settings";
import { createGithubApi, type GithubAccess, RefusedError, STALE } from "./github-api";
import { CHECKS, describeStatus, STATUS, type StatusData } from "./github-status";
import { pullRequestText } from "./pull-request-text";
import {
  type Changes,
  type ContentVersion,
  type EarlierVersion,
  type Repository,
  StaleError,
  VERSIONS_PER_PART,
} from "./repository";

export interface GithubOptions extends GithubAccess, Pick<GithubSettings, "branch" | "publish"> {
  /** Returns the name of the account that is signed in, if any. */
  login(): string | undefined;
}

/** The branch that all pull requests of the editor come from. */
const EDITS_BRANCH = "content-edits";
const ROOT = "content";
const FOLDER = `${ROOT}/`;
/** The id that git uses for a commit that does not exist. */
const NO_COMMIT = "0".repeat(40);
/** Decodes text. It keeps a byte order mark, so that the text can be saved unchanged. */
const UTF_8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** Returns the part of a query that lists nested folders. A query has to name each level. */
const folders = (depth: number): string =>
  depth === 0 ? "" : `... on Tree { entries { path type oid object { ${folders(depth - 1)} __typename } } }`;

const PULL_REQUESTS = "nodes { id number url state baseRefName headRefOid isCrossRepository }";

const FILES = `
  fragment Files on Commit {
    oid
    tree { oid entries { path oid } }
    file(path: "${ROOT}") {
      oid
      object { ... on Tree { entries { path type oid object { ... on Blob { text isTruncated } ${folders(4)} } } } }
    }
  }`;

const READ = `
  query Read($owner: String!, $name: String!, $branch: String!, $edits: String!, $proposes: Boolean!) {
    repository(owner: $owner, name: $name) {
      id
      branch: ref(qualifiedName: $branch) { target { ...Files } }
      edits: ref(qualifiedName: $edits) @include(if: $proposes) {
        target { ...Files }
        associatedPullRequests(first: 20, orderBy: { field: CREATED_AT, direction: DESC }) { ${PULL_REQUESTS} }
      }
    }
  } ${FILES}`;

const READ_COMMIT = `
  query ReadCommit($owner: String!, $name: String!, $oid: GitObjectID!) {
    repository(owner: $owner, name: $name) { object(oid: $oid) { ...Files } }
  } ${FILES}`;

/** Reads one more version than the editor shows, because it is the parent of the last one. */
const HISTORY = `
  query History($owner: String!, $name: String!, $oid: GitObjectID!, $after: String) {
    repository(owner: $owner, name: $name) {
      object(oid: $oid) {
        ... on Commit {
          history(path: "${ROOT}", first: ${VERSIONS_PER_PART + 1}, after: $after) {
            edges { cursor node { ...Files committedDate author { name user { login } } ...First } }
          }
        }
      }
    }
  }
  fragment First on Commit { parents(first: 1) { nodes { file(path: "${ROOT}") { oid } } } } ${FILES}`;

const MOVE_BRANCH = `
  mutation MoveBranch($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;

const COMMIT = `
  mutation Commit($input: CreateCommitOnBranchInput!, $proposes: Boolean!) {
    createCommitOnBranch(input: $input) {
      commit { oid }
      ref @include(if: $proposes) { associatedPullRequests(first: 20, states: OPEN) { ${PULL_REQUESTS} } }
    }
  }`;

const OPEN_PULL_REQUEST = `
  mutation Open($input: CreatePullRequestInput!) { createPullRequest(input: $input) { clientMutationId } }`;

const UPDATE_PULL_REQUEST = `
  mutation Update($input: UpdatePullRequestInput!) { updatePullRequest(input: $input) { clientMutationId } }`;

interface Entry {
  path: string;
  type: string;
  oid: string;
  object: { text?: string | null; isTruncated?: boolean; entries?: readonly Entry[] } | null;
}

interface Commit {
  oid: string;
  tree: { oid: string; entries: readonly { path: string; oid: string }[] };
  file: Pick<Entry, "oid" | "object"> | null;
}

interface EditsBranch {
  target: Commit;
  associatedPullRequests: { nodes: readonly PullRequest[] };
}

interface ReadData {
  repository: { id: string; branch: { target: Commit } | null; edits?: EditsBranch | null };
}

interface SavedCommit extends Commit {
  committedDate: string;
  author: GitActor | null;
  parents: { nodes: readonly Pick<Commit, "file">[] };
}

interface HistoryData {
  repository: { object: { history: { edges: readonly { cursor: string; node: SavedCommit }[] } } | null };
}

interface CommitData {
  createCommitOnBranch: { commit: { oid: string }; ref?: Pick<EditsBranch, "associatedPullRequests"> };
}

/** Reads and saves content in a GitHub repository, with the account that is signed in. */
export function createGithubRepository(options: GithubOptions): Repository {
  const { owner, name, branch } = options;
  const home = `/repos/${owner}/${name}`;
  const proposes = options.publish === "pull-request";
  const api = createGithubApi(options);
  /** True if the last update of the pull request's text has failed. */
  let isTextOutdated = false;

  /** Reads the current state of the branches. */
  async function readState() {
    const refs = { branch: `refs/heads/${branch}`, edits: `refs/heads/${EDITS_BRANCH}` };
    const { repository } = await api.query<ReadData>(READ, { owner, name, ...refs, proposes });
    const { id: repositoryId, branch: found, edits } = repository;
    if (!found) {
      throw new Error(
        `${owner}/${name} has no branch “${branch}”. Ask the person who looks after the website to enter the right one in the editor's settings (EDITOR_BRANCH).`,
      );
    }
    const live = found.target;
    const proposal = findOpen(edits?.associatedPullRequests.nodes);
    // New edits continue from earlier edits that nobody has merged or closed.
    const waiting = edits != null && (proposal !== undefined || (await isUndecided(edits, live)));
    const head = waiting ? edits.target : live;
    return { repositoryId, head, live, edits: edits?.target.oid, waiting, proposal };
  }

  function findOpen(pullRequests: readonly PullRequest[] = []): PullRequest | undefined {
    // A fork of the repository may have a branch with the same name.
    return pullRequests.find(
      ({ state, baseRefName, isCrossRepository }) => state === "OPEN" && baseRefName === branch && !isCrossRepository,
    );
  }

  /** Returns true if the branch has changes of an interrupted save, without a pull request. */
  async function isUndecided({ target, associatedPullRequests }: EditsBranch, live: Commit): Promise<boolean> {
    const isDecided = associatedPullRequests.nodes.some(
      ({ state, headRefOid }) => state !== "OPEN" && headRefOid === target.oid,
    );
    if (isDecided) return false;
    const { ahead_by } = await compare(live.oid, target.oid);
    return ahead_by > 0;
  }

  function compare(base: string, head: string) {
    const path = `${home}/compare/${base}...${head}?per_page=1`;
    return api.rest<{ ahead_by: number; merge_base_commit: { sha: string } }>(path);
  }

  const readVersion = async (commit: Commit) => sortFiles(await readFiles(commit));

  async function readFiles({ file }: Commit): Promise<Files> {
    const files = new Map<string, string>();
    for (const { path, oid, object } of listFiles(file?.object?.entries ?? [])) {
      const fileName = path.slice(FOLDER.length);
      if (fileKind(fileName) !== "text") {
        files.set(fileName, oid);
        continue;
      }
      // GitHub truncates long texts, and omits texts that it considers binary.
      const sent = object?.isTruncated ? undefined : object?.text;
      files.set(fileName, sent ?? UTF_8.decode(await api.readBlob(oid)));
    }
    return files;
  }

  async function readCommit(oid: string): Promise<Commit> {
    const variables = { owner, name, oid };
    const { repository } = await api.query<{ repository: { object: Commit } }>(READ_COMMIT, variables);
    return repository.object;
  }

  /**
   * Merges the live content into the edits, without saving the result.
   *
   * @returns undefined if nothing has to be merged, or if a person has to do
   *   it: both sides have changed the same field, or other files have changed
   */
  async function mergeLive(edits: Commit, live: Commit): Promise<Files | undefined> {
    const { sha } = (await compare(live.oid, edits.oid)).merge_base_commit;
    if (sha === live.oid) return undefined;
    const base = await readCommit(sha);
    const isUnchanged = base.file?.oid === live.file?.oid;
    if (isUnchanged || otherFilesKey(base) !== otherFilesKey(edits)) return undefined;
    return mergeFiles(await readFiles(base), await readFiles(edits), await readFiles(live));
  }

  /** Commits a merge without moving a branch. @returns the id of the commit */
  async function commitMerge(edits: Commit, live: Commit, merged: Files): Promise<string> {
    const create = async (kind: string, content: object) => {
      const { sha } = await api.rest<{ sha: string }>(`${home}/git/${kind}`, content);
      return sha;
    };
    const base_tree = live.tree.oid;
    const changed = treeEntries(await readFiles(live), merged);
    // GitHub refuses a tree without changes.
    const tree = changed.length > 0 ? await create("trees", { base_tree, tree: changed }) : base_tree;
    return create("commits", { message: "Bring in what is live", parents: [edits.oid, live.oid], tree });
  }

  async function commit(branchName: string, { version, files, message }: Changes) {
    const additions: object[] = [];
    const deletions: object[] = [];
    for (const [file, content] of files) {
      const path = `${FOLDER}${file}`;
      if (content === null) deletions.push({ path });
      else additions.push({ path, contents: toBase64(content) });
    }
    const [headline, ...body] = message.split("\n");
    const input = {
      branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName },
      expectedHeadOid: version,
      message: { headline, body: body.join("\n").trim() },
      fileChanges: { additions, deletions },
    };
    const { createCommitOnBranch } = await api.query<CommitData>(COMMIT, { proposes, input });
    return createCommitOnBranch;
  }

  async function openPullRequest(repositoryId: string, live: Commit, after: ContentVersion): Promise<void> {
    try {
      const text = pullRequestText(await readVersion(live), after);
      const input = { repositoryId, baseRefName: branch, headRefName: EDITS_BRANCH, ...text };
      await api.query(OPEN_PULL_REQUEST, { input });
    } catch (error) {
      // Somebody else's save may have opened the pull request at the same time.
      const state = await readState().catch(() => undefined);
      if (state?.proposal) return;
      const problem = `Changes are on GitHub, in the branch “${EDITS_BRANCH}”, but no pull request could be opened for them, so nobody can approve them yet.`;
      if (error instanceof Error) error.message = `${problem} ${error.message} To try again, save again.`;
      throw error;
    }
  }

  /** Updates the text of the pull request. If this fails, the save still succeeds. */
  async function updatePullRequest({ id }: PullRequest, live: Commit, after: ContentVersion): Promise<void> {
    try {
      const text = pullRequestText(await readVersion(live), after);
      await api.query(UPDATE_PULL_REQUEST, { input: { pullRequestId: id, ...text } });
      isTextOutdated = false;
    } catch {
      isTextOutdated = true;
    }
  }

  async function saveForApproval(changes: Changes) {
    const { version, after } = changes;
    const { repositoryId, head, live, edits, waiting, proposal } = await readState();
    // Opens a pull request for the changes of an interrupted save.
    if (waiting && !proposal) await openPullRequest(repositoryId, live, await readVersion(head));

    const isMerge = waiting && version === mergeVersion(head, live);
    const merged = isMerge ? await mergeLive(head, live) : undefined;
    if (!merged && version !== head.oid) throw new StaleError(STALE);
    const start = merged ? await commitMerge(head, live, merged) : version;
    if (edits !== start) {
      // Overwrites only edits that were merged or closed. GitHub refuses if the branch has just moved.
      const force = edits !== undefined && !waiting;
      const move = { name: `refs/heads/${EDITS_BRANCH}`, beforeOid: edits ?? NO_COMMIT, afterOid: start, force };
      await api.query(MOVE_BRANCH, { input: { repositoryId, refUpdates: [move] } });
    }
    const saved = await commit(EDITS_BRANCH, { ...changes, version: start });
    // Somebody may have merged the pull request in the meantime.
    const open = findOpen(saved.ref?.associatedPullRequests.nodes);
    if (open) await updatePullRequest(open, live, after);
    else await openPullRequest(repositoryId, live, after);
    return saved;
  }

  /** @param older the commits before this one, the latest first */
  async function earlierVersion(commit: SavedCommit, older: readonly SavedCommit[]): Promise<EarlierVersion> {
    const { oid, committedDate, author, parents } = commit;
    const before = parents.nodes[0]?.file?.oid;
    // After a merge, the next commit in the list may belong to the other branch.
    const parent = older.find(({ file }) => file?.oid === before) ?? older[0];
    return {
      id: oid,
      savedAt: new Date(committedDate),
      author: author?.name || author?.user?.login || "Somebody",
      parent: before && parent?.oid,
      ...(await readVersion(commit)),
    };
  }

  return {
    place: `${owner}/${name} on GitHub`,
    afterSaving: proposes ? "It goes live once somebody has approved it." : "It goes live in about two minutes.",

    // The account is unknown before the sign-in.
    get draftKey() {
      return `github ${owner}/${name} ${branch} ${options.login()}`;
    },

    async load() {
      const { head, live, waiting } = await readState();
      const merged = waiting ? await mergeLive(head, live) : undefined;
      const version = merged ? mergeVersion(head, live) : head.oid;
      return { version, ...sortFiles(merged ?? (await readFiles(head))) };
    },

    readImage: (_image, hash) => api.readBlob(hash),

    async locate() {
      const variables = { owner, name, ref: `refs/heads/${branch}`, base: branch, head: EDITS_BRANCH, proposes };
      const [{ live, waiting }, { repository }] = await Promise.all([
        readState(),
        api.query<StatusData>(STATUS, variables, CHECKS),
      ]);
      const { state, text, links } = describeStatus(repository, waiting);
      const isOutdated = state === "waiting" && isTextOutdated;
      const outdated = isOutdated
        ? " The pull request does not list the latest changes yet. The next save adds them."
        : "";
      return { state, text: `${text}${outdated}`, links, canPublish: false, online: await readVersion(live) };
    },

    async history(after) {
      // Every part of the history starts from the same commit, even if somebody saves meanwhile.
      const oid = after?.slice(0, NO_COMMIT.length) ?? (await readState()).head.oid;
      const cursor = after?.slice(NO_COMMIT.length + 1);
      const { repository } = await api.query<HistoryData>(HISTORY, { owner, name, oid, after: cursor });
      const edges = repository.object?.history.edges ?? [];
      const commits = edges.map(({ node }) => node);
      const part = commits.slice(0, VERSIONS_PER_PART);
      const versions = part.map((each, index) => earlierVersion(each, commits.slice(index + 1)));
      const hasMore = edges.length > VERSIONS_PER_PART;
      const next = hasMore ? `${oid} ${edges[VERSIONS_PER_PART - 1]?.cursor}` : undefined;
      return { versions: await Promise.all(versions), next };
    },

    async save(changes) {
      const save = () => (proposes ? saveForApproval(changes) : commit(branch, changes));
      const saved = await save().catch((error: unknown) => {
        // If the branch changes during the save, GitHub often reports only a refusal.
        // The second attempt then throws the right error.
        if (error instanceof RefusedError) return save();
        throw error;
      });
      return { version: saved.commit.oid };
    },
  };
}

/** Returns the version of a merge that is not on GitHub yet. */
const mergeVersion = (edits: Commit, live: Commit) => `${edits.oid} ${live.oid}`;

/** Lists the files of nested folders, except hidden ones. */
function listFiles(entries: readonly Entry[]): Entry[] {
  const visible = entries.filter(({ path }) => !/\/\.[^/]*$/.test(path));
  return visible.flatMap((entry) => (entry.type === "blob" ? [entry] : listFiles(entry.object?.entries ?? [])));
}

/** Returns a string that identifies all files of a commit except the content. */
function otherFilesKey({ tree }: Commit): string {
  return JSON.stringify(tree.entries.filter(({ path }) => path !== ROOT));
}

/** Returns the differences between two versions as entries for GitHub's API of git trees. */
function treeEntries(before: Files, after: Files): object[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((file) => {
    const value = after.get(file);
    if (value === before.get(file)) return [];
    const isText = value !== undefined && fileKind(file) === "text";
    const content = isText ? { content: value } : { sha: value ?? null };
    return [{ path: `${FOLDER}${file}`, mode: "100644", type: "blob", ...content }];
  });
}

function toBase64(content: string | Uint8Array): string {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
