/** @jest-environment node */
import { contentResolvers } from "./resolvers";

const resolve = (type: string, field: string, source: object) =>
  Object(contentResolvers)[type][field].resolve(source) as unknown;

test("resolvers add derived fields, and an empty list where a file has none", () => {
  expect(resolve("ReviewsJson", "reviews", {})).toEqual([]);
  expect(resolve("CitiesJson", "cities", { cities: ["Novi"] })).toEqual(["Novi"]);
  const review = { name: "Ann", date: "2025-03-14", source: "Google", fullText: "Kind." };
  expect(resolve("Review", "initial", review)).toBe("A");
  expect(resolve("Review", "hasReadMore", review)).toBe(false);
  expect(resolve("SiteHours", "days", { from: "Saturday" })).toEqual(["Saturday"]);
});
