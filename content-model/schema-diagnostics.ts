import type * as z from "zod";
import { closestMatch } from "./closest-match";
import { type ContentPath, type Diagnostic, formatPath } from "./diagnostics";
import { showNode } from "./format-value";
import type { JsonSource } from "./json-source";
import { knownKeys, schemaAt } from "./walk-schema";

type Text = Pick<Diagnostic, "message" | "fix">;

/** For each type: its name in messages, how to write a value, and an example. */
const TYPES = {
  string: { name: "a text", fix: 'write a text in double quotes, as in "some words"', example: '"…"' },
  number: { name: "a number", fix: "write a number without quotes", example: "0" },
  boolean: { name: "true or false", fix: "write true or false, without quotes", example: "true" },
  array: { name: "a list", fix: "write the entries between [ and ]", example: "[ … ]" },
  object: { name: "a group of fields", fix: "write the fields between { and }", example: "{ … }" },
} as const;

function typeOf(type: string | undefined) {
  if (type === "int" || type === "integer") return TYPES.number;
  return TYPES[type as keyof typeof TYPES] ?? TYPES.string;
}

/** Returns a sentence for editors: "A text is expected here; write …". */
export function expectation(type: string): string {
  const { name, fix } = typeOf(type);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is expected here; ${fix}.`;
}

/** Returns the diagnostic for the field at a path. A missing field is reported where its group starts. */
export function diagnoseField(source: JsonSource, schema: z.ZodType, path: ContentPath, text: Text): Diagnostic {
  const node = source.nodeAt(path);
  const offset = (node ?? source.nodeAt(path.slice(0, -1)))?.offset ?? 0;
  const title = schemaAt(schema, path)?.meta()?.title;
  const position = source.positionOf(offset);
  return { file: source.file, position, path, title, actual: node && showNode(node), ...text };
}

/** Returns the problems of a file that is valid JSON: duplicate keys, and whatever its schema refuses. */
export function findSchemaDiagnostics(source: JsonSource, schema: z.ZodType): Diagnostic[] {
  const { issues } = schema.safeParse(source.value).error ?? { issues: [] };
  const unknown = issues.flatMap((issue) => diagnoseUnknownKeys(issue, source, schema));
  // A misspelled key is reported once, not as an unknown key and a missing one.
  const meant = new Set(unknown.map(({ meant }) => meant));
  const others = issues.flatMap((issue) => {
    const path = toPath(issue.path);
    if (issue.code === "unrecognized_keys" || meant.has(formatPath(path))) return [];
    return diagnoseField(source, schema, path, describeIssue(issue, path, source, schema));
  });
  return [...source.diagnostics, ...unknown.map(({ diagnostic }) => diagnostic), ...others];
}

function describeIssue(issue: z.core.$ZodIssue, path: ContentPath, source: JsonSource, schema: z.ZodType): Text {
  const node = source.nodeAt(path);
  if (!node) {
    const { example } = typeOf(schemaAt(schema, path)?.def.type);
    return { message: "is missing", fix: `Add "${path.at(-1)}": ${example} to the group that starts in this line` };
  }
  // Zod's own messages start with "Invalid input". All other messages come from our schemas.
  if (issue.code !== "invalid_type" || !issue.message.startsWith("Invalid input")) return { message: issue.message };
  const expected = typeOf(issue.expected);
  const actual = node.type === "null" ? "nothing (null)" : typeOf(node.type).name;
  return { message: `is ${actual}, where ${expected.name} is expected; ${expected.fix}` };
}

function diagnoseUnknownKeys(issue: z.core.$ZodIssue, source: JsonSource, schema: z.ZodType) {
  if (issue.code !== "unrecognized_keys") return [];
  const parent = toPath(issue.path);
  const known = knownKeys(schema, parent);
  const absent = known.filter((key) => !source.nodeAt([...parent, key]));
  return issue.keys.map((key) => {
    const path = [...parent, key];
    const missing = closestMatch(key, absent);
    const match = missing ?? closestMatch(key, known);
    const possible = known.map((name) => `\`${name}\``).join(", ");
    const fix = match ? `Did you mean \`${match}\`?` : `Delete it; possible here are ${possible}`;
    const position = source.positionOf(source.nodeAt(path)?.parent?.offset ?? 0);
    const message = "is not a field that this group can have";
    const diagnostic: Diagnostic = { file: source.file, position, path, message, fix };
    return { diagnostic, meant: missing && formatPath([...parent, missing]) };
  });
}

function toPath(path: readonly PropertyKey[]): ContentPath {
  return path.map((key) => (typeof key === "number" ? key : String(key)));
}
