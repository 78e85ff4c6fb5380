import { type Node, parseTree } from "jsonc-parser";
import type { ContentPath, Diagnostic } from "./diagnostics";
import { findJsonSyntaxErrors } from "./json-syntax-errors";

/** A JSON file that has been read, with the place of everything in it. */
export interface JsonSource {
  file: string;
  /** Absent when the file cannot be read as JSON; then `problems` says why. */
  value?: unknown;
  /** What is wrong with the file as JSON, duplicate keys included. */
  problems: Diagnostic[];
  /** The node at a path; undefined if there is none. Of two equal keys the last one, as `JSON.parse` has it. */
  nodeAt(path: ContentPath): Node | undefined;
  /** The key, rather than the value, at a path. */
  keyNodeAt(path: ContentPath): Node | undefined;
  /** Line and column, both from 1, of an offset. */
  positionOf(offset: number): { line: number; column: number };
}

/**
 * Reads a JSON file, however broken.
 *
 * @param file as problems should name it
 */
export function readJsonSource(file: string, text: string): JsonSource {
  const positionOf = createPositionFinder(text);
  const faults = findJsonSyntaxErrors(text);
  const tree = faults.length === 0 ? parseTree(text) : undefined;
  const problems: Diagnostic[] = faults.map(({ offset, message, fix }) => ({
    file,
    ...positionOf(offset),
    path: [],
    message,
    ...(fix && { fix }),
  }));
  if (tree) problems.push(...findDuplicateKeys(file, tree, positionOf));
  return {
    file,
    ...(tree && { value: JSON.parse(text) }),
    problems,
    nodeAt: (path) => nodeAt(tree, path),
    keyNodeAt: (path) => propertyAt(nodeAt(tree, path.slice(0, -1)), path.at(-1))?.children?.[0],
    positionOf,
  };
}

function nodeAt(root: Node | undefined, path: ContentPath): Node | undefined {
  let node = root;
  for (const key of path) {
    if (typeof key === "number") node = node?.type === "array" ? node.children?.[key] : undefined;
    else node = propertyAt(node, key)?.children?.[1];
  }
  return node;
}

function propertyAt(node: Node | undefined, key: string | number | undefined): Node | undefined {
  if (node?.type !== "object") return undefined;
  return node.children?.findLast((property) => property.children?.[0]?.value === key);
}

function findDuplicateKeys(
  file: string,
  node: Node,
  positionOf: JsonSource["positionOf"],
  path: ContentPath = [],
): Diagnostic[] {
  const seen = new Map<string, number>();
  return (node.children ?? []).flatMap((child, index) => {
    if (node.type === "array") return findDuplicateKeys(file, child, positionOf, [...path, index]);
    const [key, value] = child.children ?? [];
    if (!key) return [];
    const here = [...path, String(key.value)];
    const first = seen.get(key.value);
    if (first === undefined) seen.set(key.value, key.offset);
    const inside = value ? findDuplicateKeys(file, value, positionOf, here) : [];
    if (first === undefined) return inside;
    const message = `is written twice, first in line ${positionOf(first).line}; only one of the two would be shown, so delete the other`;
    return [{ file, ...positionOf(key.offset), path: here, message }, ...inside];
  });
}

function createPositionFinder(text: string): JsonSource["positionOf"] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
