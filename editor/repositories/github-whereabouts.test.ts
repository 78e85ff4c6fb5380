/** @jest-environment node */
import path from "node:path";
import { readContent } from "../../gatsby/content/read-content";
import { commitMessage } from "../draft/change-words";
import { describeChanges } from "../draft/describe-changes";
import { type FakeCheck, type GithubStandIn, startGithub } from "../test/helpers/fake-github";
import { createGithubRepository, type GithubOptions } from "./github";
import { type Changes, type Repository, SignInError, type Snapshot } from "./repository";

const { texts: TEXTS } = readContent(path.join(__dirname, "../../test/fixtures/content"));
const BADGE = new Uint8Array([0, 1, 2]);

let github: GithubStandIn;

beforeEach(async () => {
  const content = [...TEXTS].map(([file, text]) => [`content/${file}`, text]);
  github = await startGithub(
    { ...Object.fromEntries(content), "content/images/badge.png": BADGE },
    {
      anns: { login: "ann", name: "Ann Lee", role: "write" },
      bobs: { login: "bob", name: null, role: "write" },
    },
  );
});

afterEach(() => github.stop());

function open(token: string | undefined, options: Partial<GithubOptions> = {}): Repository {
  const { origin, owner, name } = github;
  const access = { origin, owner, name, branch: "main", token: () => token, login: () => token };
  return createGithubRepository({ ...access, publish: "pull-request", ...options });
}

/** Returns the changes that the editor would save after replacing text in a file. */
function replace(snapshot: Snapshot, file: string, from: string, to: string): Changes {
  const before = snapshot.texts.get(file) ?? "";
  expect(before).toContain(from);
  const text = before.replace(from, () => to);
  const after = { texts: new Map(snapshot.texts).set(file, text), images: snapshot.images };
  const message = commitMessage(describeChanges(snapshot, after));
  return { version: snapshot.version, files: new Map([[file, text]]), message, after };
}

async function save(repository: Repository, file: string, from: string, to: string) {
  return repository.save(replace(await repository.load(), file, from, to));
}

/** As ann, saves a change, which then waits in pull request 1. @returns ann's repository */
async function annProposes() {
  const ann = open("anns");
  await save(ann, "site.json", "(248) 555-0134", "(248) 555-0199");
  github.requests.length = 0;
  return ann;
}

const PAGE = "https://github.com/example-law/website/pull/1";
const WAITS = { label: "Change 1 waits for approval", url: PAGE };
const NOBODY = "This change is not approved yet.";
const TIME = /\w+ \d+, \d{4} at \d+:\d\d [AP]M/;

