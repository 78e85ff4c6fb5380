import { type DefaultTreeAdapterTypes, parse } from "parse5";

export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text inside, with the exact characters that a browser hashes. */
  text: string;
}

/** Returns every element of a page in order, including those in `<noscript>`, which browsers without script show. */
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
