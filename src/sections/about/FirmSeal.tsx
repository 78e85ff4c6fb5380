/** The firm's seal with an inscription. Screen readers skip it: the page says the same. */
export function FirmSeal({ inscription }: { inscription: string }) {
  return (
    <svg
      className="text-deed w-[min(4.5rem,20vw)] md:row-span-2 md:w-[min(17.5rem,24vw)] print:hidden"
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
    >
      <use href="/icons.svg#seal" />
      <path id="inscription" d="M24 42a18 18 0 1 1 .01 0" />
      <text direction="ltr" className="serif uppercase" fill="currentColor" fontSize="3.2">
        {/* From the lowest point, all the way around. */}
        <textPath href="#inscription" textLength={112} lengthAdjust="spacingAndGlyphs">
          {inscription}
        </textPath>
      </text>
    </svg>
  );
}
