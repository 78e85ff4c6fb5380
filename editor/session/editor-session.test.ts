/** @jest-environment node */
import { readCounties } from "../../content-model/read-counties";
import type { NewImage } from "../draft/draft";
import { valueAt } from "../draft/paths";
import { type Changes, type Repository, type Snapshot, StaleError } from "../repositories/repository";
import { FILES, SNAPSHOT, TEXTS } from "../test/helpers/fixture-snapshot";
import type { StoredDraft, StoredDrafts } from "./draft-storage";
import { EditorSession } from "./editor-session";

const SOURCE = ["reviews", 0, "source"];

type SavedVersion = Pick<Snapshot, "version">;

const load = jest.fn<Promise<Snapshot>, []>();
const save = jest.fn<Promise<SavedVersion>, [Changes]>();

/** A repository with the content of the fixtures. */
const repository: Repository = {
  place: "memory",
  afterSaving: "",
  draftKey: "memory",
  locate: () => Promise.reject(new Error("Nobody knows.")),
  history: async () => ({ versions: [] }),
  load,
  save,
  readImage: async (name) => new Uint8Array(FILES.get(name.slice(2)) ?? []),
};

/** Returns storage that outlives a session, like that of a browser. */
function memoryStorage() {
  const drafts = new Map<string, StoredDraft>();
  return {
    drafts,
    readDrafts: async (key: string): Promise<StoredDrafts> => ({ draft: drafts.get(key), older: [] }),
    writeDraft: async (key: string, draft: StoredDraft) => void drafts.set(key, draft),
    deleteDraft: async (key: string) => void drafts.delete(key),
  };
}

let storage: ReturnType<typeof memoryStorage>;
let session: EditorSession;

/** Changes a field, and waits until the draft has been checked and stored. */
function type(at: readonly (string | number)[], words: unknown): void {
  session.edit("reviews", at, words);
  jest.runOnlyPendingTimers();
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] });
  load.mockReset().mockResolvedValue(SNAPSHOT);
  save.mockReset().mockResolvedValue({ version: "2" });
  storage = memoryStorage();
  session = new EditorSession(repository, readCounties(), storage, readImage);
  await session.start();
});

afterEach(() => jest.useRealTimers());

test("unchanged content has no changes and no problems, and saving it writes nothing", async () => {
  expect(session.state).toMatchObject({ changes: [], diagnostics: [] });
  expect(session.state.notice).toBeUndefined();
  await session.save();
  expect(save).not.toHaveBeenCalled();
});

test("only changed files are saved, even right after the last keystroke", async () => {
  session.edit("reviews", SOURCE, "Letter");
  await session.save();
  expect(save.mock.calls.map(([{ files }]) => [...files.keys()])).toEqual([["reviews.json"]]);
  expect(session.state).toMatchObject({ changes: [], busy: undefined, notice: { kind: "success", text: "Saved." } });
});

test("typing the saved text again removes the change", () => {
  type(SOURCE, "Letter");
  expect(session.state.changes).toMatchObject([{ file: "reviews" }]);
  expect(storage.drafts.size).toBe(1);
  type(SOURCE, "Google");
  expect(session.state.changes).toEqual([]);
  expect(storage.drafts.size).toBe(0);
});

/** Functions that finish reading a chosen file, by the name of the file. */
const reading = new Map<string, (image: NewImage) => void>();
const readImage = ({ name }: File) => new Promise<NewImage>((resolve) => reading.set(name, resolve));

/** Chooses a file for a badge. Resolves after the file has been read: true if the draft uses it. */
function choose(entry: number, name: string): Promise<boolean> {
  const badge = { folder: "./images/awards", formats: ["png"] } as const;
  return session.chooseImage({ file: "awards", path: ["awards", entry, "image"] }, badge, new File([], name));
}

function finishReading(name: string): void {
  const metadata = { format: "png", width: 600, height: 600, complete: true, isSample: false } as const;
  reading.get(name)?.({ bytes: new Uint8Array(1), hash: name, metadata });
}

const badges = () => valueAt(session.state.draft?.contents.awards, ["awards"]) as readonly { image: string }[];

test("a file with a problem is refused at each attempt to save, until the problem is corrected", async () => {
  session.edit("reviews", SOURCE, "");
  await session.save();
  await session.save();
  expect(save).not.toHaveBeenCalled();
  expect(session.state.refusals).toBe(2);
  expect(session.state.notice).toMatchObject({
    kind: "problem",
    text: "Not saved: there is one problem left. Follow the list to each field.",
  });
  type(SOURCE, "Letter");
  expect(session.state).toMatchObject({ refusals: 0, diagnostics: [], notice: undefined });
});

test("a file with a problem stays unsaved, and does not prevent saving the others", async () => {
  session.edit("reviews", SOURCE, "");
  session.edit("faq", ["questions", 0, "question"], "Who pays the fee?");
  await session.save();
  expect(save.mock.calls.map(([{ files }]) => [...files.keys()])).toEqual([["faq.json"]]);
  expect(session.state).toMatchObject({ changes: [{ file: "reviews" }], notice: { kind: "problem" } });
  expect(session.state.notice?.text).toMatch(/^Saved, but not “Client reviews”: there is one problem left\./);
});