describe("changes that wait for approval", () => {
  it("are not online", async () => {
    const where = await (await annProposes()).locate();
    expect(where).toMatchObject({ state: "waiting", text: NOBODY, links: [WAITS], canPublish: false });
    expect(where.online?.texts.get("site.json")).toBe(TEXTS.get("site.json"));
    expect([...(where.online?.images.keys() ?? [])]).toEqual(["./images/badge.png"]);
    expect(github.requests).toEqual(["repository", "repository"]);
  });

  const exits = "Process completed with exit code 1.";
  const fault = "The phone number of the firm is too short. See the log.";

  it.each<[string, FakeCheck[], string]>([
    ["are running", [{ result: "SUCCESS" }, {}], "The checks of this change are running."],
    ["have passed", [{ result: "SUCCESS" }], "The checks of this change have passed."],
    [
      "have failed with an annotation",
      [{ result: "SUCCESS" }, { result: "FAILURE", title: "Tests", annotations: [exits, fault] }],
      "A check of this change has failed: “The phone number of the firm is too short”. Mend it here and save again. If you cannot: show this to the person who looks after the website.",
    ],
    [
      "have failed with nothing but a summary",
      [{ result: "FAILURE", summary: "**2 of 3** tests\nfailed.", annotations: [exits] }],
      "A check of this change has failed: “**2 of 3** tests”.",
    ],
    [
      "have failed at Netlify",
      [{ result: "FAILURE", context: "netlify/example/deploy-preview", title: "Deploy Preview failed." }],
      "A check of this change has failed: “Deploy Preview failed”.",
    ],
    ["have failed without a word", [{ result: "FAILURE" }], "A check of this change has failed. Mend it here"],
    ["say much", [{ result: "FAILURE", title: "word ".repeat(99) }], `${"word ".repeat(39).trim()} …”. Mend it here`],
  ])("report the state of their checks if they %s", async (_what, checks, text) => {
    const ann = await annProposes();
    github.setChecks("content-edits", ...checks);
    const where = await ann.locate();
    expect(where.text).toContain(`${NOBODY} `);
    expect(where.text).toContain(text);
  });

  const ours = "https://deploy-preview-1--example.netlify.app";
  const log = "https://app.netlify.com/projects/example/deploys/1";

  it.each<[string, FakeCheck[], string | undefined]>([
    ["where Netlify says", [{ result: "SUCCESS", targetUrl: ours }], ours],
    [
      "on a domain of the firm",
      [{ result: "SUCCESS", targetUrl: "https://deploy-preview-1.a.test" }],
      "https://deploy-preview-1.a.test",
    ],
    ["where it has to be, if Netlify names its log", [{ result: "SUCCESS", targetUrl: log }], ours],
    ["nowhere while it is built", [{ targetUrl: log }], undefined],
    ["nowhere if the build has failed", [{ result: "FAILURE", targetUrl: log }], undefined],
  ])("have a preview %s", async (_where, checks, url) => {
    const ann = await annProposes();
    const context = "netlify/example/deploy-preview";
    const other = { result: "SUCCESS", context: "other", targetUrl: "https://deploy-preview-1--other.test" } as const;
    github.setChecks("content-edits", other, ...checks.map((check) => ({ ...check, context })));
    const { links } = await ann.locate();
    expect(links).toEqual([WAITS, ...(url ? [{ label: "See the website with these changes", url }] : [])]);
  });

  it("report who has requested changes, and an approval", async () => {
    const ann = await annProposes();
    const approval = { author: "lawyer", state: "APPROVED" } as const;
    const objection = { author: "partner", state: "CHANGES_REQUESTED" } as const;
    github.setReviews(1, approval, { ...objection, body: "Is that Jane’s number? I doubt it.\n\nSee above." });
    expect(await ann.locate()).toMatchObject({
      text: "partner wants something changed: “Is that Jane’s number?”.",
      links: [WAITS],
    });
    github.setReviews(1, objection);
    expect((await ann.locate()).text).toBe("partner wants something changed.");
    github.setReviews(1, approval);
    expect(await ann.locate()).toMatchObject({
      text: "This change is approved. The button “Merge pull request” on its page makes it live.",
      links: [{ label: "Change 1 is approved", url: PAGE }],
    });
  });

  it("report a conflict with the website", async () => {
    const ann = await annProposes();
    const live = String(TEXTS.get("site.json")).replace("(248) 555-0134", "(248) 555-0111");
    github.push("main", { "content/site.json": live });
    expect((await ann.locate()).text).toBe(
      `${NOBODY} It cannot go live yet, because the same words were changed on the website meanwhile. The next save brings both together where it can; if this sentence stays, ask the person who looks after the website.`,
    );
  });

  it("may result from an interrupted save", async () => {
    const ann = open("anns");
    github.before("createPullRequest", () => ({ status: 502 }));
    await expect(save(ann, "site.json", "(248) 555-0134", "(248) 555-0199")).rejects.toThrow("could be opened");
    const text = "The last save was interrupted, so that nobody can approve it yet. The next save mends this.";
    expect(await ann.locate()).toMatchObject({ state: "waiting", text, links: [] });
  });

  it.each([
    ["checks", ""],
    ["check runs", " A check of this change has failed. Mend it here and save again. If you cannot:"],
  ] as const)("are also found by somebody who may not read %s", async (lacks, text) => {
    const ann = await annProposes();
    const context = "netlify/example/deploy-preview";
    github.setChecks("content-edits", { result: "FAILURE", title: "Secret" }, { result: "SUCCESS", context });
    Object.assign(github.users.anns ?? {}, { lacks });
    const where = await ann.locate();
    expect(where.text.startsWith(`${NOBODY}${text}`)).toBe(true);
    expect(where.text).not.toContain("Secret");
    expect(where.links).toContainEqual(WAITS);
    expect(where.links).toHaveLength(lacks === "checks" ? 1 : 2);
  });
});

