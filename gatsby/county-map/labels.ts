import { type Box, boxAround, overlap, PAPER, type Point } from "./geometry";

export type MapLabel = Queries.CountyMapLabel;

/** Between a label and what it must not touch. */
const RIM = 1.5;
/** How far from where it belongs the middle of a label may be, to each side. */
const REACH = 40;

/** About how wide a text is, in units; rather too wide than too narrow, in our serif and in the visitor's own sans. */
export function textWidth(text: string, size: number): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const narrow = count(/[ijl.,'’]/g) * 0.3 + count(/[ frt-]/g) * 0.21;
  const wide = count(/[mMWw]/g) * 0.29 + count(/[A-LN-VX-Z]/g) * 0.11;
  return (text.length * 0.57 - narrow + wide) * size;
}

/** Places one label after the other where nothing is taken: what is placed first has the choice. */
export function labelPlacer(taken: Box[]) {
  /** In the largest size that has room, as near as possible to where its middle belongs; none if there is no room. */
  return (text: string, sizes: readonly number[], [x, y]: Point, isFree: (point: Point) => boolean): MapLabel[] => {
    const distance = (point: Point) => Math.hypot(point[0] - x, point[1] - y);
    const middles = spread(boxAround([x, y], 2 * REACH, 2 * REACH), 41, 41)
      .filter(isFree)
      .sort((a, b) => distance(a) - distance(b));
    for (const size of sizes) {
      for (const lines of wordingsOf(text)) {
        const width = Math.max(...lines.map((line) => textWidth(line, size))) + 2 * RIM;
        const height = size * (lines.length - 0.1) + 2 * RIM;
        const box = middles
          .map((middle) => boxAround(middle, width, height))
          .filter((free) => !taken.some((other) => overlap(other, free)))
          .find((free) => spread(free, 9, 3).every((point) => isOnPaper(point) && isFree(point)));
        if (!box) continue;
        taken.push(box);
        const [[left, top]] = box;
        const firstBaseline = top + RIM + size * 0.77;
        return [{ lines, x: Math.round(left + width / 2), y: Math.round(firstBaseline), size }];
      }
    }
    return [];
  };
}

const isOnPaper = (point: Point) => overlap(PAPER, [point, point]);

/** Points in rows and columns, from edge to edge of a box. */
export function spread([[left, top], [right, bottom]]: Box, columns: number, rows: number): Point[] {
  return Array.from({ length: columns * rows }, (_, index) => [
    left + ((right - left) * (index % columns)) / (columns - 1),
    top + ((bottom - top) * Math.floor(index / columns)) / (rows - 1),
  ]);
}

/** A name in one line, and in two of about the same length if it has more than one word. */
function wordingsOf(name: string): string[][] {
  // "Lake St. Clair" breaks before "St.", not after it.
  const breaks = [...name.matchAll(/(?<!\.) /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return [[name], ...breaks.sort((a, b) => longest(a) - longest(b)).slice(0, 1)];
}
