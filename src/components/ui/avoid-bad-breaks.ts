import { createElement, type ReactNode } from "react";
import { MONTHS } from "../../lib/format";

/**
 * The phrases that stay on one line. Each pattern has a maximum length, so that a match fits on every screen. In a
 * longer word or number, only the end matches.
 */
const PHRASES = {
  adjective: String.raw`\d{1,3}-[a-z]{1,6}`,
  form: String.raw`(?:form )?[a-z]{1,3}-\d{1,4}`,
  duration: String.raw`\d{1,3} (?:minutes|days)`,
  time: String.raw`\d{1,2}:\d\d [ap]m`,
  phone: String.raw`\(\d{3}\) \d{3}-\d{4}`,
  date: String.raw`(?:${MONTHS.join("|")}) \d{1,2}`,
};

const PHRASE = new RegExp(`(${Object.values(PHRASES).join("|")})`, "i");

/**
 * Keeps lines from breaking inside phrases such as "15-minute", "Form L-4260",
 * "9:00 am" or "December 31". The characters do not change, so people can copy the text and search
 * for it.
 *
 * @param text returned unchanged if it is not a string
 */
export function avoidBadBreaks(text: ReactNode): ReactNode {
  if (typeof text !== "string" || !PHRASE.test(text)) return text;
  // `split` keeps what the group of the pattern has matched: every second part is a phrase.
  const parts = text.split(PHRASE).map((part, index) => {
    const isPhrase = index % 2 === 1;
    return isPhrase ? createElement("span", { className: "whitespace-nowrap" }, part) : part;
  });
  // One element, because buttons would put the parts in a row. As arguments, they need no keys.
  return createElement("span", null, ...parts);
}
