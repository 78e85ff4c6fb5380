import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a page's head to HTML, and returns what browsers and search engines read there. */
export function renderHead(head: ReactNode) {
  const document = new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
  return {
    title: document.title,
    /** Returns the `href` of each link element with this `rel`. */
    links: (rel: string) =>
      [...document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute("href")),
    /** Returns the content of the meta element with this name; undefined if the head has no such element. */
    meta: (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
  };
}
