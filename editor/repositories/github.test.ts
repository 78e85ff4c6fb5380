/** @jest-environment node */
import { createHash } from "node:crypto";
import { type GithubStandIn, startGithub } from "../test/helpers/fake-github";
import { createGithubRepository, type GithubOptions } from "./github";
import { checkAccount } from "./github-sign-in";
import {
  type Changes,
  type ContentVersion,
  type Repository,
  SignInError,
  type Snapshot,
  StaleError,
} from "./repository";

const REVIEWS = '{ "text": "“Quick – and kind.” 🏡 Größe", "more": false }\r\n';
/** Every byte value, so that a wrong encoding changes the file. */
const BADGE = Uint8Array.from({ length: 256 }, (_, index) => index);

/** A response that replaces GitHub's. */
type Answer = NonNullable<Awaited<ReturnType<Parameters<GithubStandIn["before"]>[1]>>>;

let github: GithubStandIn;

beforeEach(async () => {
  github = await startGithub(
    {
      "README.md": "# Read me\n",
      "content/reviews.json": REVIEWS,
      "content/stats.json": '{ "years": 35 }\n',
      "content/notes.txt": "Nobody reads this",
      "content/drafts/old.json": "{}",
      "content/.hidden.json": "{}",
      "content/images/more.json": "{}",
      "content/images/portrait.jpg": BADGE,
      "content/images/awards/2024/badge.png": BADGE.toReversed(),
      "content/images/.DS_Store": "x",
    },
    {
      anns: { login: "ann", name: "Ann Lee", role: "write" },
      bobs: { login: "bob", name: null, role: "write" },
      guests: { login: "guest", name: null, role: "read" },
      strangers: { login: "stranger", name: null, role: "none" },
    },
  );
});

afterEach(() => github.stop());

/** Opens the repository, as another tab or another computer would. */
function open(token: string | undefined, options: Partial<GithubOptions> = {}): Repository {
  const { origin, owner, name } = github;
  return createGithubRepository({
    origin,
    owner,
    name,
    branch: "main",
    publish: "pull-request",
    token: () => token,
    login: () => token && github.users[token]?.login,
    ...options,
  });
}

function change(
  { version, texts = new Map(), images = new Map() }: Pick<Snapshot, "version"> & Partial<Snapshot>,
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer> | null>>,
): Changes {
  const changed = Object.entries(files);
  const after = {
    texts: new Map([
      ...texts,
      ...changed.flatMap(([name, to]) => (typeof to === "string" ? [[name, to] as const] : [])),
    ]),
    images,
  };
  return { version, files: new Map(changed), message: "Change something", after };
}

const imageOf = (repository: Repository, snapshot: ContentVersion, name: string) =>
  repository.readImage(name, snapshot.images.get(name) ?? "");

/** Returns all branches and pull requests, to check that nothing was written. */
function everything(): string {
  return JSON.stringify([[...github.branches].map(([name, { oid }]) => [name, oid]), github.pullRequests]);
}

/** Returns the numbers of the open pull requests. */
function openNumbers(): number[] {
  return github.pullRequests.flatMap(({ state, number }) => (state === "OPEN" ? [number] : []));
}

/** Opens the repository for Ann and loads it. */
async function annLoads(options: Partial<GithubOptions> = {}) {
  const ann = open("anns", options);
  return { ann, loaded: await ann.load() };
}

/** Opens the repository for Ann and saves her first change in a pull request. */
async function annProposes() {
  const { ann, loaded } = await annLoads();
  return { ann, first: await ann.save(change(loaded, { "stats.json": "[1]" })) };
}

async function expectNothingWritten(save: () => Promise<unknown>, error: string | (new () => Error)): Promise<void> {
  const before = everything();
  await expect(save()).rejects.toThrow(error);
  expect(everything()).toBe(before);
}

/** Returns the files that the last commit of a branch adds, modifies and deletes. */
function changedFiles(branch: string): string[] {
  const { files, parents } = github.branches.get(branch) ?? { files: new Map(), parents: [] };
  const before = new Map(parents[0]?.files);
  const names = [...new Set([...before.keys(), ...files.keys()])].sort();
  return names.flatMap((name) => {
    if (!before.has(name)) return [`A ${name}`];
    if (!files.has(name)) return [`D ${name}`];
    return String(files.get(name)) === String(before.get(name)) ? [] : [`M ${name}`];
  });
}

