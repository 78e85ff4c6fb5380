import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text as textOf } from "node:stream/consumers";
import { buildSchema, GraphQLError, type GraphQLSchema, graphql, Kind, parse } from "graphql";

/** The person that an access token belongs to, and their permissions. */
export interface FakeUser {
  login: string;
  name: string | null;
  role: "write" | "read" | "none";
  /** What the token may not read. A fine-grained token, for example, never gives access to check runs. */
  lacks?: "checks" | "check runs";
}

export interface FakePullRequest {
  number: number;
  title: string;
  body: string;
  author: string;
  state: "OPEN" | "CLOSED" | "MERGED";
  baseRefName: string;
  headRefName: string;
  isCrossRepository: boolean;
  /** The last commit of a merged or closed pull request. */
  lastCommit?: string;
  closedAt?: string;
  reviews?: readonly FakeReview[];
}

/** The latest review by its author. */
export interface FakeReview {
  author: string;
  state: "APPROVED" | "CHANGES_REQUESTED";
  body?: string;
}

/**
 * A check that GitHub Actions or, if it has a `context`, another service reports for a commit. A
 * check without a `result` is still running.
 */
export interface FakeCheck {
  result?: "SUCCESS" | "FAILURE";
  title?: string;
  summary?: string;
  annotations?: readonly string[];
  context?: string;
  targetUrl?: string;
}

/** The text or bytes of files, by path in the repository. Null deletes the file. */
type Files = Readonly<Record<string, string | Uint8Array | null>>;

interface Commit {
  oid: string;
  parents: readonly Commit[];
  /** All files of the repository, by path. */
  files: ReadonlyMap<string, Buffer>;
  message: string;
  author: string;
  date: string;
  checks?: readonly FakeCheck[];
}

interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

interface CommitParts {
  message: string;
  tree: string;
  parents: readonly string[];
}

interface TreeInput {
  base_tree: string;
  tree: readonly { path: string; mode: string; type: string; content?: string; sha?: string | null }[];
}

/** The input of `updateRefs`. The editor updates one branch at a time. */
interface RefInput {
  refUpdates: readonly [{ name: string; beforeOid: string; afterOid: string; force: boolean }];
}

export type GithubStandIn = Awaited<ReturnType<typeof startGithub>>;

const OWNER = "example-law";
const NAME = "website";
const NONE = "0".repeat(40);

/**
 * The CORS headers of every response from GitHub:
 * https://docs.github.com/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests
 */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset",
};
const PREFLIGHT = {
  ...CORS,
  "access-control-allow-headers":
    "Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, X-GitHub-Api-Version",
  "access-control-allow-methods": "GET, POST, PATCH, PUT, DELETE",
  "access-control-max-age": "86400",
};

let schema: GraphQLSchema | undefined;

/**
 * Returns the schema that GitHub publishes. It is read from its file because Jest cannot import
 * the package. `assumeValidSDL` is needed because the schema declares two fields twice.
 */
function readSchema(): GraphQLSchema {
  const file = path.join(__dirname, "../../../node_modules/@octokit/graphql-schema/schema.graphql");
  schema ??= buildSchema(readFileSync(file, "utf8"), { assumeValidSDL: true, noLocation: true });
  return schema;
}

/**
 * Starts a fake of the parts of GitHub's API that the editor uses, with a repository
 * "example-law/website" in memory. Queries are validated against the schema that GitHub publishes.
 * The errors, which the schema does not describe, are copied from GitHub's responses. The server
 * also has a sign-in window like Netlify's (/auth).
 *
 * @param files the files of the first commit, on the branch "main"
 * @param users users by access token. A test can delete an entry, as if that token had expired
 */
