import { readCounties } from "../content/read-counties";
import type { Content } from "../content/schemas";
import { type CountyMap, drawCountyMap } from "./county-map";

/** The GraphQL types of the map; field by field, `CountyMap` in county-map.ts. */
export const COUNTY_MAP_TYPES = `
  type CountyMapLabel {
    text: String!
    x: Float!
    y: Float!
    size: Float!
  }

  type CountyMap {
    description: String!
    width: Int!
    height: Int!
    land: String!
    borders: String!
    shore: String!
    inland: String!
    names: [CountyMapLabel!]!
    office: String!
    line: String
    water: [CountyMapLabel!]!
    notes: [CountyMapLabel!]!
  }
`;

type Hero = Pick<Content["landing"]["hero"], "counties" | "map">;
type Site = Pick<Content["site"], "contact">;

/** The map for content as it stands in landing.json (`hero`) and site.json. */
export function mapOfContent({ counties, map }: Hero, { contact: { address, geo } }: Site): CountyMap {
  return drawCountyMap(
    { counties, office: { ...address, ...geo }, line: map?.line, water: map?.water },
    readCounties(),
  );
}

interface NodeModel {
  findOne(query: { type: string }): Promise<Site | null>;
}

/** Adds the field `countyMap` to the hero. */
export const countyMapResolvers = {
  LandingHero: {
    countyMap: {
      type: "CountyMap!",
      async resolve(hero: Hero, _args: unknown, { nodeModel }: { nodeModel: NodeModel }): Promise<CountyMap> {
        const site = await nodeModel.findOne({ type: "SiteJson" });
        if (!site)
          throw new Error("The map needs the position of the office, but content/site.json has not been read.");
        return mapOfContent(hero, site);
      },
    },
  },
};