const addedCommits = (branch: string) => github.added(branch).map(({ message, author }) => `${message} by ${author}`);
const textOf = (branch: string, file: string) => github.text(branch, `content/${file}`);

describe("loading", () => {
  it("reads all texts and the names of all images in one request, and the exact bytes of images", async () => {
    const { ann, loaded: snapshot } = await annLoads();
    expect(snapshot.version).toBe(github.head("main"));
    expect(Object.fromEntries(snapshot.texts)).toEqual({ "reviews.json": REVIEWS, "stats.json": '{ "years": 35 }\n' });
    expect([...snapshot.images.keys()].sort()).toEqual(["./images/awards/2024/badge.png", "./images/portrait.jpg"]);
    expect(snapshot.images.get("./images/portrait.jpg")).toBe(
      createHash("sha1").update(`blob ${BADGE.length}\0`).update(BADGE).digest("hex"),
    );
    expect(snapshot.unexpectedFiles).toEqual(["notes.txt", "drafts/old.json", "images/more.json"]);
    expect(github.requests).toEqual(["repository"]);
    expect(await imageOf(ann, snapshot, "./images/portrait.jpg")).toEqual(BADGE);
    expect(await imageOf(ann, snapshot, "./images/awards/2024/badge.png")).toEqual(BADGE.toReversed());
  });

  it("reads the whole of a text that GitHub truncates", async () => {
    const long = `\uFEFF"${"é".repeat(400_000)}"`;
    github.push("main", { "content/cities.json": long });
    const { texts } = await open("anns").load();
    expect(texts.get("cities.json") === long).toBe(true);
  });
});

describe("saving directly", () => {
  const direct = { publish: "direct" } as const;

  it("saves the exact bytes of images, and can save again without loading", async () => {
    const { ann, loaded } = await annLoads(direct);
    const saved = await ann.save(change(loaded, { "images/new.png": BADGE, "images/portrait.jpg": null }));
    expect(github.branches.get("main")?.files.get("content/images/new.png")).toEqual(Buffer.from(BADGE));
    await ann.save(change(saved, { "images/new.png": null }));
    expect(changedFiles("main")).toEqual(["D content/images/new.png"]);
  });

  it("reports why GitHub refuses a commit to a protected branch", async () => {
    const { ann, loaded } = await annLoads(direct);
    github.protectedBranches.add("main");
    await expect(ann.save(change(loaded, { "stats.json": "[]" }))).rejects.toThrow(
      "GitHub did not accept this: “Changes must be made through a pull request”.",
    );
  });
});

