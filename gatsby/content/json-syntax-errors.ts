import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";

/** A fault of the file as JSON. */
export interface JsonSyntaxError {
  offset: number;
  message: string;
  fix?: string;
}

/** A fault, and the text without it: as long as before, so that every later offset still holds. */
interface Explanation {
  fault: JsonSyntaxError;
  fixed?: string;
}

/** Keeps one strange file from filling the screen. */
const MOST_FAULTS = 20;

/**
 * All faults of a file as JSON, in plain English.
 *
 * One fault makes a parser stumble over everything behind it. So each fault is fixed in a copy, which is then read
 * again, until the file can be read or a fault leaves open what was meant.
 */
export function findJsonSyntaxErrors(original: string): JsonSyntaxError[] {
  const faults: JsonSyntaxError[] = [];
  let text = original;
  while (faults.length < MOST_FAULTS) {
    const explanation = explainFirst(text);
    // A second fault at one place means that the fixing did not help.
    if (!explanation || faults.some(({ offset }) => offset === explanation.fault.offset)) return faults;
    faults.push(explanation.fault);
    if (explanation.fixed === undefined || explanation.fixed === text) return faults;
    text = explanation.fixed;
  }
  return faults;
}

function explainFirst(text: string): Explanation | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (
      explainFile(text) ?? explainPlace(text) ?? { fault: { offset: 0, message: `The file cannot be read: ${error}` } }
    );
  }
}

/** What is wrong with the file as a whole. */
function explainFile(text: string): Explanation | undefined {
  if (text.includes("\0") || text.startsWith("\ufffd")) {
    return { fault: { offset: 0, message: 'The file is not saved as plain text; save it with the encoding "UTF-8"' } };
  }
  if (text.startsWith("\ufeff")) {
    return {
      fault: {
        offset: 0,
        message:
          'The file starts with an invisible byte order mark; save it with the encoding "UTF-8", not "UTF-8 with BOM"',
      },
      fixed: ` ${text.slice(1)}`,
    };
  }
  if (text.trim() === "") {
    return { fault: { offset: 0, message: "The file is empty; undo the change that emptied it" } };
  }
  return undefined;
}

/** What is wrong at the first place where a parser stumbles. */
function explainPlace(text: string): Explanation | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const first = errors.reduce<ParseError | undefined>((a, b) => (a && a.offset <= b.offset ? a : b), undefined);
  return first && explain(text, first);
}

