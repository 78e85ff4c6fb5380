import * as z from "zod";
import type { Path } from "./paths";
import { CONTENT, type Content, schemaAt } from "./schemas";

/** What is wrong with the value at a path: `message` is the rest of the sentence "`field` …", and says how to fix it. */
export interface Problem {
  path: Path;
  message: string;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text; write it in double quotes, as in "some words"',
  number: "a number; write only digits, with a point before decimals",
  int: "a whole number; write only digits",
  boolean: "true or false; write one of the two without quotes",
  array: "a list; write the entries between [ and ]",
  object: "a group of fields; write them between { and }",
};

/** Says what is wrong with a value that a schema refuses without a message of its own. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type": {
      const isFile = issue.path?.length === 1;
      if (issue.input === undefined && isFile) return "is missing; undo the change that deleted it, or add it";
      if (issue.input === undefined) return "is missing; add it";
      if (issue.input === null) return "is null; write a value or, if it is optional, delete this field";
      return `is not ${KINDS[issue.inst instanceof z.ZodNumberFormat ? "int" : issue.expected]}`;
    }
    case "invalid_format": // All others have a message of their own.
      return 'is not a date like "2025-03-14" (year-month-day); correct it';
    case "invalid_value":
      if (issue.input === undefined) return "is missing; add it";
      return `must be one of ${issue.values.join(", ")}`;
    case "unrecognized_keys": {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return `is not a field of this group; correct its name, or delete it (choose from ${known.join(", ")})`;
    }
    case "too_big":
      if (issue.origin === "string") return `exceeds ${issue.maximum} characters, the most that fit; shorten it`;
      return `exceeds ${issue.maximum}${issue.origin === "array" ? " entries" : ""}; reduce it`;
    case "too_small":
      if (issue.origin === "string") return "is empty; write the text";
      return issue.origin === "array" ? "has no entries; add one" : `is less than ${issue.minimum}; raise it`;
    default:
      return undefined;
  }
}

/** Keeps the first problem of each value: others may merely result from it. */
export function firstOfEach(problems: Problem[]): Problem[] {
  const paths = problems.map(({ path }) => JSON.stringify(path));
  return problems.filter((_problem, index) => paths.indexOf(paths[index] ?? "") === index);
}

/** Returns the content, if its values fit the model, and all that is wrong with those that do not. */
export function parseContent(values: unknown): { content: Content | undefined; problems: Problem[] } {
  const { data, error } = CONTENT.safeParse(values, { error: explain });
  const problems = (error?.issues ?? []).flatMap(({ path, message, ...issue }): Problem[] =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...path, key], message }))
      : [{ path, message }],
  );
  return { content: data, problems };
}

/** Returns "`reviews[3].date` (Date of the review) is …; write ….", with entries counted from 1. */
export function sentence({ path, message }: Problem): string {
  const steps = path.slice(1).map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`));
  const title = schemaAt(path)?.title;
  const field = steps.length > 0 ? `\`${steps.join("").slice(1)}\`${title ? ` (${title})` : ""}` : "This file";
  return `${field} ${message}.`;
}

/** Returns the names on the way to a field, as the forms of the CMS show them: ["Client reviews", "Reviews", "entry 5"]. */
export function fieldNames(path: Path): string[] {
  const title = (index: number) => schemaAt(path.slice(0, index + 1))?.title;
  return path.map((key, index) => (typeof key === "number" ? `entry ${key + 1}` : (title(index) ?? String(key))));
}
