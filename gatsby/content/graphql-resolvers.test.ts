/** @jest-environment node */
import { derivedResolvers } from "./graphql-resolvers";

test.each([
  ["CitiesJson", "cities", { cities: ["Troy", "Écorse", "Ann Arbor"] }, ["Ann Arbor", "Écorse", "Troy"]],
  ["Review", "initial", { name: "Łucja" }, "Ł"],
])("%s.%s is sorted or derived for the pages", (type, field, source, answer) => {
  expect(derivedResolvers()[type]?.[field]?.resolve(source)).toEqual(answer);
});
