import * as jsonc from "jsonc-parser";
import type { Path } from "./paths";

/** A JSON file with the positions of its values. */
export interface JsonSource {
  text: string;
  /** Undefined if there is a problem. */
  value: unknown;
  /** The first one: the others may be mere consequences. */
  problem: { offset: number; message: string } | undefined;
  /** Returns where the value at a path begins or, if it is missing, its group. */
  offsetOf(path: Path): number;
}

const NUMBER = "A number has digits alone, with a point before decimals; write it like 25000 or 42.5";

/** What somebody did, by the parser's name for the error and the text around its place ("¦"); the first that fits. */
const MISTAKES: readonly [fits: RegExp, message: string][] = [
  [/¦(?:<<<|===|>>>)/, "This is left over from a merge; ask a developer to merge the two changes"],
  [/InvalidComment/, "This is a comment, which these files cannot have; delete it"],
  [/Colon/, 'A colon is missing after this; write a field like "name": "value"'],
  [/"¦[^\s"[\]{}:,;]/, 'A text cannot have a straight quote (") inside; write \\" or “ ” instead'],
  [/[\d,.]¦[\d.]|¦[+.]\d/, NUMBER],
  [/¦\ufeff/, 'The file starts with an invisible mark; save it as "UTF-8" without "BOM"'],
  [/,¦[\]}]/, "There is a comma after the last entry; delete it"],
  [/EndOfString/, 'The text here has no closing quote (") on its line; add it, or join its lines with \\n'],
  [/¦$/, "The file ends too early; put back what is missing, such as a bracket"],
  [/Unicode|Escape/, "The text contains a stray backslash; delete it"],
  [/InvalidCharacter/, "The text contains a tab or another control character; use spaces"],
  [/Comma/, "A comma or a bracket is missing after this; put it back"],
  [/PropertyName|Value/, "A field's name or a value is missing after this, or there is an extra comma; correct it"],
  [/EndOfFile/, "The content ends here; delete what follows, or an extra bracket"],
  [/./, 'This cannot be read; write text in straight double quotes ("), a number in digits, or true or false'],
];

export function parseJson(text: string): JsonSource {
  const errors: jsonc.ParseError[] = [];
  const tree = jsonc.parseTree(text, errors, { disallowComments: true });
  const problem = errors[0] ? explain(text, errors[0]) : tree && findSlip(text, tree);
  const offsetOf = (path: Path): number => {
    const node = tree && jsonc.findNodeAtLocation(tree, path as jsonc.JSONPath);
    return node?.offset ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0);
  };
  return { text, value: problem ? undefined : JSON.parse(text), problem, offsetOf };
}

function explain(text: string, { error, offset }: jsonc.ParseError): JsonSource["problem"] {
  const name = jsonc.printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  // Not trimStart(), which would also remove a BOM.
  const after = text.slice(offset).replace(/^[ \t\r\n]+/, "");
  const context = `${name} ${before.slice(-1)}¦${after.slice(0, 3)}`;
  const message = MISTAKES.find(([fits]) => fits.test(context))?.[1] ?? "";
  // What is missing is missing after the text before, which may be on another line.
  return { offset: name.endsWith("Expected") ? Math.max(0, before.length - 1) : offset, message };
}

/** Finds what parsers accept, but nobody means: a name twice, or 25.000, which is 25. */
function findSlip(text: string, { offset, length, value, children = [] }: jsonc.Node): JsonSource["problem"] {
  const written = text.slice(offset, offset + length);
  if (Number.isInteger(value) && /\.\d{3}$/.test(written)) {
    return { offset, message: `${written} would be ${value}. ${NUMBER}` };
  }
  const names = new Set<unknown>();
  for (const child of children) {
    const name = child.type === "property" ? child.children?.[0]?.value : undefined;
    if (names.has(name)) return { offset: child.offset, message: `"${name}" is written twice; delete one of the two` };
    if (name !== undefined) names.add(name);
    const slip = findSlip(text, child);
    if (slip) return slip;
  }
  return undefined;
}
