/** @jest-environment node */
import path from "node:path";
import sharp from "sharp";
import { readCounties } from "../../content-model/read-counties";
import { readContentFiles } from "../../gatsby/content/read-content";
import type { Changes, Repository, Saved, Snapshot } from "../repositories/repository";
import type { StoredDraft } from "./draft-storage";
import { EditorSession } from "./editor-session";

const FILES = readContentFiles(path.join(__dirname, "../../test/fixtures/content"));
const TEXTS = new Map([...FILES].flatMap(([name, bytes]) => (name.endsWith(".json") ? [[name, `${bytes}`]] : [])));
const IMAGES = new Map([...FILES.keys()].flatMap((name) => (name.startsWith("images/") ? [[`./${name}`, name]] : [])));
const SOURCE = ["reviews", 0, "source"];

const load = jest.fn<Promise<Snapshot>, []>();
const save = jest.fn<Promise<Saved>, [Changes]>();

/** A repository that has the fixtures. */
const repository: Repository = {
  place: "memory",
  draftKey: "memory",
  load,
  save,
  readImage: async (name) => new Uint8Array(FILES.get(name.slice(2)) ?? []),
};

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

let storage: ReturnType<typeof memoryStorage>;
let session: EditorSession;

/** Types, and waits until the draft has been checked and stored. */
function type(at: readonly (string | number)[], words: unknown): void {
  session.edit("reviews", at, words);
  jest.runOnlyPendingTimers();
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] });
  load.mockReset().mockResolvedValue({ version: "1", texts: TEXTS, images: IMAGES, unexpectedFiles: [] });
  save.mockReset().mockResolvedValue({ version: "2" });
  storage = memoryStorage();
  session = new EditorSession(repository, readCounties(), storage);
  await session.start();
});

afterEach(() => jest.useRealTimers());

test("content that nobody has touched has no changes and no problems, and saving it writes nothing", async () => {
  expect(session.state).toMatchObject({ changed: [], diagnostics: [], notice: undefined });
  await session.save();
  expect(save).not.toHaveBeenCalled();
});

test("only what was changed is saved, at once after the last key", async () => {
  session.edit("reviews", SOURCE, "Avvo");
  await session.save();
  expect(save.mock.calls.map(([{ files }]) => [...files.keys()])).toEqual([["reviews.json"]]);
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
  expect(save).not.toHaveBeenCalled();
  expect(session.state.refusals).toBe(2);
  expect(session.state.notice).toEqual({
    kind: "problem",
    text: "Not saved: there is one problem left. Follow the list to each field.",
  });
  type(SOURCE, "Avvo");
  expect(session.state).toMatchObject({ refusals: 0, diagnostics: [], notice: undefined });
});

test("whoever comes back to the tab without a connection keeps what they typed, and hears nothing of it", async () => {
  type(SOURCE, "Avvo");
  load.mockRejectedValue(new Error("offline"));
  await session.refresh();
  expect(session.state).toMatchObject({ changed: ["reviews"], notice: undefined, needsSignIn: false });
});

test("discarding goes back to what was saved last, and forgets the stored draft", async () => {
  type(SOURCE, "");
  await session.save();
  session.discard();
  expect(session.state).toMatchObject({ changed: [], diagnostics: [], refusals: 0, notice: undefined });
  expect(storage.drafts.size).toBe(0);
});

test("a drawing is not taken where a photo is wanted", async () => {
  const before = session.state;
  const badge = { folder: "./images/awards", formats: ["png", "jpeg"] } as const;
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
  expect(await session.chooseImage("awards", ["awards", 0, "image"], badge, new File([drawing], "deed.png"))).toBe(
    false,
  );
  expect(session.state).toBe(before);
});

test("a photo is taken without the place where it was taken", async () => {
  const place = { IFD3: { GPSMapDatum: "at home" } };
  const photo = await sharp(FILES.get("images/portrait.png")).withExifMerge(place).jpeg().toBuffer();
  const portrait = { folder: "./images", formats: ["jpeg"] } as const;
  const file = new File([new Uint8Array(photo)], "me.jpg");
  expect(await session.chooseImage("landing", ["about", "portrait", "image"], portrait, file)).toBe(true);
  const saved = Buffer.from(session.state.draft?.images.get("./images/me.jpg")?.bytes ?? []);
  expect([photo.includes("at home"), saved.length, saved.includes("at home")]).toEqual([true, photo.length, false]);
});

test("a browser that keeps no drafts says so", async () => {
  storage.writeDraft = () => Promise.reject(new Error("full"));
  type(SOURCE, "Avvo");
  await Promise.resolve();
  await Promise.resolve();
  expect(session.state.notice?.text).toBe("This browser cannot keep your draft. Do not close it before you save.");
});
