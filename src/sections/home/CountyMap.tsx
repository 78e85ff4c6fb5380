/** The labels of each kind: where their first line begins, or is centered or ends, in the map's units; their lines. */
const COUNTIES = [
  [1580, 660, "Oakland"],
  [2605, 470, "Macomb"],
  [1690, 2290, "Wayne"],
  [720, 1790, "Washtenaw"],
] as const;
const OFFICE = [[1570, 1230, "Farmington ", "Hills"]] as const;
const NOTES = [
  [3200, 1550, "Lake ", "St. Clair"],
  [520, 1090, "6 miles"],
  [520, 1390, "Michigan ", "Base Line"],
] as const;
const LEGEND = [[230, 445, "Deeds are ", "recorded here"]] as const;
const SEATS = [
  [1790, 1030, "Pontiac"],
  [2730, 825, "Mount ", "Clemens"],
  [2100, 1812, "Detroit"],
  [860, 2015, "Ann Arbor"],
] as const;

/**
 * A map of the four counties. Its shapes are in a file of their own, because of their size; without them, the labels
 * are still readable. For other counties, somebody has to draw another map.
 */
export function CountyMap() {
  return (
    <svg
      // The size of the labels is in units of the map, which is scaled to its place.
      className="w-full text-[138px] forced-color-adjust-none sm:text-[100px] lg:h-full"
      viewBox="60 200 3400 2826"
      preserveAspectRatio="xMaxYMax"
      direction="ltr"
      role="img"
      aria-label="Map of the four counties, with our office in Farmington Hills"
    >
      <use href="/county-map.svg#map" />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can get the focus */}
      <g className="fill-ink serif" textAnchor="middle" aria-hidden="true">
        {labels(OFFICE)}
        <g fontSize=".85em" letterSpacing=".1em" className="uppercase">
          {labels(COUNTIES)}
        </g>
        <g fontSize=".85em">
          {labels(NOTES)}
          <g textAnchor="start">{labels(LEGEND)}</g>
          <g textAnchor="end">{labels(SEATS)}</g>
        </g>
      </g>
    </svg>
  );
}

function labels(all: readonly (readonly [x: number, y: number, first: string, second?: string])[]) {
  return all.map(([x, y, first, second]) => (
    <text key={first} x={x} y={y}>
      {first}
      {second && (
        <tspan x={x} dy="1em">
          {second}
        </tspan>
      )}
    </text>
  ));
}
