import path from "node:path";
import { pageData } from "../../content-model/page-data";
import { SECTION_IDS, SERVICE_ICONS } from "../../content-model/schemas";
import { parseContent } from "../../gatsby/content/parse-content";
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

const pages = pageData(content, {
  imageFile: optimized,
  countyMap: mapOfContent(content.landing.hero, content.site),
});

export const landingPageData = pages.landing;
export const thankYouPageData = pages.thankYou;
export const notFoundPageData = pages.notFound;
export const { site } = landingPageData;

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
              fallback: { src: `/static/${name}.webp`, srcSet: `/static/${name}.webp 144w`, sizes: "144px" },
            },
          },
        },
  };
}
