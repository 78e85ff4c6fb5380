import * as z from "zod";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";
import { type Path, schemaAt } from "./walk";

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text; write it in double quotes, as in "some words"',
  number: "a number; write digits without quotes",
  int: "a whole number; write digits: no quotes, commas or periods",
  boolean: "true or false; write one of the two without quotes",
  array: "a list; write the entries between [ and ]",
  object: "a group of fields; write them between { and }",
};

/** Says what is wrong with a value that a schema refuses without a message of its own. */
export function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") {
    return issue.input === undefined
      ? "is missing; add it to the group that begins here"
      : `is not ${KINDS[issue.expected]}`;
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

/** Returns "`reviews[2].date` (Date of the review) is …; write … Found: …." */
export function sentence(name: ContentName, at: Path, message: string, value?: unknown): string {
  const field = at.map((key, index) => (typeof key === "number" ? `[${key}]` : index > 0 ? `.${key}` : key)).join("");
  const title = schemaAt(CONTENT_SCHEMAS[name], at)?.meta()?.title;
  const actual = at.reduce<unknown>((part, key) => Object(part)[key], value);
  const found = ["string", "number"].includes(typeof actual) ? ` Found: ${JSON.stringify(actual).slice(0, 60)}.` : "";
  return `${field ? `\`${field}\`` : "The file"}${title ? ` (${title})` : ""} ${message}.${found}`;
}
