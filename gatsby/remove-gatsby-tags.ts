import { isValidElement, type ReactElement, type ReactNode } from "react";

type Element = ReactElement<Record<string, unknown>>;

/** Returns the head of a page without the tags for `GatsbyImage`, which this site does not use (ContentImage.tsx). */
export function removeGatsbyImageTags(head: readonly ReactNode[]): ReactNode[] {
  const elements = without(head, "the style for GatsbyImage", ({ key }) => key === "gatsby-image-style");
  const rest = without(elements, "GatsbyImage's `<noscript>`", ({ key }) => key === "gatsby-image-style-noscript");
  return without(rest, "the script for GatsbyImage", ({ key }) => key === "gatsby-image-style-script");
}

/** Returns the end of a built page without Gatsby's own scripts, which our loader replaces (page-scripts.tsx). */
export function removeGatsbyScripts(end: readonly ReactNode[]): ReactNode[] {
  // Gatsby compares this path with the address, and would navigate if a host served the page elsewhere.
  const elements = without(end, "the page's path", ({ key }) => key === "script-loader");
  return without(elements, "the page's scripts", ({ props }) => props.sliceId === "_gatsby-scripts");
}

/**
 * Removes the style attributes of Gatsby's own two elements from the HTML of a page, because the content security policy
 * does not allow them. src/styles has the same styles, and React accepts the difference when it hydrates. If Gatsby adds
 * another style attribute, the console of each page says so, which fails the end-to-end tests.
 */
export function removeGatsbyStyles(html: string): string {
  return html.replace(/<div\b[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (element) =>
    element.replace(/ style="[^"]*"/, ""),
  );
}

/** @throws if no element is unwanted, which can happen after an upgrade of Gatsby */
function without(elements: readonly ReactNode[], what: string, isUnwanted: (element: Element) => boolean) {
  const kept = elements.filter((element) => !(isValidElement<Element["props"]>(element) && isUnwanted(element)));
  if (kept.length < elements.length) return kept;
  throw new Error(
    `Gatsby no longer writes ${what} into its pages as gatsby/remove-gatsby-tags.ts expects it. After an upgrade, ` +
      "look up what it writes now, in node_modules/gatsby/cache-dir/static-entry.js or in " +
      "gatsby-plugin-image/gatsby-ssr.js, and correct or remove the line for it.",
  );
}
