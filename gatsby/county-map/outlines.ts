import { type GeoIdentityTransform, type GeoPermissibleObjects, geoPath } from "d3-geo";
import { merge, mesh } from "topojson-client";
import { simplify } from "topojson-simplify";
import { ATLAS, PIECES, type Piece } from "./atlas";
import { FOREIGN_LAND } from "./foreign-land";
import { type Box, inside, overlap, PAPER, type Point } from "./geometry";

/** Square units from which a corner is seen. */
const FINEST = 0.12;
/** Islands are left out below this many times the area of the corners that are left out. */
const ISLAND = 12;

/**
 * Paths of the outlines of counties and of what is around them, simplified as little as the number of characters
 * allows; the middles of the counties; and what is where.
 */
export function drawOutlines(ids: readonly string[], mapProjection: GeoIdentityTransform, mostCharacters: number) {
  const drawing = geoPath(mapProjection).digits(0);
  const pathOf = (shapes: GeoPermissibleObjects[]) => relative(shapes.map((shape) => drawing(shape) ?? "").join(""));
  const paper = PAPER.map((corner) => mapProjection.invert(corner)) as Box;
  const near = PIECES.filter(({ bounds }) => overlap(paper, bounds));
  const own = near.filter(({ countyId }) => ids.includes(countyId));
  const others = near.filter((piece) => !own.includes(piece));

  // It ends: at last only the ends of the borders are left, which take fewer characters than are allowed.
  for (let finest = FINEST; ; finest *= 1.4) {
    const topology = simplify(ATLAS, finest / mapProjection.scale() ** 2);
    const isSeen = (shape: GeoJSON.Polygon) => drawing.area(shape) > ISLAND * finest;
    const arcsOf = (pieces: readonly Piece[]) => pieces.map(({ arcs }) => arcs);
    const merged = (pieces: readonly Piece[]) =>
      merge(topology, arcsOf(pieces)).coordinates.map(polygonOf).filter(isSeen);

    // What is served lies in holes of the land around it, and is drawn over it.
    const neighbors = merged(others).map(({ coordinates }) => polygonOf(coordinates.slice(0, 1)));
    const borders = mesh(topology, { type: "GeometryCollection", geometries: arcsOf(own) }, (a, b) => a !== b);
    const paths = {
      land: pathOf(merged(own)),
      borders: pathOf([borders]),
      around: pathOf([...neighbors, ...FOREIGN_LAND.filter(isSeen)]),
    };
    if (Object.values(paths).join("").length > mostCharacters) continue;
    const counties = ids.map((id) => merged(own.filter(({ countyId }) => countyId === id)));
    const land = [...merged(near), ...FOREIGN_LAND];
    const find = (onPlane: Point) =>
      ids.find((_, index) => inside(onPlane, counties[index] ?? [])) ?? (inside(onPlane, land) ? "land" : "water");
    const regions = new Map<string, string>();
    /** What is at a point of the map, to one unit: a county that is served, as its id, or other land, or water. */
    const regionAt = (point: Point) => {
      const key = point.map(Math.round).join();
      // Words ask for the same places again and again.
      const region = regions.get(key) ?? find(mapProjection.invert(point) as Point);
      regions.set(key, region);
      return region;
    };
    const middles = counties.map((geometries) => drawing.centroid({ type: "GeometryCollection", geometries }));
    return { paths, middles, regionAt };
  }
}

function polygonOf(coordinates: GeoJSON.Position[][]): GeoJSON.Polygon {
  return { type: "Polygon", coordinates };
}

/** A path with each point relative to the one before, since those are the shortest. */
function relative(path: string): string {
  let start: Point = [0, 0];
  let at = start;
  const steps = [...path.matchAll(/([ML])([-\d]+),([-\d]+)(Z?)/g)].map(([, letter, x, y, close]) => {
    const to: Point = [Number(x), Number(y)];
    const step = `${to[0] - at[0]} ${to[1] - at[1]}`;
    if (letter === "M") start = to;
    at = close ? start : to;
    return `${letter === "M" ? "m" : " "}${step}${close && "z"}`;
  });
  // A minus separates as a space does.
  return steps.join("").replaceAll(" -", "-");
}
