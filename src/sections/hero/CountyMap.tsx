/**
 * A drawing of the four counties, the lakes and rivers beside them, and the Michigan Base Line.
 *
 * North is up, and 4 units are a mile. The paths were computed once, with a transverse Mercator projection centered on
 * 83.36° W, 42.47° N, from the U.S. Census Bureau's county outlines (1:10,000,000) and, for Canada, from points on
 * its shore, which are accurate to about a mile. Islands are left out, and far from the counties, shores are straight.
 * The grid's squares are six miles wide, like the townships of the survey. The office is at 83.37° W, 42.50° N. For
 * other counties, somebody has to draw another map.
 */
export function CountyMap() {
  return (
    <svg
      className="county-map"
      viewBox="12 -4 380 285"
      role="img"
      aria-label="Map of the four counties, with our office in Farmington Hills"
    >
      <pattern
        id="townships"
        width="24"
        height="24"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(138 156) rotate(-1.6)"
      >
        <path d="M0 0h24v24H0z" className="drawing-hairline fill-paper" />
      </pattern>
      <path d="M-70-999h540v1998H-70z" className="fill-water" />
      <path
        d="m350-999 0 799 2 35 13 42 3 58 23 72-8 11-5 34 3 11-8 27-3 16-13 16-11-1-9 10 1-16-7-6 8-4 11-15-11-6-6 2-18 8-5 7 6 7 2 10-11 0-8 12 1 20-5 18-13 13-22 6-13 23 2 30-3 11-11 6 0 16-12 9-5 10-9 1-5 15-21 20 4 19-6 2 1 6 15 6 10-4 81 52 14-6 1-11 30 9 33 39 27 0 77-30 0 589-540 0 0-1998zm74 985 46-50 0 260-87 64-8 39-19-33-70 14-33-19 4-58 6-11 25-9 29 9 28-1 19-3 28-16 2-28-13 0-30-19 20-14 14-33 1-47 10-25-2-9z"
        className="drawing-hairline fill-paper-deep"
      />
      <path d="M-70 156H138" className="drawing-baseline" />
      <g className="stroke-ink" strokeLinejoin="round">
        <path
          d="m181 31 71-2 24-1 50-2 2 49 5 11-18 8-5 7 6 7 2 10-11 0-8 12 1 20-5 18-13 13-22 6-13 23 2 30-3 11-11 6 0 10-23-18-49 2-96 2-25 1 1-97 38 0 57-1-4-98-1-24 48-1z"
          strokeWidth="2"
          fill="url(#townships)"
        />
        <path d="m138 156 22-1 3 47 0 49m-3-96 96-4 44-1m-44 1-4-122" />
        <path d="M76 84V50m-5 10 5-10 5 10M64 96h24m-24-3v6m24-6v6" />
      </g>
      <path d="M194 133h8v8h-8z" className="fill-deed" />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can get the focus */}
      <g className="fill-ink serif" textAnchor="middle" aria-hidden="true">
        <text x="195" y="88">
          Oakland
        </text>
        <text x="290" y="76">
          Macomb
        </text>
        <text x="216" y="204">
          Wayne
        </text>
        <text x="98" y="212">
          Washtenaw
        </text>
        <text x="198" y="124">
          Farmington Hills
        </text>
        <text x="346" y="146">
          Lake
          <tspan x="346" dy="1.15em">
            St. Clair
          </tspan>
        </text>
        <text x="76" y="114">
          6 miles
        </text>
        <text x="76" y="136">
          Michigan
          <tspan x="76" dy="1.15em">
            Base Line
          </tspan>
        </text>
      </g>
    </svg>
  );
}