describe("saving for approval", () => {
  it("opens a pull request that says what to do with it, and leaves the live branch alone", async () => {
    const { ann, loaded } = await annLoads();
    const saved = await ann.save(change(loaded, { "stats.json": "[1]" }));
    expect(github.head("main")).toBe(loaded.version);
    expect(saved).toEqual({
      version: github.head("content-edits"),
    });
    const body = expect.stringContaining("Deploy Preview");
    expect(github.pullRequests).toMatchObject([
      { author: "ann", baseRefName: "main", headRefName: "content-edits", body },
    ]);
    expect(addedCommits("content-edits")).toEqual(["Change something by ann"]);
    expect(changedFiles("content-edits")).toEqual(["M content/stats.json"]);
    // Reads the state, creates the branch, commits, and opens the pull request.
    expect(github.requests.slice(1)).toEqual(["repository", "updateRefs", "createCommitOnBranch", "createPullRequest"]);
  });

  it("adds later changes, even by other people, to the same pull request", async () => {
    const { first } = await annProposes();
    const bob = open("bobs");
    const loaded = await bob.load();
    expect(loaded).toMatchObject({ version: first.version });
    expect(loaded.texts.get("stats.json")).toBe("[1]");
    await bob.save(change(loaded, { "stats.json": "[2]" }));
    expect(addedCommits("content-edits")).toEqual(["Change something by bob", "Change something by ann"]);
    expect(github.pullRequests).toHaveLength(1);
  });

  it.each([
    ["merges", { squash: false, deleteBranch: true }],
    ["merges, keeping the branch,", { squash: false, deleteBranch: false }],
    ["squashes, keeping the branch,", { squash: true, deleteBranch: false }],
  ])("starts a new pull request after a lawyer %s the last one", async (_, how) => {
    const { ann, first } = await annProposes();
    github.merge(1, how);
    await expectNothingWritten(() => ann.save(change(first, { "stats.json": "[2]" })), StaleError);

    const loaded = await ann.load();
    expect(loaded.version).toBe(github.head("main"));
    expect(loaded.texts.get("stats.json")).toBe("[1]");
    await ann.save(change(loaded, { "stats.json": "[2]" }));
    expect(openNumbers()).toEqual([2]);
    expect(addedCommits("content-edits")).toEqual(["Change something by ann"]);
    github.merge(2);
    expect(textOf("main", "stats.json")).toBe("[2]");
  });

  it.each([true, false])("leaves out refused changes (branch deleted: %s)", async (isDeleted) => {
    const { ann, first } = await annProposes();
    github.close(1);
    if (isDeleted) github.deleteBranch("content-edits");
    await expectNothingWritten(() => ann.save(change(first, { "stats.json": "[2]" })), StaleError);

    const loaded = await ann.load();
    expect(loaded.texts.get("stats.json")).toBe('{ "years": 35 }\n');
    await ann.save(change(loaded, { "reviews.json": "[2]" }));
    expect(openNumbers()).toEqual([2]);
    expect(changedFiles("content-edits")).toEqual(["M content/reviews.json"]);
    expect(addedCommits("content-edits")).toHaveLength(1);
  });

  it("does not overwrite a branch that has an open pull request", async () => {
    const commit = github.push("content-edits", { "content/stats.json": "[1]" });
    github.push("staging", {});
    const other = { title: "", body: "", author: "developer", state: "OPEN", isCrossRepository: false } as const;
    github.pullRequests.push({ ...other, number: 1, baseRefName: "staging", headRefName: "content-edits" });
    const { ann, loaded } = await annLoads();
    expect(loaded.version).toBe(commit);
    await ann.save(change(loaded, { "stats.json": "[2]" }));
    expect(github.branches.get("content-edits")?.parents[0]?.oid).toBe(commit);
  });

  it("continues with a reopened pull request, but not with one from a fork", async () => {
    const { ann, first } = await annProposes();
    github.close(1);
    Object.assign(github.pullRequests[0] ?? {}, { state: "OPEN" });
    expect(await ann.load()).toMatchObject(first);
    Object.assign(github.pullRequests[0] ?? {}, { isCrossRepository: true });
    expect((await ann.locate()).links).toEqual([]);
  });
});

