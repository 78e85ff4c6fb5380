import { inlineScript } from "../ssr/inline-scripts";
import { pageElements } from "./html-elements";

/** A change to the finished HTML of a page. */
export type HtmlTransform = (html: string) => string;

type Replacement = [what: string, pattern: RegExp, replace: string | ((match: string) => string)];

/** What Gatsby writes into every page, and this site does without. */
const GATSBY_MARKUP: readonly Replacement[] = [
  [
    // The policy does not allow them; src/styles says the same. React, which takes pages over as they are, does not mind.
    "the style attributes of Gatsby's own elements",
    /<div\b[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g,
    (element) => element.replace(/ style="[^"]*"/, ""),
  ],
  ["the name of the generator", /<meta name="generator"[^>]*>/, ""],
  ["the word to Internet Explorer", /<meta http-equiv="x-ua-compatible"[^>]*>/, ""],
  // By which it would find these again to write them again (src/client/replacements/gatsby-head.ts).
  ["the marks on elements of the head", / data-gatsby-head="true"/g, ""],
  [
    "the viewport, whose second half is for Safari 9",
    /(?<=<meta name="viewport" content=")[^"]*/,
    "width=device-width, initial-scale=1, viewport-fit=cover",
  ],
  ["where the style sheet was before it stood in the page", / data-href="[^"]*" data-identity="gatsby-global-css"/, ""],
  // Pages are left by ordinary links. From the first, Gatsby would navigate once more if a host served the page under
  // another address; from the second, it would fetch scripts ahead of a click.
  ["the page's path", /<script\s+id="gatsby-script-loader"\s*>.*?<\/script>/s, ""],
  ["the list of all pages' scripts", /<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>/s, ""],
  ["the comments around its scripts", /\s*<!-- slice-(?:start|end)[^>]*-->\s*/g, ""],
];

/** @throws when one of them is not there: then Gatsby writes its pages differently, and this has to follow */
export const removeGatsbyMarkup: HtmlTransform = (html) =>
  GATSBY_MARKUP.reduce((page, [what, pattern, replace]) => {
    const changed = typeof replace === "string" ? page.replace(pattern, replace) : page.replace(pattern, replace);
    if (changed !== page) return changed;
    throw new Error(
      `Gatsby's HTML does not hold ${what} any more, as ${pattern} finds it. After an upgrade of Gatsby, see what it ` +
        "writes instead, and correct or remove the line in gatsby/postbuild/html-transforms.ts.",
    );
  }, html);

/**
 * Takes the page's scripts out of it, and writes the loader in their place that fetches them when they are wanted.
 *
 * @throws when the page loads no script: then Gatsby writes its pages differently, and this step has to follow
 */
export const deferScripts: HtmlTransform = (html) => {
  const scripts = pageElements(html).filter(({ name, attributes }) => name === "script" && attributes.has("src"));
  if (scripts.length === 0) throw new Error("The page loads no script that could be deferred.");
  const loader = inlineScript(
    "load-scripts",
    scripts.map(({ attributes }) => attributes.get("src") ?? ""),
  );
  // From the end, so that the offsets of those before stay right.
  return scripts.reduceRight(
    (page, { range }, index) =>
      page.slice(0, range.start) +
      (index === scripts.length - 1 ? `<script>${loader}</script>` : "") +
      page.slice(range.end),
    html,
  );
};

/** Adds an element at the end of the head. */
export function addToHead(element: string): HtmlTransform {
  return (html) => {
    const end = html.indexOf("</head>");
    if (end === -1) throw new Error("The page has no </head> to add to.");
    return html.slice(0, end) + element + html.slice(end);
  };
}
