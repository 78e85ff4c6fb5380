/** The file with the shapes, which says from what they are drawn. It is not part of the HTML, because of its size. */
const SHAPES = "/county-map.svg";

/**
 * A map of the four counties: north is up, 40 units are a mile. Its labels are readable without the file. For other
 * counties, somebody has to draw another map.
 */
export function CountyMap() {
  return (
    <svg
      className="county-map"
      viewBox="0 200 3590 2840"
      preserveAspectRatio="xMaxYMax"
      role="img"
      aria-label="Map of the four counties, with our office in Farmington Hills"
    >
      {/* Not a background: a browser's dark theme changes that, but neither a shape nor a label. */}
      <path d="M-6000-6000h16000V9000H-6000z" className="fill-paper" />
      <use href={`${SHAPES}#land`} className="fill-survey/25" />
      <use href={`${SHAPES}#water`} className="fill-shore/25 stroke-shore" />
      <use href={`${SHAPES}#ripples`} className="stroke-shore/45 stroke-[0.75]" />
      <use href={`${SHAPES}#townships`} className="stroke-survey/60 stroke-[0.75]" />
      <use href={`${SHAPES}#miles`} className="stroke-survey/40 stroke-[0.5]" />
      <use href={`${SHAPES}#base-line`} className="stroke-brass stroke-[1.2]" strokeDasharray="8 3 2 3" />
      <use href={`${SHAPES}#roads`} className="stroke-brass stroke-[1.2]" />
      <use href={`${SHAPES}#borders`} className="stroke-ink stroke-1" />
      <use href={`${SHAPES}#counties`} className="stroke-ink stroke-2" />
      <use href={`${SHAPES}#marks`} className="fill-paper stroke-ink stroke-[1.5]" />
      <path d="M1647 1391h60v60h-60z" className="fill-deed" />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can get the focus */}
      <g className="fill-ink serif" textAnchor="middle" aria-hidden="true">
        <g className="county-names">
          <text x="1580" y="660">
            Oakland
          </text>
          <text x="2605" y="470">
            Macomb
          </text>
          <text x="1690" y="2290">
            Wayne
          </text>
          <text x="720" y="1790">
            Washtenaw
          </text>
        </g>
        <text x="1570" y="1230">
          {"Farmington "}
          <tspan x="1570" dy="1em">
            Hills
          </tspan>
        </text>
        <g className="map-notes">
          <text x="3200" y="1550">
            {"Lake "}
            <tspan x="3200" dy="1.1em">
              St. Clair
            </tspan>
          </text>
          <text x="520" y="1090">
            6 miles
          </text>
          <text x="520" y="1390">
            {"Michigan "}
            <tspan x="520" dy="1.1em">
              Base Line
            </tspan>
          </text>
          <g textAnchor="start">
            <text x="230" y="445">
              {"Deeds are "}
              <tspan x="230" dy="1.1em">
                recorded here
              </tspan>
            </text>
          </g>
          <g textAnchor="end">
            <text x="1790" y="1030">
              Pontiac
            </text>
            <text x="2715" y="825">
              {"Mount "}
              <tspan x="2715" dy="1em">
                Clemens
              </tspan>
            </text>
            <text x="2100" y="1812">
              Detroit
            </text>
            <text x="860" y="2015">
              Ann Arbor
            </text>
          </g>
        </g>
      </g>
    </svg>
  );
}