describe("two people at once", () => {
  it.each(["direct", "pull-request"] as const)("never overwrite each other's push (%s)", async (publish) => {
    const { ann, loaded } = await annLoads({ publish });
    github.push("main", { "README.md": "# Changed\n" });
    await expectNothingWritten(() => ann.save(change(loaded, { "stats.json": "[1]" })), StaleError);
  });

  /** Lets Bob save right before this request of Ann's save. Both have loaded the same version. */
  async function saveBetween(request: string) {
    const [ann, bob] = [open("anns"), open("bobs")];
    const loaded = await ann.load();
    const fromBob = change(await bob.load(), { "reviews.json": "[2]" });
    const saved: unknown[] = [];
    github.before(request, async () => {
      saved.push(await bob.save(fromBob).catch((error: unknown) => error));
      return undefined;
    });
    saved.push(await ann.save(change(loaded, { "stats.json": "[1]" })).catch((error: unknown) => error));
    expect(saved).toHaveLength(2);
    return { bobs: saved[0], anns: saved[1] };
  }

  it.each(["repository", "createCommitOnBranch"])(
    "keep the first save if it happens right before %s of the second, which is refused",
    async (request) => {
      const { bobs, anns } = await saveBetween(request);
      expect(anns).toBeInstanceOf(StaleError);
      expect(bobs).toEqual({ version: github.head("content-edits") });
      expect(openNumbers()).toEqual([1]);
      expect(addedCommits("content-edits")).toEqual(["Change something by bob"]);
      expect(github.pullRequests).toHaveLength(1);
    },
  );

  it("keep the first save and refuse the second, even if a closed pull request has left its branch", async () => {
    const ann = open("anns");
    await ann.save(change(await ann.load(), { "stats.json": "[0]" }));
    github.close(1);
    const { bobs, anns } = await saveBetween("updateRefs");
    expect(anns).toBeInstanceOf(StaleError);
    expect(bobs).toEqual({ version: github.head("content-edits") });
    expect(openNumbers()).toEqual([2]);
    expect(addedCommits("content-edits")).toEqual(["Change something by bob"]);
  });

  it("share a pull request that one opens while the other one saves", async () => {
    const { bobs, anns } = await saveBetween("createPullRequest");
    expect(bobs).toBeInstanceOf(StaleError);
    expect(anns).toEqual({ version: github.head("content-edits") });
    expect(openNumbers()).toEqual([1]);
    expect(addedCommits("content-edits")).toEqual(["Change something by ann"]);
    expect(github.pullRequests).toHaveLength(1);
  });

  const mergeBeforeCommit = (deleteBranch: boolean) =>
    github.before("createCommitOnBranch", () => {
      github.merge(1, { deleteBranch });
      return undefined;
    });

  it("do not restore a branch that is merged and deleted during a save, which is refused", async () => {
    const { ann, first } = await annProposes();
    mergeBeforeCommit(true);
    await expect(ann.save(change(first, { "stats.json": "[2]" }))).rejects.toBeInstanceOf(StaleError);
    expect(github.head("content-edits")).toBeUndefined();
  });

  it("get a new pull request if the last one is merged during a save", async () => {
    const { ann, first } = await annProposes();
    mergeBeforeCommit(false);
    await ann.save(change(first, { "stats.json": "[2]" }));
    expect(openNumbers()).toEqual([2]);
    github.merge(2);
    expect(textOf("main", "stats.json")).toBe("[2]");
  });
});

