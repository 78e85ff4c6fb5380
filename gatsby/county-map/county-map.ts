import { type Counties, type County, findCounty } from "../content/counties";
import type { Content } from "../content/schemas";
import { extentsOf, polygonsOf } from "./atlas";
import { FOREIGN_LAND } from "./foreign-land";
import { area, boxAround, boxAt, expandBox, inside, overlap, type Point, type Ring, tenth } from "./geometry";
import { LabelPlacer } from "./labels";
import { describeMap } from "./map-description";
import { drawOutlines } from "./outlines";
import { fitProjection, WIDTH } from "./projection";

/** Positions in degrees; west and south are negative. */
interface CountyMapRequest extends NonNullable<Content["landing"]["hero"]["map"]> {
  /** As content writes them: "Oakland", "Lucas, OH". */
  counties: readonly string[];
  /** `city` and `region` (two letters) as in the office's address. */
  office: { latitude: number; longitude: number; city: string; region: string };
}

/** Commented on in county-map-resolvers.ts. */
export type CountyMap = Queries.CountyMap;

/** Width and height of the office's marker. */
const MARKER = 7;
/** Share of its mainland from which an island counts for the extent of the map. */
const SMALL_ISLAND = 0.02;
/** Below this length a piece of the survey line is left out. */
const SHORTEST_LINE = 12;
/** How far the survey line stays from the borders of the counties, in units. */
const APART = 2;

/** Draws a map. @throws when a county is not among all there are; the check of the content finds that before */
export function drawCountyMap({ counties, office, line, water }: CountyMapRequest, all: Counties): CountyMap {
  const drawn = counties.map((written) => {
    const county = findCounty(all, written, office.region);
    if (county) return county;
    throw new Error(`"${written}" in landing.json, hero.counties, is no county of ${office.region}.`);
  });
  const officeAt: Point = [office.longitude, office.latitude];
  const inState = [...all.values()].filter(({ state }) => state === office.region.toUpperCase());
  // None where the shore is drawn so roughly that the office is beside it.
  const officeCounty = [...drawn, ...inState].find((county) =>
    polygonsOf(county).some(({ rings }) => inside(officeAt, rings)),
  );
  const waterAt: Point | undefined = water ? [water.longitude, water.latitude] : undefined;
  const sheet = fitProjection([...drawn.flatMap(extentOf), officeAt], waterAt);

  const paper = { left: 0, top: 0, right: WIDTH, bottom: sheet.height };
  const neighbors = [...new Set(all.values())].filter(
    (county) =>
      !drawn.includes(county) &&
      extentsOf(county).some((corners) => overlap(boxAround(corners.map(sheet.place)), paper)),
  );
  const ringsOf = (county: County) => polygonsOf(county).map(({ rings }) => rings.map((ring) => ring.map(sheet.place)));
  const own = drawn.map((county) => ringsOf(county)[0] ?? []);
  const others = neighbors.flatMap(ringsOf);
  const abroad = FOREIGN_LAND.map((ring) => ring.map(sheet.place)).filter((ring) => overlap(boxAround(ring), paper));

  const marker = boxAt(sheet.place(officeAt), MARKER, MARKER);
  const lineY = line ? Math.round(sheet.place([office.longitude, line.latitude])[1]) : -1;
  const lines = lineY > 0 ? piecesAt(lineY, others, own) : [];
  const lineBoxes = lines.map(([left, right]) => ({ left, right, top: lineY - 1, bottom: lineY + 1 }));
  const placer = new LabelPlacer(expandBox(paper, -3), [marker, ...lineBoxes]);
  // What is placed first has the choice.
  const names = placer.placeNames(drawn.map(({ name }, index) => ({ name, rings: own[index] ?? [] })));
  const city = placer.placeOffice(office.city, marker, own);
  const land = [...drawn.flatMap(ringsOf), ...others, ...abroad.map((ring) => [ring])];
  const lake = water && waterAt ? placer.placeWater(water.label, sheet.place(waterAt), land, own) : [];
  const lineName = line ? placer.placeLineName(line.label, lineBoxes, own) : [];

  return {
    ...drawOutlines(drawn, neighbors, abroad, sheet),
    description: describeMap(drawn, office.city, officeCounty),
    width: WIDTH,
    height: sheet.height,
    names,
    office: `M${tenth(marker.left)} ${tenth(marker.top)}h${MARKER}v${MARKER}h${-MARKER}z`,
    line: lineName.length > 0 ? lines.map(([from, to]) => `M${from} ${lineY}H${to}`).join("") : null,
    city,
    lineName,
    water: lake,
  };
}

/** Where a line from west to east runs over counties that are not served, well apart from those that are. */
function piecesAt(
  y: number,
  neighbors: readonly (readonly Ring[])[],
  counties: readonly (readonly Ring[])[],
): [from: number, to: number][] {
  const pieces: [number, number][] = [];
  for (let x = 0; x <= WIDTH; x += 1) {
    if (!neighbors.some((rings) => inside([x, y], rings))) continue;
    if (counties.some((rings) => inside([x, y - APART], rings) || inside([x, y + APART], rings))) continue;
    const last = pieces.at(-1);
    if (last?.[1] === x - 1) last[1] = x;
    else pieces.push([x, x]);
  }
  return pieces.filter(([from, to]) => to - from >= SHORTEST_LINE);
}

/** Points around what the county covers, but for small islands. */
function extentOf(county: County): Point[] {
  const outlines = polygonsOf(county).map(({ rings: [outline = []] }) => outline);
  const least = SMALL_ISLAND * area(outlines[0] ?? []);
  return outlines.filter((outline) => area(outline) >= least).flat();
}
