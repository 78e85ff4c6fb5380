import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export function renderHead(head: ReactNode) {
  const { title, head: element } = new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
  return {
    title,
    canonical: element.querySelector("link[rel=canonical]")?.getAttribute("href"),
    robots: element.querySelector("meta[name=robots]")?.getAttribute("content"),
  };
}
