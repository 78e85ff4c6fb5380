import { readCounties } from "../../content-model/read-counties";
import type { Content } from "../../content-model/schemas";
import { type CountyMap, drawCountyMap } from "./county-map";

/** Lengths are in units of the drawing. `x` and `y` are those of the middle of a label's first baseline. */
export const COUNTY_MAP_TYPES = `
  type CountyMapLabel {
    lines: [String!]!
    x: Float!
    y: Float!
    # Of the letters, and from one line to the next.
    size: Float!
  }

  type CountyMap {
    # The map in words.
    description: String!
    width: Int!
    height: Int!
    # SVG paths. All counties together, the borders within, the land around, which is null if there is no water.
    land: String!
    borders: String!
    around: String
    # The marker of the office, empty where it is too far away, and the survey line beside the counties.
    office: String!
    line: String
    names: [CountyMapLabel!]!
    city: [CountyMapLabel!]!
    lineName: [CountyMapLabel!]!
    water: [CountyMapLabel!]!
  }
`;

type Hero = Pick<Content["landing"]["hero"], "counties" | "map">;
type Site = { contact: Pick<Content["site"]["contact"], "address" | "geo"> };

/** The map for content as it stands in landing.json (`hero`) and site.json. */
export function mapOfContent({ counties, map }: Hero, { contact: { address, geo } }: Site): CountyMap {
  return drawCountyMap({ counties, office: { ...address, ...geo }, ...map }, readCounties());
}

type Context = { nodeModel: { findOne(query: { type: "SiteJson" }): Promise<Site | null> } };

const FAR_OFFICE =
  "The map leaves out the office: it is too far from the counties. If not, correct `contact.geo` in content/site.json.";

/** Adds the field `countyMap` to the hero. */
export const countyMapResolvers = {
  LandingHero: {
    countyMap: {
      type: "CountyMap!",
      async resolve(hero: Hero, _args: unknown, { nodeModel }: Context): Promise<CountyMap> {
        const site = await nodeModel.findOne({ type: "SiteJson" });
        if (!site)
          throw new Error("The map needs the position of the office, but content/site.json has not been read.");
        const map = mapOfContent(hero, site);
        if (map.office === "") console.warn(FAR_OFFICE);
        return map;
      },
    },
  },
};
