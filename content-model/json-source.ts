import * as jsonc from "jsonc-parser";
import type { Path } from "./schema-paths";

interface JsonProblem {
  /** The number of characters before it. */
  offset: number;
  message: string;
}

/** A JSON file with the positions of its values. */
export interface JsonSource {
  value: unknown;
  /** Returns where the value at a path begins or, if it is missing, its group. */
  offsetOf(path: Path): number;
}

const TEXT_PROBLEMS: readonly [RegExp, string][] = [
  [/^\ufeff/, 'The file starts with an invisible mark; save it with the encoding "UTF-8", without "BOM"'],
  [/\0/, 'This is not readable text; save the file with the encoding "UTF-8", and retype what is lost'],
  [/^[ \t]*([<=>|])\1{6}/m, "This is left over from a merge of two changes; ask a developer to merge them"],
  // JSON reads 25.000 as 25. Other numbers, such as a latitude, may end like that.
  [/(?<="number"\s*:\s*)\d{1,3}\.000\b/, "A number has no point between its thousands; delete it"],
  [/^\s*$/, "The file is empty; undo the change that emptied it"],
];

/** Sentences for the names of errors of jsonc-parser, for people who do not program. */
const PARSE_PROBLEMS: readonly [RegExp, string][] = [
  [/Unicode|Escape/, "The text contains a stray backslash; delete it"],
  [/InvalidCharacter/, "The text contains a tab or another control character; use spaces"],
  [/Comment/, "This is a comment, which these files cannot have; delete it"],
  [/EndOfString/, 'The text here has no closing quote (") on its line; join its lines, with \\n for a paragraph'],
  [/Colon/, 'A colon is missing between a field\'s name and its value; write it like "name": "value"'],
  [/PropertyName|Value/, "A field's name or a value is missing here, or there is an extra comma before it; correct it"],
  [/EndOfFileExpected/, "The content ended before this; delete this, or the extra bracket before it"],
  [/./, 'This cannot be read; write text in straight double quotes ("), a number in digits, or true or false'],
];

/** Matches the line of a text with a straight quote inside. The groups are what is before and after that quote. */
const QUOTE_INSIDE = /^(\s*(?:"\w+"\s*:\s*)?"(?:\\.|[^"\\])*)(".*)"\s*,?\s*$/;

/** Parses JSON, or returns its first problem: the others may be mere consequences. */
export function parseJson(text: string): JsonSource | JsonProblem {
  for (const [pattern, message] of TEXT_PROBLEMS) {
    const offset = text.search(pattern);
    if (offset >= 0) return { offset, message };
  }
  try {
    const errors: jsonc.ParseError[] = [];
    const tree = jsonc.parseTree(text, errors, { disallowComments: true });
    if (errors[0]) return syntaxProblem(text, errors[0]);
    const [repeated] = tree ? repeatedIn(tree) : [];
    return repeated ?? { value: JSON.parse(text), offsetOf: (path) => offsetIn(tree, path) };
  } catch {
    // The parser's stack has overflowed.
    return { offset: 0, message: "There are too many brackets here; delete those that are too many" };
  }
}

function syntaxProblem(text: string, { error, offset }: jsonc.ParseError): JsonProblem {
  const before = text.slice(0, offset).trimEnd();
  const lineStart = before.lastIndexOf("\n") + 1;
  const [, start = "", end = ""] = QUOTE_INSIDE.exec(text.slice(lineStart).split("\n")[0] ?? "") ?? [];
  if (end && !/"\s*:|^"\s*,?\s+"/.test(end)) {
    const message = 'A text cannot have a straight quote (") inside; write \\" or “ ” instead';
    return { offset: lineStart + start.length, message };
  }
  const next = text[offset] ?? "";
  const name = jsonc.printParseErrorCode(error);
  const ofLastSign =
    (/\d,$/.test(before) && /\d/.test(next) && "A number has no commas here; delete this comma") ||
    (before.endsWith(",") && /[\]}]/.test(next) && "There is a comma after the last entry; delete it") ||
    (offset >= text.trimEnd().length && "The file ends too early; put back the bracket that is missing") ||
    (name === "CommaExpected" && "A comma or a bracket is missing after this; put it back");
  if (ofLastSign) return { offset: Math.max(0, before.length - 1), message: ofLastSign };
  return { offset, message: PARSE_PROBLEMS.find(([names]) => names.test(name))?.[1] ?? "" };
}

function offsetIn(tree: jsonc.Node | undefined, path: Path): number {
  const node = tree && jsonc.findNodeAtLocation(tree, [...path]);
  return node?.offset ?? (path.length > 0 ? offsetIn(tree, path.slice(0, -1)) : 0);
}

/** Yields the fields that are written twice in their group. */
function* repeatedIn({ type, children = [] }: jsonc.Node): Generator<JsonProblem> {
  const keys = children.map((child) => child.children?.[0]?.value);
  for (const [index, child] of children.entries()) {
    const isRepeated = type === "object" && keys.indexOf(keys[index]) < index;
    if (isRepeated) yield { offset: child.offset, message: `"${keys[index]}" is written twice; delete one of the two` };
    yield* repeatedIn(child);
  }
}
