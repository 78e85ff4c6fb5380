import { merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryObject, MultiPolygon, Topology } from "topojson-specification";
import type { County } from "../content/counties";
import { readAtlas } from "../content/read-counties";
import { arcNumber, arcPoints, arcPolygons, polygonsOf } from "./atlas";
import { area, boxAround, contains } from "./geometry";
import { isLandBorder } from "./land-borders";
import { type Projection, WIDTH } from "./projection";

/** SVG paths, in units of the drawing. */
export interface Outlines {
  /** The outline of all counties together, closed. */
  land: string;
  borders: string;
  shore: string;
  /** Where the outline is no shore; empty if there is no shore at all. */
  inland: string;
}

/** Characters that the outlines of so many counties may have together: all of it is part of every visit. */
export function pathLengthBudget(counties: number): number {
  return Math.min(5400, 500 + 150 * counties);
}

/** No objects: they are taken from the atlas. */
type Plane = Topology<Record<string, never>>;

/** Square units from which a corner is seen. */
const FINEST = 0.12;
/** Islands are left out below this many times the area of the corners that are left out. */
const ISLAND = 12;

/** The outlines of counties, simplified as little as their number of characters allows. */
export function drawOutlines(counties: readonly County[], sheet: Projection): Outlines {
  const polygons = counties.map((county) => polygonsOnSheet(county, sheet));
  const used = new Set(polygons.flat().flatMap(({ arcs }) => arcs.flat().map(arcNumber)));
  const arcs: number[][][] = [];
  for (const arc of used) arcs[arc] = arcPoints(arc).map((position) => [...sheet.place(position)]);
  const topology = presimplify({ type: "Topology", objects: {}, arcs });

  const around = readAtlas().objects.counties.geometries.filter((geometry) =>
    arcsOf(geometry).some((arc) => used.has(arc)),
  );
  const isOuter = (arc: number) => around.filter((geometry) => arcsOf(geometry).includes(arc)).length === 1;
  const abroad = [...used].filter((arc) => isLandBorder(arcPoints(arc)) && isOuter(arc));
  const neighbors = around.filter(({ id }) => !counties.some((county) => county.id === id));
  const others: GeometryObject[] = [...neighbors, { type: "LineString", arcs: abroad }];

  const most = pathLengthBudget(counties.length);
  for (let finest = FINEST; ; finest *= 1.2) {
    const shown = polygons.map((all): MultiPolygon => {
      const large = all.filter((polygon, index) => index === 0 || polygon.area > ISLAND * finest);
      return { type: "MultiPolygon", arcs: large.map((polygon) => polygon.arcs) };
    });
    const outlines = outlinesOf(halved(simplify(topology, finest)), shown, others);
    // The second is far beyond any county, so that the search ends whatever the atlas holds.
    if (Object.values(outlines).join("").length <= most || finest > 1e6) return outlines;
  }
}

function outlinesOf(topology: Plane, shown: MultiPolygon[], others: GeometryObject[]): Outlines {
  const all: GeometryObject = { type: "GeometryCollection", geometries: [...shown, ...others] };
  const isShown = (geometry: GeometryObject) => shown.some((county) => county === geometry);
  const lines = (filter: (a: GeometryObject, b: GeometryObject) => boolean) =>
    pathOf(mesh(topology, all, filter).coordinates);

  // What belongs to one county alone.
  const shore = lines((a, b) => a === b && isShown(a));
  return {
    land: pathOf(merge(topology, shown).coordinates.flat(), true),
    borders: lines((a, b) => a !== b && isShown(a) && isShown(b)),
    shore,
    inland: shore && lines((a, b) => isShown(a) !== isShown(b)),
  };
}

function arcsOf(geometry: GeometryObject): number[] {
  return arcPolygons(geometry).flat(2).map(arcNumber);
}

/** In halves of a unit: about a pixel of a large screen. */
function halved(topology: Plane): Plane {
  const round = (value: number) => Math.round(value * 2) / 2;
  return { ...topology, arcs: topology.arcs.map((arc) => arc.map((point) => point.map(round))) };
}

/** A county's polygons with their areas in square units: the largest, then all others that are on the sheet. */
function polygonsOnSheet(county: County, sheet: Projection): { arcs: number[][]; area: number }[] {
  const paper = { left: 0, top: 0, right: WIDTH, bottom: sheet.height };
  return polygonsOf(county).flatMap(({ arcs, rings: [outline = []] }, index) => {
    const placed = outline.map(sheet.place);
    return index === 0 || contains(paper, boxAround(placed)) ? [{ arcs, area: area(placed) }] : [];
  });
}

/** Lines as an SVG path, in relative numbers, since those are the shortest. */
function pathOf(lines: readonly (readonly number[][])[], closed = false): string {
  let [x, y] = [0, 0];
  let path = "";
  for (const line of lines) {
    const points = (closed ? line.slice(0, -1) : line).filter(
      (point, index) => String(point) !== String(line[index - 1]),
    );
    if (points.length < (closed ? 3 : 2)) continue;
    path += "m";
    for (const [toX = 0, toY = 0] of points) {
      path += `${signed(toX - x, path.endsWith("m"))}${signed(toY - y)}`;
      [x, y] = [toX, toY];
    }
    if (!closed) continue;
    path += "z";
    [x = 0, y = 0] = line[0] ?? [];
  }
  return path;
}

/** "0.5" is ".5" in a path, and a minus separates as a space does. */
function signed(number: number, isFirst = false): string {
  const short = String(number).replace(/^(-?)0\./, "$1.");
  return number < 0 || isFirst ? short : ` ${short}`;
}