test("problems of the saved content are shown, and do not prevent saving", async () => {
  const broken = TEXTS.get("site.json")?.replace(/"phone": "[^"]*"/, '"phone": "12"') ?? "";
  load.mockResolvedValue({
    ...SNAPSHOT,
    texts: new Map(TEXTS).set("site.json", broken),
    unexpectedFiles: ["desktop.ini"],
  });
  session = new EditorSession(repository, readCounties(), storage, readImage);
  await session.start();
  type(SOURCE, "Letter");
  expect(session.state.diagnostics.map(({ file }) => file)).toEqual(["content/desktop.ini", "content/site.json"]);
  expect(session.state.blocking).toEqual([]);
  await session.save();
  expect(session.state.notice?.text).toBe("Saved.");
});

test("returning to the tab without a connection keeps the draft, without a message", async () => {
  type(SOURCE, "Letter");
  load.mockRejectedValue(new Error("offline"));
  await session.refresh();
  expect(session.state).toMatchObject({ changes: [{ file: "reviews" }], notice: undefined, needsSignIn: false });
});

test("discarding returns to the saved content, and deletes the stored draft", async () => {
  type(SOURCE, "");
  await session.save();
  session.discard();
  expect(session.state).toMatchObject({ changes: [], diagnostics: [], refusals: 0, notice: undefined });
  expect(storage.drafts.size).toBe(0);
});

test("discarding after a save whose answer was lost loads the saved content", async () => {
  save.mockRejectedValueOnce(new Error("No answer."));
  type(SOURCE, "Letter");
  await session.save();
  load.mockClear();
  session.discard();
  expect(load).toHaveBeenCalledTimes(1);
});

test("changes cannot be discarded while they are saved, and changes made meanwhile stay unsaved", async () => {
  let answer = (_saved: SavedVersion) => {};
  save.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  type(SOURCE, "Letter");
  const saving = session.save();
  await Promise.resolve();
  session.discard();
  session.edit("reviews", ["reviews", 1, "source"], "Survey");
  answer({ version: "2" });
  await saving;
  expect(valueAt(session.state.draft?.contents.reviews, SOURCE)).toBe("Letter");
  expect(session.state).toMatchObject({ changes: [{ file: "reviews" }], draft: { base: { version: "2" } } });
  expect(session.state.notice?.text).toBe(
    "Saved. What you have changed meanwhile in “Client reviews” is not saved yet.",
  );
});

test("the answer to an earlier load is ignored during a save", async () => {
  let arriveNews = (_theirs: Snapshot) => {};
  let answer = (_saved: SavedVersion) => {};
  load.mockReturnValue(new Promise((resolve) => (arriveNews = resolve)));
  save.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const refreshing = session.refresh();
  type(SOURCE, "Letter");
  const saving = session.save();
  arriveNews({ ...SNAPSHOT, version: "3" });
  await refreshing;
  expect(session.state.draft?.base.version).toBe("1");
  answer({ version: "2" });
  await saving;
  expect(session.state).toMatchObject({ changes: [], draft: { base: { version: "2" } } });
});

test("if the answer to a save is lost, the next save knows it as this person's, and saves later changes on top", async () => {
  save.mockRejectedValueOnce(new Error("No answer."));
  type(SOURCE, "Letter");
  await session.save();
  type(SOURCE, "Letter Two");
  expect(session.state.notice?.text).toBe("No answer.");
  const sent = save.mock.calls[0]?.[0].files.get("reviews.json");
  load.mockResolvedValue({ ...SNAPSHOT, version: "2", texts: new Map(TEXTS).set("reviews.json", `${sent}`) });
  save.mockRejectedValueOnce(new StaleError("Somebody has saved.")).mockResolvedValueOnce({ version: "3" });
  await session.save();
  expect(session.state).toMatchObject({ pending: undefined, changes: [], notice: { text: "Saved." } });
  expect(String(save.mock.calls.at(-1)?.[0].files.get("reviews.json"))).toContain('"Letter Two"');
});

test("an incomplete stored draft is neither opened nor deleted", async () => {
  storage = memoryStorage();
  storage.drafts.set("memory", { savedAt: new Date(), contents: {}, images: new Map() } as never);
  session = new EditorSession(repository, readCounties(), storage, readImage);
  await session.start();
  type(SOURCE, "Letter");
  expect(session.state.storageProblem).toMatch(/nothing of them was deleted/);
  expect(storage.drafts.get("memory")).toMatchObject({ contents: {} });
});

test("a stored draft that cannot be read is neither deleted nor overwritten", async () => {
  type(SOURCE, "Letter");
  const read = storage.readDrafts;
  storage.readDrafts = () => Promise.reject(new Error("denied"));
  session = new EditorSession(repository, readCounties(), storage, readImage);
  await session.start();
  expect(session.state.storageProblem).toMatch(/^This browser cannot keep your draft.* nothing of them was deleted\.$/);
  type(SOURCE, "Survey");
  type(SOURCE, "Google");
  storage.readDrafts = read;
  session = new EditorSession(repository, readCounties(), storage, readImage);
  await session.start();
  expect(valueAt(session.state.draft?.contents.reviews, SOURCE)).toBe("Letter");
});

