import { svg } from "./engraving";
import { BRASS_LIGHT, DEED, PAPER } from "./palette";
import { seal } from "./seal";

/** How an icon meets its edge. */
export type IconShape =
  /** A round seal on nothing. */
  | "round"
  /** Full-bleed, for systems that round the corners themselves. */
  | "square"
  /** Full-bleed, the mark within the middle 80 % that every mask leaves whole. */
  | "maskable";

/** The site's icon for a home screen: the seal in paper on deed green, its parcel in brass. */
export function appIcon(size: number, shape: IconShape): string {
  const share = { round: 0.92, square: 0.78, maskable: 0.66 }[shape];
  const scale = (size * share) / 48;
  const offset = (size * (1 - share)) / 2;
  const half = size / 2;
  const ground =
    shape === "round"
      ? `<circle cx="${half}" cy="${half}" r="${half}" fill="${DEED}"/>`
      : `<path d="M0 0h${size}v${size}H0z" fill="${DEED}"/>`;
  const mark = `<g transform="translate(${offset} ${offset}) scale(${scale})">${seal({ line: PAPER, parcel: BRASS_LIGHT })}</g>`;
  return svg(size, size, ground + mark);
}