describe("newer live content while changes wait", () => {
  const figures = (years: number, deeds: number) => `${JSON.stringify({ years, deeds }, null, 2)}\n`;
  const REST = "POST /repos/example-law/website";
  const BROUGHT_IN = ["Change something by bob", "Bring in what is live by bob", "Change something by ann"];

  /** Ann's changes wait for approval, somebody changes the live content, and Bob opens his editor. */
  async function bobOpens(
    live: Record<string, string | Uint8Array | null>,
    anns: Parameters<typeof change>[1] = { "stats.json": figures(36, 2) },
  ) {
    github.push("main", { "content/stats.json": figures(35, 2) });
    const { ann, loaded } = await annLoads();
    const first = await ann.save(change(loaded, anns));
    github.push("main", live);
    const bob = open("bobs");
    return { ann, first, bob, found: await bob.load() };
  }
  const sameFile = { "content/stats.json": figures(35, 3), "README.md": "# Changed\n" };

  it("is merged into the same pull request, field by field, with the next save", async () => {
    const { bob, found, first } = await bobOpens(sameFile);
    expect(github.conflicts(1)).toEqual(["content/stats.json"]);
    expect(found.texts.get("stats.json")).toBe(figures(36, 3));
    expect(openNumbers()).toEqual([1]);
    expect(github.head("content-edits")).toBe(first.version);

    const saved = await bob.save(change(found, { "reviews.json": "[2]" }));
    expect(saved.version).toBe(github.head("content-edits"));
    expect(openNumbers()).toEqual([1]);
    expect(addedCommits("content-edits")).toEqual(BROUGHT_IN);
    expect(changedFiles("content-edits")).toEqual(["M content/reviews.json"]);
    expect(github.pullRequests).toMatchObject([{ state: "OPEN" }]);
    expect(github.conflicts(1)).toEqual([]);

    await bob.save(change(saved, { "reviews.json": "[3]" }));
    expect((await bob.load()).version).toBe(github.head("content-edits"));
    github.merge(1);
    expect(["stats.json", "reviews.json"].map((file) => textOf("main", file))).toEqual([figures(36, 3), "[3]"]);
    expect(github.text("main", "README.md")).toBe("# Changed\n");
  });

  it("brings added, replaced and deleted images along", async () => {
    const [new1, new2] = [new Uint8Array([1]), new Uint8Array([2])];
    const anns = { "stats.json": figures(36, 2), "images/anns.png": new1, "images/portrait.jpg": null };
    const live = { "content/images/live.png": new2, "content/images/awards/2024/badge.png": new1 };
    const { bob, found } = await bobOpens({ ...live, "content/notes.txt": null }, anns);
    const images = ["./images/anns.png", "./images/awards/2024/badge.png", "./images/live.png"];
    expect([...found.images.keys()].sort()).toEqual(images);
    expect(await Promise.all(images.map((image) => imageOf(bob, found, image)))).toEqual([new1, new1, new2]);
    expect(found.unexpectedFiles).not.toContain("notes.txt");
    await bob.save(change(found, { "images/live.png": null }));
    const { files } = github.branches.get("content-edits") ?? {};
    expect([...(files?.keys() ?? [])].filter((file) => /^content\/.*(g|txt)$/.test(file)).sort()).toEqual([
      "content/images/anns.png",
      "content/images/awards/2024/badge.png",
    ]);
    expect(github.conflicts(1)).toEqual([]);
  });

  it("leaves no difference if the same change is already live", async () => {
    const { bob, found } = await bobOpens({ "content/stats.json": figures(36, 3) });
    expect(found.texts.get("stats.json")).toBe(figures(36, 3));
    await bob.save(change(found, { "reviews.json": "[2]" }));
    expect(addedCommits("content-edits")).toEqual(BROUGHT_IN);
    github.merge(1);
    expect(textOf("main", "stats.json")).toBe(figures(36, 3));
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ["both have changed the same field", { "content/stats.json": figures(37, 2) }, {}],
    ["the branch has more than content", sameFile, { "src/page.tsx": "" }],
    ["the live content is the same", { "README.md": "# Changed\n" }, {}],
  ])("is not merged if %s", async (_why, live, more) => {
    const { first } = await bobOpens(live);
    const version = Object.keys(more).length > 0 ? github.push("content-edits", more) : first.version;
    const bob = open("bobs");
    const found = await bob.load();
    expect(found.version).toBe(version);
    expect(found.texts.get("stats.json")).toBe(figures(36, 2));
    await bob.save(change(found, { "reviews.json": "[2]" }));
    expect(github.branches.get("content-edits")?.parents).toEqual([expect.objectContaining({ oid: version })]);
  });

  it.each([
    ["the live content has changed again", () => github.push("main", { "content/stats.json": figures(35, 4) }), 4],
    ["a lawyer has closed the pull request", () => github.close(1), 3],
    ["a lawyer's copy of the branch was pushed", () => github.push("content-edits", { "content/more.json": "{}" }), 3],
  ])("has to be loaded again before the save if %s", async (_what, happen, deeds) => {
    const { bob, found } = await bobOpens(sameFile);
    happen();
    await expectNothingWritten(() => bob.save(change(found, { "reviews.json": "[2]" })), StaleError);
    const now = await bob.load();
    await bob.save(change(now, { "reviews.json": "[2]" }));
    const isOpen = github.pullRequests[0]?.state === "OPEN";
    expect(textOf("content-edits", "stats.json")).toBe(figures(isOpen ? 36 : 35, deeds));
    expect(textOf("content-edits", "reviews.json")).toBe("[2]");
    expect(github.conflicts(isOpen ? 1 : 2)).toEqual([]);
  });

  const STEPS = [`${REST}/git/trees`, `${REST}/git/commits`, "updateRefs", "createCommitOnBranch"];

  it.each(STEPS.flatMap((step) => [false, true].map((arrives) => [step, arrives] as const)))(
    "is merged only once, and the change saved once, if the connection breaks at %s (which arrives: %s)",
    async (step, arrives) => {
      const { bob, found } = await bobOpens(sameFile);
      if (arrives) github.loseAnswer(step);
      else github.before(step, () => ({ status: 502 }));
      const changes = change(found, { "reviews.json": "[2]" });
      await expect(bob.save(changes)).rejects.toThrow("a problem of its own");
      await bob.save(changes).catch(async (error: unknown) => {
        expect(error).toBeInstanceOf(StaleError);
        const now = await bob.load();
        expect(now.texts.get("stats.json")).toBe(figures(36, 3));
        if (now.texts.get("reviews.json") !== "[2]") await bob.save({ ...changes, version: now.version });
      });
      expect(addedCommits("content-edits")).toEqual(BROUGHT_IN);
      expect(textOf("content-edits", "stats.json")).toBe(figures(36, 3));
      expect(textOf("content-edits", "reviews.json")).toBe("[2]");
      expect(github.pullRequests).toMatchObject([{ state: "OPEN" }]);
    },
  );

  it.each(STEPS)("has to be loaded again if somebody else saves right before %s", async (step) => {
    const { ann, bob, found } = await bobOpens(sameFile);
    github.before(step, async () => {
      await ann.save(change(await ann.load(), { "cities.json": "[1]" }));
      return undefined;
    });
    const save = (version: string) => bob.save(change({ version }, { "reviews.json": "[2]" }));
    await expect(save(found.version)).rejects.toBeInstanceOf(StaleError);
    await save((await bob.load()).version);
    const texts = ["stats.json", "cities.json", "reviews.json"].map((file) => textOf("content-edits", file));
    expect(texts).toEqual([figures(36, 3), "[1]", "[2]"]);
    expect(addedCommits("content-edits").filter((made) => made.startsWith("Bring"))).toHaveLength(1);
  });

  it("reports a missing permission for the merge", async () => {
    const { bob, found } = await bobOpens(sameFile);
    Object.assign(github.users.bobs ?? {}, { role: "read" });
    const save = () => bob.save(change(found, { "reviews.json": "[2]" }));
    await expectNothingWritten(save, "let your GitHub account write to example-law/website");
  });
});

