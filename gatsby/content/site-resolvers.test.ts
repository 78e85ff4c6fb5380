/** @jest-environment node */
import { derivedResolvers } from "./site-resolvers";

it("answers what follows from other fields, and lists from A to Z", () => {
  const { Review, CitiesJson } = derivedResolvers();
  const review = { name: "Maria D.", fullText: "They were kind and quick with all of it." };
  expect(Review?.initial?.resolve(review)).toBe("M");
  expect(Review?.hasReadMore?.resolve({ ...review, shortText: "They were kind" })).toBe(true);
  expect(CitiesJson?.cities?.resolve({ cities: ["Troy", "Detroit"] })).toEqual(["Detroit", "Troy"]);
});
