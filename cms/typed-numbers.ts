import { textsIn } from "../content-model/paths";
import { type ContentName, schemaAt } from "../content-model/schemas";

/** What a form holds: an immutable map of Sveltia's. */
export interface FormMap {
  setIn(path: readonly PropertyKey[], value: unknown): FormMap;
  toJS(): Record<string, unknown>;
}

/**
 * Returns what a form holds, with numbers where somebody has typed them: "25,000" → 25000. What is no number stays a
 * text, which the check refuses. Sveltia's own field for numbers would make 0 of "25,000", and 12 of "12.5".
 */
export function withNumbers(name: ContentName, data: FormMap): FormMap {
  return [...textsIn(data.toJS())].reduce((result, { path, text }) => {
    const type = schemaAt([name, ...path])?.type;
    const number = type === "integer" || type === "number" ? numberIn(text, type === "integer") : undefined;
    return number === undefined ? result : result.setIn(path, number);
  }, data);
}

const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(\.\d+)?$/;

/** Returns the number that a text is, also with commas or spaces between thousands: "25.000" may mean either number. */
export function numberIn(text: string, isWhole: boolean): number | undefined {
  const [number, decimals] = NUMBER.exec(text.trim().replace("\u2212", "-")) ?? [];
  return number && !(isWhole && decimals) ? Number(number.replace(/[,\s]/g, "")) : undefined;
}
