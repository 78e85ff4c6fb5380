import { merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { MultiPolygon, Polygon } from "topojson-specification";
import atlas from "us-atlas/counties-10m.json";
import type { County } from "../content/counties";
import { arcNumber, arcPoints, arcsOf, polygonsOf } from "./atlas";
import { area, boxAround, contains, type Point } from "./geometry";
import { type Projection, WIDTH } from "./projection";

type Outlines = Pick<Queries.CountyMap, "land" | "borders" | "shore" | "inland">;

/** Square units from which a corner is seen. */
const FINEST = 0.12;
/** Islands are left out below this many times the area of the corners that are left out. */
const ISLAND = 12;

/** The outlines of counties, simplified as little as their number of characters allows. */
export function drawOutlines(counties: readonly County[], sheet: Projection): Outlines {
  const paper = { left: 0, top: 0, right: WIDTH, bottom: sheet.height };
  const polygons = counties.flatMap((county) =>
    polygonsOf(county).map(({ arcs, rings: [outline = []] }, index) => {
      const placed = outline.map(sheet.place);
      const islandArea = contains(paper, boxAround(placed)) ? area(placed) : 0;
      return { polygon: { type: "Polygon", arcs } as const, size: index === 0 ? Infinity : islandArea };
    }),
  );
  const placed: number[][][] = [];
  for (const arc of numbersOf(polygons.map(({ polygon }) => polygon))) {
    placed[arc] = arcPoints(arc).map((position) => [...sheet.place(position)]);
  }
  const topology = presimplify({ type: "Topology", objects: {}, arcs: placed });
  const sides = sideOfArcs(counties);

  // All of it is part of every visit.
  const mostCharacters = Math.min(5400, 500 + 150 * counties.length);
  for (let finest = FINEST; ; finest *= 1.2) {
    const shown = polygons.filter(({ size }) => size > ISLAND * finest).map(({ polygon }) => polygon);
    const { arcs } = simplify(topology, finest);
    // To half a unit, which is about a pixel of a large screen.
    const plane = {
      ...topology,
      arcs: arcs.map((arc) => arc.map((at) => at.map((value) => Math.round(value * 2) / 2))),
    };
    const used = numbersOf(shown);
    const lines = (side: Side) => {
      const ofSide = used.filter((arc) => sides[arc] === side).map((arc) => [arc]);
      return pathOf(mesh(plane, { type: "MultiLineString", arcs: ofSide }).coordinates);
    };
    const shore = lines("shore");
    const outlines = {
      land: pathOf(merge(plane, shown).coordinates.flat(), true),
      borders: lines("borders"),
      shore,
      inland: shore && lines("inland"),
    };
    // The second is far beyond any county, so that the search ends whatever the atlas holds.
    if (Object.values(outlines).join("").length <= mostCharacters || finest > 1e6) return outlines;
  }
}

type Side = "borders" | "shore" | "inland";

/** What an arc is on a map of these counties, by its number. */
function sideOfArcs(counties: readonly County[]): Side[] {
  const besides: boolean[][] = [];
  for (const geometry of atlas.objects.counties.geometries) {
    const isDrawn = counties.some(({ id }) => id === geometry.id);
    for (const arc of numbersOf([geometry])) besides[arc] = [...(besides[arc] ?? []), isDrawn];
  }
  return besides.map((areDrawn, arc) => {
    if (areDrawn.length > 1) return areDrawn.every(Boolean) ? "borders" : "inland";
    return isLandBorder(arcPoints(arc)) ? "inland" : "shore";
  });
}

function numbersOf(geometries: readonly (Polygon | MultiPolygon)[]): number[] {
  return [...new Set(geometries.flatMap((geometry) => arcsOf(geometry).flat(2).map(arcNumber)))];
}

/**
 * Where the United States end on land or at a narrow river. The atlas holds no other country, so these borders look
 * like a shore: they belong to one county only. In degrees. (Of Alaska only the straight meridian: its other border
 * runs too near to the coast for a box.)
 */
const BOXES: readonly (readonly [west: number, south: number, east: number, north: number])[] = [
  // Mexico: California to New Mexico, then the Rio Grande
  [-117.12, 31.3, -106.4, 32.75],
  [-106.7, 26, -98, 31.9],
  [-98, 25.8, -97.17, 26.12],
  // Canada: Alaska, the 49th parallel, the waters of Minnesota, the 45th parallel, Maine
  [-141.05, 60.4, -140.95, 69.64],
  [-123.1, 48.95, -95.1, 49.05],
  [-95.2, 48, -89.6, 49.4],
  [-74.72, 44.95, -71.4, 45.05],
  [-71.6, 45.02, -67.45, 47.5],
  [-67.9, 45.2, -67.2, 47.5],
];

/** Whether a line of the outline of the United States is no shore. */
function isLandBorder(line: readonly Point[]): boolean {
  return line.every(([longitude, latitude]) =>
    BOXES.some(
      ([west, south, east, north]) => longitude > west && longitude < east && latitude > south && latitude < north,
    ),
  );
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
    const steps = points.map(([toX = 0, toY = 0]) => {
      const step = `${toX - x} ${toY - y}`;
      [x, y] = [toX, toY];
      return step;
    });
    path += `m${steps.join(" ")}${closed ? "z" : ""}`;
    if (closed) [x = 0, y = 0] = line[0] ?? [];
  }
  // A minus separates as a space does, and "0.5" may be written ".5".
  return path.replaceAll(" -", "-").replace(/(?<!\d)0\./g, ".");
}
