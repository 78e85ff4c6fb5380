import { geoIdentity, geoPath } from "d3-geo";
import { type Counties, findCounty } from "../../content-model/counties";
import type { Content } from "../../content-model/schemas";
import { PIECES, project } from "./atlas";
import { boxAround, inside, overlap, PAPER, type Point } from "./geometry";
import { labelPlacer, spread } from "./labels";
import { describeMap } from "./map-description";
import { drawOutlines } from "./outlines";

/** Positions in degrees; west and south are negative. */
interface CountyMapRequest extends NonNullable<Content["landing"]["hero"]["map"]> {
  /** As content writes them: "Oakland", "Lucas, OH". */
  counties: readonly string[];
  /** `city` and `region` (two letters) as in the office's address. */
  office: { latitude: number; longitude: number; city: string; region: string };
}

/** Commented on in county-map-resolvers.ts. */
export type CountyMap = Queries.CountyMap;

/** Between what is shown and the edge of the map. */
const MARGIN = 10;
/** Width and height of the office's marker. */
const MARKER = 7;
/** How much of a lake is shown to the west and to the east of its position, in degrees. */
const SHORE = 0.12;
/** A lake beyond so many times the extent of the counties does not make them smaller. */
const NEAR = 1.6;
/** Sizes of the names of counties, the best first, and of the other words. */
const SIZES = [13, 11, 9, 8, 7];
const NOTE = [11];

/**
 * Draws a map. An office so far away that no county would have room for its name is left out.
 *
 * @throws when a county is not among all there are; the check of the content finds that before
 */
export function drawCountyMap(request: CountyMapRequest, all: Counties): CountyMap {
  const withOffice = draw(request, all, true);
  return withOffice.names.length > 0 ? withOffice : draw(request, all, false);
}

function draw({ counties, office, line, water }: CountyMapRequest, all: Counties, fitOffice: boolean): CountyMap {
  const listed = counties.map((written) => {
    const county = findCounty(all, written, office.region);
    if (county) return county;
    throw new Error(`"${written}" in landing.json, hero.counties, is no county of ${office.region}.`);
  });
  const ids = listed.map(({ id }) => id);
  const officeAt = project([office.longitude, office.latitude]);
  // None where the shore is drawn so roughly that the office is beside it.
  const officePiece = PIECES.find(({ shape }) => inside(officeAt, [shape]));
  const officeCounty = [...all.values()].find(({ id }) => id === officePiece?.countyId);

  const waterAt = water && project([water.longitude, water.latitude]);
  const shown = PIECES.filter(({ countyId, isSmall }) => ids.includes(countyId) && !isSmall).map(({ shape }) => shape);
  const [[left, top], [right, bottom]] = geoPath().bounds({ type: "GeometryCollection", geometries: shown });
  const around = boxAround([(left + right) / 2, (top + bottom) / 2], NEAR * (right - left), NEAR * (bottom - top));
  const isNear = waterAt && overlap(around, [waterAt, waterAt]);
  const shores = isNear ? [-SHORE, SHORE].map((away) => project([water.longitude + away, water.latitude])) : [];
  const points: GeoJSON.MultiPoint = { type: "MultiPoint", coordinates: fitOffice ? [officeAt, ...shores] : shores };
  const [, [width, height]] = PAPER;
  const room = boxAround([width / 2, height / 2], width - 2 * MARGIN, height - 2 * MARGIN);
  const mapProjection = geoIdentity()
    .fitExtent(room, { type: "GeometryCollection", geometries: [...shown, points] })
    .clipExtent(PAPER);
  const place = (point: Point) => (mapProjection(point) as Point).map(Math.round) as Point;
  // All of it is part of every visit.
  const { paths, middles, regionAt } = drawOutlines(ids, mapProjection, 260 + 100 * counties.length);
  const isIn = (region: string | undefined) => (point: Point) => regionAt(point) === region;

  const marker = place(officeAt);
  const isOfficeShown = overlap(PAPER, [marker, marker]);
  const lineY = line ? place(project([office.longitude, line.latitude]))[1] : -1;
  // To where it meets the counties; it is left out where it passes by.
  const lineEnd = Array.from({ length: width }, (_, x) => x).find((x) => ids.includes(regionAt([x, lineY]))) ?? 0;
  const lineMiddle: Point = [lineEnd / 2, lineY];

  const placeLabel = labelPlacer([boxAround(marker, MARKER + 2, MARKER + 2), boxAround(lineMiddle, lineEnd, 2)]);
  const names = middles.flatMap((middle, index) =>
    placeLabel(listed[index]?.name ?? "", SIZES, middle, isIn(ids[index])),
  );
  const city = isOfficeShown ? placeLabel(office.city, NOTE, marker, isIn(regionAt(marker))) : [];
  // Rather across a border than not at all.
  if (isOfficeShown && city.length === 0) city.push(...placeLabel(office.city, NOTE, marker, () => true));
  const lake = water && waterAt ? placeLabel(water.label, NOTE, place(waterAt), isIn("water")) : [];
  const lineName = line && lineEnd > 0 ? placeLabel(line.label, NOTE, lineMiddle, isIn("land")) : [];

  return {
    ...paths,
    around: spread(PAPER, 40, 30).some(isIn("water")) ? paths.around : null,
    description: describeMap(listed, isOfficeShown ? office.city : null, officeCounty, water?.label),
    width,
    height,
    names,
    office: isOfficeShown ? `M${marker[0] - MARKER / 2} ${marker[1] - MARKER / 2}h${MARKER}v${MARKER}h${-MARKER}z` : "",
    line: lineName.length > 0 ? `M0 ${lineY}H${lineEnd}` : null,
    city,
    lineName,
    water: lake,
  };
}
