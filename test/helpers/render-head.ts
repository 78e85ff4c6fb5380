import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A page's head as it stands in the file that browsers and search engines read. */
export function renderHead(head: ReactNode) {
  const document = new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
  return {
    title: document.title,
    /** Addresses of all link elements of this relation, in their order. */
    links: (rel: string) =>
      [...document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute("href")),
    /** Content of the meta element of this name; undefined without one. */
    meta: (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
  };
}
