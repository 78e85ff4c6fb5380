import {
  type Box,
  boxAround,
  boxAt,
  contains,
  expandBox,
  inside,
  overlap,
  type Point,
  type Ring,
  samplePoints,
} from "./geometry";

/** A word on the map; its middle stands at x. */
export interface MapLabel {
  text: string;
  /** Of the baseline's middle, in units. */
  x: number;
  y: number;
  /** Height of the letters' square, in units. */
  size: number;
}

/** Sizes for names of counties, in units, from the best to the smallest that can be read. */
const SIZES = [13, 12, 11, 10, 9, 8, 7] as const;
/** Of the other words. */
const NOTE_SIZE = 8;
const WATER_SIZE = 10;
/** How far from its position the name of a lake may stand, in units. */
const WATER_REACH = 60;

/** About how wide a text is, in units; rather too wide than too narrow, in our serif and in the visitor's own sans. */
export function textWidth(text: string, size: number): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const narrow = count(/[ijl.,'’]/g) * 0.3 + count(/[ frt-]/g) * 0.21;
  const wide = count(/[mMWw]/g) * 0.29 + count(/[A-LN-VX-Z]/g) * 0.11;
  return (text.length * 0.57 - narrow + wide) * size;
}

/** Words that have found their place. */
interface Placed {
  labels: MapLabel[];
  box: Box;
}

/** Finds a place for one label after the other, where it covers nothing that was there before. */
export class LabelPlacer {
  private readonly paper: Box;
  private readonly taken: Box[];

  /**
   * @param sheet all of it
   * @param drawn what no word may cover
   */
  constructor(sheet: Box, drawn: readonly Box[]) {
    // Inside of the engraved border.
    this.paper = expandBox(sheet, -7);
    this.taken = [...drawn];
  }

  /** Names in their counties, as large as there is room; one without room is left out: it stands beside the map. */
  placeNames(counties: readonly { name: string; rings: readonly Ring[] }[]): MapLabel[] {
    const rooms = counties.map(({ name, rings }) => {
      const places = placesIn(rings);
      return (largest: number) => {
        for (const size of SIZES.filter((each) => each <= largest)) {
          const place = this.find(name, size, places, (box) => liesIn(box, rings));
          if (place) return place;
        }
        return undefined;
      };
    });
    const sizes = rooms.flatMap((room) => room(SIZES[0])?.labels[0]?.size ?? []).sort((a, b) => a - b);
    // Names of one size look composed. Those that are smaller than most may stay smaller.
    const usual = sizes[Math.floor(sizes.length / 4)] ?? SIZES[0];
    return rooms.flatMap((room) => this.write(room(usual)));
  }

  /** The city beside the office's marker, better not across a border. */
  placeOffice(city: string, marker: Box, counties: readonly (readonly Ring[])[]): MapLabel[] {
    const places = (width: number, height: number) =>
      [2, 8].flatMap((gap) => sidesOf(expandBox(marker, gap), width, height));
    const crossesNothing = (box: Box) => counties.some((rings) => liesIn(box, rings)) || isOpen(box, counties.flat());
    return this.write(
      this.find(city, NOTE_SIZE, places, crossesNothing) ?? this.find(city, NOTE_SIZE, places, () => true),
    );
  }

  /** The name of a lake or river: as near to its position as there is open ground, better not on the water lines. */
  placeWater(name: string, position: Point, land: readonly Ring[], waterLines: number): MapLabel[] {
    const { left, top, right, bottom } = this.paper;
    const places = gridIn({ left, top, right, bottom }, 48)
      .filter((place) => distance(place, position) <= WATER_REACH)
      .sort((a, b) => distance(a, position) - distance(b, position));
    const open = (margin: number) => (box: Box) => isOpen(expandBox(box, margin), land);
    return this.write(
      this.find(name, WATER_SIZE, places, open(waterLines)) ?? this.find(name, WATER_SIZE, places, open(2)),
    );
  }

  /** The name of the survey line, at one of its ends, better beside the counties than on them. */
  placeLineName(name: string, y: number, land: readonly Ring[]): MapLabel[] {
    const places = (width: number): Point[] =>
      [this.paper.left + 3 + width / 2, this.paper.right - 3 - width / 2].flatMap((x): Point[] => [
        [x, y - 7],
        [x, y + 7],
      ]);
    const open = (box: Box) => isOpen(box, land);
    return this.write(this.find(name, NOTE_SIZE, places, open) ?? this.find(name, NOTE_SIZE, places, () => true));
  }

  /** The first place that is free and fits, for one line or for two. */
  private find(
    text: string,
    size: number,
    places: readonly Point[] | ((width: number, height: number) => readonly Point[]),
    fits: (box: Box) => boolean,
  ): Placed | undefined {
    const wordings = wordingsOf(text).map((lines) => {
      const width = Math.max(...lines.map((line) => textWidth(line, size)));
      const height = size * (lines.length - 0.1);
      return { lines, width, height, middles: typeof places === "function" ? places(width, height) : places };
    });
    for (const index of wordings[0]?.middles.keys() ?? []) {
      for (const { lines, width, height, middles } of wordings) {
        const box = boxAt(middles[index] ?? [0, 0], width, height);
        if (this.isFree(expandBox(box, 1.5)) && fits(expandBox(box, 1.5)))
          return { labels: written(lines, box, size), box };
      }
    }
    return undefined;
  }

  private isFree(box: Box): boolean {
    return contains(this.paper, box) && !this.taken.some((other) => overlap(other, box));
  }

  private write(placed: Placed | undefined): MapLabel[] {
    if (!placed) return [];
    this.taken.push(placed.box);
    return placed.labels;
  }
}

function liesIn(box: Box, rings: readonly Ring[]): boolean {
  return samplePoints(box).every((point) => inside(point, rings));
}

function isOpen(box: Box, land: readonly Ring[]): boolean {
  return !samplePoints(box).some((point) => inside(point, land));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function gridIn({ left, top, right, bottom }: Box, steps: number): Point[] {
  const shares = Array.from({ length: steps + 1 }, (_, index) => index / steps);
  return shares.flatMap((down) =>
    shares.map((across): Point => [left + (right - left) * across, top + (bottom - top) * down]),
  );
}

/** Positions inside, those nearest to the middle first. */
function placesIn(rings: readonly Ring[]): Point[] {
  const places = gridIn(boxAround(rings[0] ?? []), 20).filter((place) => inside(place, rings));
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const middle: Point = [mean(0), mean(1)];
  return places.sort((a, b) => distance(a, middle) - distance(b, middle));
}

/** Middles of boxes above a box, below it, to the right and to the left. */
function sidesOf({ left, top, right, bottom }: Box, width: number, height: number): Point[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [x, top - height / 2],
    [x, bottom + height / 2],
    [right + width / 2, y],
    [left - width / 2, y],
  ];
}

/** A name in one line, and in two of about the same length if it has more than one word. */
function wordingsOf(name: string): string[][] {
  const words = name.split(" ");
  // "Lake St. Clair" breaks before "St.", not after it.
  const breaks = words.flatMap((word, index) =>
    index === words.length - 1 || word.endsWith(".")
      ? []
      : [[words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]],
  );
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return [[name], ...breaks.sort((a, b) => longest(a) - longest(b)).slice(0, 1)];
}

/** The lines of a name in their box. */
function written(lines: readonly string[], { left, right, top, bottom }: Box, size: number): MapLabel[] {
  return lines.map((text, index) => ({
    text,
    x: tenth((left + right) / 2),
    y: tenth((top + bottom) / 2 + size * (0.32 + index - (lines.length - 1) / 2)),
    size,
  }));
}

export function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
