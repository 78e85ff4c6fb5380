import type { Draft } from "../draft/draft";

/** A draft that outlives a reload, a crash and an expired sign-in, with what it started from: in this browser only. */
export interface StoredDraft extends Draft {
  savedAt: Date;
}

const STORE = "drafts";

/** @param place whose content it is: each repository has a draft of its own */
export async function readDraft(place: string): Promise<StoredDraft | undefined> {
  return await inStore("readonly", (store) => store.get(place));
}

export async function writeDraft(place: string, draft: StoredDraft): Promise<void> {
  await inStore("readwrite", (store) => store.put(draft, place));
}

export async function deleteDraft(place: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(place));
}

async function inStore(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest) {
  const opening = indexedDB.open("content-editor", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await done(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
