import { brotliCompressSync } from "node:zlib";

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
  const size = compressedSize(html);
  if (size <= FIRST_ROUND_TRIP_BYTES) return undefined;
  const sections = [...html.matchAll(/<section\b[^>]*\bid="([\w-]+)".*?<\/section>/gs)]
    .map(([section, id = ""]) => ({ id, bytes: compressedSize(section) }))
    .sort((a, b) => b.bytes - a.bytes);
  const largest = sections.slice(0, 2).map(({ id, bytes }) => {
    const file = WITH_OWN_FILE.includes(id) ? id : "landing";
    return `#${id} (${inKilobytes(bytes)}, content/${file}.json)`;
  });
  return (
    `The landing page is ${inKilobytes(size)} long (compressed). The first ${inKilobytes(FIRST_ROUND_TRIP_BYTES)} arrive at ` +
    "once, the rest about a tenth of a second later on a phone. That is allowed. To shorten the page, begin with its " +
    `largest parts: ${largest.join(" and ")}.`
  );
}

/** As hosts send it: with brotli at its strongest. */
function compressedSize(html: string): number {
  return brotliCompressSync(html).length;
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
