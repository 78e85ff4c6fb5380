import { minify_sync } from "terser";
import { IDLE_DELAY_MS, loadScripts } from "../../src/client/inline/load-scripts";
import { call } from "../ssr/inline-scripts";
import { type PageElement, pageElements } from "./html-elements";

/** A change to the finished HTML of a page. */
export type HtmlTransform = (html: string) => string;

/** Elements that Gatsby writes with a style attribute, which the policy does not allow. src/styles says the same. */
const STYLED_BY_GATSBY = new Set(["gatsby-focus-wrapper", "gatsby-announcer"]);

/**
 * Removes the style attributes of Gatsby's own elements. React does not put them back: it takes the page over as it
 * finds it. Any other style attribute stays, and the policy complains of it.
 */
export const removeGatsbyStyles: HtmlTransform = (html) => {
  const ranges = pageElements(html)
    .filter(({ attributes }) => STYLED_BY_GATSBY.has(attributes.get("id") ?? ""))
    .map((element) => element.attributeRange("style"))
    .filter((range) => range !== undefined);
  // The space in front goes as well.
  return replaceRanges(
    html,
    ranges.map(({ start, end }) => ({ start: start - 1, end, text: "" })),
  );
};

interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Replaces parts of a page, given in their order: from the end, so that the offsets of those before stay right. */
function replaceRanges(html: string, replacements: readonly Replacement[]): string {
  return replacements.reduceRight((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html);
}

const isInlineScript = ({ name, attributes }: PageElement) =>
  name === "script" && !attributes.has("src") && (attributes.get("type") ?? "text/javascript") === "text/javascript";

/** What moves by itself, and wants its script as soon as it is in view. */
const MOVING = "#awards,#reviews";

/**
 * Takes the page's scripts out of it, and writes the loader in their place that fetches them when they are wanted.
 *
 * @throws when the page loads no script: then Gatsby writes its pages differently, and this step has to follow
 */
export const deferScripts: HtmlTransform = (html) => {
  const scripts = pageElements(html).filter(({ name, attributes }) => name === "script" && attributes.has("src"));
  if (scripts.length === 0) throw new Error("The page loads no script that could be deferred.");
  const sources = scripts.map(({ attributes }) => attributes.get("src") ?? "");
  const loader = `<script>${call(loadScripts, sources, MOVING, IDLE_DELAY_MS)}</script>`;
  const last = scripts.length - 1;
  return replaceRanges(
    html,
    scripts.map(({ range }, index) => ({ ...range, text: index === last ? loader : "" })),
  );
};

/** Takes out what Gatsby tells every page's readers: what made it, and what an Internet Explorer was to do. */
export const removeGatsbyMeta: HtmlTransform = (html) =>
  html
    .replace(/<meta name="generator"[^>]*>/, "")
    .replace(/<meta http-equiv="x-ua-compatible"[^>]*>/, "")
    // By which it would find these again to write them again (src/client/replacements/gatsby-head.ts).
    .replace(/ data-gatsby-head="true"/g, "")
    // Safari 9 asked for the second half.
    .replace(/(<meta name="viewport" content=")[^"]*"/, '$1width=device-width, initial-scale=1, viewport-fit=cover"');

/**
 * Takes out two notes for Gatsby's own navigation, which this site does without: pages are left by ordinary links,
 * mostly to a form elsewhere. They are the page's address, to which Gatsby would navigate once more if a host served it
 * under another, and the list of every page's scripts, to be fetched ahead of a click.
 */
export const removeNavigationScripts: HtmlTransform = (html) =>
  html.replace(/<script\s+id="gatsby-(?:script-loader|chunk-mapping)"\s*>.*?<\/script>/gs, "");

/** Makes the scripts that stand in the page as short as they can be, and removes the comments between them. */
export const minifyInlineScripts: HtmlTransform = (html) => {
  const shortened = replaceRanges(
    html,
    pageElements(html)
      .filter(isInlineScript)
      .map(({ range, text }) => ({ ...range, text: `<script>${minifyScript(text)}</script>` })),
  );
  return shortened
    .replace(/\s*<!-- slice-(?:start|end)[^>]*-->\s*/g, "")
    .replace(/(?:<script>(?:(?!<\/script>).)*<\/script>\s*){2,}/gs, mergeScripts);
};

/** Several scripts that follow each other, as one. */
function mergeScripts(scripts: string): string {
  const codes = scripts.split(/<\/script>\s*/).map((script) => script.replace(/^<script>|;$/g, ""));
  return `<script>${codes.filter((code) => code !== "").join(";")}</script>`;
}

function minifyScript(code: string): string {
  const short = minify_sync(code.replace(/^\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/$/g, ""), {
    ecma: 2020,
    toplevel: false,
  }).code;
  if (short === undefined) throw new Error("A script of the page could not be minified.");
  return short;
}

/** Adds elements at the end of the head. */
export function addToHead(...elements: readonly string[]): HtmlTransform {
  return (html) => {
    const end = html.indexOf("</head>");
    if (end === -1) throw new Error("The page has no </head> to add to.");
    return html.slice(0, end) + elements.join("") + html.slice(end);
  };
}
