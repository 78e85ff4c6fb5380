import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** An element of a page with what the policy and the clean-up need to know of it. */
export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text inside, character by character as a browser hashes it. */
  text: string;
  /** Offset of the element's first character, and of the one after its last. */
  range: { start: number; end: number };
  /** Where each attribute stands in the source: offsets of its first character and of the one after its last. */
  attributeRange: (name: string) => { start: number; end: number } | undefined;
}

/**
 * Every element of a page, in order, as a browser without script sees it (the content of `<noscript>` included: its
 * styles need a hash as well).
 */
export function pageElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), elements);
  return elements;
}

function visit(parent: Parent, elements: PageElement[]): void {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) continue;
    elements.push(describe(node));
    visit(node, elements);
  }
}

function describe(node: Element): PageElement {
  return {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
    range: { start: node.sourceCodeLocation?.startOffset ?? 0, end: node.sourceCodeLocation?.endOffset ?? 0 },
    attributeRange(name) {
      const range = node.sourceCodeLocation?.attrs?.[name];
      return range && { start: range.startOffset, end: range.endOffset };
    },
  };
}

/** The address under which a page asks to be listed; undefined for one that does not (src/components/head/PageHead.tsx). */
export function canonicalAddress(html: string): string | undefined {
  return pageElements(html)
    .find(({ name, attributes }) => name === "link" && attributes.get("rel") === "canonical")
    ?.attributes.get("href");
}
