import { SEAL_LINES_PATH, SEAL_LOT_PATH } from "../../components/ui/Seal";

/** A deed, signed and sealed, where there is room for it. Decorative. */
export function SealedDeedDrawing() {
  return (
    <svg className="drawing hidden sm:block" viewBox="0 0 316 208" aria-hidden="true">
      <path d="M62 18h192v172H62z" className="drawing-area" />
      <path d="M70 26h176v156H70z" className="drawing-hairline" />
      <path
        d="M112 44h92M128 54h60M84 76h148M84 88h148M84 100h148M84 112h148M84 124h96M84 164h66"
        className="drawing-line"
      />
      <path d="M92 161c8-4 14-18 10-20s-7 20 0 20 8-12 12-12-2 10 4 10 7-8 11-8-1 7 14 7" className="stroke-brass" />
      <g transform="translate(180 126) scale(1.3)" fill="none" stroke="currentColor" className="text-deed">
        <circle cx="24" cy="24" r="23" className="fill-paper" />
        <circle cx="24" cy="24" r="20" strokeWidth={2.5} pathLength={44} strokeDasharray=".45 .55" />
        <circle cx="24" cy="24" r="17" />
        <path d={SEAL_LINES_PATH} />
        <path d={SEAL_LOT_PATH} fill="currentColor" />
      </g>
    </svg>
  );
}
