import type { Node } from "jsonc-parser";
import { z } from "zod";
import { closestMatch } from "./closest-match";
import type { ContentPath, Diagnostic } from "./diagnostics";
import { showNode } from "./format-value";
import type { JsonSource } from "./json-source";

/** What is expected where a value of another kind stands. */
const KINDS = {
  string: { name: "a text", fix: 'write a text in double quotes, as in "some words"', example: '"…"' },
  number: { name: "a number", fix: "write a number without quotes", example: "0" },
  boolean: { name: "true or false", fix: "write true or false, without quotes", example: "true" },
  array: { name: "a list", fix: "write the entries between [ and ]", example: "[ … ]" },
  object: { name: "a group of fields", fix: "write the fields between { and }", example: "{ … }" },
} as const;

type Kind = keyof typeof KINDS;

/** Compares a file with its shape. */
export function findSchemaDiagnostics(
  source: JsonSource,
  shape: z.ZodType,
): { problems: Diagnostic[]; faultyPaths: ContentPath[] } {
  const result = shape.safeParse(source.value);
  if (result.success) return { problems: [], faultyPaths: [] };
  const { issues } = result.error;
  // A misspelled key is one fault, not an unknown key and a missing one.
  const misspelled = findMisspelledKeys(issues, source, shape);
  const problems = issues.flatMap((issue) => explain(issue, source, shape, misspelled));
  return { problems, faultyPaths: issues.filter(isAboutValue).map((issue) => toPath(issue.path)) };
}

/** The title of the field at a path, from the model. */
export function titleAt(shape: z.ZodType, path: ContentPath): string | undefined {
  const title = schemaAt(shape, path)?.meta()?.title;
  return typeof title === "string" ? title : undefined;
}

function explain(issue: z.core.$ZodIssue, source: JsonSource, shape: z.ZodType, misspelled: Misspelled): Diagnostic[] {
  const path = toPath(issue.path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownKey([...path, key], source, shape, misspelled));
  }
  const node = source.nodeAt(path);
  if (!node) return misspelled.meant.has(keyOf(path)) ? [] : [missingField(path, source, shape)];
  const message =
    issue.code === "invalid_type" && hasDefaultWording(issue) ? wrongKind(issue.expected, node) : issue.message;
  return [problemAt(node, path, message, source, shape)];
}

function problemAt(node: Node, path: ContentPath, message: string, source: JsonSource, shape: z.ZodType): Diagnostic {
  const title = titleAt(shape, path);
  const place = source.positionOf(node.offset);
  return { file: source.file, ...place, path, ...(title && { title }), message, found: showNode(node) };
}

function wrongKind(expected: string, node: Node): string {
  const kind = KINDS[kindOf(expected)];
  const found = node.type === "null" ? "nothing (null)" : KINDS[kindOf(node.type)].name;
  return `is ${found}, where ${kind.name} is expected; ${kind.fix}`;
}

/** A sentence for editors: "A text is expected here; write …". */
export function expectation(type: string): string {
  const { name, fix } = KINDS[kindOf(type)];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is expected here; ${fix}.`;
}

function missingField(path: ContentPath, source: JsonSource, shape: z.ZodType): Diagnostic {
  const parent = source.nodeAt(path.slice(0, -1));
  const title = titleAt(shape, path);
  const example = KINDS[kindOf(schemaKind(schemaAt(shape, path)))].example;
  return {
    file: source.file,
    ...source.positionOf(parent?.offset ?? 0),
    path,
    ...(title && { title }),
    message: `is missing in the group that starts in this line; add "${path.at(-1)}": ${example}`,
  };
}

function unknownKey(path: ContentPath, source: JsonSource, shape: z.ZodType, misspelled: Misspelled): Diagnostic {
  const known = knownKeys(shape, path.slice(0, -1));
  const meant = misspelled.keys.get(keyOf(path)) ?? closestMatch(String(path.at(-1)), known);
  const fix = meant
    ? `Did you mean \`${meant}\`?`
    : `Delete it; possible here are ${known.map((key) => `\`${key}\``).join(", ")}`;
  return {
    file: source.file,
    ...source.positionOf(source.keyNodeAt(path)?.offset ?? 0),
    path,
    message: `is not a field that this group can have`,
    fix,
  };
}

interface Misspelled {
  /** The path of a misspelled key → the key that was meant. */
  keys: Map<string, string>;
  /** Paths of the fields that were meant, which are not missing then. */
  meant: Set<string>;
}

function findMisspelledKeys(issues: readonly z.core.$ZodIssue[], source: JsonSource, shape: z.ZodType): Misspelled {
  const misspelled: Misspelled = { keys: new Map(), meant: new Set() };
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const path = toPath(issue.path);
    const absent = new Set(knownKeys(shape, path).filter((key) => !source.nodeAt([...path, key])));
    for (const key of issue.keys) {
      const meant = closestMatch(key, absent);
      if (meant === undefined) continue;
      absent.delete(meant);
      misspelled.keys.set(keyOf([...path, key]), meant);
      misspelled.meant.add(keyOf([...path, meant]));
    }
  }
  return misspelled;
}

/** Whether the value itself is unusable; otherwise only something in it is. */
function isAboutValue(issue: z.core.$ZodIssue): boolean {
  if (issue.code === "unrecognized_keys") return false;
  return !((issue.code === "too_small" || issue.code === "too_big") && issue.origin === "array");
}

/** Zod's own sentence starts like this; ours complete "`field` …". */
function hasDefaultWording(issue: z.core.$ZodIssue): boolean {
  return issue.message.startsWith("Invalid input");
}

/** The fields that the group at a path can have. */
export function knownKeys(shape: z.ZodType, path: ContentPath): string[] {
  const schema = schemaAt(shape, path);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The part of the model that describes what stands at a path; undefined where the model knows nothing. */
export function schemaAt(shape: z.ZodType, path: ContentPath): z.ZodType | undefined {
  let schema: z.ZodType | undefined = shape;
  for (const key of path) {
    schema = withoutOptional(schema);
    if (schema instanceof z.ZodArray) schema = schema.element as z.ZodType;
    else if (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key)) {
      schema = (schema.shape as Record<string, z.ZodType>)[key];
    } else return undefined;
  }
  return withoutOptional(schema);
}

function withoutOptional(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

function schemaKind(schema: z.ZodType | undefined): string {
  return schema?._zod.def.type ?? "string";
}

function kindOf(type: string): Kind {
  if (type === "int" || type === "integer") return "number";
  return type in KINDS ? (type as Kind) : "string";
}

function toPath(path: readonly PropertyKey[]): ContentPath {
  return path.map((key) => (typeof key === "number" ? key : String(key)));
}

function keyOf(path: ContentPath): string {
  return JSON.stringify(path);
}
