import { pageDataOf } from "../../gatsby/content/page-data";
import { FIXTURES, fixtureContent } from "./fixture-content";

/**
 * The content of test/fixtures as the pages get it from their queries: an optional field that is left out is null.
 * Tests of components take their props from here.
 */
export const pageData = pageDataOf(fixtureContent, {
  images: FIXTURES.images,
  imageFile: optimized,
  countyMap: sketch(),
});
export const { site } = pageData;

/** Returns an image as GraphQL returns it, without creating any files. */
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

/** Returns a map with the words of the content. The real map would take a second to draw. */
function sketch(): Queries.CountyMap {
  const { counties, map } = fixtureContent.landing.hero;
  const labels = (y: number, ...words: (string | undefined)[]) =>
    words.flatMap((word, index) => (word ? [{ lines: word.split(/ (.*)/, 2), x: 60 + 60 * index, y, size: 13 }] : []));
  return {
    description: `Map of ${counties.join(", ")}`,
    width: 308,
    height: 216,
    land: "m30 30h240v120h-240z",
    borders: "m150 30v120",
    around: "m0 0h30v216h-30z",
    office: "M100 100h7v7h-7z",
    line: "M0 90H30",
    names: labels(60, ...counties),
    city: labels(120, fixtureContent.site.contact.address.city),
    lineName: labels(90, map?.line?.label),
    water: labels(190, map?.water?.label),
  };
}
