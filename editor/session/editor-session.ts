import type { Counties } from "../../content-model/counties";
import { type ContentPath, type Diagnostic, newDiagnostics } from "../../content-model/diagnostics";
import { type ImageMetadata, readImageMetadata } from "../../content-model/image-metadata";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { changesOf } from "../draft/changes-of";
import { checkDraft, nameOf } from "../draft/check-draft";
import { type Change, describeChanges, takeBack } from "../draft/describe-changes";
import {
  type Contents,
  contentsOf,
  type Draft,
  draftOf,
  imagesIn,
  type NewImage,
  safeImageName,
  versionOf,
} from "../draft/draft";
import type { ImageField } from "../draft/form-model";
import { type Choices, mergeContent } from "../draft/merge";
import { type Place, withValueAt } from "../draft/paths";
import { readImage as readChosenImage } from "../draft/read-image";
import { joinOnline, type Rebased, rebase } from "../draft/rebase";
import type { PreviewImage } from "../preview/messages";
import {
  type ContentVersion,
  type Repository,
  SignInError,
  type Snapshot,
  StaleError,
  type Whereabouts,
} from "../repositories/repository";
import * as browserStorage from "./draft-storage";
import { EntryKeys } from "./entry-keys";
import { placeKey } from "./useNavigation";

/** Milliseconds without a key before the draft is checked and stored. */
const SETTLE_MS = 120;

/** Something to tell the person, in a sentence. */
export interface Notice {
  kind: "success" | "information" | "problem";
  text: string;
  /** Another one each time: what is said twice is announced twice. */
  id: number;
}

export interface SessionState {
  /** Undefined until the content has been read, or a stored draft. */
  draft?: Draft;
  /** Whether reading the content has failed, so that somebody has to try again. */
  isUnread: boolean;
  diagnostics: readonly Diagnostic[];
  /** Those that the draft has and the saved content had not. Only files with such problems are held up. */
  blocking: readonly Diagnostic[];
  /** What is not saved. */
  changes: readonly Change[];
  /** The files of these changes. */
  changed: readonly ContentName[];
  isSaving: boolean;
  isPublishing: boolean;
  /** How far what is saved has come; undefined as long as that is not known. */
  where: Whereabouts | undefined;
  /** How often Save was pressed while something was wrong: from the first time on, every problem is shown. */
  refusals: number;
  needsSignIn: boolean;
  notice: Notice | undefined;
  /** Why this browser does not keep the draft. Undefined as long as it does. */
  storageProblem: string | undefined;
  /** Words that an earlier editor has stored in a form that this one cannot go on with. */
  olderDrafts: readonly unknown[];
  /** The draft on top of what somebody else has saved in the same fields. Nothing is saved before each has been decided. */
  pending?: Rebased | undefined;
  /** Images that can be shown, by the name that content uses. */
  images: Readonly<Record<string, PreviewImage>>;
}

/** Work on the content, from reading it until it is saved. It knows no component: those subscribe to its state. */
export class EditorSession {
  state: SessionState = {
    isUnread: false,
    diagnostics: [],
    blocking: [],
    changes: [],
    changed: [],
    isSaving: false,
    isPublishing: false,
    where: undefined,
    refusals: 0,
    needsSignIn: false,
    notice: undefined,
    storageProblem: undefined,
    olderDrafts: [],
    images: {},
  };
  readonly keys = new EntryKeys();
  readonly #listeners = new Set<() => void>();
  /** What is shown under the name of an image. */
  readonly #shown = new Map<string, ImageMetadata & { hash: string }>();
  /** Chosen images that are being read, by the place that each is for. */
  readonly #reading = new Map<string, Promise<NewImage>>();
  /** Counts what replaces the base of the draft: an answer to an earlier question is old news. */
  #turn = 0;
  /** Counts the questions where the content is. */
  #asked = 0;
  /** What is saved if a save has arrived of which no answer has come. */
  #unanswered: Snapshot | undefined;
  /** Puts the draft together with what the open question is about. */
  #merge = (draft: Draft, _choices?: Choices): Rebased => ({ draft, conflicts: [], origins: new Map() });
  #notices = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #broughtBack: Promise<void> | undefined;
  /** False if what was stored before could not be read: it must not be overwritten or deleted then. */
  #mayStore = false;
  /** What is wrong with the saved content, once somebody has asked. */
  #earlier: readonly Diagnostic[] | undefined;

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

