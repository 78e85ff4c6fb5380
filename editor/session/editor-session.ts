import type { Counties } from "../../content-model/counties";
import { type ContentPath, type Diagnostic, newDiagnostics } from "../../content-model/diagnostics";
import { type ImageMetadata, readImageMetadata } from "../../content-model/image-metadata";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { changesOf } from "../draft/changes-of";
import { checkDraft } from "../draft/check-draft";
import { type Change, describeChanges, takeBack } from "../draft/describe-changes";
import {
  type Contents,
  contentsOf,
  type Draft,
  draftOf,
  imageNames,
  imagesIn,
  mimeType,
  type NewImage,
  renamedImage,
  safeImageName,
  versionOf,
} from "../draft/draft";
import type { ImageField } from "../draft/form-model";
import { type Choices, mergeContent } from "../draft/merge";
import { type Place, placeKey, placeOf, withValueAt } from "../draft/paths";
import { readImage as readChosenImage } from "../draft/read-image";
import { joinOnline, type Rebased, rebase } from "../draft/rebase";
import { messageOf } from "../message-of";
import {
  type ContentVersion,
  type Online,
  type Repository,
  SignInError,
  type Snapshot,
  StaleError,
  type Whereabouts,
} from "../repositories/repository";
import * as browserStorage from "./draft-storage";
import { EntryKeys } from "./entry-keys";

/** The pause in typing, in milliseconds, after which the draft is checked and stored. */
const SETTLE_MS = 120;

/** A message for the person who uses the editor. */
export interface Notice {
  kind: "success" | "information" | "problem";
  text: string;
  /** A new number for each notice, so that a repeated text is announced again. */
  id: number;
}

/** An image that has been read from a file or from the saved content. */
interface LoadedImage extends ImageMetadata {
  hash: string;
  /** An address that this page can show: "blob:…". */
  url: string;
}

type Merge = (draft: Draft, choices?: Choices) => Rebased;

interface PendingMerge extends Rebased {
  /** Repeats the merge with another draft or with choices. */
  merge: Merge;
}

export interface SessionState {
  /** Undefined until the content or a stored draft has been read. */
  draft?: Draft;
  /** Whether reading the content has failed. */
  isUnread: boolean;
  /** All problems of the draft. */
  diagnostics: readonly Diagnostic[];
  /** The problems that the draft has added. A file with such a problem is not saved. */
  blocking: readonly Diagnostic[];
  /** The unsaved changes. */
  changes: readonly Change[];
  busy?: "saving" | "publishing" | undefined;
  /** Whether the saved content is on the website yet; undefined while unknown. */
  where?: Whereabouts | undefined;
  /** How often a save was refused. After the first time, the form shows every problem. */
  refusals: number;
  needsSignIn: boolean;
  notice?: Notice | undefined;
  /** Says why this browser cannot store the draft. */
  storageProblem?: string | undefined;
  /** The contents of stored drafts in a format that this version cannot open. */
  olderDrafts: readonly unknown[];
  /** A merge with conflicts that the person has to decide before anything is saved. */
  pending?: PendingMerge | undefined;
  /** All images that have been read, by their path in content. */
  images: Readonly<Record<string, LoadedImage>>;
}

/** A person's work on the content, from reading to saving. Components subscribe to its state. */
export class EditorSession {
  state: SessionState = {
    isUnread: false,
    diagnostics: [],
    blocking: [],
    changes: [],
    refusals: 0,
    needsSignIn: false,
    olderDrafts: [],
    images: {},
  };
  readonly keys = new EntryKeys();
  readonly #listeners = new Set<() => void>();
  /** The chosen image files that are being read, by the key of their field. */
  readonly #reading = new Map<string, Promise<NewImage>>();
  /** Increases when the base of the draft is about to change, which outdates earlier requests. */
  #turn = 0;
  /** The number of calls of `#locate`. Responses to earlier calls are outdated. */
  #located = 0;
  /** After a save whose response was lost: the content as it is if that save succeeded. */
  #unanswered: Snapshot | undefined;
  #notices = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** False if the stored draft could not be read, because it must not be overwritten then. */
  #mayStore = false;
  /** The problems of the saved content, once they are known. Every pause in typing needs them. */
  #savedProblems: readonly Diagnostic[] | undefined;

