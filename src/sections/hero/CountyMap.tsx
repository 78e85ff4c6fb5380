import { graphql } from "gatsby";

/** Names that are smaller, in units, which are pixels on a phone of 360 pixels, are not shown on a phone. */
const SMALLEST_ON_PHONE = 11;
/** Between two lines: a space, for programs that read the words, without a width that would push them off center. */
const NARROW_SPACE = "\uFEFF";

/** The counties served, and what lies around them. Drawn during the build from content, by gatsby/county-map. */
export function CountyMap(map: Queries.CountyMapFragment) {
  const { width, height, around } = map;
  return (
    <svg className="drawing county-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={map.description}>
      <path d={`M0 0h${width}v${height}H0z`} className={around === null ? "fill-paper-deep" : "fill-water"} />
      {around && <path d={around} className="drawing-hairline fill-paper-deep" />}
      {map.line && <path d={map.line} className="drawing-baseline" />}
      <path d={map.land} className="drawing-area" />
      <path d={map.borders} className="drawing-line" />
      <path d={map.office} className="fill-deed" />
      {labels("italic", map.water)}
      {labels("italic", map.lineName)}
      {labels("font-serif font-medium", map.names)}
      {labels("", map.city)}
    </svg>
  );
}

function labels(className: string, labels: Queries.CountyMapFragment["names"]) {
  return (
    <g className={className}>
      {labels.map(({ lines: [first = "", second], x, y, size }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          {...(size < SMALLEST_ON_PHONE
            ? { fontSize: size, className: "hidden sm:block" }
            : { fontSize: `${size / 10}em` })}
        >
          {second ? first + NARROW_SPACE : first}
          {second && (
            <tspan x={x} dy={size}>
              {second}
            </tspan>
          )}
        </text>
      ))}
    </g>
  );
}

export const fragment = graphql`
  fragment CountyMap on CountyMap {
    description
    width
    height
    land
    borders
    around
    office
    line
    names { ...CountyMapWords }
    city { ...CountyMapWords }
    lineName { ...CountyMapWords }
    water { ...CountyMapWords }
  }

  fragment CountyMapWords on CountyMapLabel {
    lines
    x
    y
    size
  }
`;
