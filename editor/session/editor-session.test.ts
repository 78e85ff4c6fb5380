/** @jest-environment node */
import path from "node:path";
import { readCounties } from "../../content-model/read-counties";
import { readContentFiles } from "../../gatsby/content/read-content";
import { hashOf } from "../draft/draft";
import { conflictKey } from "../draft/merge";
import { type Changes, type Repository, SignInError, type Snapshot, StaleError } from "../repositories/repository";
import type { StoredDraft } from "./draft-storage";
import { EditorSession } from "./editor-session";

const FILES = readContentFiles(path.join(__dirname, "../../test/fixtures/content"));
const NAME = ["reviews", 0, "name"];
const SOURCE = ["reviews", 0, "source"];

/** A repository in memory, in which others can save as well. */
class MemoryRepository implements Repository {
  readonly place = "memory";
  readonly saves: Changes[] = [];
  /** Thrown instead of the next answer. */
  failure: Error | undefined;
  #version = 1;
  #texts = new Map([...FILES].flatMap(([name, bytes]) => (name.endsWith(".json") ? [[name, bytes.toString()]] : [])));

  async load(): Promise<Snapshot> {
    this.#fail();
    const images = [...FILES.keys()].filter((name) => name.startsWith("images/"));
    return {
      version: `${this.#version}`,
      texts: new Map(this.#texts),
      images: new Map(images.map((name) => [`./${name}`, name])),
    };
  }

  async readImage(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(FILES.get(name.slice(2)) ?? []);
  }

  async save(changes: Changes) {
    this.#fail();
    if (changes.version !== `${this.#version}`) throw new StaleError("Somebody was faster.");
    this.saves.push(changes);
    for (const [name, content] of changes.files) if (typeof content === "string") this.#texts.set(name, content);
    return { version: `${++this.#version}` };
  }

  /** What somebody else saves; nothing, as when other files than content have changed. */
  saveElsewhere(before = "", after = ""): void {
    this.#version += 1;
    this.#texts.set("reviews.json", (this.#texts.get("reviews.json") ?? "").replace(before, after));
  }

  #fail(): void {
    const error = this.failure;
    this.failure = undefined;
    if (error) throw error;
  }
}

/** This browser's drafts, which outlive a session. */
function memoryStorage() {
  const drafts = new Map<string, StoredDraft>();
  return {
    drafts,
    readDraft: async (place: string) => drafts.get(place),
    writeDraft: async (place: string, draft: StoredDraft) => void drafts.set(place, draft),
    deleteDraft: async (place: string) => void drafts.delete(place),
  };
}

let repository: MemoryRepository;
let storage: ReturnType<typeof memoryStorage>;
let session: EditorSession;

async function open(): Promise<EditorSession> {
  const opened = new EditorSession(repository, readCounties(), storage);
  await opened.start();
  return opened;
}

const nameNow = () => Object(session.state.draft?.contents.reviews).reviews[0].name;

/** Types, and waits until the draft has been checked and stored. */
function type(at: readonly (string | number)[], words: unknown): void {
  session.edit("reviews", at, words);
  jest.runOnlyPendingTimers();
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] });
  repository = new MemoryRepository();
  storage = memoryStorage();
  session = await open();
});

afterEach(() => jest.useRealTimers());

test("content that nobody has touched has no changes and no problems, and saving it writes nothing", async () => {
  expect(session.state).toMatchObject({ changed: [], diagnostics: [], notice: undefined });
  await session.save();
  expect(repository.saves).toEqual([]);
});

test("only what was changed is saved, at once after the last key", async () => {
  session.edit("reviews", SOURCE, "Avvo");
  await session.save();
  expect(repository.saves.map(({ files }) => [...files.keys()])).toEqual([["reviews.json"]]);
  expect(session.state).toMatchObject({ changed: [], isSaving: false, notice: { kind: "success", text: "Saved." } });
});

test("what is typed back to what it was is no change", () => {
  type(SOURCE, "Avvo");
  expect(session.state.changed).toEqual(["reviews"]);
  expect(storage.drafts.size).toBe(1);
  type(SOURCE, "Google");
  expect(session.state.changed).toEqual([]);
  expect(storage.drafts.size).toBe(0);
});

test("nothing is saved while anything is wrong, each attempt says so, and mending it ends that", async () => {
  session.edit("reviews", SOURCE, "");
  await session.save();
  await session.save();
  expect(repository.saves).toEqual([]);
  expect(session.state.refusals).toBe(2);
  expect(session.state.notice).toEqual({
    kind: "problem",
    text: "Not saved: there is one problem left. Follow the list to each field.",
  });
  type(SOURCE, "Avvo");
  expect(session.state).toMatchObject({ refusals: 0, diagnostics: [], notice: undefined });
});

test("a draft comes back after a reload, with the day it was made, and keeps what others have saved since", async () => {
  type(SOURCE, "Avvo");
  session = await open();
  expect(session.state.changed).toEqual(["reviews"]);
  expect(session.state.notice?.text).toMatch(/^Here is what you had not saved on \w+ \d+, \d{4} at /);
  repository.saveElsewhere("Sample Client C", "Maria C.");
  session = await open();
  await session.save();
  const saved = repository.saves[0]?.files.get("reviews.json");
  expect(saved).toContain('"source": "Avvo"');
  expect(saved).toContain('"name": "Maria C."');
});

