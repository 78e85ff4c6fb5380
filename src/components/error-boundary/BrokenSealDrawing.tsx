import { SEAL_LINES_PATH, SEAL_LOT_PATH } from "../ui/Seal";

/** From the top of the seal to its bottom, in its box of 48 units. */
const CRACK = "H27L23 12l5 8-8 9 5 9-4 12";

/** The seal, in two. Decorative: the words beside it say the same. */
export function BrokenSealDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 316 208" aria-hidden="true">
      <clipPath id="left-half">
        <path d={`M-2-2${CRACK}H-2z`} />
      </clipPath>
      <clipPath id="right-half">
        <path d={`M50-2${CRACK}H50z`} />
      </clipPath>
      <Half side="left" transform="translate(60 20) scale(3.5) rotate(-3 24 24)" />
      <Half side="right" transform="translate(86 22) scale(3.5) rotate(5 24 24)" />
    </svg>
  );
}

function Half({ side, transform }: { side: "left" | "right"; transform: string }) {
  return (
    <g clipPath={`url(#${side}-half)`} transform={transform} stroke="currentColor" className="text-deed">
      <circle cx="24" cy="24" r="23.4" strokeWidth={0.6} className="fill-paper" />
      <circle cx="24" cy="24" r="20.9" strokeWidth={2.6} pathLength={72} strokeDasharray=".4 .6" />
      <circle cx="24" cy="24" r="18.4" strokeWidth={0.3} />
      <circle cx="24" cy="24" r="17" strokeWidth={0.7} />
      <path d={SEAL_LOT_PATH} fill="currentColor" />
      <path d={SEAL_LINES_PATH} strokeWidth={0.7} />
    </g>
  );
}