describe("a decided change", () => {
  it("is online once it is merged, even if its branch is deleted", async () => {
    const ann = await annProposes();
    github.merge(1, { deleteBranch: true });
    const where = await ann.locate();
    expect(where).toMatchObject({ state: "online", links: [] });
    expect(where.text).toMatch(/^Change 1 was approved on .*, and goes live in about two minutes\.$/);
    expect(where.text).toMatch(TIME);
    expect(where.online?.texts.get("site.json")).toContain("(248) 555-0199");
    Object.assign(github.pullRequests[0] ?? {}, { closedAt: "2026-01-31T18:00:00Z" });
    expect((await ann.locate()).text).toMatch(/^Change 1 was approved on January 31, 2026 at .*, and is live\.$/);
  });

  it("reports a failed check of the website after the merge", async () => {
    const ann = await annProposes();
    github.merge(1);
    github.setChecks("main", { result: "FAILURE", annotations: ["The build has no page."] });
    expect((await ann.locate()).text).toMatch(
      /^Change 1 was approved on .*M\. A check of the website has failed: “The build has no page”\. What was saved last may not be live\. Show this to the person who looks after the website\.$/,
    );
  });

  it("reports when it was not approved", async () => {
    const ann = await annProposes();
    github.close(1);
    github.deleteBranch("content-edits");
    const where = await ann.locate();
    expect(where).toMatchObject({ state: "online", links: [{ label: "Change 1", url: PAGE }] });
    expect(where.text).toMatch(/^Change 1 was not approved: it was closed on .*, and the website stays as it was\.$/);
    expect(where.text).toMatch(TIME);
  });

  it("ignores pull requests from forks", async () => {
    const ann = await annProposes();
    Object.assign(github.pullRequests[0] ?? {}, { isCrossRepository: true });
    github.deleteBranch("content-edits");
    expect(await ann.locate()).toMatchObject({ state: "online", text: "", links: [] });
  });

  it.each<[string, FakeCheck[], string]>([
    ["nothing", [], ""],
    ["that checks are running", [{}], "The checks of the website are running."],
    ["that they have passed", [{ result: "SUCCESS" }], "The checks of the website have passed."],
    [
      "why one has failed",
      [{ result: "FAILURE", title: "No page" }],
      "A check of the website has failed: “No page”. What was saved last may not be live. Show this to the person who looks after the website.",
    ],
  ])("that needs no approval reports %s", async (_what, checks, text) => {
    github.setChecks("main", ...checks);
    const where = await open("anns", { publish: "direct" }).locate();
    expect(where).toMatchObject({ state: "online", text, links: [], canPublish: false });
  });
});

describe("a request for the status", () => {
  it("asks to sign in again when the sign-in has expired", async () => {
    const ann = await annProposes();
    delete github.users.anns;
    await expect(ann.locate()).rejects.toBeInstanceOf(SignInError);
    await expect(ann.history()).rejects.toBeInstanceOf(SignInError);
  });

  it("reports a missing permission to read pull requests", async () => {
    const ann = await annProposes();
    const refusal = { type: "FORBIDDEN", message: "Resource not accessible", path: ["repository", "pullRequests"] };
    const answer = { status: 200, body: { data: { repository: null }, errors: [refusal] } };
    for (let request = 1; request <= 2; request++) github.before("repository", () => answer);
    await expect(ann.locate()).rejects.toThrow("GitHub does not let you do this");
  });
});

describe("the text of the pull request", () => {
  const textNow = () => github.pullRequests.map(({ title, body }) => ({ title, body }));

  it("lists each waiting change once, whoever saved it", async () => {
    await annProposes();
    expect(textNow()).toEqual([
      { title: "Website: Phone number changed", body: expect.stringContaining("+ (248) 555-0199") },
    ]);
    const [{ message } = { message: "" }] = github.added("content-edits");
    expect(message).toMatch(/^Phone number changed\n\n.*Phone number\n- \(248\) 555-0134\n\+ \(248\) 555-0199$/);
    await save(open("bobs"), "stats.json", "Years of Experience", "Years of Deeds");
    await save(open("bobs"), "site.json", "(248) 555-0199", "(248) 555-0177");
    const [{ title, body } = { title: "", body: "" }] = textNow();
    expect(title).toMatch(/^Website: Phone number changed; .*: 1 changed$/);
    for (const words of ["- (248) 555-0134", "+ (248) 555-0177", "+ Years of Deeds"]) {
      expect(body.split(words)).toHaveLength(2);
    }
    expect(body).not.toContain("555-0199");
    expect(body.indexOf("Years of Deeds")).toBeLessThan(body.indexOf("**To approve:**"));
  });

  it("compares with the current live content", async () => {
    const ann = await annProposes();
    const live = String(TEXTS.get("site.json")).replace("(248) 555-0134", "(248) 555-0199");
    github.push("main", { "content/site.json": live });
    await save(ann, "stats.json", "Years of Experience", "Years of Deeds");
    expect(textNow()[0]?.body).not.toContain("555-0");
    await save(ann, "stats.json", "Years of Deeds", "Years of Experience");
    expect(textNow()).toEqual([
      { title: "Website: nothing is different", body: expect.stringMatching(/^\*\*Nothing is different\*\* from/) },
    ]);
  });

  it("lists the changes of an interrupted save, even if the next save is stale", async () => {
    const ann = open("anns");
    const changes = replace(await ann.load(), "site.json", "(248) 555-0134", "(248) 555-0199");
    github.before("createPullRequest", () => ({ status: 502 }));
    await expect(ann.save(changes)).rejects.toThrow("could be opened");
    await expect(ann.save(changes)).rejects.toThrow("has changed since");
    expect(textNow()).toMatchObject([{ body: expect.stringContaining("+ (248) 555-0199") }]);
  });

  it("may be outdated after a save, and the editor says so until the next save", async () => {
    const ann = await annProposes();
    github.before("updatePullRequest", () => ({ status: 502 }));
    const saved = await save(ann, "stats.json", "Years of Experience", "Years of Deeds");
    expect(saved).toEqual({ version: github.head("content-edits") });
    const old = "The pull request does not list the latest changes yet. The next save adds them.";
    expect((await ann.locate()).text).toBe(`${NOBODY} ${old}`);
    await save(ann, "stats.json", "Deeds Generated", "Deeds Drafted");
    expect((await ann.locate()).text).toBe(NOBODY);
    expect(textNow()[0]?.body).toContain("+ Years of Deeds");
  });

  it("has a title of at most 119 characters", async () => {
    const ann = open("anns");
    const loaded = await ann.load();
    const files = new Map([...TEXTS].map(([file, text]) => [file, text.replaceAll(': "', ': "Changed ')]));
    await ann.save({ version: loaded.version, files, message: "Change", after: { ...loaded, texts: files } });
    const [{ title } = { title: "" }] = textNow();
    expect(title).toMatch(/^Website: .{90,108} …$/);
  });
});

