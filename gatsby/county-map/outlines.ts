import { type GeoIdentityTransform, type GeoPath, type GeoPermissibleObjects, geoPath } from "d3-geo";
import { merge, mesh } from "topojson-client";
import { simplify } from "topojson-simplify";
import type { Topology } from "topojson-specification";
import type { County } from "../../content-model/counties";
import { ATLAS, PIECES, type Piece } from "./atlas";
import { FOREIGN_LAND } from "./foreign-land";
import { type Box, inside, overlap, PAPER, type Point } from "./geometry";

/** The initial limit for leaving out corners: the area that a corner adds to the shape, in square units. */
const FINEST = 0.12;
/** An island is drawn if it is more than this many times as large as the smallest corner. */
const ISLAND = 12;

export interface Outlines {
  paths: Pick<Queries.CountyMap, "land" | "borders"> & { around: string };
  counties: { county: County; shapes: GeoJSON.Polygon[]; middle: Point }[];
  /** Returns the id of the listed county at a point, or "land" or "water". The point is rounded to whole units. */
  regionAt: (point: Point) => string;
}

/** The atlas at one level of detail. */
interface Detail {
  topology: Topology;
  /** The area below which an island is left out, in square units. */
  smallestIsland: number;
  /** Draws SVG paths, and measures areas and centroids, in units of the map. */
  pen: GeoPath;
}

/** Draws the listed counties and the land around them, in as much detail as the number of characters allows. */
export function drawOutlines(
  listed: readonly County[],
  projection: GeoIdentityTransform,
  maxCharacters: number,
): Outlines {
  const ids = listed.map(({ id }) => id);
  const corners = PAPER.map((corner) => projection.invert(corner)) as Box;
  const shown = PIECES.filter(({ bounds }) => overlap(corners, bounds));
  const own = shown.filter(({ countyId }) => ids.includes(countyId));
  const others = shown.filter(({ countyId }) => !ids.includes(countyId));

  let smallestCorner = FINEST;
  let detail = detailOf(projection, smallestCorner);
  let paths = drawPaths(own, others, detail);
  // The loop ends: without corners, only the ends of the borders remain, and they always fit.
  while (Object.values(paths).join("").length > maxCharacters) {
    smallestCorner *= 1.4;
    detail = detailOf(projection, smallestCorner);
    paths = drawPaths(own, others, detail);
  }

  const counties = listed.map((county) => {
    const pieces = own.filter(({ countyId }) => countyId === county.id);
    const shapes = mergePieces(pieces, detail);
    const middle = detail.pen.centroid({ type: "GeometryCollection", geometries: shapes });
    return { county, shapes, middle };
  });
  const land = [...mergePieces(shown, detail), ...FOREIGN_LAND];
  return { paths, counties, regionAt: regionFinder(counties, land, projection) };
}

function detailOf(projection: GeoIdentityTransform, smallestCorner: number): Detail {
  return {
    topology: simplify(ATLAS, smallestCorner / projection.scale() ** 2),
    smallestIsland: ISLAND * smallestCorner,
    pen: geoPath(projection).digits(0),
  };
}

function drawPaths(own: readonly Piece[], others: readonly Piece[], detail: Detail): Outlines["paths"] {
  const { topology, smallestIsland, pen } = detail;
  const ownArcs = own.map(({ arcs }) => arcs);
  const borders = mesh(topology, { type: "GeometryCollection", geometries: ownArcs }, (a, b) => a !== b);
  // The surrounding land needs no holes, because the counties are drawn on top of it.
  const neighbors = mergePieces(others, detail).map(({ coordinates }) => polygon(coordinates.slice(0, 1)));
  const foreign = FOREIGN_LAND.filter((shape) => pen.area(shape) > smallestIsland);
  return {
    land: toPath(mergePieces(own, detail), pen),
    borders: toPath([borders], pen),
    around: toPath([...neighbors, ...foreign], pen),
  };
}

/** Merges pieces that share borders, and leaves out the smallest islands. */
function mergePieces(pieces: readonly Piece[], detail: Detail): GeoJSON.Polygon[] {
  const { topology, smallestIsland, pen } = detail;
  const arcs = pieces.map((piece) => piece.arcs);
  const merged = merge(topology, arcs).coordinates.map(polygon);
  return merged.filter((shape) => pen.area(shape) > smallestIsland);
}

function polygon(coordinates: GeoJSON.Position[][]): GeoJSON.Polygon {
  return { type: "Polygon", coordinates };
}

/** Returns `regionAt`, with a cache, because the labels ask for the same points many times. */
function regionFinder(
  counties: Outlines["counties"],
  land: readonly GeoJSON.Polygon[],
  projection: GeoIdentityTransform,
): Outlines["regionAt"] {
  const find = (point: Point): string => {
    const onPlane = projection.invert(point) as Point;
    const found = counties.find(({ shapes }) => inside(onPlane, shapes));
    if (found) return found.county.id;
    return inside(onPlane, land) ? "land" : "water";
  };
  const known = new Map<string, string>();
  return (point) => {
    const key = point.map(Math.round).join();
    const region = known.get(key) ?? find(point);
    known.set(key, region);
    return region;
  };
}

/** Returns one SVG path. Each point is relative to the one before, which takes the fewest characters. */
function toPath(shapes: GeoPermissibleObjects[], pen: GeoPath): string {
  const absolute = shapes.map((shape) => pen(shape) ?? "").join("");
  let start: Point = [0, 0];
  let current = start;
  let path = "";
  for (const [, command, x, y, close] of absolute.matchAll(/([ML])([-\d]+),([-\d]+)(Z?)/g)) {
    const next: Point = [Number(x), Number(y)];
    const step = `${next[0] - current[0]} ${next[1] - current[1]}`;
    if (command === "M") start = next;
    path += command === "M" ? `m${step}` : ` ${step}`;
    if (close) path += "z";
    current = close ? start : next;
  }
  // A minus sign already separates two numbers, so the space before it can go.
  return path.replaceAll(" -", "-");
}