function explain(text: string, { error, offset, length }: ParseError): Explanation {
  const bad = text.slice(offset, offset + length);
  switch (printParseErrorCode(error)) {
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return {
        fault: { offset, message: "This is a comment, which these files cannot hold; delete it" },
        fixed: overwrite(text, offset, bad.replace(/[^\r\n]/g, " ")),
      };
    case "UnexpectedEndOfString":
      return unclosedText(text, offset, length);
    case "InvalidCharacter":
      return {
        fault: {
          offset,
          message: "The text holds a tab or another control character; write it as one line and use spaces",
        },
        fixed: overwrite(text, offset, bad.replace(/[^"\r\n\P{Cc}]/gu, " ")),
      };
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return {
        fault: { offset, message: 'The text holds a backslash "\\" that means nothing; delete it' },
        fixed: overwrite(text, offset, bad.replaceAll("\\", "/")),
      };
    case "InvalidNumberFormat":
    case "UnexpectedEndOfNumber":
      return {
        fault: { offset, message: "This is not a number; write digits, with a point for decimals, as in 42.5" },
      };
    default:
      return explainToken(text, printParseErrorCode(error), offset, length);
  }
}

function explainToken(text: string, error: string, offset: number, length: number): Explanation {
  const bad = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trimEnd();
  const atEnd = text.slice(offset).trim() === "";

  if (/^[“”„‟«»‘’‚'`]/.test(bad)) return wrongQuotes(text, offset);
  if (atEnd && error !== "EndOfFileExpected") return cutOff(text);
  if (/^[}\]]/.test(bad) && before.endsWith(",")) return trailingComma(text, before.length - 1);
  // The parser reports a closing bracket behind a comma at the comma's other side.
  const mismatch = wrongBracket(text, offset);
  if (mismatch) return mismatch;
  const next = text.slice(offset + length).match(/^\s*([}\]])/);
  if (bad === "," && next) return trailingComma(text, offset);

  if (error === "EndOfFileExpected") {
    return {
      fault: { offset, message: "The file goes on after its end; delete what follows the last closing bracket" },
    };
  }
  if (error === "CommaExpected") {
    const comma = before.length;
    return {
      fault: {
        offset: Math.max(0, comma - 1),
        message: "A comma is missing after this; write a comma between two entries",
      },
      ...(comma < offset && { fixed: overwrite(text, comma, ",") }),
    };
  }
  if (error === "ColonExpected") {
    return {
      fault: { offset, message: 'A colon is missing between a field\'s name and its value, as in "name": "value"' },
    };
  }
  if (bad === ",") {
    return {
      fault: { offset, message: "There is a comma too many; delete it" },
      fixed: overwrite(text, offset, " "),
    };
  }
  if (error === "PropertyNameExpected") {
    return { fault: { offset, message: `A field's name in double quotes is expected here, not ${quote(bad)}` } };
  }
  if (error === "CloseBraceExpected" || error === "CloseBracketExpected") return cutOff(text);
  return {
    fault: {
      offset,
      message: `${quote(bad)} cannot be read here; text needs a double quote (") at its start and at its end`,
    },
  };
}

function trailingComma(text: string, offset: number): Explanation {
  return {
    fault: { offset, message: "There is a comma after the last entry; delete it" },
    fixed: overwrite(text, offset, " "),
  };
}

/** The closing quote goes to the line's end: before the comma, or where the line breaks. */
function unclosedText(text: string, offset: number, length: number): Explanation {
  const line = text.slice(offset, offset + length).replace(/\r$/, "");
  const fault = { offset, message: 'The text that starts here has no closing double quote ("); add it' };
  const end = offset + line.length;
  if (end >= text.trimEnd().length) return { fault };
  return { fault, fixed: line.endsWith(",") ? overwrite(text, end - 1, '",') : overwrite(text, end, '"') };
}

function wrongQuotes(text: string, offset: number): Explanation {
  const opening = text[offset] ?? "";
  const fault = {
    offset,
    message: `Fields and texts stand in straight double quotes ("), not in ${opening}; replace the one before and the one after`,
  };
  const line = text.slice(offset + 1).split(/[\r\n]/, 1)[0] ?? "";
  const closing = line.search(/[“”„‟«»‘’‚'`](?=\s*(?:[:,}\]]|$))/);
  if (closing === -1) return { fault };
  return { fault, fixed: overwrite(overwrite(text, offset, '"'), offset + 1 + closing, '"') };
}

function cutOff(text: string): Explanation {
  const missing = openBrackets(text).map((bracket) => CLOSING[bracket]);
  const what = missing.length > 0 ? `"${missing.reverse().join("")}"` : "the rest";
  return {
    fault: {
      offset: Math.max(0, text.trimEnd().length - 1),
      message: `The file ends too early: ${what} is missing, or a bracket further up was deleted`,
      fix: "Put back what was deleted",
    },
  };
}

/** A "}" where a list is open, or a "]" where a group is. */
function wrongBracket(text: string, offset: number): Explanation | undefined {
  const found = text[offset] ?? "";
  const open = openBrackets(text.slice(0, offset)).at(-1);
  if (!open || !"}]".includes(found) || CLOSING[open] === found) return undefined;
  return {
    fault: {
      offset,
      message: `"${CLOSING[open]}" is expected here, not "${found}"; put back the bracket that is missing`,
    },
  };
}

type OpenBracket = "{" | "[";
const CLOSING: Record<OpenBracket, string> = { "{": "}", "[": "]" };

/** The brackets that a text opens and does not close, from the outermost to the innermost. */
function openBrackets(text: string): OpenBracket[] {
  const open: OpenBracket[] = [];
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inText && character === "\\") index++;
    else if (character === '"') inText = !inText;
    else if (!inText && (character === "{" || character === "[")) open.push(character);
    else if (!inText && (character === "}" || character === "]")) open.pop();
  }
  return open;
}

/** Keeps the length, so that no offset moves. */
function overwrite(text: string, offset: number, characters: string): string {
  return text.slice(0, offset) + characters + text.slice(offset + characters.length);
}

function quote(bad: string): string {
  return bad.length > 30 ? `"${bad.slice(0, 30)}…"` : `"${bad}"`;
}
