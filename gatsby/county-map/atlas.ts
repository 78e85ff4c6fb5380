import { transform } from "topojson-client";
import type { MultiPolygon, Polygon } from "topojson-specification";
import atlas from "us-atlas/counties-10m.json";
import type { County } from "../content/counties";
import { area, boxAround, type Point } from "./geometry";

interface CountyPolygon {
  /** Of the outline and its holes: numbers of arcs, `~number` for one that runs backward. */
  arcs: number[][];
  /** The same in degrees, longitude first. */
  rings: Point[][];
}

/** The polygons of a county, the largest first: more than one if it has islands. */
export function polygonsOf({ id, name }: County): CountyPolygon[] {
  const geometry = atlas.objects.counties.geometries.find((candidate) => candidate.id === id);
  if (!geometry) throw new Error(`The atlas has no county with the number ${id} (${name}). Has us-atlas changed?`);
  return arcsOf(geometry)
    .map((arcs) => ({ arcs, rings: arcs.map((ring) => ring.flatMap(arcPoints)) }))
    .sort((a, b) => area(b.rings[0] ?? []) - area(a.rings[0] ?? []));
}

const extents = new Map<string, Point[][]>();

/** Two opposite corners of what each polygon of a county covers. */
export function extentsOf(county: County): Point[][] {
  const known = extents.get(county.id);
  if (known) return known;
  const corners = polygonsOf(county).map(({ rings: [outline = []] }): Point[] => {
    const { left, top, right, bottom } = boxAround(outline);
    return [
      [left, top],
      [right, bottom],
    ];
  });
  extents.set(county.id, corners);
  return corners;
}

/** Of each polygon: its rings, which are made of arcs. */
export function arcsOf(geometry: Polygon | MultiPolygon): number[][][] {
  return geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs;
}

/** An arc in degrees, longitude first. */
export function arcPoints(arc: number): Point[] {
  const { arcs, transform: scaling } = atlas;
  const decode = transform(scaling);
  const points = (arcs[arcNumber(arc)] ?? []).map((point, index) => decode(point, index > 0) as [number, number]);
  return arc < 0 ? points.reverse() : points;
}

/** The number of an arc, whichever way it runs. */
export function arcNumber(arc: number): number {
  return arc < 0 ? ~arc : arc;
}