test("changes go on top of what others have saved, and are not saved before somebody has seen both", async () => {
  type(SOURCE, "Avvo");
  repository.saveElsewhere("Sample Client C", "Maria C.");
  await session.save();
  expect(repository.saves).toEqual([]);
  expect(session.state.notice?.text).toMatch(/Yours are kept and not saved yet/);
  await session.save();
  expect(repository.saves[0]?.files.get("reviews.json")).toContain("Maria C.");
});

test("a new version of the same words holds no save up", async () => {
  type(SOURCE, "Avvo");
  repository.saveElsewhere();
  await session.save();
  expect(repository.saves).toHaveLength(1);
  expect(session.state.notice?.text).toBe("Saved.");
});

test("of two changes of the same field, none is lost before somebody decides", async () => {
  type(NAME, "Annette D.");
  repository.saveElsewhere("Sample Client A", "Anthony D.");
  await session.save();
  const [conflict] = session.state.pending?.conflicts ?? [];
  expect(conflict).toMatchObject({ mine: "Annette D.", theirs: "Anthony D." });

  session.postpone();
  expect(nameNow()).toBe("Annette D.");
  expect(session.state.pending).toBeUndefined();

  await session.save();
  session.resolve(new Map(conflict ? [[conflictKey(conflict), "theirs"]] : []));
  expect(nameNow()).toBe("Anthony D.");
  expect(repository.saves).toEqual([]);
  expect(session.state.changed).toEqual([]);
});

test("whoever comes back to the tab sees what others have saved, and keeps what they typed", async () => {
  type(SOURCE, "Avvo");
  repository.failure = new Error("offline");
  await session.refresh();
  expect(session.state).toMatchObject({ changed: ["reviews"], notice: undefined, needsSignIn: false });
  repository.saveElsewhere("Sample Client A", "Anthony D.");
  await session.refresh();
  expect(nameNow()).toBe("Anthony D.");
  expect(session.state.changed).toEqual(["reviews"]);
});

test("a save that fails loses nothing and tells the reason", async () => {
  type(SOURCE, "Avvo");
  repository.failure = new Error("GitHub cannot be reached. Try again later.");
  await session.save();
  const notice = { kind: "problem", text: "GitHub cannot be reached. Try again later." };
  expect(session.state).toMatchObject({ changed: ["reviews"], isSaving: false, notice });
  await session.save();
  expect(repository.saves).toHaveLength(1);
});

test("a sign-in that has expired is asked for again, and what was typed is still there", async () => {
  type(SOURCE, "Avvo");
  repository.failure = new SignInError("Sign in again.");
  await session.save();
  expect(session.state).toMatchObject({ needsSignIn: true, changed: ["reviews"] });
  await session.signedIn();
  expect(session.state).toMatchObject({ needsSignIn: false, changed: ["reviews"], notice: undefined });
});

test("discarding goes back to what was saved last, and forgets the stored draft", async () => {
  type(SOURCE, "");
  await session.save();
  session.discard();
  expect(session.state).toMatchObject({ changed: [], diagnostics: [], refusals: 0, notice: undefined });
  expect(storage.drafts.size).toBe(0);
});

/** The place of a badge. */
const BADGE = { folder: "./images/awards", formats: ["png", "jpeg"] } as const;

test("a new image is shown at once, under a name that nothing else has, and saved with the words", async () => {
  const bytes = new Uint8Array(FILES.get("images/awards/county-bar.png") ?? []);
  const image = ["awards", 0, "image"];
  await session.chooseImage("awards", image, BADGE, new File([bytes], "County Bar.PNG"));
  const name = "./images/awards/county-bar-2.png";
  expect(session.state.draft?.images.get(name)?.hash).toBe(await hashOf(bytes));
  expect(session.state.images[name]).toMatchObject({ url: expect.stringMatching(/^blob:/), width: expect.any(Number) });
  await session.save();
  expect([...(repository.saves[0]?.files ?? [])].map(([file, content]) => [file, content === null])).toEqual([
    ["images/awards/county-bar-2.png", false],
    ["images/awards/deed-practice.png", true],
    ["awards.json", false],
  ]);
});

test.each<[string, BlobPart]>([
  ["a text", "Dear client"],
  ["a PDF that calls itself an image", "%PDF-1.7"],
  ["an image whose end is missing", new Uint8Array(FILES.get("images/portrait.png") ?? []).subarray(0, 4000)],
  ["a drawing where a photo is wanted", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'],
])("%s is not taken as an image", async (_kind, bytes) => {
  const before = session.state;
  expect(await session.chooseImage("awards", ["awards", 0, "image"], BADGE, new File([bytes], "deed.png"))).toBe(false);
  expect(session.state).toBe(before);
});

test("a browser that keeps no drafts says so", async () => {
  storage.writeDraft = () => Promise.reject(new Error("full"));
  type(SOURCE, "Avvo");
  await Promise.resolve();
  await Promise.resolve();
  expect(session.state.notice?.text).toBe("This browser cannot keep your draft. Do not close it before you save.");
});
