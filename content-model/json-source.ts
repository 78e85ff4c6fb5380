import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import type { Path } from "./walk";

interface Fault {
  /** The number of characters before it. */
  offset: number;
  message: string;
}

const TEXT_FAULTS: readonly [RegExp, string][] = [
  [/^\ufeff/, 'The file starts with an invisible mark; save it with the encoding "UTF-8", without "BOM"'],
  [/[\0\ufffd]/, 'This is not readable text; save the file with the encoding "UTF-8", and retype what is lost'],
  // Git's conflict marker.
  [/^<{7} /m, "Two changes to this file conflict here; ask a developer to merge them"],
  [/^\s*$/, "The file is empty; undo the change that emptied it"],
];

const UNREADABLE =
  'This cannot be read; write text in straight double quotes ("), a number in digits, or true or false';
const NO_CLOSING_QUOTE = 'The text that starts here has no closing quote (") on its line; write it all on one line';
const BACKSLASH = "The text contains a stray backslash; delete it";
const COMMENT = "This is a comment, which these files cannot have; delete it";

/** Sentences for errors of jsonc-parser, for people who do not program. */
const PARSE_FAULTS: Readonly<Record<string, string>> = {
  InvalidSymbol: UNREADABLE,
  InvalidNumberFormat: "This is not a number; write digits, with a decimal point",
  UnexpectedEndOfNumber: "This is not a number; write digits, with a decimal point",
  InvalidUnicode: BACKSLASH,
  InvalidEscapeCharacter: BACKSLASH,
  InvalidCharacter: "The text contains a tab or another control character; use spaces",
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
  UnexpectedEndOfString: NO_CLOSING_QUOTE,
  ColonExpected: 'A colon is missing between a field\'s name and its value; write it like "name": "value"',
  PropertyNameExpected:
    "A field's name in double quotes is missing here, or there is an extra comma before it; correct it",
  ValueExpected: "A value is missing here, or there is an extra comma; correct it",
  EndOfFileExpected: "The content ended before this; delete this, or the extra bracket before it",
};

/** A JSON file with the positions of its values. */
export interface JsonSource {
  value: unknown;
  /** Returns where the value at a path begins or, if it is missing, its group. */
  offsetOf(path: Path): number;
  /** The fields that are written twice. */
  repeated: { path: Path; offset: number }[];
}

/** Parses JSON, or returns its first fault: the others may be mere consequences. */
export function parseJson(text: string): JsonSource | Fault {
  for (const [pattern, message] of TEXT_FAULTS) {
    const offset = text.search(pattern);
    if (offset >= 0) return { offset, message };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors[0]) return explain(text, errors[0]);
  return { value: JSON.parse(text), offsetOf: (path) => offsetIn(tree, path), repeated: findRepeated(text) };
}

function explain(text: string, { error, offset, length }: ParseError): Fault {
  const found = text.slice(offset, offset + length);
  const lastOffset = Math.max(0, text.slice(0, offset).trimEnd().length - 1);
  const name = printParseErrorCode(error);
  const at = (message: string) => ({ offset: lastOffset, message });
  if (offset >= text.trimEnd().length) return at("The file ends too early; put back the bracket that is missing");
  if (text[lastOffset] === "," && /^[\]}]/.test(found)) return at("There is a comma after the last entry; delete it");
  if (name !== "CommaExpected") return { offset, message: PARSE_FAULTS[name] ?? UNREADABLE };
  return at("A comma or a bracket is missing after this; put it back");
}

function offsetIn(tree: Node | undefined, path: Path): number {
  const node = tree && findNodeAtLocation(tree, [...path]);
  return node?.offset ?? (path.length > 0 ? offsetIn(tree, path.slice(0, -1)) : 0);
}

function findRepeated(text: string): JsonSource["repeated"] {
  const repeated: JsonSource["repeated"] = [];
  const groups: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void groups.push(new Set()),
    onObjectEnd: () => void groups.pop(),
    onObjectProperty(key, offset, _length, _line, _column, pathToGroup) {
      if (groups.at(-1)?.has(key)) repeated.push({ path: [...pathToGroup(), key], offset });
      groups.at(-1)?.add(key);
    },
  });
  return repeated;
}
