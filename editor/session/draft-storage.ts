import { createStore, delMany, entries, setMany, type UseStore } from "idb-keyval";
import type { Draft } from "../draft/draft";

/** The form in which drafts are stored. A change of `StoredDraft`, or of anything in it, makes it another one. */
const FORM = 2;

/** A draft that outlives a reload, a crash and an expired sign-in, with what it started from: in this browser only. */
export interface StoredDraft extends Draft {
  savedAt: Date;
}

/** What this browser has kept. */
export interface StoredDrafts {
  draft: StoredDraft | undefined;
  /** The words of drafts that an earlier editor stored in another form. Nobody can go on with them, but read them. */
  older: readonly unknown[];
}

/** A draft as the store has it: all but the images, which stand beside it, as they are large and seldom change. */
type Words = Omit<StoredDraft, "images"> & { form: number };

/** Opened when it is needed: a browser may refuse. */
let opened: UseStore | undefined;
const store: UseStore = (mode, act) => {
  opened ??= createStore("content-editor", "drafts");
  return opened(mode, act);
};

const wordsKey = (key: string) => `${key}, form ${FORM}`;
const imagesKey = (key: string) => `${key}, form ${FORM}, images`;

let storedImages: Draft["images"] | undefined;

/** @param key of the repository: each has a draft of its own */
export async function readDrafts(key: string): Promise<StoredDrafts> {
  const records = new Map(await entries<string, Words & Pick<Draft, "images">>(store));
  const words = records.get(wordsKey(key));
  const images = (records.get(imagesKey(key)) as Draft["images"] | undefined) ?? new Map();
  // Before forms had numbers, nothing said whose a draft was.
  const isOlder = (name: string, form: number | undefined) =>
    name.startsWith(`${key}, form `) ? form !== FORM : form === undefined;
  const older = [...records].filter(([name, { contents, form }]) => contents && isOlder(name, form));
  return { draft: words && { ...words, images }, older: older.map(([, { contents }]) => contents) };
}

export async function writeDraft(key: string, { images, ...words }: StoredDraft): Promise<void> {
  const changed: [string, unknown][] = [[wordsKey(key), { ...words, form: FORM }]];
  if (images !== storedImages) changed.push([imagesKey(key), images]);
  await setMany(changed, store);
  storedImages = images;
}

export async function deleteDraft(key: string): Promise<void> {
  storedImages = undefined;
  await delMany([wordsKey(key), imagesKey(key)], store);
}
