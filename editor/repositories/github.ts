import type { GitActor, PullRequest } from "@octokit/graphql-schema";
import { fileKind } from "../../content-model/file-kind";
import { type Files, mergeFiles } from "../draft/merge-files";
import type { GithubSettings } from "../settings";
import { decode } from "./ask-server";
import { createGithubApi, type GithubAccess, RefusedError, STALE } from "./github-api";
import { CHECKS, describeStatus, STATUS, type StatusData } from "./github-status";
import { pullRequestText } from "./pull-request-text";
import type { Changes, ContentVersion, Repository, Saved, Snapshot } from "./repository";
import { StaleError } from "./repository";

/** `login` names the account that is signed in; undefined if nobody is. */
export type GithubOptions = GithubAccess & Pick<GithubSettings, "branch" | "publish"> & { login(): string | undefined };

/** The branch of the pull request. */
const EDITS = "content-edits";
const ROOT = "content";
const FOLDER = `${ROOT}/`;
/** How many earlier versions are read at a time. */
const PAGE = 20;
/** What git calls a commit that does not exist. */
const NONE = "0".repeat(40);

/** Files down to content/images/1/2/3: GitHub lists one level for each one that a query has. */
const folders = (depth: number): string =>
  depth === 0 ? "" : `... on Tree { entries { path type oid object { ${folders(depth - 1)} __typename } } }`;

/** One from a copy of the repository may have a branch of the same name. */
const PULL_REQUESTS = "nodes { id number url state baseRefName headRefOid isCrossRepository }";

const FILES = `
  fragment Files on Commit {
    oid
    tree { oid entries { path oid } }
    file(path: "${ROOT}") @include(if: $files) {
      oid
      object { ... on Tree { entries { path type oid object { ... on Blob { text isTruncated } ${folders(4)} } } } }
    }
  }`;

const READ = `
  query Read($owner: String!, $name: String!, $branch: String!, $edits: String!, $proposes: Boolean!, $files: Boolean!) {
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
  query ReadCommit($owner: String!, $name: String!, $oid: GitObjectID!, $files: Boolean = true) {
    repository(owner: $owner, name: $name) { object(oid: $oid) { ...Files } }
  } ${FILES}`;

