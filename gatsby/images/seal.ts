import { SEAL_PARCEL, SEAL_PLAT } from "../../src/components/ui/Seal";
import { milling, ring } from "./engraving";

export interface SealColors {
  line: string;
  parcel: string;
}

/** The firm's mark for large sizes, in a box of 48 units: the plat of `Seal`, with finer lines and a finer rim. */
export function seal({ line, parcel }: SealColors): string {
  return [
    ring(24, 24, 23.4, line, 0.8),
    `<path d="${milling(24, 24, 19.6, 22.2, 72)}" stroke="${line}" stroke-width=".7"/>`,
    ring(24, 24, 18.4, line, 0.35),
    ring(24, 24, 17, line, 0.9),
    `<path d="${SEAL_PARCEL}" fill="${parcel}"/>`,
    `<path d="${SEAL_PLAT}${SEAL_PARCEL}" fill="none" stroke="${line}" stroke-width=".9"/>`,
  ].join("");
}
