import { findNodeAtLocation, type Node, parseTree, visit } from "jsonc-parser";
import type { ContentPath, Diagnostic, Position } from "./diagnostics";
import { findJsonSyntaxErrors } from "./json-syntax-errors";

/** A JSON file that has been read, with the place of everything in it. */
export interface JsonSource {
  file: string;
  /** Absent when the file cannot be read as JSON; then `diagnostics` says why. */
  value?: unknown;
  /** What is wrong with the file as JSON, duplicate keys included. */
  diagnostics: Diagnostic[];
  /** The node at a path; undefined if there is none. */
  nodeAt(path: ContentPath): Node | undefined;
  positionOf(offset: number): Position;
}

/**
 * Reads a JSON file, however broken.
 *
 * @param file as diagnostics should name it
 */
export function readJsonSource(file: string, text: string): JsonSource {
  const positionOf = createPositionFinder(text);
  const errors = findJsonSyntaxErrors(text);
  const tree = errors.length === 0 ? parseTree(text) : undefined;
  return {
    file,
    ...(tree && { value: JSON.parse(text) }),
    diagnostics: tree
      ? findDuplicateKeys(file, text)
      : errors.map(({ offset, ...error }) => ({ file, position: positionOf(offset), path: [], ...error })),
    nodeAt: (path) => tree && findNodeAtLocation(tree, [...path]),
    positionOf,
  };
}

function findDuplicateKeys(file: string, text: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  /** Of each object around the current place: its keys, and the lines in which they stand. */
  const objects: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Map()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key, _offset, _length, line, character, pathToObject) {
      const first = objects.at(-1)?.get(key);
      if (first === undefined) return void objects.at(-1)?.set(key, line + 1);
      const message = `is written twice, first in line ${first}; only one of the two would be shown, so delete the other`;
      const position = { line: line + 1, column: character + 1 };
      diagnostics.push({ file, position, path: [...pathToObject(), key], message });
    },
  });
  return diagnostics;
}

function createPositionFinder(text: string): JsonSource["positionOf"] {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    const next = ends.findIndex((end) => end >= offset);
    const before = next === -1 ? ends.length : next;
    return { line: before + 1, column: offset - (ends[before - 1] ?? -1) };
  };
}
