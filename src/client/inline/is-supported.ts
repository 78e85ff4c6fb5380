/**
 * Whether the browser has what the site's scripts cannot do without. If not, it is older than those promised in
 * package.json ("browserslist", docs/browsers.md), and gets the page as it is without script.
 *
 * Not asked for is what every browser has that has the rest, and what the scripts can do without.
 */
export function isSupported(): boolean {
  try {
    const { head } = document;
    return (
      matchMedia("(width>=0px)").matches &&
      "inert" in head &&
      // Whoever demands Trusted Types has to have them.
      (window.trustedTypes || !window.TrustedHTML) &&
      [head.animate, [].at, [].flatMap, URLSearchParams, IntersectionObserver, MutationObserver, ResizeObserver].every(
        Boolean,
      )
    );
  } catch {
    // A name that the browser does not know.
    return false;
  }
}
