import { transform } from "topojson-client";
import type { GeometryObject } from "topojson-specification";
import type { County } from "../content/counties";
import { nameOf, readAtlas } from "../content/read-counties";
import { area, inside, type Point } from "./geometry";

export interface CountyPolygon {
  /** Of the outline and its holes: numbers of arcs, `~number` for one that runs backward. */
  arcs: number[][];
  /** The same in degrees, longitude first. */
  rings: Point[][];
}

/** The polygons of a county, the largest first: more than one if it has islands. */
export function polygonsOf({ id, name }: County): CountyPolygon[] {
  const geometry = readAtlas().objects.counties.geometries.find((candidate) => String(candidate.id) === id);
  if (!geometry) throw new Error(`The atlas has no county with the number ${id} (${name}). Has us-atlas changed?`);
  return arcPolygons(geometry)
    .map((arcs) => ({ arcs, rings: arcs.map((ring) => ring.flatMap(arcPoints)) }))
    .sort((a, b) => area(b.rings[0] ?? []) - area(a.rings[0] ?? []));
}

export function arcPolygons(geometry: GeometryObject): number[][][] {
  if (geometry.type === "Polygon") return [geometry.arcs];
  return geometry.type === "MultiPolygon" ? geometry.arcs : [];
}

/** An arc in degrees, longitude first. */
export function arcPoints(arc: number): Point[] {
  const { arcs, transform: scaling } = readAtlas();
  const decode = transform(scaling ?? { scale: [1, 1], translate: [0, 0] });
  const points = (arcs[arcNumber(arc)] ?? []).map((point, index): Point => {
    const [longitude = 0, latitude = 0] = decode([...point], index > 0);
    return [longitude, latitude];
  });
  return arc < 0 ? points.reverse() : points;
}

/** The number of an arc, whichever way it runs. */
export function arcNumber(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

/** Name of a county's state: "Michigan". */
export function stateName({ id }: County): string {
  return nameOf(readAtlas().objects.states.geometries.find((state) => state.id === id.slice(0, 2)));
}

/** The first of the counties in which a position lies; none if it is beside a shore that is drawn roughly. */
export function countyAt(position: Point, counties: readonly County[]): County | undefined {
  return counties.find((county) => polygonsOf(county).some(({ rings }) => inside(position, rings)));
}
