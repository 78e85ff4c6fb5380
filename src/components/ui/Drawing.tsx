/** The drawings in static/drawings.svg, and their view boxes. */
const VIEW_BOXES = {
  guide: "28 22 112 154",
  appointment: "0 0 160 200",
  "empty-lot": "-12 -14 316 208",
} as const;

/** The classes of a frame on a tinted background. */
const FRAME = "engraved bg-paper-deep w-full max-w-144 justify-self-center lg:max-w-none print:max-w-80";

/** A drawing, which has a frame unless it gets other classes. Screen readers skip it. */
export function Drawing({ name, className = FRAME }: { name: keyof typeof VIEW_BOXES; className?: string }) {
  return (
    <svg
      className={`text-survey fill-none forced-color-adjust-none ${className}`}
      viewBox={VIEW_BOXES[name]}
      aria-hidden="true"
    >
      <use href={`/drawings.svg#${name}`} />
    </svg>
  );
}
