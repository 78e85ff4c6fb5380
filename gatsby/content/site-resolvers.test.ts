/** @jest-environment node */
import { siteResolvers } from "./site-resolvers";

it("shows the cities from A to Z, however the file lists them", () => {
  const { resolve } = siteResolvers(() => ({
    texts: new Map(),
    images: new Map(),
    counties: new Map(),
    unexpectedFiles: [],
  })).CitiesJson.cities;
  expect(resolve({ cities: ["Troy", "Écorse", "Detroit", "ecorse Township"] })).toEqual([
    "Detroit",
    "Écorse",
    "ecorse Township",
    "Troy",
  ]);
});
