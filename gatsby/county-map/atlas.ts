import { geoMercator, geoPath } from "d3-geo";
import { feature, transform } from "topojson-client";
import { presimplify } from "topojson-simplify";
import type { Polygon } from "topojson-specification";
import atlas from "us-atlas/counties-10m.json";
import type { Point } from "./geometry";

/**
 * Mercator's projection keeps parallels straight. It is cut open in Asia, so that the Aleutians, which cross the date
 * line, are one piece.
 */
const MERCATOR = geoMercator().rotate([110, 0]).scale(1).translate([0, 0]);

/** Of a position in degrees, longitude first, the point on the plane. */
export const project = (position: Point) => MERCATOR(position) as Point;

const decode = transform(atlas.transform);

/** All counties on the plane. Each corner of a border says how much it matters. */
export const ATLAS = presimplify({
  type: "Topology",
  objects: atlas.objects,
  arcs: atlas.arcs.map((arc) => arc.map((point, index) => project(decode(point, index > 0) as Point))),
});

/** Share of its mainland below which an island does not count for the extent of a map. */
const SMALL_ISLAND = 0.02;

/** The mainland and the islands of each county. `arcs` are numbers of arcs in `ATLAS`. */
export const PIECES = atlas.objects.counties.geometries.flatMap((county) => {
  const polygons = county.type === "Polygon" ? [county.arcs] : county.arcs;
  const pieces = polygons.map((numbers) => {
    const arcs: Polygon = { type: "Polygon", arcs: numbers };
    const shape = feature(ATLAS, arcs).geometry;
    return { countyId: county.id, arcs, shape, bounds: geoPath().bounds(shape), area: geoPath().area(shape) };
  });
  const mainland = Math.max(...pieces.map(({ area }) => area));
  return pieces.map((piece) => ({ ...piece, isSmall: piece.area < SMALL_ISLAND * mainland }));
});

export type Piece = (typeof PIECES)[number];
