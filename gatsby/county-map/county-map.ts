import { type Counties, type County, findCounty } from "../content/counties";
import { type ArcPolygon, type ArcRing, countyAround, polygonsOf, ringPoints } from "./atlas";
import { describeMap } from "./describe";
import {
  area,
  type Box,
  boxAround,
  boxAt,
  contains,
  crosses,
  grown,
  inside,
  overlap,
  type Point,
  pairs,
  type Ring,
} from "./geometry";
import {
  labelBox,
  type MapLabel,
  type NamedSchema,
  namedSchema,
  placeNames,
  sansWidth,
  serifWidth,
  tenth,
  wordings,
  written,
} from "./labels";
import { type Line, outlineOf, pathOf, thinned, traceLines } from "./lines";

/** A position in degrees; west and south are negative. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface CountyMapRequest {
  /** As content writes them: "Oakland", "Lucas, OH". */
  counties: readonly string[];
  /** `city` and `region` (two letters) as in the office's address. */
  office: Position & { city: string; region: string };
  /** A survey line from west to east. */
  line?: { label: string; latitude: number } | null | undefined;
  water?: (Position & { label: string }) | null | undefined;
}

/** All that is needed to draw the map. Lengths are in units of the drawing, which is 316 wide; paths are SVG paths. */
export interface CountyMap {
  /** The map in words. */
  description: string;
  width: number;
  height: number;
  /** The outline of all counties together, closed. */
  land: string;
  borders: string;
  shore: string;
  /** Where the outline is no shore. */
  inland: string;
  grid: { x: number; y: number; size: number };
  names: MapLabel[];
  /** The lot in which the office lies. */
  lot: string;
  line: string | null;
  north: string;
  /** The frame of the scale bar, and the parts of it that are filled. */
  scale: string;
  scaleFill: string;
  water: MapLabel[];
  /** The city of the office, the name of the survey line, the length of the scale bar. */
  notes: MapLabel[];
}

const WIDTH = 316;
const HEIGHTS = { least: 200, most: 300 };
/** Units between the counties and the edge of the sheet. */
const MARGIN = 18;
/** Radius of the earth in miles. */
const EARTH = 3958.8;
const NOTE_SIZE = 8;
const WATER_SIZE = 10;
/** Units that the water lines reach out from the shore (src/sections/home/CountyMap.tsx). */
const WATER_WIDTH = 15;
/** How far from its position the name of a water may stand, in units of the drawing. */
const WATER_REACH = 60;

/**
 * Draws the map of some counties. The same request always gives the same map.
 *
 * @param counties all counties there are
 * @throws when a county is not among them; the check of the content finds that before
 */
export function drawCountyMap(request: CountyMapRequest, counties: Counties): CountyMap {
  const { office, line, water } = request;
  const wanted = request.counties.map((written) => {
    const county = findCounty(counties, written, office.region);
    if (county) return county;
    throw new Error(`"${written}" in landing.json, hero.counties, is no county of ${office.region}.`);
  });
  const shapes = wanted.map(shapeOf);
  const officeAt = mercator([office.longitude, office.latitude]);
  const waterAt = water && mercator([water.longitude, water.latitude]);
  const sheet = layOut(boxAround([...shapes.flatMap(({ extent }) => corners(extent)), officeAt]), waterAt ?? undefined);

  const lines = traceLines(
    shapes.map(({ mainland }) => mainland),
    shapes.flatMap(({ islands }) => islands).filter((polygon) => isOnSheet(polygon, sheet)),
    (position) => sheet.place(mercator(position)),
  );
  const { drawn, ...paths } = drawLines(lines, wanted.length);
  const rings = outlineOf(drawn, ["land", "shore"]);
  const segments = drawn.flatMap(({ points }) => pairs(points));

  const baseY = line ? Math.round(sheet.place(mercator([0, line.latitude]))[1]) : undefined;
  const lineY = baseY !== undefined && baseY > MARGIN / 2 && baseY < sheet.height - MARGIN / 2 ? baseY : undefined;
  const grid = gridOf(sheet, segments, lineY);
  const lot = lotAround(sheet.place(officeAt), grid);

  const shoreLines = drawn.filter(({ kind }) => kind === "shore").flatMap(({ points }) => pairs(points));
  const composition = new Composition(sheet, rings, segments, shoreLines);
  composition.block(lot);
  if (lineY !== undefined) composition.block({ left: 0, right: WIDTH, top: lineY - 1, bottom: lineY + 1 });
  const names = composition.placeNames(
    shapes.map(({ county, mainland }) =>
      namedSchema(
        county.name,
        mainland.map((ring) => ringOnSheet(ring, sheet)),
      ),
    ),
    office.city,
    lot,
  );
  const waterLabel = water && waterAt ? composition.placeWater(water.label, sheet.place(waterAt)) : [];
  const lineLabel = line && lineY !== undefined ? composition.placeLineLabel(line.label, lineY) : undefined;
  const furniture = composition.placeFurniture(sheet.unitsPerMile);

  return {
    description: describeMap(
      shapes.map(({ county, extent }) => ({ county, extent })),
      { city: office.city, county: officeCounty(office, wanted, counties) },
    ),
    width: WIDTH,
    height: composition.height,
    ...paths,
    grid,
    names: names.names,
    lot: rectangle(lot),
    line: lineY === undefined ? null : `M0 ${lineY}h${WIDTH}`,
    north: furniture.north,
    scale: furniture.scale,
    scaleFill: furniture.scaleFill,
    water: waterLabel,
    notes: [...names.office, lineLabel, furniture.label].filter((label) => label !== undefined),
  };
}

