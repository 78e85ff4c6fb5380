import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export function renderHead(head: ReactNode) {
  const { head: element } = new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
  return {
    canonical: element.querySelector("link[rel=canonical]")?.getAttribute("href"),
    robots: element.querySelector("meta[name=robots]")?.getAttribute("content"),
  };
}
