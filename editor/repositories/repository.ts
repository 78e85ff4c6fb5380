/** Where content is read from and saved to: the working copy on this computer (local.ts), or GitHub (github.ts). */
export interface Repository {
  /** For people: "firm/content on this computer", or "owner/name on GitHub". */
  readonly place: string;
  /** Names the folder or repository, and the account, whose drafts belong to it. */
  readonly draftKey: string;
  /** Reads all content as it is now. @throws SignInError, ForbiddenError, or an Error that says what to do */
  load(): Promise<Snapshot>;
  /** The bytes of an image of the last snapshot. @param name as content names it: "./images/awards/badge.png" */
  readImage(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Saves all changes together, or none. @throws StaleError, SignInError, ForbiddenError, or an Error that says what to do */
  save(changes: Changes): Promise<Saved>;
}

/** All content at one moment. */
export interface Snapshot {
  /** Another one after every change that anybody makes to the content. */
  version: string;
  /** File name ("reviews.json") → its text. */
  texts: ReadonlyMap<string, string>;
  /** Image, as content names it ("./images/awards/badge.png") → hash of its bytes, as git computes it. */
  images: ReadonlyMap<string, string>;
  /** Paths in the content folder of what is neither of them ("desktop.ini"). Nothing reads or changes these files. */
  unexpectedFiles: readonly string[];
  /** Changes that wait for an approval before they are live. The snapshot holds them. */
  proposal?: Proposal;
}

/** A pull request, in words for people who have never seen one. */
export interface Proposal {
  number: number;
  /** Its page on GitHub, where the preview of the site is linked and a lawyer approves. */
  url: string;
}

export interface Changes {
  /** Of the snapshot that they were made on. */
  version: string;
  /** Path in the content folder ("reviews.json", "images/awards/badge.png") → new text or bytes; null deletes. */
  files: ReadonlyMap<string, string | Uint8Array<ArrayBuffer> | null>;
  /** What was changed, in one line, for the history. */
  message: string;
}

/** What is there after saving; `version` belongs to the texts that were sent. */
export interface Saved {
  version: string;
  proposal?: Proposal;
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