/** Mercator's projection, in radians: parallels and meridians are straight, small shapes are right. */
function mercator([longitude, latitude]: Point): Point {
  return [radians(longitude), -Math.asinh(Math.tan(radians(latitude)))];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

interface Shape {
  county: County;
  /** The largest polygon. */
  mainland: ArcPolygon;
  islands: ArcPolygon[];
  /** What the county covers, but for islands that are very small. */
  extent: Box;
}

/** Part of its largest polygon below which a county does not reach as far as another of its polygons. */
const SMALL_PART = 0.02;

function shapeOf(county: County): Shape {
  const polygons = polygonsOf(county)
    .map((polygon) => {
      const outline = ringPoints(polygon[0] ?? []).map(mercator);
      return { polygon, outline, area: area(outline) };
    })
    .sort((a, b) => b.area - a.area);
  const [mainland, ...islands] = polygons;
  if (!mainland) throw new Error(`The atlas has nothing to draw of ${county.name}, ${county.state}.`);
  const large = polygons.filter((polygon) => polygon.area >= mainland.area * SMALL_PART);
  return {
    county,
    mainland: mainland.polygon,
    islands: islands.map(({ polygon }) => polygon),
    extent: boxAround(large.flatMap(({ outline }) => outline)),
  };
}

function corners({ left, top, right, bottom }: Box): Point[] {
  return [
    [left, top],
    [right, bottom],
  ];
}

interface Sheet {
  height: number;
  unitsPerMile: number;
  /** From Mercator's plane to the drawing. */
  place(point: Point): Point;
}

/** Part of their own width or height by which the counties may make room for the name of a water. */
const ROOM_FOR_WATER = 0.16;

/** Fits the counties into a sheet that is as high as they need. */
function layOut(counties: Box, water: Point | undefined): Sheet {
  const room = { ...counties };
  if (water) {
    const across = ROOM_FOR_WATER * (counties.right - counties.left);
    const down = ROOM_FOR_WATER * (counties.bottom - counties.top);
    // As far as the name's position, and half of the name beyond it.
    room.left = Math.max(counties.left - across, Math.min(counties.left, water[0] - across));
    room.right = Math.min(counties.right + across, Math.max(counties.right, water[0] + across));
    room.top = Math.max(counties.top - down, Math.min(counties.top, water[1] - down / 2));
    room.bottom = Math.min(counties.bottom + down, Math.max(counties.bottom, water[1] + down / 2));
  }
  const [width, depth] = [room.right - room.left, room.bottom - room.top];
  const free = WIDTH - 2 * MARGIN;
  const height = Math.round(Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, (free * depth) / width + 2 * MARGIN)));
  const scale = Math.min(free / width, (height - 2 * MARGIN) / depth);
  const [x, y] = [(room.left + room.right) / 2, (room.top + room.bottom) / 2];
  // Of a parallel's length, Mercator's plane keeps the same for all: its radius there is the cosine of the latitude.
  const latitude = Math.atan(Math.sinh(-y));
  return {
    height,
    unitsPerMile: scale / (EARTH * Math.cos(latitude)),
    place: (point) => [WIDTH / 2 + (point[0] - x) * scale, height / 2 + (point[1] - y) * scale],
  };
}