/** With one more than are shown: what the last one was made from. */
const HISTORY = `
  query History($owner: String!, $name: String!, $oid: GitObjectID!, $after: String, $files: Boolean = true) {
    repository(owner: $owner, name: $name) {
      object(oid: $oid) {
        ... on Commit {
          history(path: "${ROOT}", first: ${PAGE + 1}, after: $after) {
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
  file?: Pick<Entry, "oid" | "object"> | null;
}

interface ReadData {
  repository: {
    id: string;
    branch: { target: Commit } | null;
    edits?: { target: Commit; associatedPullRequests: { nodes: readonly PullRequest[] } } | null;
  };
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
  createCommitOnBranch: {
    commit: { oid: string };
    ref?: { associatedPullRequests: { nodes: readonly PullRequest[] } };
  };
}

/** Content in a repository on GitHub, through its API, in the name of whoever is signed in. */
export function createGithubRepository(options: GithubOptions): Repository {
  const { owner, name, branch } = options;
  const home = `/repos/${owner}/${name}`;
  const proposes = options.publish === "pull-request";
  const api = createGithubApi(options);
  /** If the last snapshot is a merge that is not on GitHub yet: how its files are different from the live ones. */
  let merge: { version: string; changed: readonly object[] } | undefined;

  /** Whether the pull request does not list what was saved last, because GitHub did not take its new text. */
  let isTextOld = false;

  /** What lies on GitHub at this moment. */
  async function readState(files: boolean) {
    const refs = { branch: `refs/heads/${branch}`, edits: `refs/heads/${EDITS}` };
    const { repository } = await api.query<ReadData>(READ, { owner, name, ...refs, proposes, files });
    const { id, branch: found, edits } = repository;
    if (!found) {
      throw new Error(
        `${owner}/${name} has no branch “${branch}”. Whoever looks after the website has to enter the right one in the editor's settings (EDITOR_BRANCH).`,
      );
    }
    const proposal = findOpen(edits?.associatedPullRequests.nodes);
    // Whether the branch with edits has changes that nobody has merged or refused. Then editors continue from them.
    const live = found.target;
    const waiting = edits != null && (proposal !== undefined || (await isUndecided(edits, live)));
    return { repositoryId: id, head: waiting ? edits.target : live, live, edits: edits?.target.oid, waiting, proposal };
  }

  function findOpen(pullRequests: readonly PullRequest[] = []): PullRequest | undefined {
    return pullRequests.find(
      ({ state, baseRefName, isCrossRepository }) => state === "OPEN" && baseRefName === branch && !isCrossRepository,
    );
  }

  /**
   * Whether a branch without an open pull request has changes that have not been in a closed one either: somebody's
   * save was interrupted after its commit, or is at that point right now.
   */
  async function isUndecided(edits: NonNullable<ReadData["repository"]["edits"]>, live: Commit) {
    const { oid } = edits.target;
    const isDecided = ({ state, headRefOid }: PullRequest) => state !== "OPEN" && headRefOid === oid;
    return !edits.associatedPullRequests.nodes.some(isDecided) && (await compare(live.oid, oid)).ahead_by > 0;
  }

  function compare(base: string, head: string) {
    const path = `${home}/compare/${base}...${head}?per_page=1`;
    return api.rest<{ ahead_by: number; merge_base_commit: { sha: string } }>(path);
  }

  const readVersion = async (commit: Commit) => sortFiles(await readFiles(commit));

  async function readFiles({ file }: Commit): Promise<Files> {
    const files = new Map<string, string>();
    for (const { path, oid, object } of listFiles(file?.object?.entries ?? [])) {
      const name = path.slice(FOLDER.length);
      // GitHub sends no text of a file that it takes for something else, and not all of a long one.
      const sent = object?.isTruncated ? undefined : object?.text;
      files.set(name, fileKind(name) === "text" ? (sent ?? decode(await api.readBlob(oid))) : oid);
    }
    return files;
  }

  /**
   * Brings what has become live meanwhile into what waits, field by field. Undefined if there is nothing to bring in, or
   * if only a person can: both have changed the same field, or somebody has changed more than content in the branch.
   */
  async function mergeLive(edits: Commit, live: Commit) {
    const { sha: oid } = (await compare(live.oid, edits.oid)).merge_base_commit;
    if (oid === live.oid) return undefined;
    const { repository } = await api.query<{ repository: { object: Commit } }>(READ_COMMIT, { owner, name, oid });
    const base = repository.object;
    const besides = ({ tree }: Commit) => JSON.stringify(tree.entries.filter(({ path }) => `${path}/` !== FOLDER));
    if (base.file?.oid === live.file?.oid || besides(base) !== besides(edits)) return undefined;
    const theirs = await readFiles(live);
    const files = mergeFiles(await readFiles(base), await readFiles(edits), theirs);
    if (!files) return undefined;
    const changed = [...new Set([...theirs.keys(), ...files.keys()])].flatMap((file) => {
      const value = files.get(file);
      if (value === theirs.get(file)) return [];
      const text = value !== undefined && fileKind(file) === "text" && { content: value };
      return [{ path: `${FOLDER}${file}`, mode: "100644", type: "blob", ...(text || { sha: value ?? null }) }];
    });
    return { version: `${edits.oid} ${live.oid}`, files, changed };
  }

  /** @returns the id of a commit that no branch has yet */
  async function commitMerge(parents: readonly string[], live: string, changed: readonly object[]): Promise<string> {
    const make = async (kind: string, content: object) =>
      (await api.rest<{ sha: string }>(`${home}/git/${kind}`, content)).sha;
    // GitHub takes no tree without a difference.
    const tree = changed.length > 0 ? await make("trees", { base_tree: live, tree: changed }) : live;
    return make("commits", { message: "Bring in what is live", parents, tree });
  }

  async function commit(to: string, { version, files, message }: Changes): Promise<CommitData["createCommitOnBranch"]> {
    const changed = [...files].map(([path, content]) => ({ path: `${FOLDER}${path}`, content }));
    const additions = changed.flatMap(({ path, content }) =>
      content === null ? [] : [{ path, contents: toBase64(content) }],
    );
    const deletions = changed.filter(({ content }) => content === null).map(({ path }) => ({ path }));
    const [headline, ...body] = message.split("\n");
    const input = {
      branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: to },
      expectedHeadOid: version,
      message: { headline, body: body.join("\n").trim() },
      fileChanges: { additions, deletions },
    };
    return (await api.query<CommitData>(COMMIT, { proposes, input })).createCommitOnBranch;
  }

  async function openPullRequest(repositoryId: string, live: Commit, after: ContentVersion): Promise<void> {
    try {
      const text = pullRequestText(await readVersion(live), after);
      const input = { repositoryId, baseRefName: branch, headRefName: EDITS, ...text };
      await api.query(OPEN_PULL_REQUEST, { input });
    } catch (error) {
      // Another editor's save may have opened it since.
      const { proposal } = await readState(false).catch(() => ({ proposal: undefined }));
      if (proposal) return;
      // Theirs may be what somebody else's save has left.
      const state = `Changes are on GitHub, in the branch “${EDITS}”, but no pull request could be opened for them, so that nobody can approve them yet.`;
      if (error instanceof Error) error.message = `${state} ${error.message} To try again, save again.`;
      throw error;
    }
  }

  /** What was saved is saved, whether or not this succeeds. */
  async function updatePullRequest(open: PullRequest, live: Commit, after: ContentVersion) {
    try {
      const input = { pullRequestId: open.id, ...pullRequestText(await readVersion(live), after) };
      await api.query(UPDATE_PULL_REQUEST, { input });
      isTextOld = false;
    } catch {
      isTextOld = true;
    }
  }

  const saveDirectly = async (changes: Changes) => ({ version: (await commit(branch, changes)).commit.oid });

  async function saveForApproval(changes: Changes): Promise<Saved> {
    const { version, after } = changes;
    const { repositoryId, head, live, edits, waiting, proposal } = await readState(true);
    // What an interrupted save has left is proposed whatever becomes of this one.
    if (waiting && !proposal) await openPullRequest(repositoryId, live, await readVersion(head));
    const merged = waiting && version === merge?.version ? merge : undefined;
    if (version !== (merged ? `${edits} ${live.oid}` : head.oid)) throw new StaleError(STALE);
    const start = merged ? await commitMerge(version.split(" "), live.tree.oid, merged.changed) : version;
    if (edits !== start) {
      // Only forced over changes that were merged or refused; and only if nobody moves the branch in between.
      const force = edits !== undefined && !waiting;
      const move = { name: `refs/heads/${EDITS}`, beforeOid: edits ?? NONE, afterOid: start, force };
      await api.query(MOVE_BRANCH, { input: { repositoryId, refUpdates: [move] } });
    }
    const saved = await commit(EDITS, { ...changes, version: start });
    // Not open any more, if somebody has merged it since.
    const open = findOpen(saved.ref?.associatedPullRequests.nodes);
    await (open ? updatePullRequest(open, live, after) : openPullRequest(repositoryId, live, after));
    return { version: saved.commit.oid };
  }

  return {
    place: `${owner}/${name} on GitHub`,
    afterSaving: proposes ? "It goes live once somebody has approved it." : "It goes live in about two minutes.",

    // Not known before somebody has signed in.
    get draftKey() {
      return `github ${owner}/${name} ${branch} ${options.login()}`;
    },

    async load() {
      const { head, live, waiting } = await readState(true);
      const merged = waiting ? await mergeLive(head, live) : undefined;
      const { version, files } = merged ?? { version: head.oid, files: await readFiles(head) };
      merge = merged;
      return { version, ...sortFiles(files) };
    },

    readImage: (_image, hash) => api.readBlob(hash),

    async locate() {
      const variables = { owner, name, ref: `refs/heads/${branch}`, base: branch, head: EDITS, proposes };
      const [{ live, waiting }, { repository }] = await Promise.all([
        readState(true),
        api.query<StatusData>(STATUS, variables, CHECKS),
      ]);
      const { state, text, links } = describeStatus(repository, waiting);
      const old = " Its page does not list yet what was saved last: the next save lists it.";
      const all = `${text}${state === "waiting" && isTextOld ? old : ""}`;
      return { state, text: all, links, canPublish: false, online: await readVersion(live) };
    },

    async history(after) {
      // Goes on in the same commits, whatever is saved meanwhile.
      const oid = after?.slice(0, NONE.length) ?? (await readState(false)).head.oid;
      const variables = { owner, name, oid, after: after?.slice(NONE.length + 1) };
      const { repository } = await api.query<HistoryData>(HISTORY, variables);
      const edges = repository.object?.history.edges ?? [];
      const versions = edges.slice(0, PAGE).map(async ({ node }, index) => {
        const { oid: id, committedDate, author } = node;
        const before = node.parents.nodes[0]?.file?.oid;
        const older = edges.slice(index + 1).map((edge) => edge.node);
        // Where branches were merged, the one before in the list may be from another branch.
        const parent = before && (older.find(({ file }) => file?.oid === before) ?? older[0])?.oid;
        const by = author?.name || author?.user?.login || "Somebody";
        return { id, savedAt: new Date(committedDate), author: by, parent, ...(await readVersion(node)) };
      });
      const next = edges.length > PAGE ? `${oid} ${edges[PAGE - 1]?.cursor}` : undefined;
      return { versions: await Promise.all(versions), next };
    },

    async save(changes) {
      const save = proposes ? saveForApproval : saveDirectly;
      return save(changes).catch((error: unknown) => {
        // GitHub has no error code for most ways in which a branch can change during a save: looking again tells.
        if (error instanceof RefusedError) return save(changes);
        throw error;
      });
    },
  };
}

/** All files in folders and the folders in them, without hidden ones. */
function listFiles(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ path }) => !/\/\.[^/]*$/.test(path))
    .flatMap((entry) => (entry.type === "blob" ? [entry] : listFiles(entry.object?.entries ?? [])));
}

function sortFiles(files: Files): Pick<Snapshot, "texts" | "images" | "unexpectedFiles"> {
  const filesOf = (kind: ReturnType<typeof fileKind>) => [...files].filter(([file]) => fileKind(file) === kind);
  const images = new Map(filesOf("image").map(([file, hash]) => [`./${file}`, hash]));
  return { texts: new Map(filesOf("text")), images, unexpectedFiles: filesOf("unexpected").map(([file]) => file) };
}

function toBase64(content: string | Uint8Array): string {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
