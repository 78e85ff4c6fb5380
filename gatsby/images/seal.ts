import { SEAL_LINES_PATH, SEAL_LOT_PATH } from "../../src/components/ui/Seal";

/** The firm's mark for large sizes, in a box of 48 units: the plat of `Seal`, with finer lines and a finer rim. */
export function seal(line: string, parcel = line): string {
  return (
    `<g fill="none" stroke="${line}"><circle cx="24" cy="24" r="23.4" stroke-width=".8"/>` +
    // 72 strokes around.
    `<circle cx="24" cy="24" r="20.9" stroke-width="2.6" stroke-dasharray=".7 1.12387"/>` +
    `<circle cx="24" cy="24" r="18.4" stroke-width=".35"/><circle cx="24" cy="24" r="17" stroke-width=".9"/>` +
    `<path d="${SEAL_LOT_PATH}" fill="${parcel}" stroke="none"/>` +
    `<path d="${SEAL_LINES_PATH}${SEAL_LOT_PATH}" stroke-width=".9"/></g>`
  );
}
