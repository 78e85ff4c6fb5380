import { readFileSync } from "node:fs";
import path from "node:path";
import { pageDataOf } from "../../content-model/graphql-answers";
import { CONTENT_NAMES, type Content } from "../../content-model/schemas";

const FOLDER = path.join(__dirname, "../fixtures/content");

export const fixtureContent = Object.fromEntries(
  CONTENT_NAMES.map((name) => [name, JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8"))]),
) as Content;

/** What pages get for a content. */
export const dataFor = (content: Content) => pageDataOf(content, optimized);

export const pageData = dataFor(fixtureContent);
export const { site } = pageData;

function optimized(file: string) {
  const src = `/static/${path.parse(file).name}.webp`;
  const fallback = { src, srcSet: `${src} 144w`, sizes: "144px" };
  return { childImageSharp: { gatsbyImageData: { layout: "fixed", width: 144, height: 144, images: { fallback } } } };
}
