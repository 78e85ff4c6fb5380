import { createStore, delMany, entries, setMany, type UseStore } from "idb-keyval";
import type { Draft } from "../draft/draft";

/** The version of the storage format. Increase it whenever `StoredDraft` changes. */
const FORMAT = 2;

/** A draft in the storage of this browser, with the content that it started from. */
export interface StoredDraft extends Draft {
  savedAt: Date;
}

/** The drafts that this browser has stored. */
export interface StoredDrafts {
  draft: StoredDraft | undefined;
  /** The contents of drafts in other formats. The editor shows them, but cannot open them as drafts. */
  older: readonly unknown[];
}

/** The record of a draft. Its images have their own record, because they are large and seldom change. */
type DraftRecord = Omit<StoredDraft, "images"> & { form: number };
type Images = Draft["images"];

/** The database. It is opened on first use, because a browser may refuse to open it. */
let opened: UseStore | undefined;
const store: UseStore = (mode, act) => {
  opened ??= createStore("content-editor", "drafts");
  return opened(mode, (records) => {
    const result = act(records);
    // When a page closes, its transactions are aborted, unless they have been committed.
    if (mode === "readwrite") records.transaction.commit();
    return result;
  });
};

const recordKey = (key: string) => `${key}, form ${FORMAT}`;
const imagesKey = (key: string) => `${recordKey(key)}, images`;

let storedImages: Images | undefined;

/** Reads the stored drafts of a repository. @param key its `draftKey` */
export async function readDrafts(key: string): Promise<StoredDrafts> {
  const records = new Map(await entries<string, DraftRecord & Images>(store));
  const record = records.get(recordKey(key));
  const images: Images = records.get(imagesKey(key)) ?? new Map();
  const older = [...records].filter(([name, { contents, form }]) => {
    // The first format had no number, and did not name the repository.
    const isOlder = name.startsWith(`${key}, form `) ? form !== FORMAT : form === undefined;
    return contents && isOlder;
  });
  return { draft: record && { ...record, images }, older: older.map(([, { contents }]) => contents) };
}

export async function writeDraft(key: string, { images, ...record }: StoredDraft): Promise<void> {
  const changed: [string, unknown][] = [[recordKey(key), { ...record, form: FORMAT }]];
  if (images !== storedImages) changed.push([imagesKey(key), images]);
  await setMany(changed, store);
  storedImages = images;
}

export async function deleteDraft(key: string): Promise<void> {
  storedImages = undefined;
  await delMany([recordKey(key), imagesKey(key)], store);
}
