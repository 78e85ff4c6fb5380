import { merge, mesh, transform } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryObject, MultiPolygon, Topology } from "topojson-specification";
import { readAtlas } from "../content/read-counties";
import { type ArcPolygon, type CountyGeometry, polygonsOf, ringsOf } from "./atlas";
import { area, boxAround, contains, type Point } from "./geometry";
import { isLandBorder } from "./land-borders";
import { type Sheet, WIDTH } from "./projection";

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
export function charactersFor(counties: number): number {
  return Math.min(5400, 500 + 150 * counties);
}

/** No objects: they are taken from the atlas. */
type Plane = Topology<Record<string, never>>;

/** Square units from which a corner is seen. */
const FINEST = 0.12;
/** Islands are left out below this many times the area of the corners that are left out. */
const ISLAND = 12;

/** The outlines of counties, simplified as little as their number of characters allows. */
export function drawOutlines(counties: readonly CountyGeometry[], sheet: Sheet): Outlines {
  const numbers = [...new Set(counties.flatMap(arcsOf))];
  const topology = presimplify({ type: "Topology", objects: {}, arcs: numbers.map((arc) => placedArc(arc, sheet)) });
  const local = new Map(numbers.map((number, index) => [number, index]));
  const polygons = counties.map((county) => polygonsOnSheet(county, sheet));
  const neighbors = readAtlas()
    .objects.counties.geometries.filter((geometry) => !counties.some(({ id }) => id === geometry.id))
    .filter((geometry) => arcsOf(geometry).some((arc) => local.has(arc)))
    .map((geometry) => renumbered(polygonsOf(geometry), local));

  const most = charactersFor(counties.length);
  for (let finest = FINEST; ; finest *= 1.2) {
    const shown = polygons.map(([mainland, ...islands]) => {
      const large = islands.filter((island) => island.area > ISLAND * finest);
      return renumbered(
        [mainland, ...large].flatMap((polygon) => (polygon ? [polygon.arcs] : [])),
        local,
      );
    });
    const outlines = outlinesOf(halved(simplify(topology, finest)), shown, neighbors, sheet);
    // The second is far beyond any county, so that the search ends whatever the atlas holds.
    if (Object.values(outlines).join("").length <= most || finest > 1e6) return outlines;
  }
}

function outlinesOf(topology: Plane, shown: MultiPolygon[], neighbors: MultiPolygon[], sheet: Sheet): Outlines {
  const all: GeometryObject = { type: "GeometryCollection", geometries: [...shown, ...neighbors] };
  const isShown = (geometry: GeometryObject) => shown.some((county) => county === geometry);
  const lines = (filter: (a: GeometryObject, b: GeometryObject) => boolean) =>
    pointsOf(mesh(topology, all, filter).coordinates);

  // What belongs to one county alone.
  const edges = parted(
    lines((a, b) => a === b && isShown(a)),
    (a, b) => isLandBorder(sheet.locate([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])),
  );
  const inland = lines((a, b) => isShown(a) !== isShown(b));
  return {
    land: pathOf(merge(topology, shown).coordinates.flatMap(pointsOf), true),
    borders: pathOf(lines((a, b) => a !== b && isShown(a) && isShown(b))),
    shore: pathOf(edges.no),
    inland: edges.no.length > 0 ? pathOf([...inland, ...edges.yes]) : "",
  };
}

/** Numbers of all arcs, whichever way they run. */
function arcsOf(geometry: GeometryObject): number[] {
  return polygonsOf(geometry).flat(2).map(arcNumber);
}

function arcNumber(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

/** Polygons whose arcs have other numbers; arcs without one are left out. */
function renumbered(polygons: readonly ArcPolygon[], numbers: ReadonlyMap<number, number>): MultiPolygon {
  const renumber = (arc: number) => {
    const number = numbers.get(arcNumber(arc));
    return number === undefined ? [] : [arc < 0 ? ~number : number];
  };
  return { type: "MultiPolygon", arcs: polygons.map((rings) => rings.map((ring) => ring.flatMap(renumber))) };
}

/** An arc of the atlas in units of the drawing. */
function placedArc(number: number, sheet: Sheet): number[][] {
  const { arcs, transform: scaling } = readAtlas();
  const decode = transform(scaling ?? { scale: [1, 1], translate: [0, 0] });
  return (arcs[number] ?? []).map((point, index) => {
    const [longitude = 0, latitude = 0] = decode([...point], index > 0);
    return [...sheet.place([longitude, latitude])];
  });
}

/** In halves of a unit: about a pixel of a large screen. */
function halved(topology: Plane): Plane {
  const round = (value: number) => Math.round(value * 2) / 2;
  return { ...topology, arcs: topology.arcs.map((arc) => arc.map((point) => point.map(round))) };
}

/** A county's polygons with their areas in square units: the largest, then all others that are on the sheet. */
function polygonsOnSheet(county: CountyGeometry, sheet: Sheet): { arcs: ArcPolygon; area: number }[] {
  const paper = { left: 0, top: 0, right: WIDTH, bottom: sheet.height };
  return polygonsOf(county)
    .map((arcs) => {
      const outline = (ringsOf(arcs)[0] ?? []).map(sheet.place);
      return { arcs, area: area(outline), isOnSheet: contains(paper, boxAround(outline)) };
    })
    .sort((a, b) => b.area - a.area)
    .filter(({ isOnSheet }, index) => index === 0 || isOnSheet);
}

function pointsOf(lines: readonly (readonly number[][])[]): Point[][] {
  return lines.map((line) => line.map(([x = 0, y = 0]): Point => [x, y]));
}

/** Parts lines where the answer of a test on their segments changes. */
function parted(lines: Point[][], test: (a: Point, b: Point) => boolean): { yes: Point[][]; no: Point[][] } {
  const parts: { yes: Point[][]; no: Point[][] } = { yes: [], no: [] };
  for (const line of lines) {
    let part: Point[] | undefined;
    let kind: "yes" | "no" | undefined;
    line.slice(1).forEach((b, index) => {
      const a = line[index] ?? b;
      const next = test(a, b) ? "yes" : "no";
      if (next !== kind || !part) {
        part = [a];
        parts[next].push(part);
      }
      part.push(b);
      kind = next;
    });
  }
  return parts;
}

/** Lines as an SVG path, in relative numbers, since those are the shortest. */
function pathOf(lines: readonly Point[][], closed = false): string {
  let [x, y] = [0, 0];
  let path = "";
  for (const line of lines) {
    const [start = [0, 0] as const] = line;
    const steps = (closed ? line.slice(0, -1) : line).filter(([toX, toY], index) => {
      const [beforeX, beforeY] = line[index - 1] ?? [Number.NaN, Number.NaN];
      return toX !== beforeX || toY !== beforeY;
    });
    if (steps.length < (closed ? 3 : 2)) continue;
    path += "m";
    for (const [toX, toY] of steps) {
      path += `${signed(toX - x, path.endsWith("m"))}${signed(toY - y)}`;
      [x, y] = [toX, toY];
    }
    if (!closed) continue;
    path += "z";
    [x, y] = start;
  }
  return path;
}

/** "0.5" is ".5" in a path, and a minus separates as a space does. */
function signed(number: number, isFirst = false): string {
  const short = String(number).replace(/^(-?)0\./, "$1.");
  return number < 0 || isFirst ? short : ` ${short}`;
}
