import { readCounties } from "../../content-model/read-counties";
import type { Content } from "../../content-model/schemas";
import { type CountyMap, drawCountyMap } from "./county-map";

/** The GraphQL types of the map. All lengths and positions are in units of the drawing. */
export const COUNTY_MAP_TYPES = `
  type CountyMapLabel {
    lines: [String!]!
    # The middle of the baseline of the first line.
    x: Float!
    y: Float!
    # The size of the letters, and the distance between two lines.
    size: Float!
  }

  type CountyMap {
    # The text for people who do not see the map.
    description: String!
    width: Int!
    height: Int!
    # The SVG path of all listed counties together.
    land: String!
    # The SVG path of the borders between the listed counties.
    borders: String!
    # The SVG path of the land around the counties. It is null if the map shows no water.
    around: String
    # The SVG path of the office's marker. It is empty if the office is too far away.
    office: String!
    # The SVG path of the survey line, from the left edge to the counties.
    line: String
    names: [CountyMapLabel!]!
    city: [CountyMapLabel!]!
    lineName: [CountyMapLabel!]!
    water: [CountyMapLabel!]!
  }
`;

type Hero = Pick<Content["landing"]["hero"], "counties" | "map">;
type Site = { contact: Pick<Content["site"]["contact"], "address" | "geo"> };

/** Draws the map for the `hero` of landing.json and the `contact` of site.json. */
export function mapOfContent({ counties, map }: Hero, { contact: { address, geo } }: Site): CountyMap {
  return drawCountyMap({ counties, office: { ...address, ...geo }, ...map }, readCounties());
}

type Context = { nodeModel: { findOne(query: { type: "SiteJson" }): Promise<Site | null> } };

const FAR_OFFICE =
  "The map leaves out the office, because it is too far from the counties. If the office is nearer, " +
  "correct `contact.geo` in content/site.json.";

/** The resolver of the hero's field `countyMap`. */
export const countyMapResolvers = {
  LandingHero: {
    countyMap: {
      type: "CountyMap!",
      async resolve(hero: Hero, _args: unknown, { nodeModel }: Context): Promise<CountyMap> {
        const site = await nodeModel.findOne({ type: "SiteJson" });
        if (!site) throw new Error("The map needs content/site.json, which Gatsby has not read.");
        const map = mapOfContent(hero, site);
        if (map.office === "") console.warn(FAR_OFFICE);
        return map;
      },
    },
  },
};
