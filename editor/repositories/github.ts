import { fileKind } from "../../content-model/file-kind";
import type { GithubSettings } from "../settings";
import { decode } from "./ask-server";
import { createGithubApi, type GithubAccess, RefusedError, STALE } from "./github-api";
import { type Changes, type Proposal, type Repository, type Saved, StaleError } from "./repository";

/** `login` names the account that is signed in; undefined if nobody is. */
export type GithubOptions = GithubAccess & Pick<GithubSettings, "branch" | "publish"> & { login(): string | undefined };

/** The branch of the pull request. */
const EDITS = "content-edits";
const FOLDER = "content/";
/** What git calls a commit that does not exist. */
const NONE = "0".repeat(40);

/** Files down to content/images/1/2/3: GitHub lists one level for each one that a query has. */
const folders = (depth: number): string =>
  depth === 0 ? "" : `... on Tree { entries { path type oid object { ${folders(depth - 1)} __typename } } }`;

const PULL_REQUESTS = "nodes { number url state baseRefName headRefOid isCrossRepository }";

const READ = `
  query Read($owner: String!, $name: String!, $branch: String!, $edits: String!, $proposes: Boolean!, $files: Boolean!) {
    repository(owner: $owner, name: $name) {
      id
      branch: ref(qualifiedName: $branch) { ...Head }
      edits: ref(qualifiedName: $edits) @include(if: $proposes) {
        ...Head
        associatedPullRequests(first: 20, orderBy: { field: CREATED_AT, direction: DESC }) { ${PULL_REQUESTS} }
      }
    }
  }
  fragment Head on Ref {
    target {
      oid
      ... on Commit {
        file(path: "${FOLDER.slice(0, -1)}") @include(if: $files) {
          object {
            ... on Tree { entries { path type oid object { ... on Blob { text isTruncated } ${folders(4)} } } }
          }
        }
      }
    }
  }`;

