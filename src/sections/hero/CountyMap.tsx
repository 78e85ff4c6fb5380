import { graphql } from "gatsby";

/** The smallest font size that a phone shows, in units of the map. A unit is 1 px on a phone that is 360 px wide. */
const SMALLEST_ON_PHONE = 11;
/** Separates the two lines of a label for screen readers. It has no width, so both lines stay centered. */
const ZERO_WIDTH_NO_BREAK_SPACE = "\uFEFF";

/** The map of the counties that the firm serves. The build makes its paths and labels (gatsby/county-map). */
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
      <Labels className="italic" labels={map.water} />
      <Labels className="italic" labels={map.lineName} />
      <Labels className="font-serif font-medium" labels={map.names} />
      <Labels className="" labels={map.city} />
    </svg>
  );
}

interface LabelsProps {
  className: string;
  labels: readonly Queries.CountyMapWordsFragment[];
}

/** A group of labels, each of one line or two. */
function Labels({ className, labels }: LabelsProps) {
  return (
    <g className={className}>
      {labels.map(({ lines: [first = "", second], x, y, size }) => (
        <text key={`${x} ${y}`} x={x} y={y} {...sizeProps(size)}>
          {second ? first + ZERO_WIDTH_NO_BREAK_SPACE : first}
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

function sizeProps(size: number) {
  if (size < SMALLEST_ON_PHONE) return { fontSize: size, className: "hidden sm:block" };
  // The style sheet sets the map's font size: 10 units on a phone, and less on wider screens.
  return { fontSize: `${size / 10}em` };
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
