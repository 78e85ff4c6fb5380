import { simulatePageQueries } from "../../content-model/simulate-page-queries";
import type { PreviewImage, ToPreview } from "./messages";

export type Draft = Extract<ToPreview, { type: "draft" }>;

/** A gray area, where an image is missing or has not been read yet. */
const PLACEHOLDER = {
  url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill-opacity=".2" d="M0 0h1v1H0z"/></svg>')}`,
  width: 1,
  height: 1,
};

/** The data of all pages for a draft, of which nothing need be right. */
export function draftedPageData({ content, images }: Pick<Draft, "content" | "images">, countyMap: Queries.CountyMap) {
  return simulatePageQueries(content, {
    images: new Map(Object.entries(images)),
    imageFile: (name) => imageFile(images[name] ?? PLACEHOLDER),
    countyMap,
  });
}

/** Every image as one of pixels, with its own size: preview.css fits it into its place. */
function imageFile({ url, width, height }: Omit<PreviewImage, "isSample">) {
  return {
    childImageSharp: {
      gatsbyImageData: { layout: "constrained", width, height, images: { fallback: { src: url } } },
    },
  };
}