function isOnSheet(polygon: ArcPolygon, sheet: Sheet): boolean {
  const paper = { left: 0, top: 0, right: WIDTH, bottom: sheet.height };
  return contains(paper, boxAround(ringOnSheet(polygon[0] ?? [], sheet)));
}

function ringOnSheet(ring: ArcRing, sheet: Sheet): Ring {
  return ringPoints(ring).map((position) => sheet.place(mercator(position)));
}

/** Characters that the outlines of so many counties may have together: all of it is part of every visit. */
export function charactersFor(counties: number): number {
  return Math.min(5400, 500 + 150 * counties);
}

/** Square units from which a corner is seen. */
const FINEST = 0.12;

/** Simplifies the lines as little as their number of characters allows. */
function drawLines(lines: readonly Line[], counties: number) {
  const most = charactersFor(counties);
  for (let finest = FINEST; ; finest *= 1.2) {
    const drawn = thinned(lines, finest);
    const between = drawn.filter(({ kind }) => kind === "between").map(({ points }) => points);
    const paths = {
      land: pathOf(outlineOf(drawn, ["land", "shore"]), true),
      borders: pathOf(between),
      shore: pathOf(outlineOf(drawn, ["shore"])),
      // Without a shore there is no water to keep away.
      inland: drawn.some(({ kind }) => kind === "shore") ? pathOf(outlineOf(drawn, ["land"])) : "",
    };
    const characters = Object.values(paths).join("").length;
    // Far beyond any county, so that the search ends whatever the atlas holds.
    if (characters <= most || finest > 1e6) return { ...paths, drawn };
  }
}

/** Widths that a square of the grid may have, in miles: a section, and townships of six miles. */
const GRID_MILES = [1, 2, 3, 6, 12, 24, 48, 96, 192, 384, 768];
const LEAST_GRID = 14;

/** The survey's grid: through the survey line, and where it meets most of the borders. */
function gridOf({ unitsPerMile }: Sheet, segments: readonly (readonly [Point, Point])[], lineY: number | undefined) {
  const miles = GRID_MILES.find((candidate) => candidate * unitsPerMile >= LEAST_GRID) ?? 1536;
  const size = tenth(miles * unitsPerMile);
  const across = segments.filter(([a, b]) => Math.abs(a[1] - b[1]) * 8 < Math.abs(a[0] - b[0]));
  const down = segments.filter(([a, b]) => Math.abs(a[0] - b[0]) * 8 < Math.abs(a[1] - b[1]));
  return {
    x: bestOffset(
      down.map(([a, b]) => [(a[0] + b[0]) / 2, Math.abs(a[1] - b[1])]),
      size,
    ),
    y:
      lineY === undefined
        ? bestOffset(
            across.map(([a, b]) => [(a[1] + b[1]) / 2, Math.abs(a[0] - b[0])]),
            size,
          )
        : tenth(lineY % size),
    size,
  };
}

/** Where lines a distance apart have to begin to lie on as much border as possible. */
function bestOffset(borders: readonly (readonly [at: number, length: number])[], size: number): number {
  const met = (offset: number) =>
    borders.reduce((sum, [at, length]) => {
      const off = Math.abs(((((at - offset) % size) + size * 1.5) % size) - size / 2);
      return sum + length * Math.max(0, 1 - off / 1.5);
    }, 0);
  const [best = 0] = borders.map(([at]) => at).sort((a, b) => met(b) - met(a));
  return tenth(((best % size) + size) % size);
}

/** Units each way: as much as is seen at once, and covers little. */
const LARGEST_LOT = 10.5;

/** The part of a square of the grid in which the office lies: a half or a quarter each way, as land is parted. */
function lotAround([x, y]: Point, grid: CountyMap["grid"]): Box {
  let side = grid.size;
  while (side > LARGEST_LOT) side /= 2;
  const left = grid.x + Math.floor((x - grid.x) / side) * side;
  const top = grid.y + Math.floor((y - grid.y) / side) * side;
  return { left, top, right: left + side, bottom: top + side };
}

function rectangle({ left, top, right, bottom }: Box): string {
  const [width, height] = [tenth(right - left), tenth(bottom - top)];
  return `M${tenth(left)} ${tenth(top)}h${width}v${height}h${-width}z`;
}

