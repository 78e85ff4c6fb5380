/** The drawings in static/drawings.svg, and their view boxes. */
const VIEW_BOXES = {
  guide: "0 0 160 200",
  appointment: "0 0 160 200",
  "empty-lot": "-12 -14 316 208",
} as const;

/** A framed drawing on a tinted background. Screen readers skip it. */
export function Drawing({ name, className = "" }: { name: keyof typeof VIEW_BOXES; className?: string }) {
  return (
    <svg
      className={`engraved bg-paper-deep text-survey w-full max-w-144 justify-self-center fill-none forced-color-adjust-none lg:max-w-none print:max-w-80 ${className}`}
      viewBox={VIEW_BOXES[name]}
      aria-hidden="true"
    >
      <use href={`/drawings.svg#${name}`} />
    </svg>
  );
}
