import { minify_sync } from "terser";
import { call } from "../early/early-script";
import { loadScripts, QUIET_PERIOD } from "../early/load-scripts";
import { type PageElement, pageElements } from "./html";

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
export const deferScripts: PageStep = (html) => {
  const scripts = pageElements(html).filter(({ name, attributes }) => name === "script" && attributes.has("src"));
  if (scripts.length === 0) throw new Error("The page loads no script that could be deferred.");
  const sources = scripts.map(({ attributes }) => attributes.get("src") ?? "");
  const loader = `<script>${call(loadScripts, sources, MOVING, QUIET_PERIOD)}</script>`;
  const last = scripts.length - 1;
  return replaceRanges(
    html,
    scripts.map(({ range }, index) => ({ ...range, text: index === last ? loader : "" })),
  );
};

/**
 * Empties the list of every page's scripts, which Gatsby keeps in every page to fetch them ahead of a click. This site
 * has no link for which that would help: what a visitor goes on to is a form elsewhere.
 */
export const dropChunkMapping: PageStep = (html) =>
  html.replace(/window\.___chunkMapping="(?:[^"\\]|\\.)*"/, 'window.___chunkMapping="{}"');

/** Makes the scripts that stand in the page as short as they can be, and removes the comments between them. */
export const minifyInlineScripts: PageStep = (html) => {
  const shortened = replaceRanges(
    html,
    pageElements(html)
      .filter(isInlineScript)
      .map(({ range, text }) => ({ ...range, text: `<script>${minifyScript(text)}</script>` })),
  );
  return shortened
    .replace(/\s*<!-- slice-(?:start|end)[^>]*-->\s*/g, "")
    .replace(/<\/script>\s*<script>/g, "</script><script>");
};

function minifyScript(code: string): string {
  const short = minify_sync(code.replace(/^\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/$/g, ""), {
    ecma: 2020,
    toplevel: false,
  }).code;
  if (short === undefined) throw new Error("A script of the page could not be minified.");
  return short;
}

/** Adds elements at the end of the head. */
export function addToHead(...elements: readonly string[]): PageStep {
  return (html) => {
    const end = html.indexOf("</head>");
    if (end === -1) throw new Error("The page has no </head> to add to.");
    return html.slice(0, end) + elements.join("") + html.slice(end);
  };
}
