/** TypeScript would spend seconds on a type of its own: the file has 840 kB. */
declare module "us-atlas/counties-10m.json" {
  import type { MultiPolygon, Polygon, Topology, Transform } from "topojson-specification";

  type Area = (Polygon | MultiPolygon) & { id: string; properties: { name: string } };
  type Areas = { type: "GeometryCollection"; geometries: Area[] };

  /** The counties and states of the United States, as the Census Bureau draws them at 1 : 10,000,000. */
  const atlas: Topology<{ counties: Areas; states: Areas }> & { transform: Transform };
  export default atlas;
}
