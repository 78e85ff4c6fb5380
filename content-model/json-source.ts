import * as jsonc from "jsonc-parser";
import type { Path } from "./paths";

interface JsonProblem {
  /** The number of characters before it. */
  offset: number;
  message: string;
}

/** A JSON file with the positions of its values. */
export interface JsonSource {
  text: string;
  /** Undefined if there is a problem. */
  value: unknown;
  /** The first one: the others may be mere consequences. */
  problem: JsonProblem | undefined;
  /** Returns where the value at a path begins or, if it is missing, its group. */
  offsetOf(path: Path): number;
}

/** A number with a plus (+5), a zero before it (007), commas (25,000), or a point at its start or end (.5, 5.). */
const WRONG_NUMBER =
  /^(?:\+\d+(?:\.\d+)?|[-+]?0\d+(?:\.\d+)?|[-+]?[1-9]\d{0,2}(?:[.,]\d{3})+|[-+]?\.\d+|[-+]?\d+\.)(?=,?\s|[\]}])/;

/** Mistakes that the text around an error shows. One with `before` is at the last sign of that. */
const MISTAKES: readonly { before?: RegExp; after: RegExp; message: string }[] = [
  { after: /^\ufeff/, message: 'The file starts with an invisible mark; save it as "UTF-8" without "BOM"' },
  { after: /^\s*[\0\ufffd]/, message: 'This is not readable; save the file as "UTF-8", and retype what is lost' },
  { after: /^\s*([<=>|])\1{6}/, message: "This is left over from a merge; ask a developer to merge the two changes" },
  { before: /^$/, after: /^\s*$/, message: "The file is empty; undo the change that emptied it" },
  { before: /,$/, after: /^\s*[\]}]/, message: "There is a comma after the last entry; delete it" },
  {
    before: /"$/,
    after: /^[ \t]*[^\s"[\]{}:;,/]/,
    message: 'A text cannot have a straight quote (") inside; write \\" or “ ” instead',
  },
  { before: /./, after: /^\s*$/, message: "The file ends too early; put back the bracket that is missing" },
];

/** Sentences for the names of errors of jsonc-parser, for people who do not program. */
const PARSE_PROBLEMS: readonly [RegExp, string][] = [
  [/Unicode|Escape/, "The text contains a stray backslash; delete it"],
  [/InvalidCharacter/, "The text contains a tab or another control character; use spaces"],
  [/Comment/, "This is a comment, which these files cannot have; delete it"],
  [/EndOfString/, 'The text here has no closing quote (") on its line; join its lines, with \\n for a paragraph'],
  [/Colon/, 'A colon is missing between a field\'s name and its value; write it like "name": "value"'],
  [/PropertyName|Value/, "A field's name or a value is missing here, or there is an extra comma before it; correct it"],
  [/Comma/, "A comma or a bracket is missing after this; put it back"],
  [/EndOfFileExpected/, "The content ended before this; delete this, or the extra bracket before it"],
  [/./, 'This cannot be read; write text in straight double quotes ("), a number in digits, or true or false'],
];

export function parseJson(text: string): JsonSource {
  const problem = findProblem(text);
  const tree = problem ? undefined : jsonc.parseTree(text);
  const offsetOf = (path: Path): number => {
    const node = tree && jsonc.findNodeAtLocation(tree, path as jsonc.JSONPath);
    return node?.offset ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0);
  };
  return { text, value: problem ? undefined : JSON.parse(text), problem, offsetOf };
}

/** Throws long before the stacks of parsers overflow. */
const limitDepth: NonNullable<jsonc.JSONVisitor["onArrayBegin"]> = (_offset, _length, _line, _character, path) => {
  if (path().length > 99) throw new RangeError();
};

function findProblem(text: string): JsonProblem | undefined {
  const found: JsonProblem[] = [];
  const names = new Set<string>();
  const visitor: jsonc.JSONVisitor = {
    onError(error, offset) {
      if (found.length === 0) found.push(explainError(text, offset, jsonc.printParseErrorCode(error)));
    },
    onObjectBegin: limitDepth,
    onArrayBegin: limitDepth,
    onObjectProperty(name, offset, _length, _line, _character, group) {
      const path = JSON.stringify([...group(), name]);
      if (names.has(path)) found.push({ offset, message: `"${name}" is written twice; delete one of the two` });
      names.add(path);
    },
    onLiteralValue(value, offset, length) {
      const written = text.slice(offset, offset + length);
      // What goes on, as in 1.000.000, is an error. JSON reads 25.000 as 25, and 1e3 as 1000.
      const goesOn = /[\d.]/.test(text.charAt(offset + length));
      if (!goesOn && Number.isInteger(value) && written !== String(value))
        found.push({ offset, message: explainNumber(written) });
    },
  };
  try {
    jsonc.visit(text, visitor, { disallowComments: true });
  } catch {
    return { offset: 0, message: "There are too many brackets inside one another; delete some" };
  }
  return found[0];
}

function explainNumber(written: string): string {
  const hasThousands = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written);
  const right = Number(written.replaceAll(hasThousands ? "." : ",", ""));
  const other = hasThousands && Number.isInteger(Number(written)) ? ` or, without decimals, ${Number(written)}` : "";
  return `${written} is not how these files write a number; write ${right}${other}, or put it in double quotes if it is a text`;
}

function explainError(text: string, offset: number, name: string): JsonProblem {
  const before = text.slice(0, offset).trimEnd();
  const after = text.slice(before.length);
  const [, start = ""] = /[[:,\s]([-+.,\d]*)$/.exec(text.slice(Math.max(0, offset - 20), offset)) ?? [];
  const [number] = WRONG_NUMBER.exec(text.slice(offset - start.length, offset + 20)) ?? [];
  if (number && !/\d$/.test(text.slice(0, offset - start.length).trimEnd()))
    return { offset: offset - start.length, message: explainNumber(number) };
  const mistake = MISTAKES.find((one) => (one.before?.test(before) ?? true) && one.after.test(after));
  const message = mistake?.message ?? PARSE_PROBLEMS.find(([pattern]) => pattern.test(name))?.[1] ?? "";
  // A comma is missing at the end of the line before.
  const isBefore = mistake ? mistake.before : /Comma/.test(name);
  return { offset: isBefore ? Math.max(0, before.length - 1) : offset, message };
}
