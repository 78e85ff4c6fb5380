import {
  type Anchor,
  type Box,
  boxAround,
  boxAt,
  contains,
  expandBox,
  gridIn,
  inside,
  overlap,
  type Point,
  type Ring,
  samplePoints,
  tenth,
} from "./geometry";

export type MapLabel = Queries.CountyMapLabel;

/** Sizes for names of counties, in units, from the best to the smallest that can be read. */
const SIZES = [13, 12, 11, 10, 9, 8, 7];
/** Of the other words. */
const NOTE_SIZE = 11;
/** How far from its position the name of a lake may stand, in units. */
const WATER_REACH = 60;

/** About how wide a text is, in units; rather too wide than too narrow, in our serif and in the visitor's own sans. */
export function textWidth(text: string, size: number): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const narrow = count(/[ijl.,'’]/g) * 0.3 + count(/[ frt-]/g) * 0.21;
  const wide = count(/[mMWw]/g) * 0.29 + count(/[A-LN-VX-Z]/g) * 0.11;
  return (text.length * 0.57 - narrow + wide) * size;
}

type Fits = (box: Box) => boolean;
/** Each an outline and its holes. */
type Polygons = readonly (readonly Ring[])[];

/** Finds a place for one label after the other, where it covers nothing that was there before. */
export class LabelPlacer {
  constructor(
    private readonly paper: Box,
    private readonly taken: Box[],
  ) {}

  /** Names in their counties, as large as there is room; one without room is left out: it stands beside the map. */
  placeNames(counties: readonly { name: string; rings: readonly Ring[] }[]): MapLabel[] {
    const rooms = counties.map(({ name, rings }) => ({ name, anchors: middlesIn(rings), fits: liesIn(rings) }));
    const found = rooms.flatMap(({ name, anchors, fits }) => this.find(name, SIZES, anchors, [fits])?.size ?? []);
    // Names of one size look composed. Those that are smaller than most may stay smaller.
    const usual = found.sort((a, b) => a - b)[Math.floor(found.length / 4)] ?? 0;
    const sizes = SIZES.filter((size) => size <= usual);
    return rooms.flatMap(({ name, anchors, fits }) => this.place(name, sizes, anchors, [fits]));
  }

  /** The city above, below or beside the office's marker, better not across a border. */
  placeOffice(city: string, marker: Box, counties: Polygons): MapLabel[] {
    const [x, y] = [(marker.left + marker.right) / 2, (marker.top + marker.bottom) / 2];
    const { left, top, right, bottom } = expandBox(marker, 2);
    const anchors: Anchor[] = [
      [x, top, 0, -1],
      [x, bottom, 0, 1],
      [right, y, 1],
      [left, y, -1],
    ];
    const crossesNothing = (box: Box) => counties.some((rings) => liesIn(rings)(box)) || liesOutside(counties)(box);
    return this.place(city, [NOTE_SIZE], anchors, [crossesNothing, () => true]);
  }

  /** The name of a lake or river: as near to its position as there is water, better not as near to the shore. */
  placeWater(name: string, position: Point, land: Polygons, counties: Polygons): MapLabel[] {
    const near = gridIn(this.paper, 48, 48).filter((point) => distance(point, position) <= WATER_REACH);
    const preferences = [liesOutside(land, 4), liesOutside(land), liesOutside(counties, 2)];
    return this.place(name, [NOTE_SIZE], nearestFirst(near, position), preferences);
  }

  /** The name of the survey line, above or below one of its pieces, at its outer end. */
  placeLineName(name: string, pieces: readonly Box[], counties: Polygons): MapLabel[] {
    const anchors = pieces.flatMap(({ left, right, top, bottom }): Anchor[] => {
      const ends: [number, 1 | -1][] = [
        [left + 5, 1],
        [right - 5, -1],
      ];
      return ends.flatMap(([x, across]): Anchor[] => [
        [x, top - 2, across, -1],
        [x, bottom + 2, across, 1],
      ]);
    });
    return this.place(name, [NOTE_SIZE], anchors, [liesOutside(counties)]);
  }

  private place(...request: Parameters<LabelPlacer["find"]>): MapLabel[] {
    const found = this.find(...request);
    if (!found) return [];
    this.taken.push(found.box);
    return [found.label];
  }

  /** The first place that is free and fits, in one line or in two; the first of what to fit matters most, then size. */
  private find(text: string, sizes: readonly number[], anchors: readonly Anchor[], preferences: readonly Fits[]) {
    for (const fits of preferences) {
      for (const size of sizes) {
        const wordings = wordingsOf(text).map((lines) => ({
          lines,
          width: Math.max(...lines.map((line) => textWidth(line, size))),
          height: size * (lines.length - 0.1),
        }));
        for (const anchor of anchors) {
          for (const { lines, width, height } of wordings) {
            const box = boxAt(anchor, width, height);
            const around = expandBox(box, 1.5);
            const isFree = contains(this.paper, around) && !this.taken.some((other) => overlap(other, around));
            if (isFree && fits(around)) return { box, size, label: labelIn(box, lines, size) };
          }
        }
      }
    }
    return undefined;
  }
}

function liesIn(rings: readonly Ring[]): Fits {
  return (box) => samplePoints(box).every((point) => inside(point, rings));
}

function liesOutside(polygons: Polygons, margin = 0): Fits {
  return (box) => !samplePoints(expandBox(box, margin)).some((point) => polygons.some((rings) => inside(point, rings)));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function nearestFirst(points: readonly Point[], to: Point): Point[] {
  return points.toSorted((a, b) => distance(a, to) - distance(b, to));
}

function middlesIn(rings: readonly Ring[]): Point[] {
  const points = gridIn(boxAround(rings[0] ?? []), 20, 20).filter((point) => inside(point, rings));
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return nearestFirst(points, [mean(0), mean(1)]);
}

/** A name in one line, and in two of about the same length if it has more than one word. */
function wordingsOf(name: string): string[][] {
  // "Lake St. Clair" breaks before "St.", not after it.
  const breaks = [...name.matchAll(/(?<!\.) /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return [[name], ...breaks.sort((a, b) => longest(a) - longest(b)).slice(0, 1)];
}

function labelIn({ left, right, top, bottom }: Box, lines: readonly string[], size: number): MapLabel {
  const firstBaseline = (top + bottom) / 2 + size * (0.32 - (lines.length - 1) / 2);
  return { lines, x: tenth((left + right) / 2), y: tenth(firstBaseline), size };
}
