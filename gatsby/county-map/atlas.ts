import { geoMercator, geoPath } from "d3-geo";
import { feature, transform } from "topojson-client";
import { presimplify } from "topojson-simplify";
import type { Polygon } from "topojson-specification";
import atlas from "us-atlas/counties-10m.json";
import type { Point } from "./geometry";

/**
 * The Mercator projection keeps parallels straight. The rotation moves its seam to Asia, because
 * the Aleutians cross the date line.
 */
const MERCATOR = geoMercator().rotate([110, 0]).scale(1).translate([0, 0]);

/** Projects a position, in degrees with the longitude first, to a point on the plane. */
export const project = (position: Point) => MERCATOR(position) as Point;

const decode = transform(atlas.transform);

/** All counties on the plane. `simplify` uses the weights of corners to leave out unimportant ones. */
export const ATLAS = presimplify({
  type: "Topology",
  objects: atlas.objects,
  arcs: atlas.arcs.map((arc) => arc.map((point, index) => project(decode(point, index > 0) as Point))),
});

/** Islands below this share of their mainland's area do not have to fit on a map. */
const SMALL_ISLAND = 0.02;

/** The mainland and the islands of every county. */
export const PIECES = atlas.objects.counties.geometries.flatMap((county) => {
  const polygons = county.type === "Polygon" ? [county.arcs] : county.arcs;
  const pieces = polygons.map((numbers) => {
    const arcs: Polygon = { type: "Polygon", arcs: numbers };
    const shape = feature(ATLAS, arcs).geometry;
    return {
      countyId: county.id,
      /** The outline as indexes of the arcs in `ATLAS`. */
      arcs,
      /** The outline as points on the plane. */
      shape,
      bounds: geoPath().bounds(shape),
      area: geoPath().area(shape),
    };
  });
  const mainlandArea = Math.max(...pieces.map(({ area }) => area));
  return pieces.map((piece) => ({
    ...piece,
    isSmall: piece.area < SMALL_ISLAND * mainlandArea,
  }));
});

export type Piece = (typeof PIECES)[number];