test("the stored draft is shown if the content cannot be read, and the next attempt reads the content", async () => {
  type(SOURCE, "Letter");
  load.mockRejectedValueOnce(new Error("offline"));
  session = new EditorSession(repository, readCounties(), storage, readImage);
  await session.start();
  expect(valueAt(session.state.draft?.contents.reviews, SOURCE)).toBe("Letter");
  expect(session.state).toMatchObject({ isUnread: true, notice: { kind: "problem", text: "offline" } });
  await session.refresh();
  expect(session.state).toMatchObject({ isUnread: false, changes: [{ file: "reviews" }], notice: undefined });
});

test("a stored draft that is read twice does not replace what was typed meanwhile", async () => {
  type(SOURCE, "Letter");
  const stored = await storage.readDrafts("memory");
  session = new EditorSession(repository, readCounties(), storage, readImage);
  const starting = session.start();
  let answer: (drafts: StoredDrafts) => void = () => undefined;
  storage.readDrafts = () => new Promise((resolve) => (answer = resolve));
  const returning = session.refresh();
  await starting;
  type(SOURCE, "Survey");
  answer(stored);
  await returning;
  expect(valueAt(session.state.draft?.contents.reviews, SOURCE)).toBe("Survey");
});

test("without storage in the browser, the editor warns once and can still save", async () => {
  storage.writeDraft = () => Promise.reject(new Error("full"));
  storage.deleteDraft = () => Promise.reject(new Error("full"));
  type(SOURCE, "Letter");
  await new Promise(setImmediate);
  expect(session.state.storageProblem).toBe("This browser cannot keep your draft. Do not close it before you save.");
  expect(session.state.notice).toBeUndefined();
  await session.save();
  await new Promise(setImmediate);
  expect(session.state.notice?.text).toBe("Saved.");
});

describe("a chosen image", () => {
  test("follows its entry, which moves while the file is being read", async () => {
    const [first, second, ...others] = badges();
    const list = { file: "awards", path: ["awards"] } as const;
    const keys = session.keys.of(list, badges());
    const taken = choose(0, "new.png");
    session.keys.set(list, [...keys.slice(1, 2), ...keys.slice(0, 1), ...keys.slice(2)]);
    session.edit("awards", ["awards"], [second, first, ...others]);
    finishReading("new.png");
    expect(await taken).toBe(true);
    expect(badges()).toEqual([second, { ...first, image: "./images/awards/new.png" }, ...others]);
  });

  test("follows its entry if somebody else adds an entry above it", async () => {
    const before = badges();
    const added = { ...before[0], id: "added", name: "Added", alt: "Added by somebody else" };
    const taken = choose(1, "new.png");
    const texts = new Map(TEXTS).set("awards.json", JSON.stringify({ awards: [added, ...before] }));
    load.mockResolvedValue({ ...SNAPSHOT, version: "2", texts });
    await session.refresh();
    finishReading("new.png");
    expect(await taken).toBe(true);
    expect(badges().map(({ image }) => image)).toEqual([
      added.image,
      before[0]?.image,
      "./images/awards/new.png",
      ...before.slice(2).map(({ image }) => image),
    ]);
  });

  test("is replaced by one chosen later, even if the earlier one is read later", async () => {
    const taken = [choose(0, "first.png"), choose(0, "second.png")];
    finishReading("second.png");
    finishReading("first.png");
    expect(await Promise.all(taken)).toEqual([false, true]);
    expect(badges()[0]?.image).toBe("./images/awards/second.png");
  });

  test("is read completely before a save begins", async () => {
    void choose(0, "new.png");
    const saving = session.save();
    finishReading("new.png");
    await saving;
    expect(save.mock.calls.map(([{ files }]) => [...files.keys()])).toEqual([
      ["images/awards/new.png", "images/awards/deed-practice.png", "awards.json"],
    ]);
    expect(session.state).toMatchObject({ changes: [], notice: { text: "Saved." } });
  });

  test("is included in open conflicts", async () => {
    const [first, ...others] = badges();
    void choose(0, "mine.png");
    finishReading("mine.png");
    await new Promise(setImmediate);
    const late = choose(0, "late.png");
    const awards = [{ ...first, image: "./images/awards/county-bar.png" }, ...others];
    const texts = new Map(TEXTS).set("awards.json", JSON.stringify({ awards }));
    load.mockResolvedValue({ ...SNAPSHOT, version: "2", texts });
    await session.refresh();
    const asked = () => session.state.pending?.conflicts.map(({ mine }) => mine);
    expect(asked()).toEqual(["./images/awards/mine.png"]);
    finishReading("late.png");
    await late;
    expect(asked()).toEqual(["./images/awards/late.png"]);
  });

  test("is dropped when all changes are discarded", async () => {
    const before = session.state.draft?.contents;
    const taken = choose(0, "new.png");
    session.discard();
    finishReading("new.png");
    expect(await taken).toBe(false);
    expect(session.state.draft?.contents).toEqual(before);
  });
});
