/**
 * Whether the browser has what the site's scripts cannot do without. If not, it is older than those promised in
 * package.json ("browserslist", docs/browsers.md), and gets the page as it is without script.
 *
 * Asked for are the two that came last: a browser that knows ranges in media queries and `inert` has all the rest.
 */
export function isSupported(): boolean {
  return Boolean(window.matchMedia?.("(width>=0px)").matches) && "inert" in document.head;
}
