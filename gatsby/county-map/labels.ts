import {
  type Box,
  boxAround,
  boxAt,
  centroid,
  crosses,
  grown,
  inside,
  overlap,
  type Point,
  type Ring,
} from "./geometry";

/** A word on the map. */
export interface MapLabel {
  text: string;
  /** Position of the baseline's `anchor`, in units. */
  x: number;
  y: number;
  /** Which part of the word stands at x, as SVG names it. */
  anchor: "start" | "middle" | "end";
  /** Height of the letters' square, in units. */
  size: number;
}

/** Sizes for names of counties, in units, from the best to the smallest that can be read. */
const SIZES = [13, 12, 11, 10, 9, 8, 7] as const;

/** Width of letters of our serif, as parts of their size, measured; the others are near 0.5. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.,'’]/g, 0.27],
  [/[ frt-]/g, 0.36],
  [/[mMW]/g, 0.86],
  [/[w]/g, 0.74],
  [/[A-Z]/g, 0.68],
  [/./g, 0.54],
];

/** About how wide a text in our serif is, in units; rather too wide than too narrow. */
export function serifWidth(text: string, size: number): number {
  let rest = text;
  let width = 0;
  for (const [letters, each] of WIDTHS) {
    width += each * (rest.match(letters)?.length ?? 0);
    rest = rest.replace(letters, "");
  }
  return width * size;
}

/** About how wide a text in the visitor's own sans is, in units. */
export function sansWidth(text: string, size: number): number {
  return text.length * size * 0.57;
}

/** The box of a label's letters. */
export function labelBox({ x, y, anchor, size }: MapLabel, width: number): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.25 };
}

/** A county in which a name is to be written. */
export interface NamedSchema {
  name: string;
  bounds: Box;
  /** Where the middle of the name could stand, the best places first. */
  places: readonly Point[];
}

/** @param rings the county's largest polygon and its holes, in units */
export function namedSchema(name: string, rings: readonly Ring[]): NamedSchema {
  const outline = rings[0] ?? [];
  const bounds = boxAround(outline);
  return { name, bounds, places: placesIn(bounds, rings, centroid(outline)) };
}

/** Names in their counties, as large as there is room; a name without room is left out: it stands beside the map. */
export function placeNames(
  counties: readonly NamedSchema[],
  lines: readonly (readonly [Point, Point])[],
  obstacles: readonly Box[],
): { labels: MapLabel[]; boxes: Box[] } {
  const found = counties.map((county) => roomFor(county, lines, obstacles));
  const sizes = found.flatMap((room) => room?.size ?? []).sort((a, b) => a - b);
  // Names of one size look composed. Those that are smaller than most may stay smaller.
  const usual = sizes[Math.floor(sizes.length / 4)] ?? SIZES[0];
  const labels: MapLabel[] = [];
  const boxes: Box[] = [];
  counties.forEach((county, index) => {
    const room = found[index];
    if (!room) return;
    const size = Math.min(usual, room.size);
    const place = size === room.size ? room : roomFor(county, lines, obstacles, [size]);
    if (!place) return;
    boxes.push(place.box);
    labels.push(...place.labels);
  });
  return { labels, boxes };
}

interface Room {
  size: number;
  box: Box;
  labels: MapLabel[];
}

/** Steps of the search for a place, each way. */
const STEPS = 20;

function roomFor(
  { name, bounds, places }: NamedSchema,
  lines: readonly (readonly [Point, Point])[],
  obstacles: readonly Box[],
  sizes: readonly number[] = SIZES,
): Room | undefined {
  const near = lines.filter((line) => overlap(grown(boxAround(line), 1), bounds));
  for (const size of sizes) {
    for (const words of wordings(name)) {
      const width = Math.max(...words.map((word) => serifWidth(word, size)));
      const height = size * (words.length - 0.1);
      const place = places.find((position) => {
        const box = grown(boxAt(position, width, height), 1.5);
        return !obstacles.some((obstacle) => overlap(box, obstacle)) && !near.some((line) => crosses(line, box));
      });
      if (place) return { size, box: boxAt(place, width, height), labels: written(words, place, size) };
    }
  }
  return undefined;
}

/** Positions inside, those nearest to the middle first. */
function placesIn({ left, top, right, bottom }: Box, rings: readonly Ring[], [x, y]: Point): Point[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, index) => index / STEPS);
  const grid = steps.flatMap((down) =>
    steps.map((across): Point => [left + (right - left) * across, top + (bottom - top) * down]),
  );
  return [[x, y] as const, ...grid]
    .filter((place) => inside(place, rings))
    .sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
}

/** A name in one line, and in two of about the same length if it has more than one word. */
export function wordings(name: string): string[][] {
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

/** The lines of a name around their common middle. */
export function written(words: readonly string[], [x, y]: Point, size: number): MapLabel[] {
  return words.map((text, index) => ({
    text,
    x: tenth(x),
    y: tenth(y + size * (0.32 + index - (words.length - 1) / 2)),
    anchor: "middle" as const,
    size,
  }));
}

export function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
