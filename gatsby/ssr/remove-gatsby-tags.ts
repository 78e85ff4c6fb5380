import { isValidElement, type ReactElement, type ReactNode } from "react";

type Element = ReactElement<Record<string, unknown>>;

/** Returns the head of a page without the tags for `GatsbyImage`, which this site does not use (ContentImage.tsx). */
export function removeGatsbyImageTags(head: readonly ReactNode[]): ReactNode[] {
  const elements = without(head, "the style for GatsbyImage", ({ key }) => key === "gatsby-image-style");
  const scriptless = without(elements, "its style without script", ({ key }) => key === "gatsby-image-style-noscript");
  return without(scriptless, "its script", ({ key }) => key === "gatsby-image-style-script");
}

/** Returns the end of a built page without Gatsby's own scripts, which our loader replaces (page-scripts.tsx). */
export function removeGatsbyScripts(end: readonly ReactNode[]): ReactNode[] {
  // With this path, Gatsby would navigate once more if a host served the page at another address.
  const elements = without(end, "the page's path", ({ key }) => key === "script-loader");
  return without(elements, "the page's scripts", ({ props }) => props.sliceId === "_gatsby-scripts");
}

/** @throws when no element is unwanted, because a new version of Gatsby writes it differently */
function without(elements: readonly ReactNode[], what: string, isUnwanted: (element: Element) => boolean) {
  const kept = elements.filter((element) => !(isValidElement<Element["props"]>(element) && isUnwanted(element)));
  if (kept.length < elements.length) return kept;
  throw new Error(
    `Gatsby no longer writes ${what} into its pages as gatsby/ssr/remove-gatsby-tags.ts expects it. After an upgrade, ` +
      "look up what it writes now, in node_modules/gatsby/cache-dir/static-entry.js or in " +
      "gatsby-plugin-image/gatsby-ssr.js, and correct or remove the line for it.",
  );
}
