import { createHash } from "node:crypto";
import { type PageElement, pageElements } from "./html-elements";

/** The inline code of a page, each piece as its CSP source expression ('sha256-…'). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Types of `<script>` that a browser runs or obeys; all others are data, which the policy does not concern. */
const EXECUTED_TYPE = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript|)$/i;

/**
 * Hashes of all inline code of a page.
 *
 * @param name of the page, for the message
 * @throws when the page holds code that no hash can allow: inline event handlers, `javascript:` addresses and style
 *   attributes. To be fixed where they are written, never by loosening the policy.
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

/** The hashes of several pages taken together. */
export function mergeHashes(pages: readonly InlineHashes[]): InlineHashes {
  const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();
  return { scripts: union(pages.map(({ scripts }) => scripts)), styles: union(pages.map(({ styles }) => styles)) };
}

/**
 * The `Content-Security-Policy` of pages: nothing is allowed but what is named here. docs/security.md says why each
 * line is there and what was left out.
 *
 * @param connectTo origins that scripts may send to, besides the site itself
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, connectTo: readonly string[] = []): string {
  const directives: [name: string, ...values: string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...styles],
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connectTo],
    // Already in default-src; spelled out for those who check a site by looking for it.
    ["object-src", "'none'"],
    // These three do not fall back to default-src.
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    // The one policy of src/client/inline/trusted-types.ts.
    ["trusted-types", "default"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

function hash(code: string): string {
  // Browsers read a page's line ends as \n before they hash; parse5 does too.
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

function isInlineScript({ name, attributes }: PageElement): boolean {
  return name === "script" && !attributes.has("src") && EXECUTED_TYPE.test(attributes.get("type")?.trim() ?? "");
}

/** Elements that the policy lets no page use. */
const NEVER_ALLOWED = new Set(["iframe", "frame", "object", "embed", "video", "audio", "form", "base"]);

/** Addresses in an element that the browser fetches by itself. */
const FETCHED: Readonly<Record<string, string>> = { script: "src", img: "src", source: "srcset", link: "href" };

function cspViolations({ name, attributes }: PageElement): string[] {
  const address = attributes.get(FETCHED[name] ?? "") ?? "";
  const isFetched = name !== "link" || /stylesheet|icon|preload/.test(attributes.get("rel") ?? "");
  const isForeign = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
  return [
    ...(NEVER_ALLOWED.has(name) ? [`<${name}>`] : []),
    ...(isFetched && isForeign ? [`the foreign address of <${name}> ("${address}")`] : []),
    ...[...attributes].flatMap(([attribute, value]) => {
      if (attribute.startsWith("on")) return [`the event handler ${attribute} of <${name}>`];
      if (attribute === "style") return [`the style attribute of <${name}> ("${value}")`];
      // Browsers overlook tabs and line ends within it.
      return /^javascript:/i.test(value.replace(/\s/g, "")) ? [`the javascript: address of <${name}>`] : [];
    }),
  ];
}
