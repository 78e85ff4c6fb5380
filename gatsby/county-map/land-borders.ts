import type { Point } from "./geometry";

/**
 * Where the United States end on land or at a narrow river. The atlas holds no other country, so these borders look
 * like a shore: they belong to one county only. In degrees. (Of Alaska only the straight meridian: its other border
 * runs too near to the coast for a box.)
 */
const BOXES: readonly (readonly [west: number, south: number, east: number, north: number])[] = [
  // Mexico: California to New Mexico, then the Rio Grande
  [-117.12, 31.3, -106.4, 32.75],
  [-106.7, 26, -98, 31.9],
  [-98, 25.8, -97.17, 26.12],
  // Canada: Alaska, the 49th parallel, the waters of Minnesota, the 45th parallel, Maine
  [-141.05, 60.4, -140.95, 69.64],
  [-123.1, 48.95, -95.1, 49.05],
  [-95.2, 48, -89.6, 49.4],
  [-74.72, 44.95, -71.4, 45.05],
  [-71.6, 45.02, -67.45, 47.5],
  [-67.9, 45.2, -67.2, 47.5],
];

/** Whether a line of the outline of the United States is no shore. */
export function isLandBorder(line: readonly Point[]): boolean {
  return line.every(([longitude, latitude]) =>
    BOXES.some(
      ([west, south, east, north]) => longitude > west && longitude < east && latitude > south && latitude < north,
    ),
  );
}
