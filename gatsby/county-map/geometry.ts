/** Coordinates grow to the right and downward, as in SVG. */

export type Point = readonly [x: number, y: number];

/** A closed line; the last point is the first again. */
export type Ring = readonly Point[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around all points. */
export function boxAround(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Where a box is: around a point, or to the left (-1) or right (1) of it, above (-1) or below it (1). */
export type Anchor = readonly [x: number, y: number, across?: -1 | 0 | 1, down?: -1 | 0 | 1];

export function boxAt([x, y, across = 0, down = 0]: Anchor, width: number, height: number): Box {
  const [left, top] = [x + ((across - 1) * width) / 2, y + ((down - 1) * height) / 2];
  return { left, top, right: left + width, bottom: top + height };
}

export function expandBox({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}

/** Area of a ring, never negative, in square units. */
export function area(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Whether a point lies within an odd number of the rings: inside a polygon, outside of its holes. */
export function inside([x, y]: Point, rings: readonly Ring[]): boolean {
  let crossings = 0;
  for (const ring of rings) {
    let [ax, ay] = ring[0] ?? [0, 0];
    for (const [bx, by] of ring) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings += 1;
      [ax, ay] = [bx, by];
    }
  }
  return crossings % 2 === 1;
}

/** Points along a box's edges and through its middle, close enough together to meet any border that runs through it. */
export function samplePoints({ left, top, right, bottom }: Box): Point[] {
  const columns = Math.ceil((right - left) / 3);
  return Array.from({ length: columns + 1 }, (_, index) => left + ((right - left) * index) / columns).flatMap(
    (x): Point[] =>
      [top, (3 * top + bottom) / 4, (top + bottom) / 2, (top + 3 * bottom) / 4, bottom].map((y) => [x, y]),
  );
}

export function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
