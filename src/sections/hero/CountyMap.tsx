import { graphql } from "gatsby";
import { Fragment } from "react";

/** Distances of the water lines from the shore, in units; farther apart as they go out, as an engraver cuts them. */
const WATER_LINES = [14, 9.5, 6, 3.5, 1.75] as const;
/** Width of a water line, in units. */
const WATER_LINE = 0.45;

/** The counties served, as a surveyor's plat. Drawn during the build from content, by gatsby/county-map. */
export function CountyMap(map: Queries.CountyMapFragment) {
  const { width, height, names, notes, water } = map;
  return (
    <svg className="drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={map.description}>
      <defs>
        <path id="land" d={map.land} />
        <path id="shore" d={map.shore} />
        <clipPath id="inland">
          <use href="#land" />
        </clipPath>
      </defs>
      {/* A line of water is a broad stroke of the shore, all but its edge covered again; the land covers the rest. */}
      <g className="stroke-paper-deep" strokeLinejoin="round">
        {WATER_LINES.map((distance) => (
          <Fragment key={distance}>
            <use href="#shore" className="stroke-deed" strokeWidth={2 * distance} />
            <use href="#shore" strokeWidth={2 * (distance - WATER_LINE)} />
          </Fragment>
        ))}
        <path d={map.inland} strokeWidth={2 * (WATER_LINES[0] + WATER_LINE)} />
      </g>
      <use href="#land" className="drawing-area" />
      {/* The tint along each border. */}
      <g className="stroke-paper-deep" strokeWidth={8} strokeLinejoin="round" clipPath="url(#inland)">
        <use href="#land" />
        <path d={map.borders} />
      </g>
      <g className="stroke-ink" strokeWidth={0.8} strokeLinejoin="round">
        <use href="#land" strokeWidth={1.4} />
        <path d={map.borders} />
      </g>
      <path d={map.office} className="fill-deed" />
      {map.line && <path d={map.line} className="drawing-baseline" />}
      <g
        className="fill-ink stroke-paper font-serif font-medium"
        textAnchor="middle"
        paintOrder="stroke"
        strokeWidth={3}
      >
        {names.map(label)}
      </g>
      {/* Too small to read on a phone. */}
      <g className="hidden fill-ink-soft font-sans sm:block" textAnchor="middle">
        {notes.map(label)}
      </g>
      <g className="fill-deed italic" textAnchor="middle" fontFamily="Georgia, Times New Roman, serif">
        {water.map(label)}
      </g>
    </svg>
  );
}

function label({ text, x, y, size }: Queries.CountyMapWordsFragment) {
  return (
    <text key={`${text} ${y}`} x={x} y={y} fontSize={size}>
      {text}
    </text>
  );
}

export const fragment = graphql`
  fragment CountyMap on CountyMap {
    description
    width
    height
    land
    borders
    shore
    inland
    names { ...CountyMapWords }
    office
    line
    water { ...CountyMapWords }
    notes { ...CountyMapWords }
  }

  fragment CountyMapWords on CountyMapLabel {
    text
    x
    y
    size
  }
`;
