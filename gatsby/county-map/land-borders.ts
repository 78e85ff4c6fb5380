import { distance, type Point, pairs } from "./geometry";

/**
 * Where the United States end on land or at a narrow river. The atlas holds no other country, so these borders look
 * like a shore: they belong to one county only. All positions in degrees, longitude first.
 */
const BOXES: readonly (readonly [west: number, south: number, east: number, north: number])[] = [
  // Mexico: California to New Mexico, then the Rio Grande
  [-117.12, 31.3, -106.4, 32.75],
  [-106.7, 26, -98, 31.9],
  [-98, 25.8, -97.17, 26.12],
  // Canada: the 49th parallel, the waters of Minnesota, the 45th parallel, Maine
  [-123.1, 48.99, -95.1, 49.01],
  [-95.2, 48, -89.6, 49.4],
  [-74.72, 44.98, -71.4, 45.03],
  [-71.6, 45.02, -67.45, 47.5],
  [-67.9, 45.2, -67.2, 47.5],
];

/** Alaska's border from the Arctic Ocean to the Portland Canal, too near to the coast for boxes. */
const ALASKA: readonly Point[] = [
  [-141, 69.64],
  [-141, 60.39],
  [-139.99, 60.19],
  [-139.2, 60.09],
  [-138.66, 59.81],
  [-137.53, 58.91],
  [-136.83, 59.16],
  [-136.49, 59.26],
  [-136.3, 59.46],
  [-136.19, 59.64],
  [-135.72, 59.73],
  [-135.11, 59.62],
  [-135.03, 59.35],
  [-134.33, 58.96],
  [-133.72, 58.63],
  [-133.18, 58.15],
  [-132.65, 57.61],
  [-132.12, 56.89],
  [-131.86, 56.7],
  [-131.17, 56.45],
  [-130.43, 56.14],
  [-130.25, 56.1],
  [-130.09, 55.82],
  [-130.15, 55.77],
];

/** Degrees between the border above and the one of the atlas, at most. */
const TOLERANCE = 0.08;

/** Whether a part of the outline of the United States is no shore. */
export function isLandBorder(position: Point): boolean {
  const [longitude, latitude] = position;
  return (
    BOXES.some(
      ([west, south, east, north]) => longitude > west && longitude < east && latitude > south && latitude < north,
    ) || pairs(ALASKA).some((line) => distance(position, line) < TOLERANCE)
  );
}
