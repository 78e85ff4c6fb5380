interface FirmSealProps {
  /** The words along the upper arc, and those along the lower one. */
  above: string;
  below: string;
}

/**
 * The firm's seal with an inscription, in the frame of a portrait, for a wide screen. Screen readers skip it: the page
 * says the same.
 */
export function FirmSeal({ above, below }: FirmSealProps) {
  return (
    <div className="engraved bg-paper text-deed px-7 max-lg:aspect-4/5 max-md:hidden md:row-span-3 lg:h-full print:hidden">
      <svg className="size-full [text-rendering:geometricPrecision]" viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <use href="/icons.svg#large-seal" />
        <path id="upper-arc" d="M9.7 35.2A18 18 0 1 1 38.3 35.2" />
        <path id="lower-arc" d="M10.3 37.9A20.3 20.3 0 0 0 37.7 37.9" />
        <g className="serif uppercase" direction="ltr" fill="currentColor" textAnchor="middle">
          {/* About 38 letters fit the arc in full size. */}
          <text fontSize={Math.min(3.2, 120 / above.length)}>
            <textPath href="#upper-arc" startOffset="50%">
              {above}
            </textPath>
          </text>
          <text fontSize="3.2">
            <textPath href="#lower-arc" startOffset="50%">
              {below}
            </textPath>
          </text>
        </g>
      </svg>
    </div>
  );
}
