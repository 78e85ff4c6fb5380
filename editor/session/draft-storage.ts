import { createStore, del, get, set } from "idb-keyval";
import type { Draft } from "../draft/draft";

/** A draft that outlives a reload, a crash and an expired sign-in, with what it started from: in this browser only. */
export interface StoredDraft extends Draft {
  savedAt: Date;
}

const store = createStore("content-editor", "drafts");

/** @param place whose content it is: each repository has a draft of its own */
export const readDraft = (place: string) => get<StoredDraft>(place, store);
export const writeDraft = (place: string, draft: StoredDraft) => set(place, draft, store);
export const deleteDraft = (place: string) => del(place, store);
