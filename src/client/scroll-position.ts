import type { GatsbyBrowser } from "gatsby";

/** How far down the page was (px) when it was left, by its entry in the browser's history. In memory alone. */
const positions = new Map<string, number>();

let currentEntry = "";

// Here, and not when the next page is shown: browsers scroll at once to where the visitor was on that.
for (const type of ["click", "popstate"]) addEventListener(type, () => positions.set(currentEntry, scrollY), true);

/**
 * Brings the visitor to where a `<Link>` leads, or back to where they were on a page. The first page, and what ordinary
 * links and the history do within one page, is the browser's business.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location: { href, hash, pathname }, prevLocation }) => {
  // By Gatsby's links alone.
  const key: unknown = history.state?.key;
  currentEntry = `${href} ${key}`;
  const known = positions.get(currentEntry);
  const isOtherPage = pathname !== prevLocation?.pathname;
  if (!prevLocation || (!isOtherPage && (!key || known !== undefined))) return;
  const behavior = isOtherPage ? "instant" : "auto";
  const target = document.getElementById(hash.slice(1));
  if (target && known === undefined) target.scrollIntoView({ behavior });
  else scrollTo({ top: known ?? 0, behavior });
};
