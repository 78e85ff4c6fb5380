import type { GatsbyBrowser } from "gatsby";

/** How far down a page was (px) when it was left, by its entry in the browser's history. */
const positions = new Map<string, number>();

let currentEntry = "";

const rememberPosition = () => positions.set(currentEntry, scrollY);

const root = document.documentElement;

addEventListener("popstate", () => {
  // Here, and not when the next page is shown: browsers scroll at once to where the visitor was on that.
  rememberPosition();
  // Also told after a click on a link within the page, whose new entry has no state. That may scroll smoothly.
  if (!history.state) return;
  // Firefox would do so smoothly, as style sheets ask for links, and add what is left of the way to where the next page
  // is scrolled to. It knows a style only once it has laid the page out.
  root.style.scrollBehavior = "auto";
  root.getBoundingClientRect();
});
addEventListener(
  "click",
  ({ target }) => {
    rememberPosition();
    root.style.scrollBehavior = "";
    // In the entry itself, too, so that it is known after a reload.
    if (target instanceof Element && target.closest("a")) history.replaceState({ ...history.state, top: scrollY }, "");
  },
  true,
);

/**
 * Brings the visitor to where a `<Link>` leads, or back to where they were on a page. The first page, and what ordinary
 * links and the history do within one page, is the browser's business.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location: { href, hash, pathname }, prevLocation }) => {
  // By Gatsby's links alone.
  const key: unknown = history.state?.key;
  currentEntry = `${href} ${key}`;
  const known: number | undefined = positions.get(currentEntry) ?? history.state?.top;
  const isOtherPage = pathname !== prevLocation?.pathname;
  if (!prevLocation || (!isOtherPage && (!key || known !== undefined))) return;
  const behavior = isOtherPage ? "instant" : "auto";
  const target = document.getElementById(decodeURI(hash.slice(1)));
  if (target && known === undefined) target.scrollIntoView({ behavior });
  else scrollTo({ top: known ?? 0, behavior });
};
