import { blankLocation } from "../../content-model/blank-location";
import type { Counties } from "../../content-model/counties";
import type { ContentPath, Diagnostic } from "../../content-model/diagnostics";
import { type ImageMetadata, readImageMetadata } from "../../content-model/image-metadata";
import type { ContentName } from "../../content-model/schemas";
import { checkDraft } from "../draft/check-draft";
import {
  changedFiles,
  changesOf,
  type Draft,
  draftOf,
  draftTexts,
  hashOf,
  imagesIn,
  type NewImage,
  safeImageName,
} from "../draft/draft";
import type { ImageField } from "../draft/form-model";
import type { Choices } from "../draft/merge";
import { withValueAt } from "../draft/paths";
import { type Rebased, rebase } from "../draft/rebase";
import type { PreviewImage } from "../preview/messages";
import { type Repository, SignInError, type Snapshot, StaleError } from "../repositories/repository";
import * as browserStorage from "./draft-storage";

/** Milliseconds without a key before the draft is checked and stored. */
const SETTLE_MS = 120;

/** Something to tell the person, in a sentence. */
export interface Notice {
  kind: "success" | "information" | "problem";
  text: string;
}

export interface SessionState {
  /** Undefined until the content has been read. */
  draft?: Draft;
  diagnostics: readonly Diagnostic[];
  /** Files with changes that are not saved. */
  changed: readonly ContentName[];
  isSaving: boolean;
  /** How often Save was pressed while something was wrong: from the first time on, every problem is shown. */
  refusals: number;
  needsSignIn: boolean;
  notice: Notice | undefined;
  /** The draft on top of what somebody else has saved in the same fields. Nothing is saved before each has been decided. */
  pending?: Rebased | undefined;
  /** Images that can be shown, by the name that content uses. */
  images: Readonly<Record<string, PreviewImage>>;
}

