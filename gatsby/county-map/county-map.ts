import { type GeoIdentityTransform, geoIdentity, geoPath } from "d3-geo";
import { type Counties, type County, findCounty } from "../../content-model/counties";
import type { Content } from "../../content-model/schemas";
import { PIECES, project } from "./atlas";
import { type Box, boxAround, contains, grid, HEIGHT, inside, PAPER, type Point, WIDTH } from "./geometry";
import { type LabelRequest, type MapLabel, placeLabel } from "./labels";
import { describeMap } from "./map-description";
import { drawOutlines, type Outlines } from "./outlines";

type MapContent = NonNullable<Content["landing"]["hero"]["map"]>;

/** A position in degrees; west and south are negative. */
interface Position {
  latitude: number;
  longitude: number;
}

interface CountyMapRequest extends MapContent {
  /** The names as content writes them: "Oakland", "Lucas, OH". */
  counties: readonly string[];
  /** `region` is the two-letter code of the state. */
  office: Position & { city: string; region: string };
}

/** The fields are documented in county-map-resolvers.ts. */
export type CountyMap = Queries.CountyMap;

/** The space around the counties, in units. */
const MARGIN = 10;
/** The width and height of the office's marker, in units. */
const MARKER = 7;
/** How far east and west of a lake's position the map has to reach to show its shores, in degrees. */
const SHORE = 0.12;
/** The map ignores a lake outside of a box that is this many times as large as the box around the counties. */
const NEAR = 1.6;
/** The font sizes for a county's name, the preferred one first. */
const NAME_SIZES = [13, 11, 9, 8, 7];
/** The font size for all other labels. */
const NOTE_SIZES = [11];

/**
 * Draws the map of the listed counties. The map leaves out an office that is so far away that no county would have room
 * for its name.
 *
 * @param all every county of the United States
 * @throws when a listed county does not exist, which the content check reports earlier
 */
export function drawCountyMap(request: CountyMapRequest, all: Counties): CountyMap {
  const { office, water } = request;
  const counties = findListed(request, all);
  const drawn = draw(request, counties, true);
  const map = drawn.names.length > 0 ? drawn : draw(request, counties, false);
  const shownOffice = map.office ? { city: office.city, county: findCountyAt(office, all) } : undefined;
  return { ...map, description: describeMap(counties, shownOffice, water?.label) };
}

function findListed({ counties, office }: CountyMapRequest, all: Counties): County[] {
  return counties.map((name) => {
    const county = findCounty(all, name, office.region);
    if (county) return county;
    throw new Error(`"${name}" in landing.json, hero.counties, is not a county of ${office.region}.`);
  });
}

/** Returns the county at a position. It may be undefined at a shore, because the shapes are simplified. */
function findCountyAt(position: Position, all: Counties): County | undefined {
  const point = toPlane(position);
  const piece = PIECES.find(({ shape }) => inside(point, [shape]));
  return [...all.values()].find(({ id }) => id === piece?.countyId);
}

function draw(
  { office, line, water }: CountyMapRequest,
  counties: readonly County[],
  fitsOffice: boolean,
): Omit<CountyMap, "description"> {
  const projection = fitProjection(counties, fitsOffice ? office : undefined, water);
  const toMap = (position: Position) => (projection(toPlane(position)) as Point).map(Math.round) as Point;
  // Limits the number of characters in the paths, because every visitor loads them.
  const outlines = drawOutlines(counties, projection, 260 + 100 * counties.length);

  const marker = toMap(office);
  const isOfficeShown = contains(PAPER, marker);
  const [, lineY] = toMap({ ...office, latitude: line?.latitude ?? 0 });
  const lineEnd = line ? findLineEnd(lineY, outlines) : 0;
  const labels = placeLabels(outlines, {
    office: isOfficeShown ? { text: office.city, target: marker } : undefined,
    line: line && lineEnd > 0 ? { text: line.label, target: [lineEnd / 2, lineY], length: lineEnd } : undefined,
    lake: water && { text: water.label, target: toMap(water) },
  });

  const hasWater = grid(PAPER, 40, 30).some((point) => outlines.regionAt(point) === "water");
  return {
    land: outlines.paths.land,
    borders: outlines.paths.borders,
    around: hasWater ? outlines.paths.around : null,
    width: WIDTH,
    height: HEIGHT,
    office: isOfficeShown ? squarePath(marker) : "",
    line: labels.lineName.length > 0 ? `M0 ${lineY}H${lineEnd}` : null,
    ...labels,
  };
}

