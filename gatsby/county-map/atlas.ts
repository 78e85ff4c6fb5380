import type { County } from "../content/counties";
import { type Atlas, nameOf, readAtlas } from "../content/read-counties";
import { boxAround, inside, type Point, type Ring } from "./geometry";

/** A ring as the atlas writes it: numbers of arcs, `~number` for one that runs backward. */
export type ArcRing = readonly number[];

/** A polygon of the atlas: its outline, then its holes. */
export type ArcPolygon = readonly ArcRing[];

let geometries: ReadonlyMap<string, Atlas["objects"]["counties"]["geometries"][number]> | undefined;

/** The polygons of a county: more than one if it has islands. */
export function polygonsOf({ id }: County): readonly ArcPolygon[] {
  geometries ??= new Map(readAtlas().objects.counties.geometries.map((geometry) => [String(geometry.id), geometry]));
  const geometry = geometries.get(id);
  if (geometry?.type === "Polygon") return [geometry.arcs];
  if (geometry?.type === "MultiPolygon") return geometry.arcs;
  throw new Error(`The atlas draws no county of the number ${id}. Is the package us-atlas another than expected?`);
}

/** Name of a county's state: "Michigan". */
export function stateName({ id }: County): string {
  const state = readAtlas().objects.states.geometries.find((candidate) => candidate.id === id.slice(0, 2));
  return nameOf(state);
}

let owners: ReadonlyMap<number, number> | undefined;

/** How many counties of the whole atlas an arc belongs to: one at a shore or the country's border, else two. */
export function ownersOf(arc: number): number {
  owners ??= countOwners(readAtlas());
  return owners.get(arc) ?? 0;
}

function countOwners(atlas: Atlas): Map<number, number> {
  const counts = new Map<number, number>();
  for (const geometry of atlas.objects.counties.geometries) {
    const rings =
      geometry.type === "Polygon" ? geometry.arcs : geometry.type === "MultiPolygon" ? geometry.arcs.flat() : [];
    for (const arc of rings.flat()) counts.set(arcNumber(arc), (counts.get(arcNumber(arc)) ?? 0) + 1);
  }
  return counts;
}

/** The number of an arc, whichever way it runs. */
export function arcNumber(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

/**
 * The points of an arc, in degrees, longitude first. East of the date line, where the Aleutians end, longitudes go on
 * below -180, so that Alaska is one piece.
 */
export function arcPoints(arc: number): Point[] {
  const { arcs, transform } = readAtlas();
  const [kx, ky] = transform?.scale ?? [1, 1];
  const [tx, ty] = transform?.translate ?? [0, 0];
  let [x, y] = [0, 0];
  const points = (arcs[arcNumber(arc)] ?? []).map(([dx = 0, dy = 0]): Point => {
    x += dx;
    y += dy;
    const longitude = x * kx + tx;
    return [longitude > 0 ? longitude - 360 : longitude, y * ky + ty];
  });
  return arc < 0 ? points.reverse() : points;
}

/** A ring of the atlas as points, in degrees. */
export function ringPoints(ring: ArcRing): Ring {
  return ring.flatMap((arc, index) => arcPoints(arc).slice(index === 0 ? 0 : 1));
}

/** The first of the counties in which a position lies; it may lie in none, beside a shore that is drawn roughly. */
export function countyAround(position: Point, counties: Iterable<County>): County | undefined {
  for (const county of counties) {
    for (const polygon of polygonsOf(county)) {
      const rings = polygon.map(ringPoints);
      const { left, right, top, bottom } = boxAround(rings[0] ?? []);
      const [x, y] = position;
      if (x >= left && x <= right && y >= top && y <= bottom && inside(position, rings)) return county;
    }
  }
  return undefined;
}