/** Work on the content, from reading it until it is saved. It knows no component: those subscribe to its state. */
export class EditorSession {
  state: SessionState = {
    diagnostics: [],
    changed: [],
    isSaving: false,
    refusals: 0,
    needsSignIn: false,
    notice: undefined,
    images: {},
  };
  readonly #listeners = new Set<() => void>();
  /** What is shown under the name of an image. */
  readonly #shown = new Map<string, ImageMetadata & { hash: string }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly repository: Repository,
    readonly counties: Counties,
    readonly storage: typeof browserStorage = browserStorage,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the content, and brings back what was typed before a reload. */
  async start(): Promise<void> {
    await this.#trying(async () => {
      const snapshot = await this.repository.load();
      const stored = await this.storage.readDraft(this.repository.place).catch(() => undefined);
      if (!stored) return this.#continueWith(draftOf(snapshot));
      const { savedAt, ...draft } = stored;
      const isOld = draft.base.version !== snapshot.version;
      this.#continueWith(isOld ? draft : { ...draft, base: snapshot });
      const time = savedAt.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
      this.#tell("information", `Here is what you had not saved on ${time}.`);
      if (isOld) this.#bringTogether(snapshot);
    });
  }

  /** Changes a field. `undefined` takes it away. */
  edit(file: ContentName, path: ContentPath, value: unknown): void {
    const { draft } = this.state;
    if (!draft) return;
    const contents = { ...draft.contents, [file]: withValueAt(draft.contents[file], path, value) };
    this.#set({ draft: { ...draft, contents }, notice: undefined });
    this.#settleSoon();
  }

  /**
   * Takes a chosen file as the image of a field, without what it says of the place where it was taken.
   *
   * @returns false if the file is not an image that can be shown there
   */
  async chooseImage(
    file: ContentName,
    path: ContentPath,
    { folder, formats }: Pick<ImageField, "folder" | "formats">,
    chosen: File,
  ): Promise<boolean> {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    blankLocation(bytes);
    const hash = await hashOf(bytes);
    const metadata = await readUsable(bytes);
    const { draft } = this.state;
    if (!draft || !metadata?.complete || !formats.includes(metadata.format)) return false;
    const taken = new Set([...draft.base.images.keys(), ...draft.images.keys()]);
    const name = safeImageName(folder, chosen.name, metadata.format, taken);
    const image = { bytes, hash, metadata };
    this.#set({ draft: { ...draft, images: new Map(draft.images).set(name, image) } });
    this.#show(name, image);
    this.edit(file, path, name);
    return true;
  }

  /** Saves everything, unless something is wrong with it or somebody else has saved meanwhile, which is to be seen first. */
  async save(): Promise<void> {
    this.#settle();
    const { draft, diagnostics, isSaving, changed } = this.state;
    if (!draft || isSaving || changed.length === 0) return;
    if (diagnostics.length > 0) {
      const left = diagnostics.length === 1 ? "is one problem" : `are ${diagnostics.length} problems`;
      this.#set({ refusals: this.state.refusals + 1 });
      return this.#tell("problem", `Not saved: there ${left} left. Follow the list to each field.`);
    }
    this.#set({ isSaving: true, notice: undefined });
    await this.#trying(async () => {
      await this.#send(draft).catch(async (error: unknown) => {
        if (!(error instanceof StaleError)) throw error;
        const hasNews = this.#bringTogether(await this.repository.load());
        // A pull request was merged, or other files than content have changed: there is nothing to see.
        if (!hasNews && this.state.draft) await this.#send(this.state.draft);
      });
    });
    this.#set({ isSaving: false });
  }

  /** Decides what is to stand in each field that both have changed. */
  resolve(choices: Choices): void {
    const { draft, pending } = this.state;
    if (!draft || !pending) return;
    const rebased = rebase(draft, pending.draft.base, choices);
    const isDecided = rebased.conflicts.length === 0;
    this.#set({ pending: isDecided ? undefined : rebased });
    if (!isDecided) return;
    this.#continueWith(rebased.draft);
    this.#tell("information", "Both are brought together as you decided. Nothing is saved yet: look at it, then save.");
  }

  /** Goes back to typing. The next attempt to save asks again. */
  postpone(): void {
    this.#set({ pending: undefined });
    this.#tell("information", "Nothing was saved. What you typed is still here.");
  }

  /** Throws all changes away that are not saved. */
  discard(): void {
    const { draft } = this.state;
    if (draft) this.#continueWith(draftOf(draft.base));
    this.#set({ refusals: 0, notice: undefined });
  }

  /** Looks whether others have saved, and shows it at once where it touches nothing that was typed here. */
  async refresh(): Promise<void> {
    const { draft, isSaving, pending } = this.state;
    if (!draft || isSaving || pending) return;
    // Whoever is offline or no longer signed in learns it when saving.
    const theirs = await this.repository.load().catch(() => undefined);
    // What was asked for before a save is old news.
    const isOld = this.state.draft?.base !== draft.base || this.state.isSaving;
    if (theirs && theirs.version !== draft.base.version && !isOld) this.#bringTogether(theirs);
  }

  /** After a new sign-in: reads the content if that has failed before. */
  async signedIn(): Promise<void> {
    this.#set({ needsSignIn: false, notice: undefined });
    if (!this.state.draft) await this.start();
  }

  /** Goes back to typing without a sign-in. Whatever needs one asks again. */
  postponeSignIn(): void {
    this.#set({ needsSignIn: false });
  }

  /** @returns whether there is anything new to see */
  #bringTogether(theirs: Snapshot): boolean {
    const { draft } = this.state;
    if (!draft) return false;
    const rebased = rebase(draft, theirs);
    if (rebased.conflicts.length > 0) {
      this.#set({ pending: rebased });
      return true;
    }
    const wasUnsaved = this.state.changed.length > 0;
    this.#continueWith(rebased.draft);
    if ([...theirs.texts].every(([file, text]) => draft.base.texts.get(file) === text)) return false;
    const isUnsaved = this.state.changed.length > 0;
    if (wasUnsaved && !isUnsaved) {
      // By a save whose answer got lost, or by somebody who has typed the same.
      this.#tell("success", "Saved.");
      return true;
    }
    const next = isUnsaved ? " Yours are kept and not saved yet: look at both, then save." : "";
    this.#tell("information", `Somebody else has saved changes. They are shown here now.${next}`);
    return true;
  }

  async #send(draft: Draft): Promise<void> {
    const changes = changesOf(draft);
    const saved = await this.repository.save(changes);
    const texts = new Map(draft.base.texts);
    const images = new Map(draft.base.images);
    for (const [file, content] of changes.files) {
      if (typeof content === "string") texts.set(file, content);
      else if (content === null) images.delete(`./${file}`);
      else images.set(`./${file}`, draft.images.get(`./${file}`)?.hash ?? "");
    }
    // Nobody can type while it is being saved.
    this.#continueWith(draftOf({ ...draft.base, ...saved, texts, images }));
    this.#set({ refusals: 0 });
    this.#tell("success", saved.proposal ? "Saved. It goes live once somebody has approved it." : "Saved.");
  }

  #continueWith(draft: Draft): void {
    this.#set({ draft });
    for (const [name, image] of draft.images) this.#show(name, image);
    this.#settle();
    void this.#readImages(draft);
  }

  #settleSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), SETTLE_MS);
  }

  /** Checks the draft, and stores it until it is saved. */
  #settle(): void {
    clearTimeout(this.#timer);
    const { draft } = this.state;
    if (!draft) return;
    const texts = draftTexts(draft);
    const diagnostics = checkDraft(draft, this.#shown, this.counties, texts);
    const changed = changedFiles(draft, texts);
    this.#set({ diagnostics, changed, ...(diagnostics.length === 0 && { refusals: 0 }) });
    const { place } = this.repository;
    const storing =
      changed.length > 0
        ? this.storage.writeDraft(place, { ...draft, savedAt: new Date() })
        : this.storage.deleteDraft(place);
    storing.catch(() => this.#tell("problem", "This browser cannot keep your draft. Do not close it before you save."));
  }

  /** Reads the images that content uses, for the preview and the check: a few dozen, which browsers queue. */
  async #readImages(draft: Draft): Promise<void> {
    const wanted = [...imagesIn([JSON.stringify(draft.contents)])].flatMap((name) => {
      const hash = draft.base.images.get(name);
      return hash === undefined || this.#shown.get(name)?.hash === hash ? [] : [{ name, hash }];
    });
    const reading = wanted.map(async ({ name, hash }) => {
      // One that does not arrive is missing in the preview only.
      const bytes = await this.repository.readImage(name).catch(() => undefined);
      const metadata = bytes && readImageMetadata(bytes);
      if (bytes && metadata) this.#show(name, { bytes, hash, metadata });
    });
    await Promise.all(reading);
    this.#settleSoon();
  }

  #show(name: string, { bytes, hash, metadata }: NewImage): void {
    if (this.#shown.get(name)?.hash === hash) return;
    this.#shown.set(name, { ...metadata, hash });
    const { format, width, height, isSample } = metadata;
    const type = format === "svg" ? "image/svg+xml" : `image/${format}`;
    const url = URL.createObjectURL(new Blob([bytes], { type }));
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
    this.#set({ notice: { kind, text } });
  }

  #set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** What an image is, or undefined if the site could not show it. An SVG has to be whole, or the build would stop at it. */
async function readUsable(bytes: Uint8Array<ArrayBuffer>): Promise<ImageMetadata | undefined> {
  const metadata = readImageMetadata(bytes);
  if (metadata?.format !== "svg") return metadata;
  // Only for those who choose one: the parser is as large as the rest of the editor.
  const { cleanSvg } = await import("../../gatsby/images/clean-svg");
  try {
    cleanSvg(new TextDecoder().decode(bytes), "image.svg");
    return metadata;
  } catch {
    return undefined;
  }
}