export async function startGithub(files: Files, users: Record<string, FakeUser>) {
  const commits = new Map<string, Commit>();
  const blobs = new Map<string, Buffer>();
  /** The files of each tree of the repository's root, by the tree's hash. */
  const trees = new Map<string, Commit["files"]>();
  /** The last commit of each branch. */
  const branches = new Map<string, Commit>();
  const pullRequests: FakePullRequest[] = [];
  const requests: string[] = [];
  const interceptors: { request: string; act: () => Promise<Answer | undefined> | Answer | undefined }[] = [];
  const lost: string[] = [];
  const protectedBranches = new Set<string>();
  /** The message that the sign-in window sends to the page that opened it. */
  const signIn = { message: 'authorization:github:error:{"message":"Nobody has signed in"}' };

  /** Creates a commit, which is not on a branch yet. */
  function commit(parents: readonly Commit[], changed: Files, message: string, author: string): Commit {
    const all = new Map(parents[0]?.files);
    for (const [file, content] of Object.entries(changed)) {
      if (content === null) all.delete(file);
      else all.set(file, Buffer.from(content));
    }
    for (const bytes of all.values()) blobs.set(hashOf(bytes), bytes);
    trees.set(treeHashOf(all, ""), all);
    const oid = createHash("sha1").update(`commit ${commits.size}`).digest("hex");
    // Each commit is one minute later than the previous one.
    const date = new Date(Date.UTC(2030, 0, 1, 0, commits.size)).toISOString();
    const made = { oid, parents, files: all, message, author, date };
    commits.set(oid, made);
    return made;
  }

  function head(branch: string): string | undefined {
    return branches.get(branch)?.oid;
  }

  /**
   * Pushes a commit by a developer who does not use the editor. A new branch starts from "main".
   *
   * @returns the id of the commit
   */
  function push(branch: string, changed: Files): string {
    const last = branches.get(branch) ?? branches.get("main");
    const next = commit(last ? [last] : [], changed, "Change something", "developer");
    branches.set(branch, next);
    return next.oid;
  }

  function deleteBranch(branch: string): void {
    const closed = pullRequests.filter(({ headRefName, state }) => headRefName === branch && state === "OPEN");
    for (const { number } of closed) close(number);
    branches.delete(branch);
  }

  function find(number: number): FakePullRequest {
    const pullRequest = pullRequests.find((other) => other.number === number);
    if (!pullRequest) throw new Error(`There is no pull request #${number}.`);
    return pullRequest;
  }

  /** Closes a pull request without changing its base branch. */
  function close(number: number, state: "CLOSED" | "MERGED" = "CLOSED"): void {
    const lastCommit = head(find(number).headRefName);
    Object.assign(find(number), { state, lastCommit, closedAt: new Date().toISOString() });
  }

  /** Replaces the checks of a branch's last commit. */
  function setChecks(branch: string, ...checks: readonly FakeCheck[]): void {
    Object.assign(branches.get(branch) ?? {}, { checks });
  }

  function setReviews(number: number, ...reviews: readonly FakeReview[]): void {
    find(number).reviews = reviews;
  }

  /** Returns what a merge of a pull request would do: the files that it changes, and its conflicts. */
  function describeMerge(number: number) {
    const { baseRefName, headRefName } = find(number);
    const [base, tip] = [branches.get(baseRefName), branches.get(headRefName)];
    if (!base || !tip) throw new Error(`There is nothing to merge in pull request #${number}.`);
    const fork = mergeBase(base, tip);
    const [changed, meanwhile] = [changedFiles(fork, tip), changedFiles(fork, base)];
    // Git could merge some of these files, because it compares lines.
    const conflicts = Object.keys(changed).filter(
      (file) => file in meanwhile && String(tip.files.get(file)) !== String(base.files.get(file)),
    );
    return { baseRefName, headRefName, base, tip, changed, conflicts };
  }

  /** Returns the files of a pull request that have conflicts. */
  function conflicts(number: number): string[] {
    return describeMerge(number).conflicts;
  }

  /** Merges a pull request, like GitHub's button. @throws Error if the pull request has conflicts */
  function merge(number: number, how: { squash?: boolean; deleteBranch?: boolean } = {}): void {
    const { baseRefName, headRefName, base, tip, changed, conflicts } = describeMerge(number);
    if (conflicts.length > 0) throw new Error(`Pull request #${number} has conflicts in ${conflicts.join(", ")}.`);
    branches.set(baseRefName, commit(how.squash ? [base] : [base, tip], changed, `Merge #${number}`, "lawyer"));
    close(number, "MERGED");
    if (how.deleteBranch) deleteBranch(headRefName);
  }

  /** Returns the commits of a branch that are not on "main", newest first. */
  function added(branch: string): Commit[] {
    const live = history(branches.get("main"));
    return history(branches.get(branch)).filter((made) => !live.includes(made));
  }

  /** Returns the text of a file on a branch. */
  function text(branch: string, file: string): string {
    return String(branches.get(branch)?.files.get(file));
  }

  /**
   * Runs a function right before the next request of a kind is answered. If the function returns
   * an answer, GitHub sends it and ignores the request.
   *
   * @param request "createCommitOnBranch" or "GET /user"
   */
  function before(request: string, act: () => Promise<Answer | undefined> | Answer | undefined): void {
    interceptors.push({ request, act });
  }

  /** Makes GitHub carry out the next request of a kind, but answer it with an error (502). */
  function loseAnswer(request: string): void {
    lost.push(request);
  }

  // The functions below return objects as the GraphQL schema describes them.

  function describePullRequest(pullRequest: FakePullRequest) {
    const { number, state, headRefName, lastCommit, closedAt, reviews = [] } = pullRequest;
    const headRefOid = state === "OPEN" ? head(headRefName) : lastCommit;
    const described = reviews.map(({ body = "", ...review }) => ({
      ...review,
      bodyText: body,
      author: { __typename: "User", login: review.author },
    }));
    return {
      ...pullRequest,
      id: `PR_${number}`,
      url: `https://github.com/${OWNER}/${NAME}/pull/${number}`,
      headRefOid,
      mergedAt: state === "MERGED" ? closedAt : null,
      mergeable: () => (state === "OPEN" && conflicts(number).length > 0 ? "CONFLICTING" : "MERGEABLE"),
      // GitHub returns null for a repository that does not require reviews.
      reviewDecision: null,
      latestOpinionatedReviews: { nodes: described },
      statusCheckRollup: (_: unknown, user: FakeUser) => describeChecks(commits.get(headRefOid ?? ""), user),
    };
  }

  function describeChecks({ checks = [] }: Pick<Commit, "checks"> = {}, { lacks }: FakeUser) {
    if (lacks === "checks") throw notAccessible();
    if (checks.length === 0) return null;
    const nodes = checks.map(({ context, title, result, annotations = [], ...check }) => {
      if (context) {
        return { ...check, __typename: "StatusContext", context, state: result ?? "PENDING", description: title };
      }
      const notes = { nodes: annotations.map((message) => ({ message })) };
      return lacks
        ? notAccessible()
        : { ...check, __typename: "CheckRun", conclusion: result, title, annotations: notes };
    });
    const results = checks.map(({ result }) => result);
    const state = results.includes("FAILURE") ? "FAILURE" : results.includes(undefined) ? "PENDING" : "SUCCESS";
    return { state, contexts: { nodes } };
  }

  function describeCommit(commit: Commit): Record<string, unknown> {
    const { oid, parents, files, author, date } = commit;
    const { name = null } = Object.values(users).find(({ login }) => login === author) ?? {};
    return {
      __typename: "Commit",
      oid,
      committedDate: date,
      author: { name, user: { __typename: "User", login: author } },
      parents: ({ first }: { first: number }) => ({ nodes: parents.slice(0, first).map(describeCommit) }),
      history: ({ path: folder, first, after }: { path: string; first: number; after?: string }) => {
        const all = log(commit, `${folder}/`).map((made, index) => ({ cursor: `${oid} ${index}`, made }));
        const start = all.findIndex(({ cursor }) => cursor === after) + 1;
        const edges = all.slice(start, start + first);
        return { edges: edges.map(({ cursor, made }) => ({ cursor, node: describeCommit(made) })) };
      },
      statusCheckRollup: (_: unknown, user: FakeUser) => describeChecks(commit, user),
      tree: () => describeTree(files, ""),
      file: ({ path: folder }: { path: string }) => ({
        oid: treeHashOf(files, `${folder}/`),
        object: () => describeTree(files, `${folder}/`),
      }),
    };
  }

  function describeRef(branch: string) {
    const last = branches.get(branch);
    if (!last) return null;
    return {
      name: branch,
      target: describeCommit(last),
      associatedPullRequests: ({ states, first }: { states?: readonly string[]; first: number }) => {
        const nodes = pullRequests.filter(
          ({ headRefName, state }) => headRefName === branch && (states?.includes(state) ?? true),
        );
        return { nodes: nodes.reverse().slice(0, first).map(describePullRequest) };
      },
    };
  }

  const root = {
    repository({ owner, name }: { owner: string; name: string }, user: FakeUser) {
      if (owner !== OWNER || name !== NAME || user.role === "none") {
        throw refusal("NOT_FOUND", `Could not resolve to a Repository with the name '${owner}/${name}'.`);
      }
      return {
        id: "R_1",
        object: ({ oid }: { oid: string }) => {
          const found = commits.get(oid);
          return found ? describeCommit(found) : null;
        },
        pullRequests: ({ headRefName, baseRefName, first }: Record<string, unknown> & { first: number }) => {
          const isAsked = (other: FakePullRequest) =>
            other.headRefName === headRefName && other.baseRefName === baseRefName;
          return { nodes: pullRequests.filter(isAsked).reverse().slice(0, first).map(describePullRequest) };
        },
        ref: ({ qualifiedName }: { qualifiedName: string }) => describeRef(qualifiedName.replace(/^refs\/heads\//, "")),
      };
    },

    updateRefs({ input }: { input: RefInput }, user: FakeUser) {
      if (user.role !== "write") throw notAccessible();
      const [{ name, beforeOid, afterOid, force }] = input.refUpdates;
      const branch = name.replace(/^refs\/heads\//, "");
      const [now, after] = [branches.get(branch), commits.get(afterOid)];
      const isForward = !now || history(after).includes(now);
      if (!after || beforeOid !== (now?.oid ?? NONE) || !(force || isForward)) {
        throw new Error("Something went wrong while executing your query.");
      }
      branches.set(branch, after);
      return {};
    },

    createCommitOnBranch({ input }: { input: CommitInput }, user: FakeUser) {
      if (user.role !== "write") throw notAccessible();
      const { branchName } = input.branch;
      const now = branches.get(branchName);
      if (!now) throw new Error("Branch not found");
      if (protectedBranches.has(branchName)) {
        throw refusal("BRANCH_PROTECTION_RULE_VIOLATION", "Changes must be made through a pull request.");
      }
      if (now.oid !== input.expectedHeadOid) {
        const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not.  Pull and try again.`;
        throw refusal("STALE_DATA", message);
      }
      const { additions, deletions } = input.fileChanges;
      if (deletions.some((file) => !now.files.has(file.path))) {
        const message = `A path was requested for deletion which does not exist as of commit oid \`${now.oid}\``;
        throw refusal("UNPROCESSABLE", message);
      }
      const changed = Object.fromEntries([
        ...additions.map((file) => [file.path, Buffer.from(file.contents, "base64")] as const),
        ...deletions.map((file) => [file.path, null] as const),
      ]);
      const { headline, body } = input.message;
      const made = commit([now], changed, body ? `${headline}\n\n${body}` : headline, user.login);
      branches.set(branchName, made);
      return { commit: { oid: made.oid }, ref: () => describeRef(branchName) };
    },

    createPullRequest(
      { input }: { input: Pick<FakePullRequest, "title" | "body" | "baseRefName" | "headRefName"> },
      user: FakeUser,
    ) {
      if (user.role !== "write") throw notAccessible();
      const { title, body, baseRefName, headRefName } = input;
      checkLength(body);
      const isSame = (open: FakePullRequest) =>
        open.state === "OPEN" && open.headRefName === headRefName && open.baseRefName === baseRefName;
      if (pullRequests.some(isSame)) {
        throw refusal("UNPROCESSABLE", `A pull request already exists for ${OWNER}:${headRefName}.`);
      }
      if (added(headRefName).length === 0) {
        throw refusal("UNPROCESSABLE", `No commits between ${baseRefName} and ${headRefName}`);
      }
      const asked = { title, body, baseRefName, headRefName, author: user.login, isCrossRepository: false };
      const pullRequest: FakePullRequest = { ...asked, number: pullRequests.length + 1, state: "OPEN" };
      pullRequests.push(pullRequest);
      return { pullRequest: describePullRequest(pullRequest) };
    },

    updatePullRequest(
      { input }: { input: Pick<FakePullRequest, "title" | "body"> & { pullRequestId: string } },
      user: FakeUser,
    ) {
      if (user.role !== "write") throw notAccessible();
      const { pullRequestId, title, body } = input;
      checkLength(body);
      Object.assign(find(Number(pullRequestId.slice("PR_".length))), { title, body });
      return {};
    },
  };

  async function answerGraphql(body: string, user: FakeUser): Promise<Answer> {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    const question = { source: query, variableValues: variables, contextValue: user };
    const { data, errors } = await graphql({ schema: readSchema(), rootValue: root, ...question });
    // GitHub puts the type of an error beside its message, not into `extensions`.
    const described = errors?.map((error) => ({ ...error.toJSON(), extensions: undefined, ...error.extensions }));
    return { status: 200, body: { data, errors: described } };
  }

  function answerRest(request: string, accept: string, user: FakeUser, body: string): Answer {
    if (request === "GET /user") return { status: 200, body: { login: user.login, name: user.name } };
    const [, method, path] = new RegExp(`^(\\w+) /repos/${OWNER}/${NAME}(?:/(.*))?$`).exec(request) ?? [];
    const notFound = { status: 404, body: { message: "Not Found", status: "404" } };
    if (!method || user.role === "none") return notFound;
    if (method === "POST") return user.role === "write" ? make(path ?? "", JSON.parse(body), user) : notFound;
    if (!path) {
      const permissions = { admin: false, push: user.role === "write", pull: true };
      return { status: 200, body: { full_name: `${OWNER}/${NAME}`, permissions } };
    }
    const [, base, head] = /^compare\/(\w+)\.\.\.(\w+)\?per_page=1$/.exec(path) ?? [];
    if (base && head) return compare(commits.get(base), commits.get(head)) ?? notFound;
    const bytes = blobs.get(path.replace(/^git\/blobs\//, ""));
    if (!bytes) return notFound;
    const isRaw = /^application\/vnd\.github(\.v3)?\.raw(\+json)?$/.test(accept);
    return { status: 200, body: isRaw ? bytes : { encoding: "base64", content: bytes.toString("base64") } };
  }

  function compare(base: Commit | undefined, head: Commit | undefined): Answer | undefined {
    const fork = base && head && mergeBase(base, head);
    if (!fork) return undefined;
    const [before, after] = [history(base), history(head)];
    const ahead_by = after.filter((made) => !before.includes(made)).length;
    const behind_by = before.filter((made) => !after.includes(made)).length;
    return { status: 200, body: { ahead_by, behind_by, merge_base_commit: { sha: fork.oid } } };
  }

  /** Creates a tree or a commit, which is not on a branch yet. */
  function make(kind: string, input: unknown, user: FakeUser): Answer {
    const made = kind === "git/trees" ? makeTree(input as TreeInput) : makeCommit(input as CommitParts, user);
    if (made) return { status: 201, body: { sha: made } };
    return { status: 422, body: { message: "Invalid tree info", status: "422" } };
  }

  function makeTree({ base_tree, tree }: TreeInput): string | undefined {
    const files = new Map(trees.get(base_tree));
    for (const { path: file, content, sha } of tree) {
      const bytes = content === undefined ? blobs.get(sha ?? "") : Buffer.from(content);
      const isRight = sha === null ? files.has(file) : bytes && (content === undefined || sha === undefined);
      if (!isRight) return undefined;
      if (bytes) files.set(file, bytes);
      else files.delete(file);
    }
    const oid = treeHashOf(files, "");
    trees.set(oid, files);
    return tree.length > 0 ? oid : undefined;
  }

  function makeCommit({ message, tree, parents }: CommitParts, { login }: FakeUser): string | undefined {
    const [files, known] = [trees.get(tree), parents.flatMap((parent) => commits.get(parent) ?? [])];
    if (!files || known.length < parents.length) return undefined;
    return commit(known, changedFiles(known[0], { files }), message, login).oid;
  }

  async function answer({ method, url = "", headers }: IncomingMessage, body: string): Promise<Answer> {
    if (method === "OPTIONS") return { status: 204, headers: PREFLIGHT };
    if (url.startsWith("/auth?")) return { status: 200, headers: { "content-type": "text/html" }, body: signInPage() };
    // Browsers request this icon with every page.
    if (url === "/favicon.ico") return { status: 204 };
    const request = url === "/graphql" ? rootFields(JSON.parse(body).query) : `${method} ${url}`;
    requests.push(request);
    const next = interceptors.findIndex((interceptor) => interceptor.request === request);
    const instead = await interceptors.splice(next, next < 0 ? 0 : 1)[0]?.act();
    if (instead) return instead;
    const user = users[headers.authorization?.replace(/^Bearer /, "") ?? ""];
    if (!user) return { status: 401, body: { message: "Bad credentials", status: "401" } };
    const answered =
      url === "/graphql" ? await answerGraphql(body, user) : answerRest(request, headers.accept ?? "", user, body);
    const index = lost.indexOf(request);
    if (index < 0) return answered;
    lost.splice(index, 1);
    return { status: 502 };
  }

  /** Returns the page of Netlify's sign-in window after the person has signed in at GitHub. */
  function signInPage(): Buffer {
    return Buffer.from(`<!doctype html><title>Sign in</title><script>
      addEventListener("message", ({ data, origin }) => {
        if (data === "authorizing:github") opener.postMessage(${JSON.stringify(signIn.message)}, origin);
      });
      opener.postMessage("authorizing:github", "*");
    </script>`);
  }

  push("main", files);
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(request, await textOf(request)).catch((error: unknown) => ({
      status: 500,
      headers: {},
      body: { message: String(error) },
    }));
    response.writeHead(status, { ...CORS, "x-ratelimit-remaining": "4999", ...headers });
    response.end(body instanceof Uint8Array || body === undefined ? body : JSON.stringify(body));
  });
  // Otherwise, on a busy machine, the server could close a connection that a browser is about to reuse.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    /** Replaces https://api.github.com and https://api.netlify.com in tests. */
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    owner: OWNER,
    name: NAME,
    users,
    pullRequests,
    /** All requests so far: "GET /user", or the names of the root fields of a GraphQL query. */
    requests,
    /** Branches that only a pull request may change. */
    protectedBranches,
    signIn,
    branches,
    head,
    added,
    text,
    push,
    deleteBranch,
    conflicts,
    merge,
    close: (number: number) => close(number),
    setChecks,
    setReviews,
    before,
    loseAnswer,
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns a commit and all its ancestors, newest first. */
function history(commit: Commit | undefined): Commit[] {
  return commit ? [...new Set([commit, ...commit.parents.flatMap(history)])] : [];
}

/** Returns the commits that changed a folder, newest first, including those of merged branches. */
function log(commit: Commit, folder: string): Commit[] {
  const hash = ({ files }: Commit) => treeHashOf(files, folder);
  const same = commit.parents.find((parent) => hash(parent) === hash(commit));
  const found = same ? log(same, folder) : [commit, ...commit.parents.flatMap((parent) => log(parent, folder))];
  return [...new Set(found)].sort((one, other) => other.date.localeCompare(one.date));
}

/** Returns the latest common ancestor of two commits. */
function mergeBase(one: Commit, other: Commit): Commit | undefined {
  const shared = history(one).filter((made) => history(other).includes(made));
  return shared.find((made) => !shared.some((later) => later !== made && history(later).includes(made)));
}

/** Returns the bytes of each file that differs between two commits, or null for a deleted file. */
function changedFiles(from: Commit | undefined, to: Pick<Commit, "files">): Record<string, Buffer | null> {
  const names = new Set([...(from?.files.keys() ?? []), ...to.files.keys()]);
  const changed = [...names].filter((name) => {
    const [before, after] = [from?.files.get(name), to.files.get(name)];
    return !(before && after?.equals(before));
  });
  return Object.fromEntries(changed.map((name) => [name, to.files.get(name) ?? null]));
}

/** Returns a folder as a GraphQL `Tree`. @param folder a path that ends with a slash; "" for the root */
function describeTree(files: Commit["files"], folder: string): unknown {
  const inside = [...files.keys()].filter((file) => file.startsWith(folder));
  const names = new Set(inside.map((file) => file.slice(folder.length).split("/", 1)[0]));
  const entries = [...names].map((name) => {
    const entry = `${folder}${name}`;
    const bytes = files.get(entry);
    if (bytes) return { path: entry, type: "blob", oid: hashOf(bytes), object: () => describeBlob(bytes) };
    const oid = treeHashOf(files, `${entry}/`);
    return { path: entry, type: "tree", oid, object: () => describeTree(files, `${entry}/`) };
  });
  return { __typename: "Tree", oid: treeHashOf(files, folder), entries };
}

function describeBlob(bytes: Buffer) {
  const isBinary = bytes.includes(0);
  // GitHub truncates the text of larger files.
  const isTruncated = bytes.length > 512_000;
  return { __typename: "Blob", isBinary, isTruncated, text: isBinary ? null : bytes.toString("utf8", 0, 512_000) };
}

/** Returns a hash of a folder's files. Equal folders have the same hash. */
function treeHashOf(files: Commit["files"], folder: string): string {
  const inside = [...files]
    .filter(([file]) => file.startsWith(folder))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return hashOf(Buffer.from(JSON.stringify(inside.map(([file, bytes]) => [file, hashOf(bytes)]))));
}

const hashes = new WeakMap<Buffer, string>();

/** Returns git's hash of a file with these bytes. */
function hashOf(bytes: Buffer): string {
  const hash = hashes.get(bytes) ?? createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  hashes.set(bytes, hash);
  return hash;
}

function refusal(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

function checkLength(body: string): void {
  if (body.length > 65_536) throw refusal("UNPROCESSABLE", "Body is too long (maximum is 65536 characters)");
}

function notAccessible(): GraphQLError {
  return refusal("FORBIDDEN", "Resource not accessible by personal access token");
}

function rootFields(query: string): string {
  const operation = parse(query).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fields = operation?.selectionSet.selections ?? [];
  return fields.map((field) => (field.kind === Kind.FIELD ? field.name.value : "")).join();
}