describe("earlier versions", () => {
  it("are those that changed the content, newest first, with their author and time", async () => {
    const ann = await annProposes();
    github.push("content-edits", { "README.md": "# Other\n" });
    await save(open("bobs"), "stats.json", "Years of Experience", "Years of Deeds");
    const { versions, next } = await ann.history();
    expect(next).toBeUndefined();
    expect(versions).toMatchObject([
      { author: "bob", images: new Map([["./images/badge.png", expect.any(String)]]) },
      { author: "Ann Lee" },
      { author: "developer", texts: TEXTS, parent: undefined },
    ]);
    const [newest, second, first] = versions;
    expect(newest?.texts.get("stats.json")).toContain("Years of Deeds");
    expect(second?.texts.get("site.json")).toContain("(248) 555-0199");
    expect([newest?.parent, second?.parent]).toEqual([second?.id, first?.id]);
    expect(Number(newest?.savedAt)).toBeGreaterThan(Number(second?.savedAt));
  });

  it("are those of the live branch if nothing waits, each with its parent", async () => {
    const ann = await annProposes();
    github.push("main", { "content/more.json": "{}" });
    github.merge(1);
    const { versions } = await ann.history();
    const [merged, live, anns, first] = versions;
    expect(versions).toHaveLength(4);
    expect(versions.map(({ parent }) => parent)).toEqual([live?.id, first?.id, first?.id, undefined]);
    expect(merged?.texts.get("site.json")).toBe(anns?.texts.get("site.json"));
  });

  it("are read twenty at a time, even if somebody saves meanwhile", async () => {
    for (let version = 1; version <= 24; version++) github.push("main", { "content/more.json": `${version}` });
    const ann = open("anns");
    const recent = await ann.history();
    github.push("main", { "content/more.json": "25" });
    const older = await ann.history(recent.next);
    expect(older.next).toBeUndefined();
    const all = [...recent.versions, ...older.versions];
    expect(recent.versions).toHaveLength(20);
    expect(all.map(({ texts }) => texts.get("more.json"))).toEqual([
      ...Array.from({ length: 24 }, (_, index) => `${24 - index}`),
      undefined,
    ]);
    expect(all.map(({ parent }) => parent)).toEqual([...all.slice(1).map(({ id }) => id), undefined]);
  });

  it("include deleted images and texts that GitHub truncates", async () => {
    const long = `"${"é".repeat(400_000)}"`;
    github.push("main", { "content/more.json": long, "content/images/badge.png": null });
    const ann = open("anns");
    const { versions } = await ann.history();
    expect(versions[0]?.texts.get("more.json") === long).toBe(true);
    expect(versions[0]?.images.size).toBe(0);
    const hash = versions[1]?.images.get("./images/badge.png") ?? "";
    expect(await ann.readImage("./images/badge.png", hash)).toEqual(BADGE);
  });
});
