import path from "node:path";
import { simulatePageQueries } from "../../content-model/simulate-page-queries";
import { parseContent } from "../../gatsby/content/parse-content";
import { readContent } from "../../gatsby/content/read-content";

/**
 * The content of test/fixtures, shaped as the page queries deliver it, for unit tests.
 * What Gatsby adds in a build (optimized images, the sample flag, null for what is left out) is added in the same form.
 */

const sources = readContent(path.join(__dirname, "../fixtures/content"));

/** The content of every file, by file name, checked by the model. */
export const content = parseContent(sources);

export const pageData = simulatePageQueries(content, {
  images: sources.images,
  imageFile: optimized,
  countyMap: sketch(),
});
export const { site } = pageData;

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

/** A map with the words of the content, in two lines where they are two. To draw the real one takes a second. */
function sketch(): Queries.CountyMap {
  const { counties, map } = content.landing.hero;
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
    city: labels(120, content.site.contact.address.city),
    lineName: labels(90, map?.line?.label),
    water: labels(190, map?.water?.label),
  };
}