describe("a save that was interrupted", () => {
  /** Starts a save by Ann that ends because this request fails. */
  async function interruptedAt(request: string, message: string) {
    const { ann, loaded } = await annLoads();
    const changes = change(loaded, { "stats.json": "[1]" });
    github.before(request, () => ({ status: 502, body: "Bad gateway" }));
    await expect(ann.save(changes)).rejects.toThrow(message);
    return { ann, changes };
  }
  const withoutProposal = () => interruptedAt("createPullRequest", "no pull request could be opened");
  const withoutCommit = () => interruptedAt("createCommitOnBranch", "a problem of its own");

  it("keeps its commit, which the next save proposes", async () => {
    await withoutProposal();
    expect(github.pullRequests).toEqual([]);
    const bob = open("bobs");
    const found = await bob.load();
    expect(found.texts.get("stats.json")).toBe("[1]");
    await bob.save(change(found, { "reviews.json": "[2]" }));
    expect(openNumbers()).toEqual([1]);
    expect(addedCommits("content-edits")).toEqual(["Change something by bob", "Change something by ann"]);
  });

  it.each<[string, Answer, new () => Error]>([
    ["the token lacks the permission", { status: 403, body: { message: "Resource not accessible" } }, Error],
    ["the sign-in expires", { status: 401 }, SignInError],
    ["GitHub refuses the request", { status: 200, body: { data: null, errors: [{ message: "No" }] } }, Error],
  ])("reports a commit without a pull request, and the reason (%s)", async (_why, answer, kind) => {
    const { ann, loaded } = await annLoads();
    for (let attempt = 1; attempt <= 2; attempt++) github.before("createPullRequest", () => answer);
    const error = await ann.save(change(loaded, { "stats.json": "[1]" })).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(kind);
    expect(String(error)).toMatch(/Changes are on GitHub, in the branch “content-edits”, but no pull request .*To try/);
    expect(String(error)).not.toMatch(/[Nn]othing was/);
    expect(addedCommits("content-edits")).toHaveLength(1);
  });

  it("gets its pull request even if the same changes are saved again", async () => {
    const { ann, changes } = await withoutProposal();
    await expect(ann.save(changes)).rejects.toBeInstanceOf(StaleError);
    expect(openNumbers()).toEqual([1]);
    expect(addedCommits("content-edits")).toHaveLength(1);
  });

  it("leaves a branch behind, which the next save uses unchanged", async () => {
    const { ann, changes } = await withoutCommit();
    github.requests.length = 0;
    await ann.save(changes);
    expect(github.requests).not.toContain("updateRefs");
    expect(addedCommits("content-edits")).toHaveLength(1);
  });

  it("has no changes if it ended before its commit", async () => {
    const { ann } = await withoutCommit();
    github.push("main", { "content/stats.json": "[0]" });
    const newest = await ann.load();
    expect(newest.version).toBe(github.head("main"));
    await ann.save(change(newest, { "reviews.json": "[2]" }));
    expect(addedCommits("content-edits")).toHaveLength(1);
  });
});

