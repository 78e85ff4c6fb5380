import { merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { MultiPolygon, Polygon, Topology } from "topojson-specification";
import type { County } from "../content/counties";
import { arcNumber, arcPoints, arcsOf, polygonsOf } from "./atlas";
import { area, type Box, boxAround, clip, contains, gridIn, inside, type Point, type Ring } from "./geometry";
import { type Projection, WIDTH } from "./projection";

type Outlines = Pick<Queries.CountyMap, "land" | "borders" | "around">;
type PolygonOnSheet = { polygon: Polygon; outline: Ring; size: number };

/** Square units from which a corner is seen. */
const FINEST = 0.12;
/** Islands are left out below this many times the area of the corners that are left out. */
const ISLAND = 12;
/** Share of the sheet from which there is water on it. */
const LEAST_WATER = 0.01;

/** The outlines of counties and of what is around them, simplified as little as their number of characters allows. */
export function drawOutlines(
  counties: readonly County[],
  neighbors: readonly County[],
  abroad: readonly Ring[],
  sheet: Projection,
): Outlines {
  const paper = { left: 0, top: 0, right: WIDTH, bottom: sheet.height };
  const own = polygonsOn(paper, counties, sheet);
  const others = polygonsOn(paper, neighbors, sheet);
  const arcs: number[][][] = [];
  for (const arc of numbersOf([...own, ...others].map(({ polygon }) => polygon))) {
    arcs[arc] = arcPoints(arc).map((position) => [...sheet.place(position)]);
  }
  const topology = presimplify({ type: "Topology", objects: {}, arcs });
  const hasWater = waterIn(paper, [...[...own, ...others].map(({ outline }) => outline), ...abroad]) > LEAST_WATER;

  // All of it is part of every visit.
  const mostCharacters = 260 + 100 * counties.length;
  for (let finest = FINEST; ; finest *= 1.2) {
    const plane = simplify(topology, finest);
    const seen = (polygons: readonly PolygonOnSheet[]) => polygons.filter(({ size }) => size > ISLAND * finest);
    const around = [...outlinesOf(plane, seen(others)).flatMap((rings) => rings.slice(0, 1)), ...abroad]
      .map((ring) => clip(ring, paper))
      .filter((ring) => area(ring) > ISLAND * finest);
    const outlines = {
      land: pathOf(outlinesOf(plane, seen(own)).flat(), 0.5, true),
      borders: pathOf(bordersOf(plane, seen(own)), 0.5),
      around: hasWater ? pathOf(around, 1, true) : null,
    };
    // The second is far beyond any county, so that the search ends whatever the atlas holds.
    if (Object.values(outlines).join("").length <= mostCharacters || finest > 1e6) {
      return outlines;
    }
  }
}

function polygonsOn(paper: Box, counties: readonly County[], sheet: Projection): PolygonOnSheet[] {
  return counties.flatMap((county) =>
    polygonsOf(county).map(({ arcs, rings }, index) => {
      const outline = (rings[0] ?? []).map(sheet.place);
      const islandArea = contains(paper, boxAround(outline)) ? area(outline) : 0;
      return { polygon: { type: "Polygon", arcs }, outline, size: index === 0 ? Infinity : islandArea };
    }),
  );
}

/** Of each piece of land: its outline, then its holes. */
function outlinesOf(plane: Topology, polygons: readonly PolygonOnSheet[]): Point[][][] {
  return merge(
    plane,
    polygons.map(({ polygon }) => polygon),
  ).coordinates as unknown as Point[][][];
}

function bordersOf(plane: Topology, polygons: readonly PolygonOnSheet[]): Point[][] {
  const all = polygons.flatMap(({ polygon }) => numbersOf([polygon]));
  const shared = new Set(all.filter((arc, index) => all.indexOf(arc) !== index));
  return mesh(plane, { type: "MultiLineString", arcs: [...shared].map((arc) => [arc]) })
    .coordinates as unknown as Point[][];
}

/** The share of the sheet that no land covers. */
function waterIn(paper: Box, land: readonly Ring[]): number {
  const boxes = land.map((ring) => ({ ring, ...boxAround(ring) }));
  const isLand = ([x, y]: Point) =>
    boxes.some(
      ({ ring, left, top, right, bottom }) =>
        x >= left && x <= right && y >= top && y <= bottom && inside([x, y], [ring]),
    );
  const points = gridIn(paper, 40, 30);
  return points.filter((point) => !isLand(point)).length / points.length;
}

function numbersOf(geometries: readonly (Polygon | MultiPolygon)[]): number[] {
  return [...new Set(geometries.flatMap((geometry) => arcsOf(geometry).flat(2).map(arcNumber)))];
}

/** Lines as an SVG path, in relative numbers, since those are the shortest. Half a unit is a pixel of a large screen. */
function pathOf(lines: readonly Ring[], precision: 0.5 | 1, closed = false): string {
  let [x, y] = [0, 0];
  let path = "";
  for (const line of lines) {
    const points = line
      .map((point) => point.map((value) => Math.round(value / precision) * precision))
      .filter((point, index, all) => String(point) !== String(closed ? all.at(index - 1) : all[index - 1]));
    if (points.length < (closed ? 3 : 2)) continue;
    const steps = points.map(([toX = 0, toY = 0]) => {
      const step = `${toX - x} ${toY - y}`;
      [x, y] = [toX, toY];
      return step;
    });
    path += `m${steps.join(" ")}${closed ? "z" : ""}`;
    if (closed) [x = 0, y = 0] = points[0] ?? [];
  }
  // A minus separates as a space does, and "0.5" may be written ".5".
  return path.replaceAll(" -", "-").replace(/(?<!\d)0\./g, ".");
}
