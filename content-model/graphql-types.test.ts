import type { z } from "zod";
import { contentNodeTypes, contentTypeDefs, nodeTypeName } from "./graphql-types";
import { SECTION_IDS } from "./schemas";

type Fields = typeof import("./fields");

/** The lines between the braces of a type or an enum of the real content. */
function members(declaration: string): string[] {
  const body = contentTypeDefs().match(new RegExp(`^${declaration} \\{\\n([^}]*)\\n\\}`, "m"))?.[1];
  if (!body) throw new Error(`There is no "${declaration}" among the types.`);
  return body.split("\n").map((line) => line.trim());
}

/** The types of a content model other than ours. */
function typeDefsOf(makeSchemas: (fields: Fields) => Record<string, z.ZodType>): string {
  let typeDefs = "";
  jest.isolateModules(() => {
    jest.doMock("./schemas", () => ({ CONTENT_SCHEMAS: makeSchemas(jest.requireActual<Fields>("./fields")) }));
    typeDefs = jest.requireActual<typeof import("./graphql-types")>("./graphql-types").contentTypeDefs();
  });
  return typeDefs;
}

describe("graphql-types", () => {
  test.each([
    ["site", "SiteJson"],
    ["thank-you", "ThankYouJson"],
  ])("the nodes of %s.json are called %s", (file, type) => {
    expect(nodeTypeName(file)).toBe(type);
  });

  test("every content file becomes a node type that is fixed, not guessed from the values", () => {
    expect(contentNodeTypes()).not.toHaveLength(0);
    for (const type of contentNodeTypes())
      expect(members(`type ${type} implements Node @dontInfer`)).not.toHaveLength(0);
  });

  test("fields that must be there can be queried without a null", () => {
    expect(members("type Service")).toContain("title: String!");
    expect(members("type Service")).toContain("icon: ServiceIconName!");
    expect(members("type Stat")).toContain("number: Int!");
    expect(members("type SiteGeo")).toContain("latitude: Float!");
    expect(members("type Review")).toContain("hasReadMore: Boolean!");
    expect(members("type CitiesJson implements Node @dontInfer")).toContain("cities: [String!]!");
  });

  test("an optional field exists although no content uses it, and may be null", () => {
    expect(members("type FaqQuestion")).toContain("answer: String");
  });

  test("a fixed choice of words is an enum", () => {
    expect(members("enum SectionId")).toEqual([...SECTION_IDS]);
  });

  test("the path of an image becomes the file itself", () => {
    expect(members("type Award")).toContain("image: File! @fileByRelativePath");
  });

  test("the mark of sample content is for editors, not for pages", () => {
    expect(contentTypeDefs()).not.toMatch(/\bsample:/);
  });

  test("two different types of one name are refused, by name", () => {
    const schemas = ({ object, text, boolean }: Fields) => ({
      deeds: object("DeedsJson", "Deeds", {
        one: object("Deed", "A deed", { a: text("A", { max: 9 }) }),
        two: object("Deed", "A deed", { a: boolean("A") }),
      }),
    });
    expect(() => typeDefsOf(schemas)).toThrow("two different types called Deed");
  });

  test("one type may be used twice", () => {
    const schemas = ({ object, text }: Fields) => {
      const deed = object("Deed", "A deed", { a: text("A", { max: 9 }) });
      return { deeds: object("DeedsJson", "Deeds", { one: deed, two: deed }) };
    };
    expect(typeDefsOf(schemas).match(/^type Deed /gm)).toHaveLength(1);
  });

  test("a file whose type is not called after it is refused", () => {
    expect(() => typeDefsOf(({ object }) => ({ deeds: object("OtherJson", "Deeds", {}) }))).toThrow(
      "The schema of deeds.json must be called DeedsJson, not OtherJson.",
    );
  });

  test("a kind of value that GraphQL does not know is refused, by the field's name", () => {
    const schemas = ({ object, text, boolean }: Fields) => ({
      deeds: object("DeedsJson", "Deeds", { either: text("A", { max: 9 }).or(boolean("A")) }),
    });
    expect(() => typeDefsOf(schemas)).toThrow('"either"');
  });
});
