import * as z from "zod";
import { type Path, schemaAt, valueAt } from "./schema-paths";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";

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
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return "is missing; add it to the group that begins here";
    if (issue.input === null) return "is null; write a value or, if it is optional, delete this field";
    const digits = /^\d{1,3}(?:,\d{3})+$/.test(String(issue.input)) && String(issue.input).replaceAll(",", "");
    if (digits) return `is written with a comma; write ${digits}, without comma and quotes`;
    const isWhole = issue.inst instanceof z.ZodNumber && issue.inst.isInt;
    return `is not ${KINDS[isWhole ? "int" : issue.expected]}`;
  }
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  if (issue.code === "unrecognized_keys") {
    const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
    return `is not a field of this group; correct its name, or delete it (choose from ${known.join(", ")})`;
  }
  const isText = issue.origin === "string";
  if (issue.code === "too_big") {
    const unit = issue.origin === "array" ? "entries" : isText ? "characters, the most that fit" : "";
    return `exceeds ${issue.maximum} ${unit}`.trim().concat(isText ? "; shorten it" : "; reduce it");
  }
  if (issue.code !== "too_small") return undefined;
  if (issue.origin === "number") return `is less than ${issue.minimum}; raise it`;
  return isText ? "is empty; write the text" : "has no entries; add one";
}

/** Returns what is wrong with a value for a content file, one issue for each path: others may merely result from it. */
export function schemaProblems(name: ContentName, value: unknown): { path: Path; message: string }[] {
  const issues = CONTENT_SCHEMAS[name].safeParse(value, { error: explain }).error?.issues ?? [];
  const problems = issues.flatMap((issue) => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [key]) : [[]];
    return keys.map((key) => ({ path: [...issue.path, ...key] as (string | number)[], message: issue.message }));
  });
  const places = problems.map(({ path }) => JSON.stringify(path));
  return problems.filter((_, index) => places.indexOf(places[index] ?? "") === index);
}

/** Returns "`reviews[3].date` (Date of the review) is …; write … Found: "…".", with entries counted from 1. */
export function sentence(name: ContentName, at: Path, message: string, value?: unknown): string {
  const steps = at.map((key, index) => (typeof key === "number" ? `[${key + 1}]` : index > 0 ? `.${key}` : key));
  const title = schemaAt(CONTENT_SCHEMAS[name], at)?.meta()?.title;
  const actual = valueAt(value, at);
  const text = ["string", "number"].includes(typeof actual) ? [...String(actual)] : [];
  const short = text.length > 60 ? `${text.slice(0, 59).join("")}…` : text.join("");
  const found = typeof actual === "string" ? ` Found: "${short}".` : short && ` Found: ${short}.`;
  return `${at.length > 0 ? `\`${steps.join("")}\`` : "The file"}${title ? ` (${title})` : ""} ${message}.${found}`;
}

const ENDINGS = { zero: "th", one: "st", two: "nd", few: "rd", many: "th", other: "th" };

/** Returns a field's name as the forms of the CMS show it: "Cities we serve, 5th entry". */
export function fieldName(name: ContentName, path: Path): string {
  const names = path.map((key, index) => {
    if (typeof key === "string") return schemaAt(CONTENT_SCHEMAS[name], path.slice(0, index + 1))?.meta()?.title ?? key;
    return `${key + 1}${ENDINGS[new Intl.PluralRules("en", { type: "ordinal" }).select(key + 1)]} entry`;
  });
  return names.join(", ") || "The form";
}
