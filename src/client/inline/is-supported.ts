/**
 * Returns whether the browser can run the site's scripts. A browser that cannot is older than those that package.json
 * promises ("browserslist", docs/browsers.md), and shows the page without script.
 *
 * Ranges in media queries and `inert` are the newest features that the scripts need: a browser with both has the rest.
 */
export function isSupported(): boolean {
  return Boolean(window.matchMedia?.("(width>=0px)").matches) && "inert" in document.head;
}
