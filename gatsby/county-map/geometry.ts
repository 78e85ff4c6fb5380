/** Measures of plane figures. Coordinates grow to the right and downward, as in SVG. */

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
export function boxAround(points: Iterable<Point>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** A box of a size around its middle. */
export function boxAt([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether `inner` lies in `outer` entirely. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}

/** Area of a ring, never negative, in square units. */
export function area(ring: Ring): number {
  return Math.abs(doubleArea(ring)) / 2;
}

function doubleArea(ring: Ring): number {
  return pairs(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
}

/** Center of gravity of a ring. */
export function centroid(ring: Ring): Point {
  const [origin] = ring;
  if (!origin) return [0, 0];
  // Measured from one of its points: far from zero, rounding would move the center.
  const near = ring.map(([x, y]): Point => [x - origin[0], y - origin[1]]);
  const whole = doubleArea(near) * 3;
  if (whole === 0) return origin;
  const sums = pairs(near).map(([[ax, ay], [bx, by]]): Point => {
    const part = ax * by - bx * ay;
    return [(ax + bx) * part, (ay + by) * part];
  });
  return [
    origin[0] + sums.reduce((sum, [x]) => sum + x, 0) / whole,
    origin[1] + sums.reduce((sum, [, y]) => sum + y, 0) / whole,
  ];
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

/** Whether any part of a straight line lies in the box (Liang and Barsky). */
export function crosses([a, b]: readonly [Point, Point], box: Box): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, a[0] - box.left],
    [dx, box.right - a[0]],
    [-dy, a[1] - box.top],
    [dy, box.bottom - a[1]],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
}

/** Distance of a point from a straight line between two points. */
export function distance([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Each two neighbors of a line. */
export function pairs(line: readonly Point[]): (readonly [Point, Point])[] {
  const found: (readonly [Point, Point])[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1], line[index]];
    if (a && b) found.push([a, b]);
  }
  return found;
}
