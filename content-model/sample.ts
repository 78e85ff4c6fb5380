import { createHash } from "node:crypto";
import type { Problem } from "./explain";
import { textsIn } from "./paths";
import SAMPLE from "./sample.json";

/** Matches numbers and addresses that nobody can have, because they are reserved for examples. */
const RESERVED = /^\(\d{3}\) 555-01\d\d$|^(?:https:\/\/(?:[^/?#]*\.)?|.*[@.])example\.(?:com|net|org)(?:[/:?#].*)?$/i;

export const isReserved = (text: string): boolean => RESERVED.test(text);

const hash = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);

/**
 * Returns the parts of a text that are compared, in letters and digits alone: its sentences of five words and more or,
 * if there are none, all of it. So neither a missing mark, "(sample)", nor a changed word in a review hides the rest.
 */
function partsOf(text: string): string[] {
  const plain = text.replace(/\bsamples?\b(?: text\b)?/gi, "");
  const sentences = plain.split(/(?<=[.;:?!…])\s+/).filter((part) => part.trim().split(/\s+/).length >= 5);
  const parts = sentences.length > 0 ? sentences : [plain];
  return parts.map((part) =>
    part
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ""),
  );
}

/** Whether bytes, or a part of a text, are in a list of what was shipped (sample.json). */
export const isShipped = (what: string | Buffer, list: "refused" | "listed") =>
  (typeof what === "string" ? partsOf(what) : [what]).some((part) => SAMPLE[list].includes(hash(part)));

/** Whether no site may publish a text: an example, or a person, a number, an address or a story of the sample. */
export const isInvented = (text: string): boolean => isReserved(text) || isShipped(text, "refused");

export function findInvented(content: unknown): Problem[] {
  const invented = [...textsIn(content)].filter(({ text }) => isInvented(text));
  const message = "is an example, or the sample's; write the firm's own, or turn on `sample` in site.json";
  return invented.map(({ path }) => ({ path, message }));
}