  /** Brings back what was typed before a reload, and reads the content. To be called again if that has failed. */
  async start(): Promise<void> {
    this.#broughtBack ??= this.#bringBack();
    await this.#broughtBack;
    const wasUnread = this.state.isUnread;
    await this.#trying(async () => {
      const snapshot = await this.#load().catch((error: unknown) => {
        this.#set({ isUnread: true });
        throw error;
      });
      if (!snapshot) return;
      this.#set({ isUnread: false, ...(wasUnread && { notice: undefined }) });
      this.#bringTogether(snapshot);
      void this.#locate();
    });
  }

  /** Changes a field. `undefined` takes it away. */
  edit(file: ContentName, path: ContentPath, value: unknown): void {
    const { draft } = this.state;
    if (draft) this.#change(withField(draft, { file, path }, value));
  }

  /**
   * Takes a chosen file as the image of a field, wherever the entry with that field stands once the file has been read.
   *
   * @returns false if it was not taken, as another one was chosen meanwhile or everything was thrown away
   * @throws Error that says why the file cannot be shown there
   */
  async chooseImage(
    place: Place,
    { folder, formats }: Pick<ImageField, "folder" | "formats">,
    chosen: File,
  ): Promise<boolean> {
    const keyed = this.keys.keyed(place, this.state.draft?.contents ?? {});
    const reading = this.readImage(chosen, formats);
    const box = placeKey(keyed);
    this.#reading.set(box, reading);
    const isWanted = () => this.#reading.get(box) === reading;
    try {
      const image = await reading;
      const { draft } = this.state;
      const now = draft && this.keys.find(keyed, draft.contents);
      if (!now || !isWanted()) return false;
      const taken = new Set([...draft.base.images.keys(), ...draft.images.keys()]);
      const name = safeImageName(folder, chosen.name, image.metadata.format, taken);
      this.#show(name, image);
      this.#change({ ...withField(draft, now, name), images: new Map(draft.images).set(name, image) });
      return true;
    } catch (error) {
      if (isWanted()) throw error;
      return false;
    } finally {
      if (isWanted()) this.#reading.delete(box);
    }
  }

  /**
   * Saves every changed file with nothing wrong in it, unless somebody else has saved meanwhile, which is to be seen
   * first. What is typed during the save stays a change.
   */
  async save(): Promise<void> {
    this.settle();
    const { isSaving, isPublishing } = this.state;
    if (isSaving || isPublishing || !(this.#hasChanges() || this.#reading.size > 0)) return;
    this.#set({ isSaving: true, notice: undefined });
    // What others have saved before is asked for again if need be.
    this.#turn += 1;
    await Promise.allSettled(this.#reading.values());
    await this.#trying(async () => {
      await this.#send().catch(async (error: unknown) => {
        if (!(error instanceof StaleError)) throw error;
        const theirs = await this.#load();
        const hasNews = theirs && this.#bringTogether(theirs);
        // A pull request was merged, or other files than content have changed: there is nothing to see.
        if (!hasNews) await this.#send();
      });
    });
    this.#set({ isSaving: false });
    void this.#locate();
  }

  /** Sends to the website what is saved. If there is newer content, that is brought together with it, to be seen first. */
  async publish(): Promise<void> {
    const { repository } = this;
    const { draft, isSaving, isPublishing } = this.state;
    if (!draft || !repository.publish || isSaving || isPublishing) return;
    if (draft.joins) {
      return this.#tell("information", "The newer content of the website is here, but not saved. Save, then publish.");
    }
    this.#set({ isPublishing: true, notice: undefined });
    await this.#trying(async () => {
      const told = await repository.publish?.().catch(async (error: unknown) => {
        if (!(error instanceof StaleError)) throw error;
        return this.#joinOnline();
      });
      const now = told && (await this.#load());
      if (now && now.version !== this.state.draft?.base.version) this.#bringTogether(now);
      if (told) this.#tell("success", told);
    });
    this.#set({ isPublishing: false });
    void this.#locate();
  }

  /** Brings the newer content of the website into the draft. */
  async #joinOnline(): Promise<undefined> {
    const { repository } = this;
    const news = await repository.readOnline?.();
    if (!news) return undefined;
    const { online, common } = news;
    const changed = [...online.images].filter(([name, hash]) => common.images.get(name) !== hash);
    const theirs = contentsOf(online.texts);
    if (Object.keys(theirs).length < Object.keys(contentsOf(common.texts)).length) {
      throw new Error("The website has newer content, which cannot be read. Ask whoever looks after the website.");
    }
    const named = await this.#withImages(JSON.stringify(theirs), { ...online, images: new Map(changed) });
    const { draft } = this.state;
    if (!draft) return undefined;
    if (news.version !== draft.base.version) {
      // Another program has saved here, which is to be seen first.
      const now = await this.#load();
      if (now) this.#bringTogether(now);
      return undefined;
    }
    this.#merge = (mine, choices) => joinOnline(mine, news, JSON.parse(named), choices);
    if (!this.#goOnWith(this.#merge(draft))) return undefined;
    const next = "See what is different, save, then publish.";
    this.#tell("information", `The website has newer content. It is here now, together with yours. ${next}`);
    return undefined;
  }

  /** Decides what is to stand in each field that both have changed. */
  resolve(choices: Choices): void {
    const { draft, pending } = this.state;
    if (!draft || !pending) return;
    this.#set({ pending: undefined });
    if (!this.#goOnWith(this.#merge(draft, choices))) return;
    const next = this.#hasChanges() ? "Nothing is saved yet: look at it, then save." : "Everything is saved.";
    this.#tell("information", `Both are brought together as you decided. ${next}`);
  }

  /** Goes back to typing. The next attempt to save asks again. */
  postpone(): void {
    const isJoining = this.state.pending?.draft.joins !== undefined;
    this.#set({ pending: undefined });
    const done = isJoining ? "Nothing was published. What you saved and typed" : "Nothing was saved. What you typed";
    this.#tell("information", `${done} is still here.`);
  }

  /**
   * Puts what stood there before in place of changes, with its images. Its keys, the focus and images that are being read
   * go along with their entries.
   *
   * @param before the version that the changes are compared with
   * @param changes between it and the draft
   * @returns what takes this back
   * @throws Error if an image cannot be read
   */
  async takeBack(before: ContentVersion, changes: readonly Change[]): Promise<() => void> {
    const from = this.state.draft?.contents ?? {};
    const to = takeBack(from, JSON.parse(await this.#withImages(JSON.stringify(changes), before)));
    this.#replace(from, to);
    return () => this.#replace(to, from);
  }

  /** Does to the draft what has to be done to the one to get the other. */
  #replace(from: Contents, to: Contents): void {
    const { draft } = this.state;
    if (!draft) return;
    const { merged, origins } = mergeContent(from, draft.contents, to);
    this.keys.follow(origins);
    this.#change({ ...draft, contents: merged });
    this.settle();
  }

  /**
   * Puts the images of another version that a text names into the draft, as far as it does not have them.
   *
   * @returns the text with the names that they have there
   */
  async #withImages(text: string, { images }: ContentVersion): Promise<string> {
    let named = text;
    for (const name of imagesIn([text])) {
      const hash = images.get(name);
      if (hash === undefined || hash === this.#hashOf(name)) continue;
      named = named.replaceAll(JSON.stringify(name), JSON.stringify(await this.#bringImage(name, hash)));
    }
    return named;
  }

  /** Puts an image of an earlier version into the draft. @returns its name there, which nothing else has */
  async #bringImage(name: string, hash: string): Promise<string> {
    const bytes = await this.repository.readImage(name, hash);
    const metadata = readImageMetadata(bytes);
    const { draft } = this.state;
    if (!draft || !metadata) throw new Error("An image of that time cannot be read. Choose another one in its field.");
    const slash = name.lastIndexOf("/");
    const taken = new Set([...draft.base.images.keys(), ...draft.images.keys()]);
    const free = taken.has(name)
      ? safeImageName(name.slice(0, slash), name.slice(slash + 1), metadata.format, taken)
      : name;
    const image = { bytes, hash, metadata };
    this.#show(free, image);
    this.#set({ draft: { ...draft, images: new Map(draft.images).set(free, image) } });
    return free;
  }

  #hashOf(name: string): string | undefined {
    const { draft } = this.state;
    return draft?.images.get(name)?.hash ?? draft?.base.images.get(name);
  }

  /** An image of this draft or of another version, to be shown. @throws Error if it cannot be read */
  async imageOf({ images }: ContentVersion, name: string): Promise<Blob> {
    const hash = images.get(name) ?? "";
    const chosen = this.state.draft?.images.get(name);
    const bytes = chosen && chosen.hash === hash ? chosen.bytes : await this.repository.readImage(name, hash);
    return blobOf(bytes, readImageMetadata(bytes)?.format);
  }

  /** Throws all changes away that are not saved. While they are being saved it is too late for that. */
  discard(): void {
    const { draft, isSaving } = this.state;
    if (!draft || isSaving) return;
    this.#reading.clear();
    this.#set({ refusals: 0, notice: undefined, pending: undefined });
    this.#continueWith(draftOf(draft.base));
    // What has arrived cannot be thrown away; it is seen.
    if (this.#unanswered) void this.refresh();
    this.#unanswered = undefined;
  }

  /** Looks whether others have saved, and shows it at once where it touches nothing that was typed here. */
  async refresh(): Promise<void> {
    const { draft, isUnread, isSaving, isPublishing, pending, notice } = this.state;
    if (isSaving || isPublishing || pending) return;
    if (!draft || isUnread) return this.start();
    // What has succeeded a while ago is told by the line that says where the content is.
    if (notice?.kind === "success") this.#set({ notice: undefined });
    void this.#locate();
    try {
      const theirs = await this.#load();
      if (theirs && theirs.version !== draft.base.version) this.#bringTogether(theirs);
    } catch {
      // Somebody who is offline or no longer signed in learns it when saving.
    }
  }

  /** After a new sign-in: reads the content if that has failed before. */
  async signedIn(): Promise<void> {
    this.#set({ needsSignIn: false, notice: undefined });
    // It may be another account, which has another draft.
    if (!this.state.draft) this.#broughtBack = undefined;
    if (!this.state.draft || this.state.isUnread) await this.start();
  }

  /** Goes back to typing without a sign-in. What needs one asks again. */
  postponeSignIn(): void {
    this.#set({ needsSignIn: false });
  }

  async #bringBack(): Promise<void> {
    try {
      const { draft: stored, older } = await this.storage.readDrafts(this.repository.draftKey);
      this.#set({ olderDrafts: older });
      if (stored) {
        const { savedAt, ...draft } = stored;
        // Throws if anything is missing in it: it stays where it is then.
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

  /** Asks where the saved content is. */
  async #locate(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    // Somebody who is offline or no longer signed in learns it when saving.
    const where = await this.repository.locate().catch(() => undefined);
    if (asked === this.#asked) this.#set({ where });
  }

  /** @returns what is saved now; undefined if something else has begun meanwhile, so that it is old news */
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

  /** @returns whether there is anything new to see */
  #bringTogether(theirs: Snapshot): boolean {
    const { draft } = this.state;
    if (!draft) {
      this.#continueWith(draftOf(theirs));
      return true;
    }
    const arrived = this.#unanswered;
    const isOwn = arrived && [...arrived.texts].every(([file, text]) => theirs.texts.get(file) === text);
    const base = isOwn ? arrived : draft.base;
    this.#merge = (mine, choices) => rebase({ ...mine, base }, theirs, choices);
    const wasUnsaved = this.state.changed.length > 0;
    if (!this.#goOnWith(this.#merge(draft))) return true;
    const isUnsaved = this.state.changed.length > 0;
    const hasNews = [...theirs.texts].some(([file, text]) => base.texts.get(file) !== text);
    if (!hasNews && (isUnsaved || !isOwn)) return false;
    if (wasUnsaved && !isUnsaved) {
      // By a save whose answer got lost, or by somebody who has typed the same.
      this.#tell("success", "Saved.");
      return true;
    }
    const next = isUnsaved ? " Yours are kept and not saved yet: look at both, then save." : "";
    this.#tell("information", `Somebody else has saved changes. They are shown here now.${next}`);
    return true;
  }

  /** @returns false if there are fields that both have changed, so that the person is asked first */
  #goOnWith(rebased: Rebased): boolean {
    if (rebased.conflicts.length > 0) {
      this.#set({ pending: rebased });
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
    // What comes from the website is saved as a whole.
    const sent = blocking.length === 0 ? draft : draft.joins ? undefined : this.#withoutProblems(draft);
    const left = `there ${blocking.length === 1 ? "is one problem" : `are ${blocking.length} problems`} left. Follow the list to each field.`;
    if (!sent) {
      this.#set({ refusals: this.state.refusals + 1 });
      return this.#tell("problem", `Not saved: ${left}`);
    }
    const changes = changesOf(sent);
    const saved = await this.repository.save(changes).catch((error: unknown) => {
      const isUnknown = !(error instanceof StaleError);
      if (isUnknown) this.#unanswered = { ...sent.base, ...changes.after };
      throw error;
    });
    this.#unanswered = undefined;
    const base = { ...sent.base, ...saved, ...changes.after };
    // What was typed meanwhile came on top of it.
    const { contents, images } = this.state.draft ?? sent;
    const isSaved = ([name, { hash }]: [string, NewImage]) => base.images.get(name) === hash;
    this.#continueWith({ base, contents, images: new Map([...images].filter((image) => !isSaved(image))) });
    const titles = this.state.changed.map((name) => `“${CONTENT_SCHEMAS[name].meta()?.title}”`).join(", ");
    if (sent !== draft) {
      this.#set({ refusals: this.state.refusals + 1 });
      return this.#tell("problem", `Saved, but not ${titles}: ${left}`);
    }
    const { afterSaving } = this.repository;
    const since = titles && ` What you have changed meanwhile in ${titles} is not saved yet.`;
    this.#tell("success", `Saved.${afterSaving && ` ${afterSaving}`}${since}`);
  }

  /** The draft with changes only in files without a problem; undefined if there are none, or if they need the others. */
  #withoutProblems(draft: Draft): Draft | undefined {
    const { changed, blocking } = this.state;
    const before = contentsOf(draft.base.texts);
    const held = changed.filter((name) => blocking.some(({ file }) => nameOf(file) === name));
    const contents = { ...draft.contents };
    for (const name of held) contents[name] = before[name];
    const rest = { ...draft, contents };
    const isRight = held.length < changed.length && this.#findBlocking(this.#check(rest), rest).length === 0;
    return isRight ? rest : undefined;
  }

  #continueWith(draft: Draft): void {
    this.#earlier = undefined;
    this.#set({ draft });
    for (const [name, image] of draft.images) this.#show(name, image);
    this.settle();
    void this.#readImages(draft);
  }

  /** Goes on with a change that was made here. */
  #change(draft: Draft): void {
    const { pending, notice, refusals } = this.state;
    // Why a save has failed stays until the next one; what was to be corrected first is seen at its fields.
    const stays = notice?.kind === "problem" && refusals === 0 ? notice : undefined;
    this.#set({ draft, notice: stays, pending: pending && this.#merge(draft) });
    this.#settleSoon();
  }

  #settleSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), SETTLE_MS);
  }

  /** Checks the draft, and stores it until it is saved: after each pause, and before the page may go. */
  settle(): void {
    clearTimeout(this.#timer);
    const { draft } = this.state;
    if (!draft) return;
    const version = versionOf(draft);
    const diagnostics = this.#check(draft, version.texts);
    const blocking = this.#findBlocking(diagnostics, draft);
    const changes = describeChanges(draft.base, version);
    const changed = [...new Set(changes.map(({ file }) => file))];
    this.#set({ diagnostics, blocking, changes, changed, ...(blocking.length === 0 && { refusals: 0 }) });
    if (this.#mayStore) void this.#store(this.#hasChanges() ? draft : undefined);
  }

  /** Whether there is something to save: what was typed, or what has come from the website, even if nothing differs. */
  #hasChanges(): boolean {
    return this.state.changed.length > 0 || this.state.draft?.joins !== undefined;
  }

  #check(draft: Draft, texts?: ContentVersion["texts"]): Diagnostic[] {
    return checkDraft(draft, this.#shown, this.counties, texts);
  }

  #findBlocking(diagnostics: Diagnostic[], { base }: Draft): Diagnostic[] {
    if (diagnostics.length === 0) return diagnostics;
    this.#earlier ??= this.#check(draftOf(base));
    return newDiagnostics(diagnostics, this.#earlier);
  }

  /** @param draft undefined if there is nothing to keep */
  async #store(draft: Draft | undefined): Promise<void> {
    const { storage, repository } = this;
    try {
      if (draft) await storage.writeDraft(repository.draftKey, { ...draft, savedAt: new Date() });
      else await storage.deleteDraft(repository.draftKey);
      this.#set({ storageProblem: undefined });
    } catch {
      this.#set({ storageProblem: "This browser cannot keep your draft. Do not close it before you save." });
    }
  }

  /** Reads the images that content uses, for the preview and the check: a few dozen, which browsers queue. */
  async #readImages(draft: Draft): Promise<void> {
    const wanted = [...imagesIn([JSON.stringify(draft.contents)])].flatMap((name) => {
      const hash = draft.base.images.get(name);
      return hash === undefined || this.#shown.get(name)?.hash === hash ? [] : [{ name, hash }];
    });
    if (wanted.length === 0) return;
    const reading = wanted.map(async ({ name, hash }) => {
      // One that does not arrive is missing in the preview only.
      const bytes = await this.repository.readImage(name, hash).catch(() => undefined);
      const metadata = bytes && readImageMetadata(bytes);
      if (bytes && metadata) this.#show(name, { bytes, hash, metadata });
    });
    await Promise.all(reading);
    this.#earlier = undefined;
    this.#settleSoon();
  }

  #show(name: string, { bytes, hash, metadata }: NewImage): void {
    if (this.#shown.get(name)?.hash === hash) return;
    this.#shown.set(name, { ...metadata, hash });
    const { format, width, height, isSample } = metadata;
    const url = URL.createObjectURL(blobOf(bytes, format));
    this.#set({ images: { ...this.state.images, [name]: { url, width, height, isSample } } });
  }

  async #trying(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof SignInError) this.#set({ needsSignIn: true });
      this.#tell("problem", error instanceof Error ? error.message : String(error));
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
  return { ...draft, contents: { ...draft.contents, [file]: withValueAt(draft.contents[file], path, value) } };
}

function blobOf(bytes: Uint8Array<ArrayBuffer>, format: string | undefined): Blob {
  return new Blob([bytes], { type: format === "svg" ? "image/svg+xml" : `image/${format}` });
}
