import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import type { ContentPath, Diagnostic, Position } from "./diagnostics";
import { showText } from "./format-value";

/** Patterns for files that cannot be read as JSON at all, with their messages. */
const FILE_ERRORS: readonly [RegExp, string][] = [
  [/\0|^\ufffd/, 'The file is not saved as plain text; save it with the encoding "UTF-8"'],
  [
    /^\ufeff/,
    'The file starts with an invisible byte order mark; save it with the encoding "UTF-8", not "UTF-8 with BOM"',
  ],
  // This is git's conflict marker.
  [/^<{7} /m, "Two changes of this file are in conflict here; ask a developer to merge them"],
  [/^\s*$/, "The file is empty; undo the change that emptied it"],
];

const COMMENT = "This is a comment, which these files must not contain; delete it";
const NUMBER = "This is not a number; write digits, with a point for decimals, as in 42.5";
const BACKSLASH = 'The text contains a backslash "\\" that means nothing; delete it';
const COMMA = "A comma is missing after this; write a comma between two entries";
const TRAILING_COMMA = "There is a comma after the last entry; delete it";
const TOO_EARLY = "The file ends too early; put back what was deleted here, or a bracket further up";
const UNREADABLE = "This cannot be read";
const BRACKET = "A comma or a bracket is missing after this; put back what was deleted";

/** A message for each error of jsonc-parser, for people who do not program. */
const MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This cannot be read. Put straight double quotes (") before and after each field name and text',
  InvalidNumberFormat: NUMBER,
  UnexpectedEndOfNumber: NUMBER,
  InvalidUnicode: BACKSLASH,
  InvalidEscapeCharacter: BACKSLASH,
  InvalidCharacter: "The text contains a tab or another control character; write it as one line and use spaces",
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
  UnexpectedEndOfString:
    'The text that starts here has no closing double quote (") in this line; add it, or write the text as one line',
  ColonExpected: 'A colon is missing between a field\'s name and its value, as in "name": "value"',
  PropertyNameExpected: "A field's name in double quotes is expected here; if there is an extra comma, delete it",
  ValueExpected: "A value is expected here; if there is an extra comma, delete it",
  EndOfFileExpected: "There is text after the end of the content; delete what follows the last closing bracket",
};

/** A JSON file that has been read, with the positions of all values. */
export interface JsonSource {
  file: string;
  /** Missing if the file is not valid JSON; then `diagnostics` says why. */
  value?: unknown;
  /** The first syntax error of the file, or the duplicate keys of a file without syntax errors. */
  diagnostics: Diagnostic[];
  /** Returns the node at a path; undefined if the file has no value there. */
  nodeAt(path: ContentPath): Node | undefined;
  positionOf(offset: number): Position;
}

/** Parses the text of a JSON file, which may be broken. @param file the name of the file in diagnostics */
export function readJsonSource(file: string, text: string): JsonSource {
  const positionOf = (offset: number) => positionIn(text, offset);
  const error = findSyntaxError(text);
  if (error) {
    const { offset, ...problem } = error;
    const diagnostics = [{ file, position: positionOf(offset), path: [], ...problem }];
    return { file, diagnostics, nodeAt: () => undefined, positionOf };
  }
  const tree = parseTree(text);
  return {
    file,
    value: JSON.parse(text),
    diagnostics: findDuplicateKeys(file, text),
    nodeAt: (path) => tree && findNodeAtLocation(tree, [...path]),
    positionOf,
  };
}

/** Returns the first syntax error. Later errors may only be consequences of it. */
function findSyntaxError(text: string): { offset: number; message: string; actual?: string } | undefined {
  for (const [pattern, message] of FILE_ERRORS) {
    const offset = text.search(pattern);
    if (offset >= 0) return { offset, message };
  }
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return undefined;
  const { offset, length } = first;
  const name = printParseErrorCode(first.error);
  const actual = text.slice(offset, offset + length);
  const before = Math.max(0, text.slice(0, offset).trimEnd().length - 1);
  if (offset >= text.trimEnd().length) return { offset: before, message: TOO_EARLY };
  if (text[before] === "," && /^[\]}]/.test(actual)) return { offset: before, message: TRAILING_COMMA };
  if (name !== "CommaExpected") return { offset, message: MESSAGES[name] ?? UNREADABLE, actual: showText(actual) };
  return { offset: before, message: /^[[\]{}:]/.test(actual) ? BRACKET : COMMA };
}

function findDuplicateKeys(file: string, text: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  /** The keys of each object around the current position, with their lines. */
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

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
