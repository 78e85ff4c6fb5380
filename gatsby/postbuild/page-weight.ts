import { brotliCompressSync, constants } from "node:zlib";
import { pageElements } from "./html-elements";

/** Bytes that a server sends before it waits for the browser's first answer: ten packets of 1,460. */
export const FIRST_ROUND_TRIP_BYTES = 14_600;

/** Sections most of whose words are in a content file of the same name. Those of all others are in landing.json. */
const WITH_OWN_FILE = ["awards", "services", "faq", "reviews", "cities"];

/**
 * What a long page costs its visitors, and where to shorten it, in words for an editor. A budget of words is advice:
 * nothing breaks beyond it, so nothing fails.
 *
 * @returns undefined while the page arrives in one piece
 */
export function describeLongPage(html: string): string | undefined {
  // As hosts send it: with brotli at its strongest.
  const size = brotliCompressSync(html).length;
  if (size <= FIRST_ROUND_TRIP_BYTES) return undefined;
  const rounds = Math.ceil(Math.log2(size / FIRST_ROUND_TRIP_BYTES + 1)) - 1;
  const parts = sectionSizes(html)
    .slice(0, 2)
    .map(
      ({ id, bytes }) =>
        `${inKilobytes(bytes)} are #${id} (content/${WITH_OWN_FILE.includes(id) ? id : "landing"}.json)`,
    );
  const wait = `${rounds === 1 ? "one round trip" : `${rounds} round trips`} later, each about a tenth of a second on a phone`;
  return (
    `The landing page is ${inKilobytes(size)} long (compressed). The first ${inKilobytes(FIRST_ROUND_TRIP_BYTES)} arrive at ` +
    `once, the rest ${wait}. That is allowed. To shorten the page, begin with its largest parts: ${parts.join(", ")}.`
  );
}

/** How much smaller the page would be without each section, the largest first. Compressed quickly: only to compare. */
function sectionSizes(html: string): { id: string; bytes: number }[] {
  const quick = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const whole = quick(html);
  return pageElements(html)
    .filter(({ name, attributes }) => name === "section" && attributes.has("id"))
    .map(({ attributes, range }) => ({
      id: attributes.get("id") ?? "",
      bytes: whole - quick(html.slice(0, range.start) + html.slice(range.end)),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