type Note = Pick<LabelRequest, "text" | "target">;

interface Notes {
  office: Note | undefined;
  line: (Note & { length: number }) | undefined;
  lake: Note | undefined;
}

/** Places the names of the counties, then the notes. The first ones get the best positions. */
function placeLabels({ counties, regionAt }: Outlines, { office, line, lake }: Notes) {
  const isIn = (region: string) => (point: Point) => regionAt(point) === region;
  const taken: Box[] = [];
  if (office) taken.push(boxAround(office.target, MARKER + 2, MARKER + 2));
  if (line) taken.push(boxAround(line.target, line.length, 2));

  const names = counties.flatMap(({ county, middle }) =>
    placeLabel({ text: county.name, target: middle, sizes: NAME_SIZES, mayCover: isIn(county.id) }, taken),
  );
  const placeNote = (note: Note, mayCover: (point: Point) => boolean) =>
    placeLabel({ ...note, sizes: NOTE_SIZES, mayCover }, taken);
  let city: MapLabel[] = [];
  if (office) city = placeNote(office, isIn(regionAt(office.target)));
  // A label across a border is better than none.
  if (office && city.length === 0) city = placeNote(office, () => true);
  const water = lake ? placeNote(lake, isIn("water")) : [];
  const lineName = line ? placeNote(line, isIn("land")) : [];
  return { names, city, lineName, water };
}

function toPlane({ longitude, latitude }: Position): Point {
  return project([longitude, latitude]);
}

/** Returns the projection from the plane to the map in which the counties, the office and the lake just fit. */
function fitProjection(
  counties: readonly County[],
  office: Position | undefined,
  lake: Position | undefined,
): GeoIdentityTransform {
  const ids = counties.map(({ id }) => id);
  const ownPieces = PIECES.filter(({ countyId, isSmall }) => ids.includes(countyId) && !isSmall);
  const shapes = ownPieces.map(({ shape }) => shape);
  const points = lake ? shoresNear(shapes, lake) : [];
  if (office) points.push(toPlane(office));
  const room = boxAround([WIDTH / 2, HEIGHT / 2], WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN);
  const geometries: GeoJSON.Geometry[] = [...shapes, { type: "MultiPoint", coordinates: points }];
  return geoIdentity().fitExtent(room, { type: "GeometryCollection", geometries }).clipExtent(PAPER);
}

/** Returns the western and eastern shore of a lake on the plane, or no point if the lake is far from the counties. */
function shoresNear(counties: GeoJSON.Polygon[], { longitude, latitude }: Position): Point[] {
  const bounds = geoPath().bounds({ type: "GeometryCollection", geometries: counties });
  const [[left, top], [right, bottom]] = bounds;
  const center: Point = [(left + right) / 2, (top + bottom) / 2];
  const vicinity = boxAround(center, NEAR * (right - left), NEAR * (bottom - top));
  if (!contains(vicinity, project([longitude, latitude]))) return [];
  return [project([longitude - SHORE, latitude]), project([longitude + SHORE, latitude])];
}

/** Returns where a horizontal line from the left edge meets the counties: 0 if it meets none. */
function findLineEnd(y: number, { regionAt }: Outlines): number {
  for (let x = 0; x < WIDTH; x += 1) {
    const region = regionAt([x, y]);
    if (region !== "land" && region !== "water") return x;
  }
  return 0;
}

/** Returns the path of the office's marker. */
function squarePath([x, y]: Point): string {
  return `M${x - MARKER / 2} ${y - MARKER / 2}h${MARKER}v${MARKER}h${-MARKER}z`;
}
