import { type DefaultTreeAdapterTypes, parse } from "parse5";

export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text inside, character by character as a browser hashes it. */
  text: string;
}

/** Every element of a page, in order, as a browser without script sees it: the content of `<noscript>` included. */
export function pageElements(html: string): PageElement[] {
  return elementsIn(parse(html, { scriptingEnabled: false }));
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): PageElement[] {
  return parent.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    const element = {
      name: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
    };
    return [element, ...elementsIn(node)];
  });
}

/** The address under which a page asks to be listed; undefined for one that does not (src/components/head/PageHead.tsx). */
export function canonicalAddress(html: string): string | undefined {
  return pageElements(html)
    .find(({ name, attributes }) => name === "link" && attributes.get("rel") === "canonical")
    ?.attributes.get("href");
}
