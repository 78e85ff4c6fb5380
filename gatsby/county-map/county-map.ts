import { type Counties, type County, findCounty } from "../content/counties";
import type { Content } from "../content/schemas";
import { polygonsOf } from "./atlas";
import { area, boxAt, expandBox, inside, type Point, tenth } from "./geometry";
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
const MARKER = 9;
/** Share of its mainland from which an island counts for the extent of the map. */
const SMALL_ISLAND = 0.02;

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

  const marker = boxAt(sheet.place(officeAt), MARKER, MARKER);
  const lineY = line ? Math.round(sheet.place([office.longitude, line.latitude])[1]) : 0;
  const hasLine = lineY > MARKER && lineY < sheet.height - MARKER;
  const rings = drawn.map((county) => polygonsOf(county)[0]?.rings.map((ring) => ring.map(sheet.place)) ?? []);
  // Inside of the engraved border.
  const paper = expandBox({ left: 0, top: 0, right: WIDTH, bottom: sheet.height }, -7);
  const lineBox = { left: 0, right: WIDTH, top: lineY - 1, bottom: lineY + 1 };
  const placer = new LabelPlacer(paper, hasLine ? [marker, lineBox] : [marker]);
  // What is placed first has the choice.
  const names = placer.placeNames(drawn.map(({ name }, index) => ({ name, rings: rings[index] ?? [] })));
  const city = placer.placeOffice(office.city, marker, rings);
  const lake = water && waterAt ? placer.placeWater(water.label, sheet.place(waterAt), rings.flat()) : [];
  const lineName = line && hasLine ? placer.placeLineName(line.label, lineY, rings.flat()) : [];

  return {
    ...drawOutlines(drawn, sheet),
    description: describeMap(drawn, office.city, officeCounty),
    width: WIDTH,
    height: sheet.height,
    names,
    office: `M${tenth(marker.left)} ${tenth(marker.top)}h${MARKER}v${MARKER}h${-MARKER}z`,
    line: hasLine ? `M0 ${lineY}h${WIDTH}` : null,
    water: lake,
    notes: [...city, ...lineName],
  };
}

/** Points around what the county covers, but for small islands. */
function extentOf(county: County): Point[] {
  const outlines = polygonsOf(county).map(({ rings: [outline = []] }) => outline);
  const least = SMALL_ISLAND * area(outlines[0] ?? []);
  return outlines.filter((outline) => area(outline) >= least).flat();
}
