import { readFileSync } from "node:fs";
import path from "node:path";
import { pageDataOf } from "../../content-model/page-data";
import { CONTENT_NAMES, type Content } from "../../content-model/schemas";

const FOLDER = path.join(__dirname, "../fixtures/content");

/** The content of test/fixtures, as the files have it. */
export const fixtureContent = Object.fromEntries(
  CONTENT_NAMES.map((name) => [name, JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8"))]),
) as Content;

const { landing, ...others } = pageDataOf(fixtureContent, optimized);

/**
 * The content of test/fixtures as the pages get it from their queries: an optional field that is left out is null.
 * Tests of components take their props from here.
 */
export const pageData = { ...others, landing: { ...landing, hero: { ...landing.hero, countyMap: sketch() } } };
export const { site } = pageData;

/** Returns an image as GraphQL returns it, without creating any files. */
function optimized(file: string) {
  const src = `/static/${path.parse(file).name}.webp`;
  const fallback = { src, srcSet: `${src} 144w`, sizes: "144px" };
  return { childImageSharp: { gatsbyImageData: { layout: "fixed", width: 144, height: 144, images: { fallback } } } };
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
