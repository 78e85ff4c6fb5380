import type { Node } from "jsonc-parser";
import { z } from "zod";
import type { JsonSource } from "./json-source";
import { nearest } from "./nearest";
import type { ContentPath, Problem } from "./problems";
import { showNode } from "./show-value";

/** What is expected where a value of another kind stands. */
const KINDS = {
  string: { name: "a text", mend: 'write a text in double quotes, as in "some words"', example: '"…"' },
  number: { name: "a number", mend: "write a number without quotes", example: "0" },
  boolean: { name: "true or false", mend: "write true or false, without quotes", example: "true" },
  array: { name: "a list", mend: "write the entries between [ and ]", example: "[ … ]" },
  object: { name: "a group of fields", mend: "write the fields between { and }", example: "{ … }" },
} as const;

type Kind = keyof typeof KINDS;

/** Compares a file with its shape. */
export function findShapeProblems(
  source: JsonSource,
  shape: z.ZodType,
): { problems: Problem[]; faultyPaths: ContentPath[] } {
  const result = shape.safeParse(source.value);
  if (result.success) return { problems: [], faultyPaths: [] };
  const { issues } = result.error;
  // A misspelt key is one fault, not an unknown key and a missing one.
  const misspelt = findMisspeltKeys(issues, source, shape);
  const problems = issues.flatMap((issue) => explain(issue, source, shape, misspelt));
  return { problems, faultyPaths: issues.filter(isAboutValue).map((issue) => toPath(issue.path)) };
}

/** The title of the field at a path, from the model. */
export function titleAt(shape: z.ZodType, path: ContentPath): string | undefined {
  const title = schemaAt(shape, path)?.meta()?.title;
  return typeof title === "string" ? title : undefined;
}

function explain(issue: z.core.$ZodIssue, source: JsonSource, shape: z.ZodType, misspelt: Misspelt): Problem[] {
  const path = toPath(issue.path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownKey([...path, key], source, shape, misspelt));
  }
  const node = source.nodeAt(path);
  if (!node) return misspelt.meant.has(keyOf(path)) ? [] : [missingField(path, source, shape)];
  const message =
    issue.code === "invalid_type" && hasDefaultWording(issue) ? wrongKind(issue.expected, node) : issue.message;
  return [problemAt(node, path, message, source, shape)];
}

function problemAt(node: Node, path: ContentPath, message: string, source: JsonSource, shape: z.ZodType): Problem {
  const title = titleAt(shape, path);
  const place = source.placeOf(node.offset);
  return { file: source.file, ...place, path, ...(title && { title }), message, found: showNode(node) };
}

function wrongKind(expected: string, node: Node): string {
  const kind = KINDS[kindOf(expected)];
  const found = node.type === "null" ? "nothing (null)" : KINDS[kindOf(node.type)].name;
  return `is ${found}, where ${kind.name} is expected; ${kind.mend}`;
}

/** A sentence for editors: "A text is expected here; write …". */
export function expectation(type: string): string {
  const { name, mend } = KINDS[kindOf(type)];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is expected here; ${mend}.`;
}

function missingField(path: ContentPath, source: JsonSource, shape: z.ZodType): Problem {
  const parent = source.nodeAt(path.slice(0, -1));
  const title = titleAt(shape, path);
  const example = KINDS[kindOf(schemaKind(schemaAt(shape, path)))].example;
  return {
    file: source.file,
    ...source.placeOf(parent?.offset ?? 0),
    path,
    ...(title && { title }),
    message: `is missing in the group that starts in this line; add "${path.at(-1)}": ${example}`,
  };
}

function unknownKey(path: ContentPath, source: JsonSource, shape: z.ZodType, misspelt: Misspelt): Problem {
  const known = knownKeys(shape, path.slice(0, -1));
  const meant = misspelt.keys.get(keyOf(path)) ?? nearest(String(path.at(-1)), known);
  const mend = meant
    ? `Did you mean \`${meant}\`?`
    : `Delete it; possible here are ${known.map((key) => `\`${key}\``).join(", ")}`;
  return {
    file: source.file,
    ...source.placeOf(source.keyNodeAt(path)?.offset ?? 0),
    path,
    message: `is not a field that this group can have`,
    mend,
  };
}

interface Misspelt {
  /** The path of a misspelt key → the key that was meant. */
  keys: Map<string, string>;
  /** Paths of the fields that were meant, which are not missing then. */
  meant: Set<string>;
}

function findMisspeltKeys(issues: readonly z.core.$ZodIssue[], source: JsonSource, shape: z.ZodType): Misspelt {
  const misspelt: Misspelt = { keys: new Map(), meant: new Set() };
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const path = toPath(issue.path);
    const absent = new Set(knownKeys(shape, path).filter((key) => !source.nodeAt([...path, key])));
    for (const key of issue.keys) {
      const meant = nearest(key, absent);
      if (meant === undefined) continue;
      absent.delete(meant);
      misspelt.keys.set(keyOf([...path, key]), meant);
      misspelt.meant.add(keyOf([...path, meant]));
    }
  }
  return misspelt;
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
