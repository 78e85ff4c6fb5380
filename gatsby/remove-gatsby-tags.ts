import { isValidElement, type ReactElement, type ReactNode } from "react";

type Element = ReactElement<Record<string, unknown>>;

/** Returns the head of a page without the tags for `GatsbyImage`, which this site does not use (ContentImage.tsx). */
export function removeGatsbyImageTags(head: readonly ReactNode[]): ReactNode[] {
  const elements = removeExpected(head, "the style for GatsbyImage", ({ key }) => key === "gatsby-image-style");
  const rest = removeExpected(
    elements,
    "GatsbyImage's `<noscript>`",
    ({ key }) => key === "gatsby-image-style-noscript",
  );
  return removeExpected(rest, "the script for GatsbyImage", ({ key }) => key === "gatsby-image-style-script");
}

/** Returns the end of a built page without Gatsby's own scripts, which our loader replaces (page-scripts.tsx). */
export function removeGatsbyScripts(end: readonly ReactNode[]): ReactNode[] {
  // Gatsby would compare this path with the address, and navigate away if a host served the page elsewhere.
  const elements = removeExpected(end, "the page's path", ({ key }) => key === "script-loader");
  return removeExpected(elements, "the page's scripts", ({ props }) => props.sliceId === "_gatsby-scripts");
}

/**
 * Removes the style attributes of Gatsby's own two elements from the HTML of a page, because the page's policy
 * does not allow them. src/styles has the same styles, and React accepts the difference on hydration. If Gatsby adds
 * another style attribute, the console of each page says so, which fails the end-to-end tests.
 */
export function removeGatsbyStyles(html: string): string {
  return html.replace(/<div\b[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (element) =>
    element.replace(/ style="[^"]*"/, ""),
  );
}

/** @throws if there is nothing to remove, as may happen after an upgrade of Gatsby */
function removeExpected(elements: readonly ReactNode[], what: string, isUnwanted: (element: Element) => boolean) {
  const kept = elements.filter((element) => !(isValidElement<Element["props"]>(element) && isUnwanted(element)));
  if (kept.length < elements.length) return kept;
  throw new Error(
    `Gatsby no longer writes ${what} into its pages as gatsby/remove-gatsby-tags.ts expects. After an upgrade, ` +
      "look up what it writes now, in node_modules/gatsby/cache-dir/static-entry.js or in " +
      "gatsby-plugin-image/gatsby-ssr.js, and correct or remove the line for it.",
  );
}