describe("errors", () => {
  it("an expired sign-in is reported, even during a save", async () => {
    const { ann, loaded } = await annLoads();
    delete github.users.anns;
    const message = "Your sign-in has expired. Sign in again; nothing you typed is lost.";
    await expect(ann.load()).rejects.toThrow(message);
    await expect(imageOf(ann, loaded, "./images/portrait.jpg")).rejects.toThrow(message);
    await expectNothingWritten(() => ann.save(change(loaded, { "stats.json": "[1]" })), SignInError);
    await expect(open(undefined).load()).rejects.toThrow(message);
    await expect(open("“pasted” token").load()).rejects.toThrow(message);
  });

  it.each(["pull-request", "direct"] as const)("a missing permission to save is reported (%s)", async (publish) => {
    const { ann, loaded } = await annLoads({ publish });
    Object.assign(github.users.anns ?? {}, { role: "read" });
    const save = () => ann.save(change(loaded, { "stats.json": "[1]" }));
    const advice =
      "Ask the person who looks after the website to let your GitHub account write to example-law/website.";
    await expectNothingWritten(save, advice);
  });

  const SSO_PAGE = "https://github.com/orgs/example-law/sso?authorization_request=AZS";
  const ssoHeaders = { "x-github-sso": `required; url=${SSO_PAGE}` };
  const saml = "Resource protected by organization SAML enforcement. You must grant your OAuth token access.";
  const noToken = "Resource not accessible by personal access token";
  const denied = (message: string) => ({ data: null, errors: [{ type: "FORBIDDEN", message }] });

  it.each<[string, Answer, string]>([
    [
      "that an organization requires single sign-on",
      { status: 403, headers: ssoHeaders, body: { message: saml } },
      `open ${SSO_PAGE} in`,
    ],
    ["so in a GraphQL error", { status: 200, headers: ssoHeaders, body: denied(saml) }, `open ${SSO_PAGE} in`],
    ["so without a link", { status: 403, body: { message: saml } }, "“Resource protected by organization"],
    ["that an access token lacks a permission", { status: 200, body: denied(noToken) }, `“${noToken}”. Ask the person`],
    ["something other than JSON", { status: 403, body: Buffer.from("<html>") }, "“<html>”"],
  ])("no new sign-in is requested if GitHub says %s", async (_what, answer, message) => {
    github.before("repository", () => answer);
    await expect(open("anns").load()).rejects.toThrow(message);
  });

  it.each<[string, string, Partial<GithubOptions>, string]>([
    ["a branch that does not exist", "anns", { branch: "master" }, "example-law/website has no branch “master”."],
    ["a missing connection", "anns", { origin: "http://127.0.0.1:9" }, "GitHub does not answer. Check the internet"],
    [
      "the person to ask for access",
      "strangers",
      {},
      "You cannot see example-law/website on GitHub with this sign-in. Ask the person who",
    ],
  ])("names %s", async (_what, token, options, message) => {
    await expect(open(token, options).load()).rejects.toThrow(message);
  });

  const inTenMinutes = {
    "x-ratelimit-remaining": "0",
    // The limit ends ten minutes after the response.
    get "x-ratelimit-reset"() {
      return `${Math.floor(Date.now() / 1000) + 600}`;
    },
  };
  const slower = { message: "You have exceeded a secondary rate limit. Please wait a few minutes." };
  const limited = { data: null, errors: [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }] };

  it.each<[string, Answer, string]>([
    ["the time of its reset", { status: 403, headers: inTenMinutes, body: {} }, "Try again in 10 minutes"],
    ["the seconds to wait", { status: 429, headers: { "retry-after": "45" } }, "Try again in 1 minute;"],
    ["only a message", { status: 403, body: slower }, "Try again in 1 minute;"],
    ["a GraphQL error", { status: 200, headers: inTenMinutes, body: limited }, "Try again in 10 minutes"],
  ])("says how long to wait if GitHub's rate limit answers with %s", async (_what, answer, message) => {
    github.before("repository", () => answer);
    await expect(open("anns").load()).rejects.toThrow(message);
  });
});

