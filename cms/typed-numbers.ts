import * as z from "zod";
import { schemaAt, textsIn } from "../content-model/schema-paths";
import { CONTENT_SCHEMAS, type ContentName } from "../content-model/schemas";

/** What a form holds: an immutable map of Sveltia's. */
export interface FormMap {
  setIn(path: readonly (string | number)[], value: unknown): FormMap;
  toJS(): Record<string, unknown>;
}

/**
 * Returns what a form holds, with numbers where somebody has typed them: "25,000" → 25000. What is no number stays a
 * text, which the check refuses. Sveltia's own field for numbers would make 0 of "25,000", and 12 of "12.5".
 */
export function withNumbers(name: ContentName, data: FormMap): FormMap {
  return [...textsIn(data.toJS())].reduce((result, { path, text }) => {
    const schema = schemaAt(CONTENT_SCHEMAS[name], path);
    const number = schema instanceof z.ZodNumber ? numberIn(text, schema.isInt) : undefined;
    return number === undefined ? result : result.setIn(path, number);
  }, data);
}

/** Returns the number that a text is, also with commas or spaces between thousands: "25.000" may mean either number. */
export function numberIn(text: string, isWhole: boolean): number | undefined {
  const digits = text.trim().replace("\u2212", "-");
  const plain = /^-?\d{1,3}(?:([,\s])\d{3}(?:\1\d{3})*)?(?:\.\d+)?$/.test(digits)
    ? digits.replace(/[,\s]/g, "")
    : digits;
  const isNumber = isWhole ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/;
  return isNumber.test(plain) ? Number(plain) : undefined;
}
