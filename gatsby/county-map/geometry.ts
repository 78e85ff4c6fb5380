import { polygonContains } from "d3-polygon";

/** A point whose coordinates grow to the right and downward, as in SVG. */
export type Point = [x: number, y: number];

/** The top left and the bottom right corner of a rectangle. */
export type Box = [Point, Point];

/** The size of the map, in units of the drawing. */
export const WIDTH = 308;
export const HEIGHT = 216;

/** The rectangle of the whole map. */
export const PAPER: Box = [
  [0, 0],
  [WIDTH, HEIGHT],
];

/** Returns the rectangle of a given size around its center. */
export function boxAround([x, y]: Point, width: number, height: number): Box {
  return [
    [x - width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
  ];
}

/** Returns whether two rectangles share more than an edge. */
export function overlap(one: Box, other: Box): boolean {
  const [[left, top], [right, bottom]] = one;
  const [[otherLeft, otherTop], [otherRight, otherBottom]] = other;
  const overlapsAcross = left < otherRight && otherLeft < right;
  return overlapsAcross && top < otherBottom && otherTop < bottom;
}

/** Returns whether a point is inside a rectangle, and not on its edge. */
export function contains(box: Box, point: Point): boolean {
  return overlap(box, [point, point]);
}

/** Returns whether a point is inside one of the shapes, and not in one of its holes. */
export function inside(point: Point, shapes: readonly GeoJSON.Polygon[]): boolean {
  const isIn = (ring: GeoJSON.Position[]) => polygonContains(ring as Point[], point);
  return shapes.some(({ coordinates }) => {
    const [outline = [], ...holes] = coordinates;
    return isIn(outline) && !holes.some(isIn);
  });
}

/** Returns points in rows and columns that fill a rectangle from edge to edge. */
export function grid(box: Box, columns: number, rows: number): Point[] {
  const [[left, top], [right, bottom]] = box;
  const stepX = (right - left) / (columns - 1);
  const stepY = (bottom - top) / (rows - 1);
  const points: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      points.push([left + stepX * column, top + stepY * row]);
    }
  }
  return points;
}
