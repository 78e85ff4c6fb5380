/** Coordinates grow to the right and downward, as in SVG. */

export type Point = readonly [x: number, y: number];

/** A closed line; the last point is the first again. */
export type Ring = readonly Point[];

export type Box = Record<"left" | "top" | "right" | "bottom", number>;

/** The smallest box around all points. */
export function boxAround(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
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

export function contains({ left, top, right, bottom }: Box, inner: Box): boolean {
  return inner.left >= left && inner.right <= right && inner.top >= top && inner.bottom <= bottom;
}

/** Area of a ring, never negative, in square units. */
export function area(ring: Ring): number {
  return Math.abs(signedArea(ring));
}

/** Negative for a ring that runs clockwise on a map, where the second coordinate grows to the north. */
export function signedArea(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled / 2;
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
export function samplePoints(box: Box): Point[] {
  return gridIn(box, Math.ceil((box.right - box.left) / 3), 4);
}

/** The corners of a box's columns and rows. */
export function gridIn({ left, top, right, bottom }: Box, columns: number, rows: number): Point[] {
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => [
    left + ((right - left) * (index % (columns + 1))) / columns,
    top + ((bottom - top) * Math.floor(index / (columns + 1))) / rows,
  ]);
}

export function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}

/** What of a ring lies in a box; along its edges where the ring goes beyond. */
export function clip(ring: Ring, { left, top, right, bottom }: Box): Ring {
  const sides: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return sides.reduce<Ring>(
    (rest, [axis, limit, sign]) =>
      rest.flatMap((point, index): Point[] => {
        const before = rest.at(index - 1) ?? point;
        const isIn = (point[axis] - limit) * sign >= 0;
        const wasIn = (before[axis] - limit) * sign >= 0;
        if (isIn === wasIn) return isIn ? [point] : [];
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        const crossing: Point = [
          before[0] + share * (point[0] - before[0]),
          before[1] + share * (point[1] - before[1]),
        ];
        return isIn ? [crossing, point] : [crossing];
      }),
    ring,
  );
}
