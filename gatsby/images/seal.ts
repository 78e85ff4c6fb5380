import { SEAL_LINES_PATH, SEAL_LOT_PATH } from "../../src/components/ui/Seal";

/**
 * Returns the seal for large sizes, in a box of 48 units. It shows the same lots as the component
 * `Seal`, with finer lines.
 *
 * @param line the color of the lines
 * @param parcel the color of the one lot that is filled
 */
export function seal(line: string, parcel = line): string {
  return (
    `<g fill="none" stroke="${line}">` +
    '<circle cx="24" cy="24" r="23.4" stroke-width=".8"/>' +
    // The dashes make 72 strokes around the seal.
    '<circle cx="24" cy="24" r="20.9" stroke-width="2.6" stroke-dasharray=".7 1.12387"/>' +
    '<circle cx="24" cy="24" r="18.4" stroke-width=".35"/>' +
    '<circle cx="24" cy="24" r="17" stroke-width=".9"/>' +
    `<path d="${SEAL_LOT_PATH}" fill="${parcel}" stroke="none"/>` +
    `<path d="${SEAL_LINES_PATH}${SEAL_LOT_PATH}" stroke-width=".9"/></g>`
  );
}
