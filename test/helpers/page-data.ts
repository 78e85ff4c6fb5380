import path from "node:path";
import { readContent } from "../../content-model/content-folder";
import { pageDataOf } from "../../content-model/page-data";

const FOLDER = path.join(__dirname, "../fixtures/content");

export const readFixtures = () => readContent(FOLDER);

/** What pages get. */
export const pageData = pageDataOf(readFixtures(), optimized);
export const { site } = pageData;

function optimized(file: string) {
  const fallback = { src: `/static/${path.parse(file).name}.webp` };
  const gatsbyImageData = { layout: "fixed" as const, width: 144, height: 144, images: { fallback } };
  return { childImageSharp: { gatsbyImageData } };
}
