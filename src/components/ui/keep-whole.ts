import { createElement, type ReactNode } from "react";
import { MONTHS } from "../../lib/format";

const WHOLE = new RegExp(
  `(\\d+-[a-z]+|(?:form )?[a-z]+-\\d+|\\d+ (?:minutes|days)|\\d+:\\d+ [ap]m|\\(\\d+\\) \\d+-\\d+|(?:${MONTHS.join("|")}) \\d+)`,
  "i",
);

/**
 * A text in which no line ends within what is read as one: "15-minute", "Form L-4260", "45 days", "9:00 am", "December 31". Its
 * characters stay as they were typed, for whoever copies them, looks for them or asks for the link by its words.
 */
export function keepWhole(text: ReactNode): ReactNode {
  if (typeof text !== "string" || !WHOLE.test(text)) return text;
  // In one element, since a button is a row of its children. None of the parts ever moves, so none needs a key.
  const parts = text.split(WHOLE);
  const whole = (part: string) => createElement("span", { className: "whitespace-nowrap" }, part);
  return createElement("span", null, ...parts.map((part, index) => (index % 2 ? whole(part) : part)));
}
