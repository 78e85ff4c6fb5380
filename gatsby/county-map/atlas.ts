import { feature, transform } from "topojson-client";
import type { GeometryObject, MultiPolygon, Polygon } from "topojson-specification";
import type { County } from "../content/counties";
import { nameOf, readAtlas } from "../content/read-counties";
import { inside, type Point } from "./geometry";

/** A polygon of the atlas: its outline, then its holes; each a list of arc numbers. */
export type ArcPolygon = number[][];

export type CountyGeometry = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

export function geometryOf({ id, name }: County): CountyGeometry {
  const geometry = readAtlas().objects.counties.geometries.find((candidate) => String(candidate.id) === id);
  if (geometry?.type === "Polygon" || geometry?.type === "MultiPolygon") return geometry;
  throw new Error(`The atlas draws no county with the number ${id} (${name}). Has the package us-atlas changed?`);
}

/** More than one if there are islands. */
export function polygonsOf(geometry: GeometryObject): ArcPolygon[] {
  if (geometry.type === "Polygon") return [geometry.arcs];
  return geometry.type === "MultiPolygon" ? geometry.arcs : [];
}

/** An arc in degrees, longitude first. */
export function arcPoints(number: number): Point[] {
  const { arcs, transform: scaling } = readAtlas();
  const decode = transform(scaling ?? { scale: [1, 1], translate: [0, 0] });
  return (arcs[number] ?? []).map((point, index) => {
    const [longitude = 0, latitude = 0] = decode([...point], index > 0);
    return [longitude, latitude];
  });
}

/** The rings of a polygon in degrees, longitude first. */
export function ringsOf(arcs: ArcPolygon): Point[][] {
  const { geometry } = feature(readAtlas(), { type: "Polygon", arcs });
  return geometry.coordinates.map((ring) => ring.map(([x = 0, y = 0]): Point => [x, y]));
}

/** Name of a county's state: "Michigan". */
export function stateName({ id }: County): string {
  return nameOf(readAtlas().objects.states.geometries.find((state) => state.id === id.slice(0, 2)));
}

/** The first of the counties in which a position lies; none if it is beside a shore that is drawn roughly. */
export function countyAround(position: Point, counties: Iterable<County>): County | undefined {
  for (const county of counties) {
    if (polygonsOf(geometryOf(county)).some((polygon) => inside(position, ringsOf(polygon)))) return county;
  }
  return undefined;
}
