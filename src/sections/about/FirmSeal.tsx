import { SealStreets } from "../../components/ui/Seal";

/** The firm's seal with an inscription. Screen readers skip it: the page says the same. */
export function FirmSeal({ inscription }: { inscription: string }) {
  return (
    <svg
      className="text-deed w-[min(4.5rem,20vw)] md:row-span-2 md:w-[min(17.5rem,24vw)] print:hidden"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="23.6" strokeWidth={0.5} className="fill-paper" />
      {/* Fine lines, as on an engraving. */}
      <circle cx="24" cy="24" r="22.2" strokeWidth={1.8} pathLength={200} strokeDasharray=".35 .65" />
      <path id="inscription" d="M24 42a18 18 0 1 1 .01 0" stroke="none" />
      <text direction="ltr" className="serif uppercase" fill="currentColor" stroke="none" fontSize="3.2">
        {/* From the lowest point, all the way around. */}
        <textPath href="#inscription" textLength={112} lengthAdjust="spacingAndGlyphs">
          {inscription}
        </textPath>
      </text>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the seal */}
      <svg x="1.7" y="1.7" width="44.6" height="44.6" viewBox="0 0 48 48" strokeWidth={0.6}>
        <SealStreets />
      </svg>
    </svg>
  );
}
