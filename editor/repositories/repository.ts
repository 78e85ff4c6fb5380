/** Where content is read from and saved to: the working copy on this computer (local.ts), or GitHub (github.ts). */
export interface Repository {
  /** For people: "firm/content on this computer", or "owner/name on GitHub". */
  readonly place: string;
  /** What becomes of content once it is saved, in a sentence. Empty if nothing does before it is published. */
  readonly afterSaving: string;
  /** Names the folder or repository, and the account, whose drafts belong to it. */
  readonly draftKey: string;
  /** Reads all content as it is now. @throws SignInError, ForbiddenError, or an Error that says what to do */
  load(): Promise<Snapshot>;
  /**
   * The bytes of an image, now or in an earlier version.
   *
   * @param name as content names it: "./images/awards/badge.png"
   * @param hash which the snapshot or the version has for this name
   */
  readImage(name: string, hash: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Saves all changes together, or none. @throws StaleError, SignInError, ForbiddenError, or an Error that says what to do */
  save(changes: Changes): Promise<Saved>;
  /** How far what is saved has come on its way to the website. Asks others over the network. @throws like `load` */
  locate(): Promise<Whereabouts>;
  /** What was saved earlier, the latest first. @param after `next` of the part before @throws like `load` */
  history(after?: string): Promise<History>;
  /**
   * Sends everything that is saved to the website. Absent where saving does that.
   *
   * @returns what has happened, in a sentence for people
   * @throws StaleError while the website has newer content that nobody has seen here, which `readOnline` reads
   */
  publish?(): Promise<string>;
  readOnline?(): Promise<Online>;
}

/** All words and images at one moment. */
export interface ContentVersion {
  /** File name ("reviews.json") → its text. */
  texts: ReadonlyMap<string, string>;
  /** Image, as content names it ("./images/awards/badge.png") → hash of its bytes, as git computes it. */
  images: ReadonlyMap<string, string>;
}

/** All content at one moment. */
export interface Snapshot extends ContentVersion {
  /** Another one after every change that anybody makes to the content. */
  version: string;
  /** Paths in the content folder of what is neither of them ("desktop.ini"). Nothing reads or changes these files. */
  unexpectedFiles: readonly string[];
}

/** What the website has, while it is newer than what is saved here. */
export interface Online {
  /** Of the snapshot that is saved here. */
  version: string;
  /** Names what is online, for `Changes.joins`. */
  commit: string;
  online: ContentVersion;
  /** What both had when they were last the same. */
  common: ContentVersion;
}

export interface Changes {
  /** Of the snapshot that they were made on. */
  version: string;
  /** `Online.commit`, if these changes bring that here. */
  joins?: string | undefined;
  /** Path in the content folder ("reviews.json", "images/awards/badge.png") → new text or bytes; null deletes. */
  files: ReadonlyMap<string, string | Uint8Array<ArrayBuffer> | null>;
  /** What was changed, as git has it: one line, an empty one, and every change in words. */
  message: string;
  /** All content as it is once these changes are saved. */
  after: ContentVersion;
}

/** What is there after saving; `version` belongs to the texts that were sent. */
export interface Saved {
  version: string;
}

/** Where the saved content is. */
export interface Whereabouts {
  /**
   * "computer": on this computer, but not on the website. "waiting": for an approval. "online": on the live branch, from
   * which the website is built.
   */
  state: "computer" | "waiting" | "online";
  /** What there is to know besides, in sentences for people: why it cannot be published, whether checks have failed. */
  text: string;
  /** Pages to go to: where to approve, the website with these changes. */
  links: readonly Link[];
  /** Whether `publish` has something to do and may do it. */
  canPublish: boolean;
  /** What the website had when it was last the same as what is saved; undefined if that is not known. */
  online?: ContentVersion | undefined;
}

export interface Link {
  /** "Change 12 waits for approval" */
  label: string;
  url: string;
}

/** A part of the history. */
export interface History {
  versions: readonly EarlierVersion[];
  /** For `history`, to get what was before; undefined if there is nothing. */
  next?: string | undefined;
}

/** Something that was saved earlier. */
export interface EarlierVersion extends ContentVersion {
  id: string;
  savedAt: Date;
  /** Who has saved it: "Jane Doe". */
  author: string;
  /** `id` of the version that it was made from, if this has changed what that had; undefined for the first one. */
  parent: string | undefined;
}

/** Somebody has saved since the snapshot was loaded. Nothing was written. */
export class StaleError extends Error {
  override name = "StaleError";
}

/** Nobody is signed in, or the sign-in has expired. A new sign-in helps. */
export class SignInError extends Error {
  override name = "SignInError";
}

/** This account or access token may not do this. The message has the reason, and who can change that; no new sign-in does. */
export class ForbiddenError extends Error {
  override name = "ForbiddenError";
}