  constructor(
    readonly repository: Repository,
    readonly counties: Counties,
    readonly storage: typeof browserStorage = browserStorage,
    readonly readImage: typeof readChosenImage = readChosenImage,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores the stored draft and reads the content. After a failure, it can be called again. */
  async start(): Promise<void> {
    if (!this.state.draft) await this.#restore();
    const wasUnread = this.state.isUnread;
    await this.#trying(async () => {
      const snapshot = await this.#load().catch((error: unknown) => {
        this.#set({ isUnread: true });
        throw error;
      });
      if (!snapshot) return;
      if (wasUnread) this.#set({ notice: undefined });
      this.#mergeSaved(snapshot);
      void this.#locate();
    });
  }

  /** Changes a field. `undefined` removes it. */
  edit(file: ContentName, path: ContentPath, value: unknown): void {
    const { draft } = this.state;
    if (draft) this.#change(withField(draft, { file, path }, value));
  }

  /**
   * Puts a chosen file into an image field. If the entry with that field moves
   * while the file is being read, the image follows it.
   *
   * @returns false if the image is no longer wanted: another one was chosen, or all changes were discarded
   * @throws Error that says why the file is refused
   */
  async chooseImage(place: Place, field: Pick<ImageField, "folder" | "formats">, chosen: File): Promise<boolean> {
    const keyed = this.keys.keyed(place, this.state.draft?.contents ?? {});
    const reading = this.readImage(chosen, field.formats);
    const key = placeKey(keyed);
    this.#reading.set(key, reading);
    const isWanted = () => this.#reading.get(key) === reading;
    try {
      const image = await reading;
      const { draft } = this.state;
      const now = draft && this.keys.find(keyed, draft.contents);
      if (!now || !isWanted()) return false;
      const { format } = image.metadata;
      const name = safeImageName(field.folder, chosen.name, format, imageNames(draft));
      this.#show(name, image);
      this.#change(withImage(withField(draft, now, name), name, image));
      return true;
    } catch (error) {
      if (isWanted()) throw error;
      return false;
    } finally {
      if (isWanted()) this.#reading.delete(key);
    }
  }

  /** Saves changed files that have no problems, after merging what others have saved meanwhile. */
  async save(): Promise<void> {
    this.settle();
    const hasWork = this.#hasChanges() || this.#reading.size > 0;
    if (this.state.busy || !hasWork) return;
    await this.#whileBusy("saving", async () => {
      this.#turn += 1;
      await Promise.allSettled(this.#reading.values());
      await this.#send().catch(async (error: unknown) => {
        if (!(error instanceof StaleError)) throw error;
        // No news means that only other files changed, or a pull request was merged: save again.
        if (!(await this.#loadNews())) await this.#send();
      });
    });
  }

  /** Publishes the saved content. Newer content of the website is merged and shown first. */
  async publish(): Promise<void> {
    const { publish } = this.repository;
    const { draft, busy } = this.state;
    if (!draft || !publish || busy) return;
    if (draft.joins) {
      return this.#tell("information", "The newer content of the website is here, but not saved. Save, then publish.");
    }
    await this.#whileBusy("publishing", async () => {
      const told = await publish().catch((error: unknown) => {
        if (!(error instanceof StaleError)) throw error;
      });
      if (!told) return this.#joinOnline();
      await this.#loadNews();
      this.#tell("success", told);
    });
  }

  /** Merges the newer content of the website into the draft. */
  async #joinOnline(): Promise<void> {
    const news = await this.repository.readOnline?.();
    if (!news) return;
    const theirs = await this.#onlineContents(news);
    const { draft } = this.state;
    if (!draft) return;
    if (news.version !== draft.base.version) {
      // Another program has changed the folder. The person has to see the changes first.
      await this.#loadNews();
      return;
    }
    if (!this.#mergeInto(draft, (mine, choices) => joinOnline(mine, news, theirs, choices))) return;
    const next = "See what is different, save, then publish.";
    this.#tell("information", `The website has newer content. It is here now, together with yours. ${next}`);
  }

  /** Returns the website's content, after adding its changed images to the draft. */
  async #onlineContents({ online, common }: Online): Promise<Contents> {
    const contents = contentsOf(online.texts);
    const isBroken = Object.keys(contents).length < Object.keys(contentsOf(common.texts)).length;
    if (isBroken) {
      throw new Error(
        "The website has newer content, which cannot be read. Ask the person who looks after the website.",
      );
    }
    const changed = [...online.images].filter(([name, hash]) => common.images.get(name) !== hash);
    return this.#withImages(contents, new Map(changed));
  }

  /** Decides conflicts of the pending merge. */
  resolve(choices: Choices): void {
    const { draft, pending } = this.state;
    if (!draft || !pending) return;
    this.#set({ pending: undefined });
    if (!this.#mergeInto(draft, pending.merge, choices)) return;
    const next = this.#hasChanges() ? "Nothing is saved yet: look at it, then save." : "Everything is saved.";
    this.#tell("information", `Both are brought together as you decided. ${next}`);
  }

  /** Closes the dialog about conflicts without a decision. The next attempt to save asks again. */
  postpone(): void {
    const isJoining = this.state.pending?.draft.joins !== undefined;
    this.#set({ pending: undefined });
    const done = isJoining ? "Nothing was published. What you saved and typed" : "Nothing was saved. What you typed";
    this.#tell("information", `${done} is still here.`);
  }

  /**
   * Removes changes from the draft, and brings back the images that they replaced.
   *
   * @param before the version that the changes were compared with
   * @returns a function that restores the changes
   * @throws Error if an image cannot be read
   */
  async takeBack(before: ContentVersion, changes: readonly Change[]): Promise<() => void> {
    const from = this.state.draft?.contents ?? {};
    const to = takeBack(from, await this.#withImages(changes, before.images));
    this.#applyDifference(from, to);
    return () => this.#applyDifference(to, from);
  }

  /** Applies the differences between two versions to the draft. */
  #applyDifference(from: Contents, to: Contents): void {
    const { draft } = this.state;
    if (!draft) return;
    const { merged, origins } = mergeContent(from, draft.contents, to);
    this.keys.follow(origins);
    this.#change({ ...draft, contents: merged });
    this.settle();
  }

  /**
   * Adds the images of another version that the draft does not have.
   *
   * @param value JSON that names images
   * @param images the other version's images
   * @returns the value with the images' names in the draft
   */
  async #withImages<T>(value: T, images: ContentVersion["images"]): Promise<T> {
    const text = JSON.stringify(value);
    let renamed = text;
    for (const name of imagesIn([text])) {
      const hash = images.get(name);
      const { draft } = this.state;
      const known = draft?.images.get(name)?.hash ?? draft?.base.images.get(name);
      if (hash === undefined || hash === known) continue;
      const free = await this.#addImage(name, hash);
      renamed = renamed.replaceAll(JSON.stringify(name), JSON.stringify(free));
    }
    return JSON.parse(renamed);
  }

  /** Adds an image of another version to the draft. @returns its path there */
  async #addImage(name: string, hash: string): Promise<string> {
    const bytes = await this.repository.readImage(name, hash);
    const metadata = readImageMetadata(bytes);
    const { draft } = this.state;
    if (!draft || !metadata) throw new Error("An image of that time cannot be read. Choose another one in its field.");
    const taken = imageNames(draft);
    const free = taken.has(name) ? renamedImage(name, metadata.format, taken) : name;
    const image = { bytes, hash, metadata };
    this.#show(free, image);
    this.#set({ draft: withImage(draft, free, image) });
    return free;
  }

  /** Reads an image of the draft or of another version. @throws Error if that fails */
  async imageOf({ images }: ContentVersion, name: string): Promise<Blob> {
    const hash = images.get(name) ?? "";
    const chosen = this.state.draft?.images.get(name);
    const bytes = chosen?.hash === hash ? chosen.bytes : await this.repository.readImage(name, hash);
    return blobOf(bytes, readImageMetadata(bytes)?.format);
  }

  /** Discards all unsaved changes, except while they are being saved. */
  discard(): void {
    const { draft, busy } = this.state;
    if (!draft || busy === "saving") return;
    this.#reading.clear();
    this.#set({ refusals: 0, notice: undefined, pending: undefined });
    this.#continueWith(draftOf(draft.base));
    // The save whose response was lost may have succeeded.
    if (this.#unanswered) void this.refresh();
    this.#unanswered = undefined;
  }

  /** Looks for changes that others have saved, and merges them into the draft. */
  async refresh(): Promise<void> {
    const { draft, isUnread, busy, pending, notice } = this.state;
    if (busy || pending) return;
    if (!draft || isUnread) return this.start();
    // The publication status says the same as a notice of success.
    if (notice?.kind === "success") this.#set({ notice: undefined });
    void this.#locate();
    // People who are offline or signed out are told when they save.
    await this.#loadNews().catch(() => undefined);
  }

  /** Continues after the person has signed in again. */
  async signedIn(): Promise<void> {
    this.#set({ needsSignIn: false, notice: undefined });
    const { draft, isUnread } = this.state;
    if (!draft || isUnread) await this.start();
  }

  /** Closes the dialog for signing in. The next request that needs a sign-in opens it again. */
  postponeSignIn(): void {
    this.#set({ needsSignIn: false });
  }

  async #restore(): Promise<void> {
    try {
      const { draft: stored, older } = await this.storage.readDrafts(this.repository.draftKey);
      // Another call was faster.
      if (this.state.draft) return;
      this.#set({ olderDrafts: older });
      if (stored) {
        const { savedAt, ...draft } = stored;
        // Throws if the stored draft is incomplete.
        changesOf(draft);
        this.#continueWith(draft);
        const time = savedAt.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
        this.#tell("information", `Here is what you had not saved on ${time}.`);
      }
      this.#mayStore = true;
    } catch {
      this.#set({
        storageProblem:
          "This browser cannot keep your draft: save before you close the page. If you have left words here before, load the page again; nothing of them was deleted.",
      });
    }
  }

  /** Finds out whether the saved content is on the website yet. */
  async #locate(): Promise<void> {
    this.#located += 1;
    const number = this.#located;
    // People who are offline or signed out are told when they save.
    const where = await this.repository.locate().catch(() => undefined);
    if (number === this.#located) this.#set({ where });
  }

  /** Reads the saved content. @returns undefined if the response is outdated */
  async #load(): Promise<Snapshot | undefined> {
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const snapshot = await this.repository.load();
      if (turn !== this.#turn) return undefined;
      this.#set({ isUnread: false });
      return snapshot;
    } catch (error) {
      if (turn === this.#turn) throw error;
      return undefined;
    }
  }

  /** Reads and merges what others have saved. @returns whether the person has anything new to see */
  async #loadNews(): Promise<boolean> {
    const saved = await this.#load();
    const isNew = saved && saved.version !== this.state.draft?.base.version;
    return isNew ? this.#mergeSaved(saved) : false;
  }

  /** Merges newer saved content into the draft. @returns whether the person has anything new to see */
  #mergeSaved(theirs: Snapshot): boolean {
    const { draft } = this.state;
    if (!draft) {
      this.#continueWith(draftOf(theirs));
      return true;
    }
    const arrived = this.#unanswered;
    const isOwn = arrived && [...arrived.texts].every(([file, text]) => theirs.texts.get(file) === text);
    const base = isOwn ? arrived : draft.base;
    const wasUnsaved = this.state.changes.length > 0;
    if (!this.#mergeInto(draft, (mine, choices) => rebase({ ...mine, base }, theirs, choices))) return true;
    const isUnsaved = this.state.changes.length > 0;
    const hasNews = [...theirs.texts].some(([file, text]) => base.texts.get(file) !== text);
    if (!hasNews && (isUnsaved || !isOwn)) return false;
    if (wasUnsaved && !isUnsaved) {
      // The response to a save was lost, or somebody else has saved the same changes.
      this.#tell("success", "Saved.");
      return true;
    }
    const next = isUnsaved ? " Yours are kept and not saved yet: look at both, then save." : "";
    this.#tell("information", `Somebody else has saved changes. They are shown here now.${next}`);
    return true;
  }

  /** Continues with a merged draft. @returns false if the person has to decide about conflicts first */
  #mergeInto(draft: Draft, merge: Merge, choices?: Choices): boolean {
    const rebased = merge(draft, choices);
    if (rebased.conflicts.length > 0) {
      this.#set({ pending: { ...rebased, merge } });
      return false;
    }
    this.keys.follow(rebased.origins);
    this.#continueWith(rebased.draft);
    return true;
  }

  async #send(): Promise<void> {
    this.settle();
    const { draft, blocking } = this.state;
    if (!draft || !this.#hasChanges()) return;
    const problems = blocking.length === 1 ? "is one problem" : `are ${blocking.length} problems`;
    const left = `there ${problems} left. Follow the list to each field.`;
    const sent = this.#savablePart(draft);
    if (!sent) return this.#refuse(`Not saved: ${left}`);
    const changes = changesOf(sent);
    const after = { ...sent.base, ...changes.after };
    const saved = await this.repository.save(changes).catch((error: unknown) => {
      const isUnknown = !(error instanceof StaleError);
      if (isUnknown) this.#unanswered = after;
      throw error;
    });
    this.#unanswered = undefined;
    this.#continueAfterSave(sent, { ...after, ...saved });
    const unsaved = new Set(this.state.changes.map(({ file }) => file));
    const titles = [...unsaved].map((file) => `“${CONTENT_SCHEMAS[file].meta()?.title}”`).join(", ");
    if (sent !== draft) return this.#refuse(`Saved, but not ${titles}: ${left}`);
    const { afterSaving } = this.repository;
    const since = titles && ` What you have changed meanwhile in ${titles} is not saved yet.`;
    this.#tell("success", `Saved.${afterSaving && ` ${afterSaving}`}${since}`);
  }

  /** Keeps what was typed during the save as unsaved changes. */
  #continueAfterSave(sent: Draft, base: Snapshot): void {
    const { contents, images } = this.state.draft ?? sent;
    const unsaved = [...images].filter(([name, { hash }]) => base.images.get(name) !== hash);
    this.#continueWith({ base, contents, images: new Map(unsaved) });
  }

  #refuse(text: string): void {
    this.#set({ refusals: this.state.refusals + 1 });
    this.#tell("problem", text);
  }

  /** Returns the draft without changes in faulty files; undefined if this cannot be saved. */
  #savablePart(draft: Draft): Draft | undefined {
    const { changes, blocking } = this.state;
    if (blocking.length === 0) return draft;
    // Newer content of the website has to be saved as a whole.
    if (draft.joins) return undefined;
    const before = contentsOf(draft.base.texts);
    const wrong = new Set(blocking.map((diagnostic) => placeOf(diagnostic).file));
    if (changes.every(({ file }) => wrong.has(file))) return undefined;
    const contents = { ...draft.contents };
    for (const file of wrong) contents[file] = before[file];
    const rest = { ...draft, contents };
    return this.#findBlocking(this.#check(rest), rest).length === 0 ? rest : undefined;
  }

  #continueWith(draft: Draft): void {
    this.#savedProblems = undefined;
    this.#set({ draft });
    for (const [name, image] of draft.images) this.#show(name, image);
    this.settle();
    void this.#loadImages(draft);
  }

  /** Replaces the draft after a change by the person. */
  #change(draft: Draft): void {
    const { pending, notice, refusals } = this.state;
    // The reason for a failed save stays until the next save. After a refusal, the fields show it.
    const keptNotice = notice?.kind === "problem" && refusals === 0 ? notice : undefined;
    this.#set({ draft, notice: keptNotice, pending: pending && { ...pending, ...pending.merge(draft) } });
    this.#settleSoon();
  }

  #settleSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), SETTLE_MS);
  }

  /** Checks and stores the draft: after each pause in typing, and before the page may close. */
  settle(): void {
    clearTimeout(this.#timer);
    const { draft } = this.state;
    if (!draft) return;
    const diagnostics = this.#check(draft);
    const blocking = this.#findBlocking(diagnostics, draft);
    const changes = describeChanges(draft.base, versionOf(draft));
    const refusals = blocking.length === 0 ? 0 : this.state.refusals;
    this.#set({ diagnostics, blocking, changes, refusals });
    if (this.#mayStore) void this.#store(draft);
  }

  /** Returns whether the draft has anything to save: changes, or newer content of the website. */
  #hasChanges(): boolean {
    const { changes, draft } = this.state;
    return changes.length > 0 || draft?.joins !== undefined;
  }

  #check(draft: Draft): Diagnostic[] {
    return checkDraft(draft, this.state.images, this.counties);
  }

  #findBlocking(diagnostics: Diagnostic[], { base }: Draft): Diagnostic[] {
    if (diagnostics.length === 0) return diagnostics;
    this.#savedProblems ??= this.#check(draftOf(base));
    return newDiagnostics(diagnostics, this.#savedProblems);
  }

  /** Stores a draft with changes, or deletes the stored one. */
  async #store(draft: Draft): Promise<void> {
    const { storage, repository } = this;
    try {
      if (this.#hasChanges()) await storage.writeDraft(repository.draftKey, { ...draft, savedAt: new Date() });
      else await storage.deleteDraft(repository.draftKey);
      this.#set({ storageProblem: undefined });
    } catch {
      this.#set({ storageProblem: "This browser cannot keep your draft. Do not close it before you save." });
    }
  }

  /** Reads the images that the draft uses, for the preview and the check. */
  async #loadImages({ base, contents }: Draft): Promise<void> {
    const used = imagesIn([JSON.stringify(contents)]);
    const saved = [...base.images].filter(([name]) => used.has(name));
    const unread = saved.filter(([name, hash]) => this.state.images[name]?.hash !== hash);
    if (unread.length === 0) return;
    await Promise.all(unread.map(([name, hash]) => this.#loadImage(name, hash)));
    this.#savedProblems = undefined;
    this.#settleSoon();
  }

  async #loadImage(name: string, hash: string): Promise<void> {
    // The preview shows a placeholder for an image that cannot be read.
    const bytes = await this.repository.readImage(name, hash).catch(() => undefined);
    const metadata = bytes && readImageMetadata(bytes);
    if (bytes && metadata) this.#show(name, { bytes, hash, metadata });
  }

  #show(name: string, { bytes, hash, metadata }: NewImage): void {
    const { images } = this.state;
    if (images[name]?.hash === hash) return;
    const url = URL.createObjectURL(blobOf(bytes, metadata.format));
    this.#set({ images: { ...images, [name]: { ...metadata, hash, url } } });
  }

  async #whileBusy(busy: SessionState["busy"], act: () => Promise<void>): Promise<void> {
    this.#set({ busy, notice: undefined });
    await this.#trying(act);
    this.#set({ busy: undefined });
    void this.#locate();
  }

  /** Runs an action, and shows the reason if it fails. */
  async #trying(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof SignInError) this.#set({ needsSignIn: true });
      this.#tell("problem", messageOf(error));
    }
  }

  #tell(kind: Notice["kind"], text: string): void {
    this.#notices += 1;
    this.#set({ notice: { kind, text, id: this.#notices } });
  }

  #set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function withField(draft: Draft, { file, path }: Place, value: unknown): Draft {
  const { contents } = draft;
  const content = withValueAt(contents[file], path, value);
  return { ...draft, contents: { ...contents, [file]: content } };
}

function withImage(draft: Draft, name: string, image: NewImage): Draft {
  return { ...draft, images: new Map(draft.images).set(name, image) };
}

function blobOf(bytes: Uint8Array<ArrayBuffer>, format: string | undefined): Blob {
  return new Blob([bytes], { type: mimeType(format) });
}
