import { createHash } from "node:crypto";
import { type PageElement, pageElements } from "./html-elements";

/** The hashes of the inline code of pages, as CSP source expressions ('sha256-…'). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The types of `<script>` that the policy applies to. Browsers treat all others as data. */
const EXECUTED_TYPE = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript|)$/i;

/**
 * Returns the hashes of all inline code of a page.
 *
 * @param name the name of the page, for the message
 * @throws when the page contains code that no hash can allow, such as event handlers, `javascript:` addresses and style
 *   attributes. Correct the code where it is written; do not loosen the policy.
 */
export function inlineHashes(html: string, name: string): InlineHashes {
  const elements = pageElements(html);
  const faults = elements.flatMap(cspViolations);
  if (faults.length > 0) {
    const fix = "Write styles as classes, and handle events in a component.";
    throw new Error(`${name}: The content-security policy cannot allow ${faults.join(", ")}. ${fix}`);
  }
  const hashes = (wanted: (element: PageElement) => boolean) =>
    [...new Set(elements.filter(wanted).map(({ text }) => hash(text)))].sort();
  return { scripts: hashes(isInlineScript), styles: hashes(({ name }) => name === "style") };
}

/** Returns the hashes of several pages in one list, without duplicates. */
export function mergeHashes(pages: readonly InlineHashes[]): InlineHashes {
  const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();
  return { scripts: union(pages.map(({ scripts }) => scripts)), styles: union(pages.map(({ styles }) => styles)) };
}

/**
 * Returns the `Content-Security-Policy` of pages. It allows only what is named here. docs/security.md says why each
 * line is there and what was left out.
 *
 * @param connectTo origins that scripts may send data to, in addition to the site itself
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, connectTo: readonly string[] = []): string {
  const directives: [name: string, ...values: string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...styles],
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connectTo],
    // Already in default-src. It is here for tools that check a site by looking for it.
    ["object-src", "'none'"],
    // default-src does not cover these three.
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    // The policy that src/client/inline/trusted-types.ts creates.
    ["trusted-types", "default"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

function hash(code: string): string {
  // Browsers turn all line breaks into \n before they hash code. parse5 has already done that here.
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

function isInlineScript({ name, attributes }: PageElement): boolean {
  return name === "script" && !attributes.has("src") && EXECUTED_TYPE.test(attributes.get("type")?.trim() ?? "");
}

/** Elements that no page may use under the policy. */
const NEVER_ALLOWED = new Set(["iframe", "frame", "object", "embed", "video", "audio", "form", "base"]);

/** The attributes with addresses that browsers fetch by themselves, by element. */
const FETCHED_ATTRIBUTES: Readonly<Record<string, string>> = {
  script: "src",
  img: "src",
  source: "srcset",
  link: "href",
};

function cspViolations({ name, attributes }: PageElement): string[] {
  const address = attributes.get(FETCHED_ATTRIBUTES[name] ?? "") ?? "";
  const isFetched = name !== "link" || /stylesheet|icon|preload/.test(attributes.get("rel") ?? "");
  const isForeign = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
  return [
    ...(NEVER_ALLOWED.has(name) ? [`<${name}>`] : []),
    ...(isFetched && isForeign ? [`the foreign address of <${name}> ("${address}")`] : []),
    ...[...attributes].flatMap(([attribute, value]) => {
      if (attribute.startsWith("on")) return [`the event handler ${attribute} of <${name}>`];
      if (attribute === "style") return [`the style attribute of <${name}> ("${value}")`];
      // Browsers ignore tabs and line breaks within "javascript:".
      return /^javascript:/i.test(value.replace(/\s/g, "")) ? [`the javascript: address of <${name}>`] : [];
    }),
  ];
}