function officeCounty(
  { latitude, longitude, region }: CountyMapRequest["office"],
  drawn: readonly County[],
  counties: Counties,
): County | undefined {
  const inState = () => new Set([...counties.values()].filter(({ state }) => state === region.toUpperCase()));
  return countyAround([longitude, latitude], drawn) ?? countyAround([longitude, latitude], inState());
}

/** Finds places for all that is written and drawn beside the lines, so that nothing covers anything else. */
class Composition {
  height: number;
  private readonly taken: Box[] = [];

  constructor(
    sheet: Sheet,
    private readonly rings: readonly Ring[],
    private readonly segments: readonly (readonly [Point, Point])[],
    private readonly shore: readonly (readonly [Point, Point])[],
  ) {
    this.height = sheet.height;
  }

  block(box: Box): void {
    this.taken.push(box);
  }

  /** The names of the counties and the city of the office: as many of them as can be, as large as can be. */
  placeNames(counties: readonly NamedSchema[], city: string, lot: Box) {
    const attempts = this.besideLot(city, lot).map((office) => {
      const boxes = office.map((label) => grown(labelBox(label, sansWidth(label.text, NOTE_SIZE)), 1.5));
      const fits = (box: Box) =>
        contains(this.paper(), box) && !this.taken.some((other) => other !== lot && overlap(other, box));
      if (!boxes.every(fits)) return undefined;
      const names = placeNames(counties, this.segments, [...this.taken, ...boxes]);
      const size = names.labels.reduce((sum, label) => sum + label.size, 0);
      const lines = this.segments.filter((line) => boxes.some((box) => crosses(line, box))).length;
      const score = size - 4 * lines - 2 * office.length;
      return { office, names: names.labels, boxes: [...names.boxes, ...boxes], score };
    });
    const [best] = attempts.filter((attempt) => attempt !== undefined).sort((a, b) => b.score - a.score);
    const { boxes, ...found } = best ?? this.withoutOffice(counties);
    this.taken.push(...boxes);
    return found;
  }

  private withoutOffice(counties: readonly NamedSchema[]) {
    const { labels, boxes } = placeNames(counties, this.segments, this.taken);
    return { names: labels, boxes, office: [] };
  }

  /** The city in one line and in two, on each side of the lot; the best places first. */
  private besideLot(text: string, { left, top, right, bottom }: Box): MapLabel[][] {
    const [x, y] = [tenth((left + right) / 2), (top + bottom) / 2];
    return wordings(text).flatMap((words) => {
      const more = (words.length - 1) * NOTE_SIZE;
      const at = (anchor: MapLabel["anchor"], atX: number, lastY: number) =>
        words.map((word, index) => {
          const up = (words.length - 1 - index) * NOTE_SIZE;
          return { text: word, size: NOTE_SIZE, anchor, x: tenth(atX), y: tenth(lastY - up) };
        });
      return [
        at("start", right + 3, y + NOTE_SIZE * 0.35 + more / 2),
        at("end", left - 3, y + NOTE_SIZE * 0.35 + more / 2),
        at("middle", x, top - 3.5),
        at("middle", x, bottom + 8.5 + more),
      ];
    });
  }

  /** What lies inside of the engraved border. */
  private paper(): Box {
    return grown({ left: 0, top: 0, right: WIDTH, bottom: this.height }, -7);
  }

  private isFree(box: Box): boolean {
    return contains(this.paper(), box) && !this.taken.some((other) => overlap(other, box));
  }

  private isOpen(box: Box): boolean {
    const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return this.isFree(box) && !inside(middle, this.rings) && !this.segments.some((line) => crosses(line, box));
  }

  /** The name of a water, in one line or two: as near to its position as there is open ground beside the shore. */
  placeWater(text: string, position: Point): MapLabel[] {
    const found = wordings(text).flatMap((words) => {
      const width = Math.max(...words.map((word) => serifWidth(word, WATER_SIZE)));
      const height = words.length * WATER_SIZE;
      const place =
        this.openGround(position, width, height, WATER_WIDTH) ?? this.openGround(position, width, height, 2);
      return place ? [{ words, place, width, height }] : [];
    });
    const distance = ({ words, place: [x, y] }: { words: string[]; place: Point }) =>
      Math.hypot(x - position[0], y - position[1]) + words.length * WATER_SIZE;
    const [best] = found.sort((a, b) => distance(a) - distance(b));
    if (!best) return [];
    this.block(boxAt(best.place, best.width, best.height));
    return written(best.words, best.place, WATER_SIZE);
  }

