import { isValidElement, type ReactElement, type ReactNode } from "react";

type Element = ReactElement<Record<string, unknown>>;

/** The head of a page without what gatsby-plugin-image adds for `GatsbyImage` (src/components/ui/ContentImage.tsx). */
export function removeGatsbyImageTags(head: readonly ReactNode[]): ReactNode[] {
  const elements = without(head, "the style for GatsbyImage", ({ key }) => key === "gatsby-image-style");
  const scriptless = without(elements, "its style without script", ({ key }) => key === "gatsby-image-style-noscript");
  return without(scriptless, "its script", ({ key }) => key === "gatsby-image-style-script");
}

/** The end of a built page without Gatsby's own scripts: the loader takes their place (page-scripts.tsx). */
export function removeGatsbyScripts(end: readonly ReactNode[]): ReactNode[] {
  // From the path, Gatsby would navigate once more if a host served the page under another address.
  const elements = without(end, "the page's path", ({ key }) => key === "script-loader");
  return without(elements, "the page's scripts", ({ props }) => props.sliceId === "_gatsby-scripts");
}

/** @throws when nothing is to be taken out: then the library writes it differently, and this has to follow */
function without(elements: readonly ReactNode[], what: string, isUnwanted: (element: Element) => boolean) {
  const kept = elements.filter((element) => !(isValidElement<Element["props"]>(element) && isUnwanted(element)));
  if (kept.length < elements.length) return kept;
  throw new Error(
    `Gatsby does not write ${what} into its pages any more, as gatsby/ssr/remove-gatsby-tags.ts knows it. After an upgrade, see ` +
      "in node_modules/gatsby/cache-dir/static-entry.js, or gatsby-plugin-image/gatsby-ssr.js, what is written instead, " +
      "and correct or remove that line.",
  );
}
