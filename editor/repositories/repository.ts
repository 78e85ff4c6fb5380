/** How many earlier versions `history` returns at a time. */
export const VERSIONS_PER_PART = 20;

/** The place that content is read from and saved to: this computer (local.ts) or GitHub (github.ts). */
export interface Repository {
  /** The name of the place, for people: "firm/content on this computer" or "owner/name on GitHub". */
  readonly place: string;
  /** A sentence about what happens to saved content, or "" if nothing happens before it is published. */
  readonly afterSaving: string;
  /** Identifies the drafts of this place and account in the browser's storage. */
  readonly draftKey: string;
  /** Reads all content. @throws SignInError, or an Error that says what to do */
  load(): Promise<Snapshot>;
  /**
   * Reads an image of the current version or an earlier one.
   *
   * @param name its path in content: "./images/awards/badge.png"
   * @param hash its hash in that version
   */
  readImage(name: string, hash: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Saves all changes or, if that fails, none. @throws StaleError, or like `load` */
  save(changes: Changes): Promise<Pick<Snapshot, "version">>;
  /** Returns whether the saved content is on the website yet. @throws like `load` */
  locate(): Promise<Whereabouts>;
  /**
   * Reads earlier versions, the latest first.
   *
   * @param after `next` of the previous part
   * @throws like `load`
   */
  history(after?: string): Promise<History>;
  /**
   * Publishes all saved content. Undefined on GitHub, where a save is published or proposed at once.
   *
   * @returns a sentence that says what has happened
   * @throws StaleError if the website has newer content, which `readOnline` reads
   */
  publish?(): Promise<string>;
  readOnline?(): Promise<Online>;
}

/** All texts and images of one version of the content. */
export interface ContentVersion {
  /** The text of each file, by its name: "reviews.json". */
  texts: ReadonlyMap<string, string>;
  /** The git hash of each image, by its path in content: "./images/awards/badge.png". */
  images: ReadonlyMap<string, string>;
}

/** The saved content. */
export interface Snapshot extends ContentVersion {
  /** An identifier that changes whenever the content changes. */
  version: string;
  /** Paths in the content folder of files that do not belong there: "desktop.ini". They stay unchanged. */
  unexpectedFiles: readonly string[];
}

/** Newer content of the website. */
export interface Online {
  /** The `version` of the saved content. */
  version: string;
  /** The website's commit, for `Changes.joins`. */
  commit: string;
  online: ContentVersion;
  /** The last version that the website and the saved content had in common. */
  common: ContentVersion;
}

export interface Changes {
  /** The `version` of the snapshot that the changes are based on. */
  version: string;
  /** `Online.commit`, if the changes include that content. */
  joins?: string | undefined;
  /** New text or bytes by path in the content folder ("images/awards/badge.png"); null deletes the file. */
  files: ReadonlyMap<string, string | Uint8Array<ArrayBuffer> | null>;
  /** The commit message: a summary, an empty line, and every change in words. */
  message: string;
  /** All content after these changes. */
  after: ContentVersion;
}

/** How far the saved content has come on the way from this computer to the website. */
export interface Whereabouts {
  /** The content is only on this computer, waits for approval, or is on the live branch. */
  state: "computer" | "waiting" | "online";
  /** Details for people, such as why the content cannot be published or which checks have failed. */
  text: string;
  /** Links to more information, such as the pull request: "Change 12 waits for approval". */
  links: readonly { label: string; url: string }[];
  /** Whether `publish` would do something. */
  canPublish: boolean;
  /**
   * The version that the saved content is compared with to list unpublished changes: the last one in
   * common with the website, or on GitHub the live one. Undefined while it is unknown.
   */
  online?: ContentVersion | undefined;
}

export interface History {
  versions: readonly EarlierVersion[];
  /** The argument of `history` that returns the next part, if there are more versions. */
  next?: string | undefined;
}

export interface EarlierVersion extends ContentVersion {
  id: string;
  savedAt: Date;
  /** The name of the person who saved the version. */
  author: string;
  /** The `id` of the previous version; undefined for the first version. */
  parent: string | undefined;
}

/** Somebody has saved or published since the content was loaded. Nothing was written. */
export class StaleError extends Error {}

/** Nobody is signed in, or the sign-in has expired. */
export class SignInError extends Error {}
