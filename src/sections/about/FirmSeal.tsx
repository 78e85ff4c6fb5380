/** The mean width of a letter. All lengths are in px of the drawing, which is 48 px wide. */
const LETTER_PX = 2.05;

interface FirmSealProps {
  /** The words along the upper arc, and those along the lower one. */
  above: string;
  below: string;
}

/** The firm's seal with an inscription, for a wide screen. Screen readers skip it: the page says the same. */
export function FirmSeal({ above, below }: FirmSealProps) {
  return (
    <svg
      className="text-deed w-[min(17.5rem,24vw)] max-md:hidden md:row-span-2 print:hidden"
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
    >
      <use href="/icons.svg#seal" />
      <path id="upper-arc" d="M9.7 35.2A18 18 0 1 1 38.3 35.2" />
      <path id="lower-arc" d="M10.3 37.9A20.3 20.3 0 0 0 37.7 37.9" />
      <g className="serif uppercase" direction="ltr" fill="currentColor" fontSize="3.2" textAnchor="middle">
        {[
          { id: "upper-arc", words: above, px: 77 },
          { id: "lower-arc", words: below, px: 29 },
        ].map(({ id, words, px }) => (
          <text key={id}>
            {/* Words that are too long for their arc are set closer. */}
            <textPath
              href={`#${id}`}
              startOffset="50%"
              textLength={words.length * LETTER_PX > px ? px : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {words}
            </textPath>
          </text>
        ))}
      </g>
    </svg>
  );
}
