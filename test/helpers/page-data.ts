import path from "node:path";
import { z } from "zod";
import { parseContent } from "../../gatsby/content/parse-content";
import { findSampleContent } from "../../gatsby/content/sample-content";
import { CONTENT_SCHEMAS, type ContentName, SECTION_IDS, SERVICE_ICONS } from "../../gatsby/content/schemas";
import { mapOfContent } from "../../gatsby/county-map/county-map-resolvers";

/**
 * The content of test/fixtures, shaped as the page queries deliver it, for unit tests.
 * What Gatsby adds in a build (optimized images, the sample flag, null for what is left out) is added in the same form.
 */

export { SECTION_IDS, SERVICE_ICONS };

/** From the project's folder, in which Jest and Gatsby run: Gatsby compiles this file to another place. */
export const FIXTURES = path.resolve("test/fixtures/content");

/** The content of every file, by file name, checked by the model. */
export const content = parseContent(FIXTURES);

/** What GraphQL answers for a content file. */
function queried(name: ContentName): unknown {
  return fromGraphql(CONTENT_SCHEMAS[name], content[name]);
}

function fromGraphql(shape: z.ZodType, value: unknown): unknown {
  const schema = shape instanceof z.ZodOptional ? (shape.unwrap() as z.ZodType) : shape;
  if (value === undefined) return null;
  if (schema.meta()?.image) return optimized(String(value));
  if (schema instanceof z.ZodArray)
    return [...(value as unknown[])].map((item) => fromGraphql(schema.element as z.ZodType, item));
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([key]) => key !== "sample");
  return Object.fromEntries(
    fields.map(([key, field]) => [key, fromGraphql(field, (value as Record<string, unknown>)[key])]),
  );
}

export const site = {
  ...(queried("site") as Omit<Queries.LandingPageQuery["site"] & object, "hasSampleContent">),
  hasSampleContent: findSampleContent(Object.values(content)).length > 0,
};

type Landing = NonNullable<Queries.LandingPageQuery["landing"]>;

const landing = queried("landing") as Omit<Landing, "hero"> & { hero: Omit<Landing["hero"], "countyMap"> };

export const landingPageData = {
  site,
  // As a resolver of Gatsby's adds it.
  landing: { ...landing, hero: { ...landing.hero, countyMap: mapOfContent(content.landing.hero, content.site) } },
  stats: queried("stats"),
  awards: queried("awards"),
  services: queried("services"),
  faq: queried("faq"),
  reviews: queried("reviews"),
  cities: queried("cities"),
} as { [Name in keyof Queries.LandingPageQuery]: NonNullable<Queries.LandingPageQuery[Name]> };

export const thankYouPageData = {
  site,
  thankYou: queried("thank-you"),
} as { [Name in keyof Queries.ThankYouPageQuery]: NonNullable<Queries.ThankYouPageQuery[Name]> };

export const notFoundPageData = {
  site,
  notFound: queried("not-found"),
} as { [Name in keyof Queries.NotFoundPageQuery]: NonNullable<Queries.NotFoundPageQuery[Name]> };

/** What the page of all components shows (test/fixtures/pages/design/DesignPage.tsx). */
export const designData = { content, landingPageData, site };
export type DesignData = typeof designData;

/** What gatsby-plugin-image makes of an image, without making any files. */
function optimized(file: string) {
  const name = file.replace(/^.*\/|\.\w+$/g, "");
  return {
    extension: file.replace(/^.*\./, ""),
    publicURL: `/static/${name}.svg`,
    childImageSharp: file.endsWith(".svg")
      ? null
      : {
          gatsbyImageData: {
            layout: "fixed",
            width: 144,
            height: 144,
            images: {
              sources: [{ type: "image/avif", srcSet: `/static/${name}.avif 144w`, sizes: "144px" }],
              fallback: { src: `/static/${name}.webp`, srcSet: `/static/${name}.webp 144w`, sizes: "144px" },
            },
          },
        },
  };
}
