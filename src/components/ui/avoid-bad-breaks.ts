import { createElement, type ReactNode } from "react";
import { MONTHS } from "../../lib/format";

/**
 * Each is so short that it fits on every screen. Of a longer word, or number, the rest holds on to it as letters do, and
 * breaks off only where there is no room.
 */
const WHOLES = {
  adjective: String.raw`\d{1,3}-[a-z]{1,6}`,
  form: String.raw`(?:form )?[a-z]{1,3}-\d{1,4}`,
  duration: String.raw`\d{1,3} (?:minutes|days)`,
  time: String.raw`\d{1,2}:\d\d [ap]m`,
  phone: String.raw`\(\d{3}\) \d{3}-\d{4}`,
  date: String.raw`(?:${MONTHS.join("|")}) \d{1,2}`,
};

const WHOLE = new RegExp(`(${Object.values(WHOLES).join("|")})`, "i");

/**
 * A text in which no line ends within what is read as one: "15-minute", "Form L-4260", "45 days", "9:00 am", "December 31".
 * Its characters stay as they were typed, for people who copy them, look for them or ask for the link by its words.
 */
export function avoidBadBreaks(text: ReactNode): ReactNode {
  if (typeof text !== "string" || !WHOLE.test(text)) return text;
  // In one element, since a button is a row of its children. None of the parts ever moves, so none needs a key.
  const parts = text.split(WHOLE);
  const whole = (part: string) => createElement("span", { className: "whitespace-nowrap" }, part);
  return createElement("span", null, ...parts.map((part, index) => (index % 2 ? whole(part) : part)));
}
