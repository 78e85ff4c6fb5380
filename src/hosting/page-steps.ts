import { pageElements } from "./html";

/** A change to the finished HTML of a page. */
export type PageStep = (html: string) => string;

/** Elements that Gatsby writes with a style attribute, which the policy does not allow. src/styles says the same. */
const STYLED_BY_GATSBY = new Set(["gatsby-focus-wrapper", "gatsby-announcer"]);

/**
 * Removes the style attributes of Gatsby's own elements. React does not put them back: it takes the page over as it
 * finds it. Any other style attribute stays, and the policy complains of it.
 */
export const removeGatsbyStyles: PageStep = (html) => {
  const ranges = pageElements(html)
    .filter(({ attributes }) => STYLED_BY_GATSBY.has(attributes.get("id") ?? ""))
    .map((element) => element.attributeRange("style"))
    .filter((range) => range !== undefined);
  // From the end, so that the offsets of those before stay right. The space in front goes as well.
  return ranges.reduceRight((page, { start, end }) => page.slice(0, start - 1) + page.slice(end), html);
};

/** Adds elements at the end of the head. */
export function addToHead(...elements: readonly string[]): PageStep {
  return (html) => {
    const end = html.indexOf("</head>");
    if (end === -1) throw new Error("The page has no </head> to add to.");
    return html.slice(0, end) + elements.join("") + html.slice(end);
  };
}
