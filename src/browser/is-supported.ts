/**
 * Returns true if the browser can run the site's scripts. Other browsers are older than those in
 * package.json ("browserslist", docs/architecture.md), and show the page without scripts.
 *
 * Ranges in media queries and `inert` are the newest features that the scripts need: a browser with both has the rest.
 */
export function isSupported(): boolean {
  return Boolean(window.matchMedia?.("(width>=0px)").matches) && "inert" in document.head;
}
