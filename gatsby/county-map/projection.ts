import { type Box, boxAround, type Point } from "./geometry";

/** Units of the drawing. */
export const WIDTH = 308;
const HEIGHTS = { least: 160, most: 216 };
/** Between the counties and the edge of the sheet. */
const MARGIN = 10;
/** Share of their own width or height by which the counties make room for the name of a lake. */
const ROOM_FOR_WATER = 0.16;

/** `place` makes units of the drawing of degrees, longitude first. */
export type Projection = { height: number; place(position: Point): Point };

/**
 * Mercator's projection, which keeps parallels straight. East of the date line, where the Aleutians end, longitudes go
 * on below -180, so that Alaska is one piece.
 */
function project([longitude, latitude]: Point): Point {
  return [radians(longitude > 0 ? longitude - 360 : longitude), -Math.asinh(Math.tan(radians(latitude)))];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A sheet that is as high as what it shows needs. All positions in degrees. */
export function fitProjection(positions: readonly Point[], water: Point | undefined): Projection {
  const bounds = boxAround(positions.map(project));
  const room = water ? withRoomFor(project(water), bounds) : bounds;
  const [width, depth] = [room.right - room.left, room.bottom - room.top];
  const free = WIDTH - 2 * MARGIN;
  const height = Math.round(between((free * depth) / width + 2 * MARGIN, HEIGHTS.least, HEIGHTS.most));
  const scale = Math.min(free / width, (height - 2 * MARGIN) / depth);
  const [left, top] = [(room.left + room.right - WIDTH / scale) / 2, (room.top + room.bottom - height / scale) / 2];
  const place = (position: Point): Point => {
    const [x, y] = project(position);
    return [(x - left) * scale, (y - top) * scale];
  };
  return { height, place };
}

/** Makes room around the position of a water's name, but never so much that the counties would become small. */
function withRoomFor([x, y]: Point, { left, top, right, bottom }: Box): Box {
  const [across, down] = [ROOM_FOR_WATER * (right - left), ROOM_FOR_WATER * (bottom - top)];
  return {
    left: between(x - across, left - across, left),
    right: between(x + across, right, right + across),
    top: between(y - down / 2, top - down, top),
    bottom: between(y + down / 2, bottom, bottom + down),
  };
}
