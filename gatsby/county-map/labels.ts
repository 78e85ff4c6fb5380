import { type Box, boxAround, contains, grid, overlap, PAPER, type Point } from "./geometry";

export type MapLabel = Queries.CountyMapLabel;

export interface LabelRequest {
  text: string;
  /** The letter sizes to try, the preferred one first. */
  sizes: readonly number[];
  /** Where the middle of the label should be. */
  target: Point;
  /** Returns true if the label may cover the point. */
  mayCover: (point: Point) => boolean;
}

/** The empty space around a label, in units. */
const RIM = 1.5;
/** How far the middle of a label may be from its target, in units to each side. */
const REACH = 40;
/** The width of an average letter, as a share of its size. */
const AVERAGE_WIDTH = 0.57;
/** How much wider these letters are than an average one, both in our serif and in a visitor's sans-serif. */
const WIDER_BY: [letters: RegExp, share: number][] = [
  [/[mMWw]/g, 0.29],
  [/[A-LN-VX-Z]/g, 0.11],
  [/[ frt-]/g, -0.21],
  [/[ijl.,'’]/g, -0.3],
];

/** Estimates the width of some text, in units. The estimate is more often too wide than too narrow. */
export function textWidth(text: string, size: number): number {
  let width = text.length * AVERAGE_WIDTH;
  for (const [letters, share] of WIDER_BY) {
    const count = text.match(letters)?.length ?? 0;
    width += count * share;
  }
  return width * size;
}

/**
 * Places a label as near to its target as possible, and adds its rectangle to `taken`, the
 * rectangles that no label may overlap.
 *
 * @returns a list with the label as its only item, or an empty list if even the smallest size does not fit
 */
export function placeLabel(request: LabelRequest, taken: Box[]): MapLabel[] {
  const { text, sizes, target, mayCover } = request;
  const middles = pointsNear(target).filter(mayCover);
  const hasRoom = (box: Box) =>
    !taken.some((other) => overlap(other, box)) &&
    grid(box, 9, 3).every((point) => contains(PAPER, point) && mayCover(point));
  for (const size of sizes) {
    for (const lines of wordingsOf(text)) {
      const textWidths = lines.map((line) => textWidth(line, size));
      const width = Math.max(...textWidths) + 2 * RIM;
      const height = size * (lines.length - 0.1) + 2 * RIM;
      const boxes = middles.map((middle) => boxAround(middle, width, height));
      const box = boxes.find(hasRoom);
      if (!box) continue;
      taken.push(box);
      const [[left, top]] = box;
      const firstBaseline = top + RIM + size * 0.77;
      return [{ lines, x: Math.round(left + width / 2), y: Math.round(firstBaseline), size }];
    }
  }
  return [];
}

/** Returns the points where the middle of a label may be, the nearest to the target first. */
function pointsNear(target: Point): Point[] {
  const distance = ([x, y]: Point) => Math.hypot(x - target[0], y - target[1]);
  const points = grid(boxAround(target, 2 * REACH, 2 * REACH), 41, 41);
  return points.sort((a, b) => distance(a) - distance(b));
}

/** Returns the name in one line and, if it has several words, in two lines of similar length. */
function wordingsOf(name: string): string[][] {
  // "Lake St. Clair" breaks before "St.", not after it.
  const spaces = [...name.matchAll(/(?<!\.) /g)];
  const inTwoLines = spaces.map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  const [best] = inTwoLines.sort((a, b) => longest(a) - longest(b));
  return best ? [[name], best] : [[name]];
}
