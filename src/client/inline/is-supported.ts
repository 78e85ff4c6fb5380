/**
 * Returns whether the browser can run the site's scripts. One that cannot is older than the browsers promised in
 * package.json ("browserslist", docs/browsers.md), and shows the page as it is without script.
 *
 * Of all that the scripts need, browsers got ranges in media queries and `inert` last: one that has both has the rest.
 */
export function isSupported(): boolean {
  return Boolean(window.matchMedia?.("(width>=0px)").matches) && "inert" in document.head;
}