describe("a connection that hangs", () => {
  /** Leaves this request without a response for a minute. @returns the error that the caller gets */
  async function silenceAt(request: string, ask: () => Promise<unknown>): Promise<string> {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] });
    try {
      let wasAsked = () => {};
      const asked = new Promise<void>((resolve) => {
        wasAsked = resolve;
      });
      github.before(request, () => {
        wasAsked();
        return new Promise<never>(() => {});
      });
      const answer = ask().catch((problem: unknown) => problem);
      await asked;
      jest.advanceTimersByTime(59_000);
      expect(jest.getTimerCount()).toBeGreaterThan(0);
      jest.advanceTimersByTime(2_000);
      return String(await answer);
    } finally {
      jest.useRealTimers();
    }
  }

  it("ends after a minute, with a warning if changes may have arrived", async () => {
    const { ann, loaded } = await annLoads();
    const nothingLost = "Error: GitHub does not answer. Check the internet connection. Try again; nothing you typed";
    const save = () => ann.save(change(loaded, { "stats.json": "[1]" }));
    expect(await silenceAt("repository", () => ann.load())).toContain(nothingLost);
    expect(await silenceAt("repository", save)).toContain(nothingLost);
    expect(await silenceAt("repository", () => ann.locate())).toContain(nothingLost);
    expect(await silenceAt("repository", () => ann.history())).toContain(nothingLost);
    const blob = `GET /repos/example-law/website/git/blobs/${loaded.images.get("./images/portrait.jpg")}`;
    expect(await silenceAt(blob, () => imageOf(ann, loaded, "./images/portrait.jpg"))).toContain(nothingLost);
    expect(await silenceAt("GET /user", () => checkAccount({ ...github, token: () => "anns" }))).toContain(nothingLost);
    expect(await silenceAt("createCommitOnBranch", save)).toContain(
      "It is not known whether your changes have arrived. Save again: nothing is saved twice",
    );
  });

  it("does not time out during the upload of a large image", async () => {
    const { ann, loaded } = await annLoads();
    jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] });
    try {
      github.before("createCommitOnBranch", () => void jest.advanceTimersByTime(80_000));
      // The limit is 87 seconds: a minute, and 27 seconds for two million bytes in base64.
      const image = new Uint8Array(2_000_000);
      expect(await ann.save(change(loaded, { "images/new.png": image }))).toHaveProperty("version");
    } finally {
      jest.useRealTimers();
    }
  });
});

describe("the account behind a sign-in", () => {
  const read = (token: string) => checkAccount({ ...github, token: () => token });

  it("is found by its token, even with spaces around the token", async () => {
    await expect(read("anns")).resolves.toBe("ann");
    await expect(read(" bobs\n")).resolves.toBe("bob");
  });

  it("has a separate draft for each repository and each branch", () => {
    const others: Partial<GithubOptions>[] = [{ owner: "other" }, { name: "other" }, { branch: "next" }];
    const repositories = [open("anns"), open("bobs"), ...others.map((other) => open("anns", other))];
    expect(new Set(repositories.map(({ draftKey }) => draftKey)).size).toBe(5);
  });

  it.each([
    ["nobodys", "GitHub does not know this sign-in, or it has expired.", SignInError],
    ["not a token", "GitHub does not know this sign-in, or it has expired.", SignInError],
    ["guests", "Your GitHub account guest may read example-law/website, but not change it.", Error],
    ["strangers", "You cannot see example-law/website on GitHub with this sign-in.", Error],
  ])("is refused with a reason (%s)", async (token, reason, kind) => {
    await expect(read(token)).rejects.toThrow(reason);
    await expect(read(token)).rejects.toBeInstanceOf(kind);
  });
});
