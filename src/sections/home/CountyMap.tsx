/**
 * A map of the four counties. Its shapes are in a file of their own, because of their size; without them, the labels
 * are still readable. For other counties, somebody has to draw another map.
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
      <use href="/county-map.svg#map" />
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
