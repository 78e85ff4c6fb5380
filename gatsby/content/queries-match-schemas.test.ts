/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  FieldsOnCorrectTypeRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  PossibleFragmentSpreadsRule,
  parse,
  validate,
} from "gatsby/graphql";
import { contentNodeTypes, contentTypeDefs } from "../../content-model/graphql-types";
import { COUNTY_MAP_TYPES } from "../county-map/county-map-resolvers";
import { listFiles } from "./read-content";

const SRC = path.join(__dirname, "../../src");

/** What Gatsby and its plugins add to the types of the content. */
function schema() {
  const queries = contentNodeTypes().map((type) => `${type.charAt(0).toLowerCase()}${type.slice(1)}: ${type}`);
  return buildSchema(
    `directive @dontInfer on OBJECT
     directive @fileByRelativePath on FIELD_DEFINITION
     scalar JSON
     interface Node { id: ID! }
     type ImageSharp { gatsbyImageData: JSON! }
     type File { childImageSharp: ImageSharp, extension: String!, publicURL: String }
     type Query { ${queries.join("\n")} }
     ${contentNodeTypes().map((type) => `extend type ${type} { id: ID! }`)}
     ${COUNTY_MAP_TYPES}
     extend type LandingHero { countyMap: CountyMap! }
     extend type SiteJson { hasSampleContent: Boolean! }
     extend type SiteLogo { ratio: Float! }
     ${contentTypeDefs()}`,
    { assumeValid: true },
  );
}

/** Every query and fragment of the site. */
function queriesInSource(): string[] {
  const files = listFiles(SRC).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(SRC, file), "utf8");
    return [...text.matchAll(/= graphql`([^`]*)`/g)].map((match) => match[1] ?? "");
  });
}

it("the GraphQL types have every field that a page asks for, and no page asks for one that is gone", () => {
  const queries = queriesInSource();
  expect(queries.length).toBeGreaterThan(15);
  const rules = [FieldsOnCorrectTypeRule, KnownFragmentNamesRule, KnownTypeNamesRule, PossibleFragmentSpreadsRule];
  const errors = validate(schema(), parse(queries.join("\n")), rules);
  expect(errors.map(({ message }) => message)).toEqual([]);
});
