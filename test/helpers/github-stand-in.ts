import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  buildSchema,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";

/** What a token is good for. */
export interface StandInUser {
  login: string;
  name: string | null;
  role: "write" | "read" | "none";
  /** False of a fine-grained token that was made without this permission. */
  pullRequests?: boolean;
}

export interface StandInPullRequest {
  number: number;
  title: string;
  body: string;
  author: string;
  state: "OPEN" | "CLOSED" | "MERGED";
  baseRefName: string;
  headRefName: string;
  isCrossRepository: boolean;
  /** The last commit of a pull request that is not open any more. */
  closedAt?: string;
}

/** Path from the root of the repository → text or bytes; null deletes. */
type Files = Readonly<Record<string, string | Uint8Array | null>>;

/** Instead of what GitHub would answer. */
interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

interface GitObject {
  __typename: "Blob" | "Commit" | "Tree";
  oid: string;
  [field: string]: unknown;
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

interface RefUpdate {
  name: string;
  beforeOid?: string;
  afterOid: string;
  force: boolean;
}

export type GithubStandIn = Awaited<ReturnType<typeof startGithub>>;

const OWNER = "example-law";
const NAME = "website";
const NONE = "0".repeat(40);

/** As GitHub answers every request: https://docs.github.com/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests */
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

/** The schema that GitHub publishes. Its package cannot be imported in Jest, and says two of its fields twice. */
function readSchema(): GraphQLSchema {
  const file = path.join(__dirname, "../../node_modules/@octokit/graphql-schema/schema.graphql");
  schema ??= buildSchema(readFileSync(file, "utf8"), { assumeValidSDL: true, noLocation: true });
  return schema;
}

/**
 * As much of GitHub's API as the editor uses, on a bare git repository "example-law/website", for tests. Queries are
 * checked against the schema that GitHub publishes. What that does not say (which errors there are, what they are
 * called) is as observed at GitHub. Also serves a window like Netlify's for signing in (/auth).
 *
 * @param files of the first commit, on the branch "main"
 * @param users access token → whose it is. Tests may change it: a token that is deleted has expired
 */
export async function startGithub(files: Files, users: Record<string, StandInUser>) {
  const folder = mkdtempSync(path.join(tmpdir(), "github-"));
  const pullRequests: StandInPullRequest[] = [];
  const requests: string[] = [];
  const interceptors: { request: string; act: () => Promise<Answer | undefined> | Answer | undefined }[] = [];
  const protectedBranches = new Set<string>();
  /** What the sign-in window tells who has opened it. */
  const signIn = { message: 'authorization:github:error:{"message":"Nobody has signed in"}' };

  function git(args: readonly string[], input: string | Uint8Array = "", env: Record<string, string> = {}): string {
    return gitBytes(args, input, env).toString("utf8").trimEnd();
  }

  function gitBytes(
    args: readonly string[],
    input: string | Uint8Array = "",
    env: Record<string, string> = {},
  ): Buffer {
    return execFileSync("git", ["--git-dir", folder, ...args], {
      input,
      env: { ...process.env, ...env },
      stdio: ["pipe", "pipe", "pipe"],
      maxBuffer: 2 ** 28,
    });
  }

  function succeeds(...args: string[]): boolean {
    try {
      git(args);
      return true;
    } catch {
      return false;
    }
  }

  /** The last commit of a branch; undefined if there is no such branch. */
  function head(branch: string): string | undefined {
    return git(["for-each-ref", "--format=%(objectname)", `refs/heads/${branch}`]) || undefined;
  }

  function writeCommit(tree: string, parents: readonly string[], message: string, author: string): string {
    const email = `${author}@users.noreply.github.com`;
    return git(["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-m", message], "", {
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: author,
      GIT_COMMITTER_EMAIL: email,
    });
  }

  /** A commit that changes files, on no branch yet. */
  function commitFiles(parent: string | undefined, changed: Files, message: string, author: string): string {
    const env = { GIT_INDEX_FILE: path.join(folder, "stand-in-index") };
    git(["read-tree", ...(parent ? [parent] : ["--empty"])], "", env);
    const lines = Object.entries(changed).map(([file, content]) =>
      content === null ? `0 ${NONE}\t${file}\n` : `100644 ${git(["hash-object", "-w", "--stdin"], content)}\t${file}\n`,
    );
    git(["update-index", "--index-info"], lines.join(""), env);
    return writeCommit(git(["write-tree"], "", env), parent ? [parent] : [], message, author);
  }

  function moveBranch(branch: string, after: string | undefined): void {
    if (after) git(["update-ref", `refs/heads/${branch}`, after]);
    else {
      const before = head(branch);
      git(["update-ref", "-d", `refs/heads/${branch}`]);
      for (const pullRequest of pullRequests) {
        if (pullRequest.headRefName !== branch || pullRequest.state !== "OPEN") continue;
        pullRequest.state = "CLOSED";
        if (before) pullRequest.closedAt = before;
      }
    }
  }

  /** A push by somebody without the editor, who starts a branch that is new from "main". Returns the commit. */
  function push(branch: string, changed: Files, message = "Change something"): string {
    const commit = commitFiles(head(branch) ?? head("main"), changed, message, "developer");
    moveBranch(branch, commit);
    return commit;
  }

  function findPullRequest(number: number): StandInPullRequest {
    const found = pullRequests.find((pullRequest) => pullRequest.number === number);
    if (!found) throw new Error(`There is no pull request #${number}.`);
    return found;
  }

  /** What the button of that name does. @throws Error if both branches have changed the same lines */
  function merge(number: number, how: { squash?: boolean; deleteBranch?: boolean } = {}): void {
    const pullRequest = findPullRequest(number);
    const [base = NONE, tip = NONE] = [head(pullRequest.baseRefName), head(pullRequest.headRefName)];
    const tree = git(["merge-tree", "--write-tree", base, tip]);
    const message = how.squash ? `${pullRequest.title} (#${number})` : `Merge pull request #${number}`;
    moveBranch(pullRequest.baseRefName, writeCommit(tree, how.squash ? [base] : [base, tip], message, "lawyer"));
    Object.assign(pullRequest, { state: "MERGED", closedAt: tip });
    if (how.deleteBranch) moveBranch(pullRequest.headRefName, undefined);
  }

  /** Closes a pull request without merging it. */
  function close(number: number): void {
    const pullRequest = findPullRequest(number);
    Object.assign(pullRequest, { state: "CLOSED", closedAt: head(pullRequest.headRefName) });
  }

  /** Lets something happen right before the next request of a kind: "createCommitOnBranch", "GET /user". */
  function before(request: string, act: () => Promise<Answer | undefined> | Answer | undefined): void {
    interceptors.push({ request, act });
  }

  // What GraphQL answers, in the shape that the schema has.

  function describeObject(oid: string): GitObject {
    const type = git(["cat-file", "-t", oid]);
    if (type === "commit") {
      return {
        __typename: "Commit",
        oid,
        file: ({ path: file }: { path: string }) => describeEntries(oid, file, "")[0] ?? null,
      };
    }
    if (type === "tree") return { __typename: "Tree", oid };
    const bytes = gitBytes(["cat-file", "blob", oid]);
    const isBinary = bytes.includes(0);
    // GitHub cuts longer texts off.
    const isTruncated = bytes.length > 512_000;
    return {
      __typename: "Blob",
      oid,
      isBinary,
      isTruncated,
      text: isBinary ? null : bytes.toString("utf8", 0, 512_000),
    };
  }

  function describeEntries(treeish: string, file: string, prefix: string): unknown[] {
    return git(["ls-tree", "-z", treeish, ...(file ? [file] : [])])
      .split("\0")
      .filter(Boolean)
      .map((line) => {
        const [, type = "", oid = "", name = ""] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
        const entry = `${prefix}${name}`;
        return {
          name,
          path: entry,
          type,
          oid,
          object: () => {
            const entries = () => describeEntries(oid, "", `${entry}/`);
            return type === "tree" ? { ...describeObject(oid), entries } : describeObject(oid);
          },
        };
      });
  }

  function describePullRequest(pullRequest: StandInPullRequest) {
    return {
      ...pullRequest,
      url: `https://github.com/${OWNER}/${NAME}/pull/${pullRequest.number}`,
      headRefOid: pullRequest.state === "OPEN" ? head(pullRequest.headRefName) : pullRequest.closedAt,
    };
  }

  function describeRef(branch: string, user: StandInUser) {
    const oid = head(branch);
    if (!oid) return null;
    return {
      name: branch,
      target: () => describeObject(oid),
      compare: ({ headRef }: { headRef: string }) => ({
        aheadBy: Number(git(["rev-list", "--count", `${oid}..${head(headRef)}`])),
      }),
      associatedPullRequests: ({ states, first }: { states?: readonly string[]; first: number }) => {
        if (user.pullRequests === false) throw notAccessible();
        const nodes = pullRequests.filter(
          ({ headRefName, state }) => headRefName === branch && (states?.includes(state) ?? true),
        );
        return { nodes: nodes.reverse().slice(0, first).map(describePullRequest) };
      },
    };
  }

  const root = {
    repository({ owner, name }: { owner: string; name: string }, user: StandInUser) {
      if (owner !== OWNER || name !== NAME || user.role === "none") {
        throw refusal("NOT_FOUND", `Could not resolve to a Repository with the name '${owner}/${name}'.`);
      }
      return {
        id: "R_1",
        ref: ({ qualifiedName }: { qualifiedName: string }) =>
          describeRef(qualifiedName.replace(/^refs\/heads\//, ""), user),
      };
    },

    updateRefs({ input }: { input: { refUpdates: readonly RefUpdate[] } }, user: StandInUser) {
      if (user.role !== "write") throw notAccessible();
      for (const { name, beforeOid, afterOid, force } of input.refUpdates) {
        const branch = name.replace(/^refs\/heads\//, "");
        const now = head(branch) ?? NONE;
        const isForward = now === NONE || succeeds("merge-base", "--is-ancestor", now, afterOid);
        if ((beforeOid && beforeOid !== now) || !(force || isForward)) {
          throw new Error("Something went wrong while executing your query.");
        }
        moveBranch(branch, afterOid);
      }
      return {};
    },

    createCommitOnBranch({ input }: { input: CommitInput }, user: StandInUser) {
      if (user.role !== "write") throw notAccessible();
      const { branchName } = input.branch;
      const now = head(branchName);
      if (!now) throw new Error("Branch not found");
      if (protectedBranches.has(branchName)) {
        throw refusal("BRANCH_PROTECTION_RULE_VIOLATION", "Changes must be made through a pull request.");
      }
      if (now !== input.expectedHeadOid) {
        const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not.  Pull and try again.`;
        throw refusal("STALE_DATA", message);
      }
      const { additions, deletions } = input.fileChanges;
      if (deletions.some((file) => !git(["ls-tree", now, file.path]))) {
        throw refusal(
          "UNPROCESSABLE",
          `A path was requested for deletion which does not exist as of commit oid \`${now}\``,
        );
      }
      const changed = Object.fromEntries([
        ...additions.map((file) => [file.path, Buffer.from(file.contents, "base64")] as const),
        ...deletions.map((file) => [file.path, null] as const),
      ]);
      const oid = commitFiles(now, changed, input.message.headline, user.login);
      moveBranch(branchName, oid);
      return { commit: { oid }, ref: () => describeRef(branchName, user) };
    },

    createPullRequest(
      { input }: { input: Pick<StandInPullRequest, "title" | "body" | "baseRefName" | "headRefName"> },
      user: StandInUser,
    ) {
      if (user.role !== "write" || user.pullRequests === false) throw notAccessible();
      const { baseRefName, headRefName } = input;
      const isSame = (open: StandInPullRequest) =>
        open.state === "OPEN" && open.headRefName === headRefName && open.baseRefName === baseRefName;
      if (pullRequests.some(isSame)) {
        throw refusal("UNPROCESSABLE", `A pull request already exists for ${OWNER}:${headRefName}.`);
      }
      if (git(["rev-list", "--count", `${baseRefName}..${headRefName}`]) === "0") {
        throw refusal("UNPROCESSABLE", `No commits between ${baseRefName} and ${headRefName}`);
      }
      const { title, body } = input;
      const pullRequest: StandInPullRequest = {
        number: pullRequests.length + 1,
        title,
        body,
        author: user.login,
        state: "OPEN",
        baseRefName,
        headRefName,
        isCrossRepository: false,
      };
      pullRequests.push(pullRequest);
      return { pullRequest: describePullRequest(pullRequest) };
    },
  };

  async function answerGraphql(body: string, user: StandInUser): Promise<Answer> {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    const document = parse(query);
    const mistakes = validate(readSchema(), document, [...specifiedRules, NoDeprecatedCustomRule]);
    if (mistakes.length > 0) return { status: 200, body: { errors: mistakes } };
    const { data, errors } = await execute({
      schema: readSchema(),
      document,
      rootValue: root,
      contextValue: user,
      variableValues: variables,
    });
    // GitHub says the kind of an error beside its message.
    const described = errors?.map((error) => ({ ...error.toJSON(), extensions: undefined, ...error.extensions }));
    return { status: 200, body: { data, errors: described } };
  }

  function answerRest(request: string, accept: string, user: StandInUser): Answer {
    if (request === "GET /user") return { status: 200, body: { login: user.login, name: user.name } };
    const repository = `GET /repos/${OWNER}/${NAME}`;
    const notFound = { status: 404, body: { message: "Not Found", status: "404" } };
    if (user.role === "none") return notFound;
    if (request === repository) {
      const permissions = { admin: false, push: user.role === "write", pull: true };
      return { status: 200, body: { full_name: `${OWNER}/${NAME}`, permissions } };
    }
    const oid = request.split(`${repository}/git/blobs/`)[1];
    if (!oid || !succeeds("cat-file", "-e", oid)) return notFound;
    const bytes = gitBytes(["cat-file", "blob", oid]);
    const isRaw = /^application\/vnd\.github(\.v3)?\.raw(\+json)?$/.test(accept);
    return { status: 200, body: isRaw ? bytes : { encoding: "base64", content: bytes.toString("base64") } };
  }

  async function answer({ method, url = "", headers }: IncomingMessage, body: string): Promise<Answer> {
    if (method === "OPTIONS") return { status: 204, headers: PREFLIGHT };
    if (url.startsWith("/auth?")) return { status: 200, headers: { "content-type": "text/html" }, body: signInPage() };
    const request = url === "/graphql" ? rootFields(JSON.parse(body).query) : `${method} ${url}`;
    requests.push(request);
    const index = interceptors.findIndex((interceptor) => interceptor.request === request);
    const instead = await interceptors.splice(index, index < 0 ? 0 : 1)[0]?.act();
    if (instead) return instead;
    const user = users[headers.authorization?.replace(/^Bearer /, "") ?? ""];
    if (!user) return { status: 401, body: { message: "Bad credentials", status: "401" } };
    return url === "/graphql" ? answerGraphql(body, user) : answerRest(request, headers.accept ?? "", user);
  }

  /** Netlify's window, at the point where GitHub has sent somebody back to it. */
  function signInPage(): Buffer {
    return Buffer.from(`<!doctype html><title>Sign in</title><script>
      addEventListener("message", ({ data, origin }) => {
        if (data === "authorizing:github") opener.postMessage(${JSON.stringify(signIn.message)}, origin);
      });
      opener.postMessage("authorizing:github", "*");
    </script>`);
  }

  git(["init", "--quiet", "--bare", "--initial-branch=main"]);
  push("main", files, "Start");
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, headers, body } = await answer(request, Buffer.concat(chunks).toString("utf8")).catch(
      (error: unknown) => ({ status: 500, headers: {}, body: { message: String(error) } }),
    );
    response.writeHead(status, { ...CORS, "x-ratelimit-remaining": "4999", ...headers });
    response.end(body instanceof Uint8Array || body === undefined ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    /** To use instead of https://api.github.com and https://api.netlify.com. */
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    owner: OWNER,
    name: NAME,
    users,
    pullRequests,
    /** What was asked for so far: a method and an address, or what a query or a mutation is about. */
    requests,
    /** Branches that only a pull request may change. */
    protectedBranches,
    signIn,
    git: (...args: string[]) => git(args),
    head,
    push,
    deleteBranch: (branch: string) => moveBranch(branch, undefined),
    merge,
    close,
    before,
    stop(): Promise<void> {
      rmSync(folder, { recursive: true });
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function refusal(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

function notAccessible(): GraphQLError {
  return refusal("FORBIDDEN", "Resource not accessible by personal access token");
}

function rootFields(query: string): string {
  const operation = parse(query).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fields = operation?.selectionSet.selections ?? [];
  return fields.map((field) => (field.kind === Kind.FIELD ? field.name.value : "")).join();
}
