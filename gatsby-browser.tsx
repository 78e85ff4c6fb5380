import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { startIslands } from "./src/islands";

/**
 * In a build, pages are finished HTML: React hydrates their islands, and Gatsby's router, which waits for this promise,
 * never starts. `gatsby develop` writes no HTML, so there, Gatsby renders the page.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV !== "production") return undefined;
  // Scripts from the browser's cache may be faster than the HTML. A half of an island cannot be hydrated.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", startIslands);
  else startIslands();
  return new Promise(() => undefined);
};
