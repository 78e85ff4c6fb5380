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

/** The address under which a page may be listed; undefined for one that may not (src/components/head/PageHead.tsx). */
export function listedAddress(html: string): string | undefined {
  const elements = pageElements(html);
  const robots = elements.find(({ attributes }) => attributes.get("name") === "robots");
  if (robots?.attributes.get("content")?.includes("noindex")) return undefined;
  const canonical = elements.find(({ name, attributes }) => name === "link" && attributes.get("rel") === "canonical");
  return canonical?.attributes.get("href");
}
