import type { ContentPath } from "../../content-model/diagnostics";
import type { ContentName } from "../../content-model/schemas";
import type { ContentVersion } from "../repositories/repository";

/** One field, or one entry of a list, that is different. */
export interface Change {
  file: ContentName;
  /** Where it is after the change; of what was deleted, where it was before. */
  path: ContentPath;
  kind: "added" | "deleted" | "changed" | "moved";
  /** Undefined if there was, or is, nothing. */
  before: unknown;
  after: unknown;
}

/** Everything that is different in the second version, in the order of the model. */
export function describeChanges(_before: ContentVersion, _after: ContentVersion): Change[] {
  return [];
}

/** In one line: "Client reviews: 1 added; phone number changed". */
export function summarize(_changes: readonly Change[]): string {
  return "";
}

/** The message of a commit: the summary, an empty line, and each change with its words before and after. */
export function commitMessage(_changes: readonly Change[]): string {
  return "";
}

/** Each change with its words before and after, in GitHub's Markdown, for a lawyer who has never seen git. */
export function changesAsMarkdown(_changes: readonly Change[]): string {
  return "";
}
