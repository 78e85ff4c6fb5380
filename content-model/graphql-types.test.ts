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
  test("are called after their files, and fixed, not guessed from the values", () => {
    expect([nodeTypeName("site"), nodeTypeName("thank-you")]).toEqual(["SiteJson", "ThankYouJson"]);
    expect(contentNodeTypes()).toContain("ThankYouJson");
    for (const type of contentNodeTypes()) {
      expect(members(`type ${type} implements Node @dontInfer`)).not.toHaveLength(0);
    }
  });

  test.each([
    ["a text without a null, if it must be there", "Service", "title: String!"],
    ["a fixed choice of words as an enum", "Service", "icon: ServiceIconName!"],
    ["a whole number", "Stat", "number: Int!"],
    ["a number", "SiteGeo", "latitude: Float!"],
    ["what is derived as always there", "Review", "hasReadMore: Boolean!"],
    ["a list", "CitiesJson implements Node @dontInfer", "cities: [String!]!"],
    ["an optional field, although no content uses it", "FaqQuestion", "answer: String"],
    ["the path of an image as the file itself", "Award", "image: File! @fileByRelativePath"],
  ])("have %s", (_what, type, member) => {
    expect(members(`type ${type}`)).toContain(member);
  });

  test("list the words of an enum, and leave out the mark of sample content, which is for editors", () => {
    expect(members("enum SectionId")).toEqual([...SECTION_IDS]);
    expect(contentTypeDefs()).not.toMatch(/\bsample:/);
  });

  test("may be used twice", () => {
    const schemas = ({ object, text }: Fields) => {
      const deed = object("Deed", "A deed", { a: text("A", { max: 9 }) });
      return { deeds: object("DeedsJson", "Deeds", { one: deed, two: deed }) };
    };
    expect(typeDefsOf(schemas).match(/^type Deed /gm)).toHaveLength(1);
  });

  test.each<[string, string, (fields: Fields) => z.ZodType]>([
    [
      "two different types of one name",
      "two different types called Deed",
      ({ object, integer, boolean }) =>
        object("DeedsJson", "Deeds", {
          one: object("Deed", "A deed", { a: integer("A", { min: 0, max: 9 }) }),
          two: object("Deed", "A deed", { a: boolean("A") }),
        }),
    ],
    [
      "a file whose type is not called after it",
      'the schema of deeds.json must be object("DeedsJson", …), not "OtherJson"',
      ({ object }) => object("OtherJson", "Deeds", {}),
    ],
    [
      "a kind of value that GraphQL does not know, by the field's name",
      '"either"',
      ({ object, text, boolean }) => object("DeedsJson", "Deeds", { either: text("A", { max: 9 }).or(boolean("A")) }),
    ],
  ])("refuse %s", (_what, message, deeds) => {
    expect(() => typeDefsOf((fields) => ({ deeds: deeds(fields) }))).toThrow(message);
  });
});
