import type { z } from "zod";
import { contentNodeTypes, contentTypeDefs, nodeTypeName } from "./graphql-types";
import { SECTION_IDS } from "./schemas";

type Fields = typeof import("./fields");

/** Returns the lines between the braces of a type or an enum. */
function members(declaration: string): string[] {
  const body = contentTypeDefs().match(new RegExp(`^${declaration} \\{\\n([^}]*)\\n\\}`, "m"))?.[1];
  if (!body) throw new Error(`There is no "${declaration}" among the types.`);
  return body.split("\n").map((line) => line.trim());
}

/** Returns the type definitions of another content model. */
function typeDefsOf(makeSchemas: (fields: Fields) => Record<string, z.ZodType>): string {
  let typeDefs = "";
  jest.isolateModules(() => {
    jest.doMock("./schemas", () => ({ CONTENT_SCHEMAS: makeSchemas(jest.requireActual<Fields>("./fields")) }));
    typeDefs = jest.requireActual<typeof import("./graphql-types")>("./graphql-types").contentTypeDefs();
  });
  return typeDefs;
}

describe("the types of the content", () => {
  test("are named after their files, and declared instead of inferred from the values", () => {
    expect([nodeTypeName("site"), nodeTypeName("thank-you")]).toEqual(["SiteJson", "ThankYouJson"]);
    expect(contentNodeTypes()).toContain("ThankYouJson");
    for (const type of contentNodeTypes()) {
      expect(members(`type ${type} implements Node @dontInfer`)).not.toHaveLength(0);
    }
  });

  test.each([
    ["a required text as non-null", "Service", "title: String!"],
    ["a fixed choice of words as an enum", "Service", "icon: ServiceIconName!"],
    ["a whole number as an integer", "Stat", "number: Int!"],
    ["any other number as a float", "SiteGeo", "latitude: Float!"],
    ["a derived field as non-null", "Review", "hasReadMore: Boolean!"],
    ["a list", "CitiesJson implements Node @dontInfer", "cities: [String!]!"],
    ["an optional field as nullable", "FaqQuestion", "answer: String"],
    ["the path of an image as the file itself", "Award", "image: File! @fileByRelativePath"],
  ])("have %s", (_what, type, member) => {
    expect(members(`type ${type}`)).toContain(member);
  });

  test("list the values of an enum, and leave out marks of sample content", () => {
    expect(members("enum SectionId")).toEqual([...SECTION_IDS]);
    expect(contentTypeDefs()).not.toMatch(/\bsample:/);
  });

  test("are defined once even if two fields use them", () => {
    const schemas = ({ object, text }: Fields) => {
      const deed = object("Deed", "A deed", { a: text("A", { max: 9 }) });
      return { deeds: object("DeedsJson", "Deeds", { one: deed, two: deed }) };
    };
    expect(typeDefsOf(schemas).match(/^type Deed /gm)).toHaveLength(1);
  });

  test.each<[string, string, (fields: Fields) => z.ZodType]>([
    [
      "two different types with the same name",
      "two different types called Deed",
      ({ object, integer, boolean }) =>
        object("DeedsJson", "Deeds", {
          one: object("Deed", "A deed", { a: integer("A", { min: 0, max: 9 }) }),
          two: object("Deed", "A deed", { a: boolean("A") }),
        }),
    ],
    [
      "a file whose type is not named after it",
      'the schema of deeds.json must be object("DeedsJson", …), not "OtherJson"',
      ({ object }) => object("OtherJson", "Deeds", {}),
    ],
    [
      "a kind of value that GraphQL does not have, and name its field",
      '"either"',
      ({ object, text, boolean }) => object("DeedsJson", "Deeds", { either: text("A", { max: 9 }).or(boolean("A")) }),
    ],
  ])("refuse %s", (_what, message, deeds) => {
    expect(() => typeDefsOf((fields) => ({ deeds: deeds(fields) }))).toThrow(message);
  });
});
