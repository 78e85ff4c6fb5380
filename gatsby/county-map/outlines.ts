import { merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryObject, MultiPolygon, Topology } from "topojson-specification";
import { readAtlas } from "../content/read-counties";
import { type ArcPolygon, arcPoints, type CountyGeometry, polygonsOf, ringsOf } from "./atlas";
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
  const local = new Map(numbers.map((number, index) => [number, index]));
  const arcs = numbers.map((number) => arcPoints(number).map((position) => [...sheet.place(position)]));
  const topology = presimplify({ type: "Topology", objects: {}, arcs });
  const polygons = counties.map((county) => polygonsOnSheet(county, sheet));
  const neighbors = readAtlas().objects.counties.geometries.filter(
    (geometry) => !counties.some(({ id }) => id === geometry.id) && arcsOf(geometry).some((arc) => local.has(arc)),
  );
  const isOuter = (arc: number) =>
    [...counties, ...neighbors].filter((each) => arcsOf(each).includes(arc)).length === 1;
  const abroad = numbers.filter((number) => isLandBorder(arcPoints(number)) && isOuter(number));
  const others = [...neighbors.map(polygonsOf), [[abroad]]].map((each) => renumbered(each, local));

  const most = charactersFor(counties.length);
  for (let finest = FINEST; ; finest *= 1.2) {
    const shown = polygons.map((all) => {
      const large = all.filter((polygon, index) => index === 0 || polygon.area > ISLAND * finest);
      return renumbered(
        large.map((polygon) => polygon.arcs),
        local,
      );
    });
    const outlines = outlinesOf(halved(simplify(topology, finest)), shown, others);
    // The second is far beyond any county, so that the search ends whatever the atlas holds.
    if (Object.values(outlines).join("").length <= most || finest > 1e6) return outlines;
  }
}

function outlinesOf(topology: Plane, shown: MultiPolygon[], others: MultiPolygon[]): Outlines {
  const all: GeometryObject = { type: "GeometryCollection", geometries: [...shown, ...others] };
  const isShown = (geometry: GeometryObject) => shown.some((county) => county === geometry);
  const lines = (filter: (a: GeometryObject, b: GeometryObject) => boolean) =>
    pointsOf(mesh(topology, all, filter).coordinates);

  // What belongs to one county alone.
  const shore = pathOf(lines((a, b) => a === b && isShown(a)));
  return {
    land: pathOf(merge(topology, shown).coordinates.flatMap(pointsOf), true),
    borders: pathOf(lines((a, b) => a !== b && isShown(a) && isShown(b))),
    shore,
    inland: shore && pathOf(lines((a, b) => isShown(a) !== isShown(b))),
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
