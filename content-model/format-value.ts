import { getNodeValue, type Node } from "jsonc-parser";

/** A message shows at most this many characters of a text. */
const LONGEST = 60;
/** Matches invisible and easily confused characters. Messages show their code point instead. */
const DOUBTFUL = /[^\P{C}\n]|(?!\p{Script=Latin})\p{L}|[\u0250-\u02af\uff01-\uff5e\u2028\u2029]|\p{M}|\u00a0/gu;

/** Returns a value as messages show it: short, and without invisible characters. */
export function showNode(node: Node): string {
  if (node.type === "object") return "a group of fields { … }";
  if (node.type === "array") return `a list of ${node.children?.length ?? 0}`;
  return showText(JSON.stringify(getNodeValue(node)));
}

/** Returns the part of a text around its first doubtful character; without one, the beginning. */
export function showText(text: string): string {
  const start = Math.max(0, Math.min(text.search(DOUBTFUL) - LONGEST / 2, text.length - LONGEST));
  const shown = text.slice(start, start + LONGEST).replace(DOUBTFUL, (character) => {
    const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `<U+${number}>`;
  });
  return `${start > 0 ? "…" : ""}${shown}${start + LONGEST < text.length ? "…" : ""}`;
}
