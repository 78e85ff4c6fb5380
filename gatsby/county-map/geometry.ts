import { polygonContains } from "d3-polygon";

/** Coordinates grow to the right and downward, as in SVG. */
export type Point = [x: number, y: number];

/** Two opposite corners: left and top, right and bottom. */
export type Box = [Point, Point];

/** All of the map, in units of the drawing. */
export const PAPER: Box = [
  [0, 0],
  [308, 216],
];

export function boxAround([x, y]: Point, width: number, height: number): Box {
  return [
    [x - width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
  ];
}

export function overlap([[left, top], [right, bottom]]: Box, [otherStart, otherEnd]: Box): boolean {
  return left < otherEnd[0] && otherStart[0] < right && top < otherEnd[1] && otherStart[1] < bottom;
}

/** Whether a point lies in one of the shapes, and not in a hole of it. */
export function inside(point: Point, shapes: readonly GeoJSON.Polygon[]): boolean {
  const around = (ring: GeoJSON.Position[]) => polygonContains(ring as Point[], point);
  return shapes.some(({ coordinates: [outer = [], ...holes] }) => around(outer) && !holes.some(around));
}