const COMPARE = `
  query Compare($owner: String!, $name: String!, $branch: String!, $edits: String!) {
    repository(owner: $owner, name: $name) {
      ref(qualifiedName: $branch) { compare(headRef: $edits) { aheadBy } }
    }
  }`;

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
  mutation OpenPullRequest($input: CreatePullRequestInput!) {
    createPullRequest(input: $input) { pullRequest { number url } }
  }`;

interface Entry {
  path: string;
  type: string;
  oid: string;
  object: { text?: string | null; isTruncated?: boolean; entries?: readonly Entry[] } | null;
}

interface PullRequest extends Proposal {
  state: "OPEN" | "CLOSED" | "MERGED";
  baseRefName: string;
  /** Its last commit; if it is not open any more, what that was then. */
  headRefOid: string;
  /** Comes from a copy of the repository, which may have a branch of the same name. */
  isCrossRepository: boolean;
}

interface Head {
  target: { oid: string; file?: { object: Entry["object"] } | null };
}

interface ReadData {
  repository: {
    id: string;
    branch: Head | null;
    edits?: (Head & { associatedPullRequests: { nodes: readonly PullRequest[] } }) | null;
  };
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
  const proposes = options.publish === "pull-request";
  const api = createGithubApi(options);
  /** The images of the last snapshot, by name. */
  let hashes = new Map<string, string>();

  /** What lies on GitHub at this moment. */
  async function readState(files: boolean) {
    const refs = { branch: `refs/heads/${branch}`, edits: `refs/heads/${EDITS}` };
    const { repository } = await api.query<ReadData>(READ, { owner, name, ...refs, proposes, files });
    const { id, branch: live, edits } = repository;
    if (!live) {
      throw new Error(
        `${owner}/${name} has no branch “${branch}”. Whoever looks after the website has to enter the right one in the editor's settings (EDITOR_BRANCH).`,
      );
    }
    const proposal = findOpen(edits?.associatedPullRequests.nodes);
    // Whether the branch with edits has changes that nobody has merged or refused. Then editors continue from them.
    const waiting = edits != null && (proposal !== undefined || (await isUndecided(edits)));
    const head = waiting ? edits.target : live.target;
    return { repositoryId: id, head, edits: edits?.target.oid, waiting, proposal };
  }

  function findOpen(pullRequests: readonly PullRequest[] = []): Proposal | undefined {
    const found = pullRequests.find(
      ({ state, baseRefName, isCrossRepository }) => state === "OPEN" && baseRefName === branch && !isCrossRepository,
    );
    return found && { number: found.number, url: found.url };
  }

  /**
   * Whether a branch without an open pull request has changes that have not been in a closed one either: somebody's
   * save was interrupted after its commit, or is at that point right now.
   */
  async function isUndecided({ target, associatedPullRequests }: NonNullable<ReadData["repository"]["edits"]>) {
    const decided = associatedPullRequests.nodes.some(
      ({ state, headRefOid }) => state !== "OPEN" && headRefOid === target.oid,
    );
    if (decided) return false;
    const { repository } = await api.query<{ repository: { ref: { compare: { aheadBy: number } } } }>(COMPARE, {
      owner,
      name,
      branch: `refs/heads/${branch}`,
      edits: EDITS,
    });
    return repository.ref.compare.aheadBy > 0;
  }

  function readBlob(oid: string): Promise<Uint8Array<ArrayBuffer>> {
    return api.get(`/repos/${owner}/${name}/git/blobs/${oid}`, "application/vnd.github.raw+json");
  }

  async function commit(to: string, { version, files, message }: Changes): Promise<CommitData["createCommitOnBranch"]> {
    const changed = [...files].map(([path, content]) => ({ path: `${FOLDER}${path}`, content }));
    const input = {
      branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: to },
      expectedHeadOid: version,
      message: { headline: message },
      fileChanges: {
        additions: changed.flatMap(({ path, content }) =>
          content === null ? [] : [{ path, contents: toBase64(content) }],
        ),
        deletions: changed.filter(({ content }) => content === null).map(({ path }) => ({ path })),
      },
    };
    return (await api.query<CommitData>(COMMIT, { proposes, input })).createCommitOnBranch;
  }

  async function openPullRequest(repositoryId: string): Promise<Proposal> {
    try {
      const { createPullRequest } = await api.query<{ createPullRequest: { pullRequest: Proposal } }>(
        OPEN_PULL_REQUEST,
        { input: { repositoryId, baseRefName: branch, headRefName: EDITS, ...PULL_REQUEST_TEXT } },
      );
      return createPullRequest.pullRequest;
    } catch (error) {
      // Another editor's save may have opened it since.
      const { proposal } = await readState(false).catch(() => ({ proposal: undefined }));
      if (proposal) return proposal;
      // Theirs may be what somebody else's save has left.
      const state = `Changes are on GitHub, in the branch “${EDITS}”, but no pull request could be opened for them, so that nobody can approve them yet.`;
      if (error instanceof Error) error.message = `${state} ${error.message} To try again, save again.`;
      throw error;
    }
  }

  async function saveForApproval(changes: Changes): Promise<Saved> {
    const { version } = changes;
    const { repositoryId, head, edits, waiting, proposal } = await readState(false);
    // What an interrupted save has left is proposed whatever becomes of this one.
    if (waiting && !proposal) await openPullRequest(repositoryId);
    if (head.oid !== version) throw new StaleError(STALE);
    if (!waiting && edits !== version) {
      // Only forced over changes that were merged or refused; and only if nobody moves the branch in between.
      const move = {
        name: `refs/heads/${EDITS}`,
        beforeOid: edits ?? NONE,
        afterOid: version,
        force: edits !== undefined,
      };
      await api.query(MOVE_BRANCH, { input: { repositoryId, refUpdates: [move] } });
    }
    const saved = await commit(EDITS, changes);
    // Not open any more, if somebody has merged it since.
    const open = findOpen(saved.ref?.associatedPullRequests.nodes);
    return { version: saved.commit.oid, proposal: open ?? (await openPullRequest(repositoryId)) };
  }

  async function saveDirectly(changes: Changes): Promise<Saved> {
    return { version: (await commit(branch, changes)).commit.oid };
  }

  return {
    place: `${owner}/${name} on GitHub`,

    // Not known before somebody has signed in.
    get draftKey() {
      return `github ${owner}/${name} ${branch} ${options.login()}`;
    },

    async load() {
      const { head, proposal } = await readState(true);
      const texts = new Map<string, string>();
      const unexpectedFiles: string[] = [];
      hashes = new Map();
      for (const { path, oid, object } of listFiles(head.file?.object?.entries ?? [])) {
        const file = path.slice(FOLDER.length);
        const kind = fileKind(file);
        if (kind === "image") hashes.set(`./${file}`, oid);
        else if (kind === "unexpected") unexpectedFiles.push(file);
        else {
          // GitHub sends no text of a file that it takes for something else, and not all of a long one.
          const sent = object?.isTruncated ? undefined : object?.text;
          texts.set(file, sent ?? decode(await readBlob(oid)));
        }
      }
      return { version: head.oid, texts, images: hashes, unexpectedFiles, ...(proposal && { proposal }) };
    },

    async readImage(image) {
      const hash = hashes.get(image);
      if (hash === undefined) throw new Error(`There is no image “${image}” in ${owner}/${name}.`);
      return readBlob(hash);
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

function toBase64(content: string | Uint8Array): string {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** For the lawyer who approves: GitHub lists the saves, each with its message, below. */
const PULL_REQUEST_TEXT = {
  title: "Changes to the words and images of the website",
  body: `Made in the content editor. **Nothing of this is live** before this pull request is merged.

- **What was changed** is listed below, one line each time somebody has saved. The tab **Files changed** shows every word, before and after.
- **How it will look:** Netlify adds a link below, named *Deploy Preview*. It opens the website with these changes.
- **To approve:** in **Files changed**, click **Review changes**, choose **Approve** and submit. Then click **Merge pull request** here. About two minutes later the changes are live.
- **To refuse:** write a comment that says why, or click **Close pull request**. The website stays as it is.

More can be added in the editor until this is merged; the list below then becomes longer.
`,
};
