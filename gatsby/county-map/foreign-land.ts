import { project } from "./atlas";

/**
 * The outlines of Canada and Mexico, which the atlas lacks: without them, Windsor would be in a lake. The positions are
 * in degrees, longitude first, clockwise as in the atlas.
 *
 * Coasts are accurate to about 1 km near Detroit and to about 3 km near other counties; coasts far from any county
 * are rougher. Land borders overlap the United States on purpose. Nobody sees that, because neighboring counties
 * have the same color.
 */
const LAND = [
  // The mainland of Canada, from Lake Huron west to Alaska, and back along the eastern border
  `-82.25 43.04 -82.02 43.22 -81.37 44.5 -82.6 46.15 -83.4 46.2 -84.12 46.35 -84.15 46.52 -84.58 46.55 -84.5 46.9 -84.8
  47.03 -84.9 47.95 -88.3 48.6 -89.2 48.4 -89.57 48 -90 48 -91 48.1 -93 48.5 -94.6 48.6 -95.2 48.95 -122.7 48.95
  -122.95 49.07 -123.1 49.02 -123.25 49.1 -123.26 49.27 -130.4 54.3 -130.35 54.75 -129.97 55.25 -130.1 55.55 -130 55.9
  -130.1 56.05 -131.9 56.55 -133.4 58.35 -135.05 59.25 -135.1 59.5 -135.5 59.7 -136.2 59.55 -136.5 59.35 -137.6 58.85
  -139.2 60.05 -141.1 60.35 -141.1 75 -60 75 -60 47 -66.46 45.06 -66.9 45.06 -67.08 45.08 -67.5 45.3 -68 45.8 -68.3 47
  -69.5 46.5 -70.5 45 -71.4 44.9 -74.5 44.9 -74.73 45.02 -75.18 44.9 -76.16 44.33 -76.3 44.2 -76.5 44.12 -77.15 43.84
  -78.83 43.87 -79.38 43.63 -79.78 43.29 -79.27 43.2 -79.08 43.26 -79.08 43.08 -79.02 42.98 -78.92 42.94 -78.94 42.88
  -79.9 42.83 -80.45 42.61 -80.05 42.55 -80.55 42.58 -81.22 42.66 -82.2 42.2 -82.47 42.05 -82.51 41.91 -82.6 42.03
  -82.94 41.98 -83.1 42.05 -83.08 42.26 -83.05 42.3 -83.01 42.31 -82.93 42.33 -82.88 42.33 -82.79 42.3 -82.71 42.3
  -82.65 42.3 -82.56 42.31 -82.42 42.37 -82.41 42.47 -82.47 42.47 -82.6 42.52 -82.62 42.54 -82.58 42.55 -82.52 42.59
  -82.48 42.65 -82.45 42.71 -82.44 42.88 -82.39 42.97 -82.4 43`,
  // The islands of Canada: St. Joseph, Cockburn and Manitoulin, Pelee, Vancouver, the Gulf Islands
  `-84.12 46.3 -83.9 46.28 -83.75 46.1 -84 46.05 -84.1 46.2`,
  `-83.2 46 -81.7 45.9 -82 45.55 -83.2 45.8 -83.45 45.9`,
  `-82.69 41.83 -82.63 41.83 -82.63 41.73 -82.69 41.74`,
  `-123.4 48.41 -123.53 48.31 -124.75 48.61 -125.55 48.92 -124 49.2 -123.6 48.9 -123.38 48.65 -123.3 48.41`,
  `-123.04 48.78 -123.3 48.69 -123.5 48.75 -123.55 48.92 -123.2 48.87`,
  // Mexico
  `-117.12 32.55 -114.72 32.75 -114.8 32.6 -111 31.4 -108.2 31.4 -108.2 31.85 -106.4 31.85 -104.9 30.7 -104.4 29.7
  -103.1 29.1 -102.6 29.85 -101.3 29.85 -100.2 28.3 -99.4 27.5 -99 26.45 -98.2 26.15 -97.15 25.97 -97.15 25.8 -97.7 24
  -116 24 -116.6 31.85 -116.85 32.2 -117.05 32.4`,
];

/** The outlines of Canada and Mexico on the plane of the projection. */
export const FOREIGN_LAND = LAND.map((text): GeoJSON.Polygon => {
  const pairs = text.matchAll(/(\S+)\s+(\S+)/g);
  const points = [...pairs].map(([, longitude, latitude]) => project([Number(longitude), Number(latitude)]));
  // GeoJSON repeats the first point at the end of a ring.
  return { type: "Polygon", coordinates: [[...points, ...points.slice(0, 1)]] };
});