  /** The middle of open ground of a size, as near to a position as there is. */
  private openGround(to: Point, width: number, height: number, fromShore: number): Point | undefined {
    const paper = this.paper();
    const places: Point[] = [];
    for (let x = paper.left + 2 + width / 2; x <= paper.right - 2 - width / 2; x += 3) {
      for (let y = paper.top + 2 + height / 2; y <= paper.bottom - 2 - height / 2; y += 3) places.push([x, y]);
    }
    return places
      .sort((a, b) => Math.hypot(a[0] - to[0], a[1] - to[1]) - Math.hypot(b[0] - to[0], b[1] - to[1]))
      .find((place) => {
        const box = boxAt(place, width, height);
        // Farther away it would name something else.
        const isNear = Math.hypot(place[0] - to[0], place[1] - to[1]) <= WATER_REACH;
        return isNear && this.isOpen(grown(box, 2)) && !this.shore.some((line) => crosses(line, grown(box, fromShore)));
      });
  }

  /** The name of the survey line, at one of its ends. */
  placeLineLabel(text: string, y: number): MapLabel | undefined {
    const width = sansWidth(text, NOTE_SIZE);
    const ends = [
      { anchor: "start" as const, x: 10 },
      { anchor: "end" as const, x: WIDTH - 10 },
    ];
    const places = ends.flatMap(({ anchor, x }) =>
      [y - 4, y + 9].map((baseline): MapLabel => ({ text, anchor, x, y: baseline, size: NOTE_SIZE })),
    );
    const boxOf = (label: MapLabel) => labelBox(label, width);
    const found =
      places.find((label) => this.isOpen(boxOf(label))) ?? places.find((label) => this.isFree(boxOf(label)));
    if (found) this.block(boxOf(found));
    return found;
  }

  /** The north arrow and the scale bar: in the open, or else on a strip below. */
  placeFurniture(unitsPerMile: number) {
    const miles =
      [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].findLast((length) => length * unitsPerMile <= 56) ?? 0.5;
    const length = tenth(miles * unitsPerMile);
    const text = `${miles} ${miles === 1 ? "mile" : "miles"}`;
    const wide = Math.max(length, sansWidth(text, NOTE_SIZE));
    const tall = { width: wide, height: 56 };
    const place = this.openPlace(tall);
    if (place) return furnitureAt(place, { x: place[0], y: place[1] + 45 }, length, text);
    const arrow = this.openPlace({ width: 12, height: 32 });
    if (arrow) {
      this.block({ left: arrow[0], top: arrow[1], right: arrow[0] + 12, bottom: arrow[1] + 32 });
      const bar = this.openPlace({ width: wide, height: 14 });
      if (bar) return furnitureAt(arrow, { x: bar[0], y: bar[1] + 3 }, length, text);
    }
    const top = this.height - 6;
    this.height += 30;
    return furnitureAt([WIDTH - 28, top - 6], { x: 18, y: top + 8 }, length, text);
  }

  /** The upper left corner of open ground of a size, nearest to a corner of the sheet. */
  private openPlace({ width, height }: { width: number; height: number }): Point | undefined {
    const [right, bottom] = [WIDTH - MARGIN - width, this.height - MARGIN - height];
    const steps = [0, 6, 12, 18, 24, 30];
    const places = steps.flatMap((inward): Point[] => [
      [MARGIN, MARGIN + inward],
      [MARGIN, bottom - inward],
      [right, bottom - inward],
      [right, MARGIN + inward],
      [MARGIN + inward, MARGIN],
      [MARGIN + inward, bottom],
      [right - inward, bottom],
      [right - inward, MARGIN],
    ]);
    return places.find(([x, y]) => this.isOpen(grown({ left: x, top: y, right: x + width, bottom: y + height }, 5)));
  }
}

function furnitureAt([arrowX, arrowY]: Point, bar: { x: number; y: number }, length: number, text: string) {
  const [x, y] = [Math.round(arrowX + 5), Math.round(arrowY)];
  const [left, top] = [Math.round(bar.x), Math.round(bar.y)];
  const part = tenth(length / 4);
  return {
    north: `M${x} ${y + 32}v-32l-4 12 4-3 4 3-4-12`,
    scale: `M${left} ${top}h${length}v3h${-length}z`,
    scaleFill: `M${left} ${top}h${part}v3h${-part}zm${2 * part} 0h${part}v3h${-part}z`,
    label: { text, x: left, y: top + 11, anchor: "start" as const, size: NOTE_SIZE },
  };
}
