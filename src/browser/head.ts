import { propagateCampaignParameters } from "./campaign-parameters";

/**
 * Runs in the head of every page, before any other script. It gives the page the state `js`, a class of the root
 * element, that lets style sheets hide what a script will show. A page without that state gets no other script.
 */
export default function startPage(): void {
  document.addEventListener("click", scrollRow);
  if (!isReadable(location) || !isSupported()) return;
  document.documentElement.classList.add("js");
  document.addEventListener("DOMContentLoaded", propagateCampaignParameters);
}

/**
 * False for an address at which Gatsby's router would break the page, such as "/a%2Fb", "/index.html" or "/#%". The
 * page stays without scripts there.
 */
function isReadable({ pathname, hash }: Location): boolean {
  try {
    decodeURI(pathname + hash);
  } catch {
    return false;
  }
  return !/%2f|\/index\.html$/i.test(pathname);
}

/**
 * False for browsers older than those in package.json ("browserslist"), which get no scripts. `round()` and
 * ranges in media queries are the newest features that the site needs: a browser with both has the rest.
 */
function isSupported(): boolean {
  return Boolean(window.CSS?.supports("width: round(1px, 1px)") && matchMedia("(width >= 0px)").matches);
}

/**
 * Lets a carousel's arrow scroll its row by one slide, wrapping at the ends, until react-slick has taken the
 * row's place (Carousel.tsx). So no tap is lost while scripts are on their way.
 */
function scrollRow({ target }: Event): void {
  const arrow = target instanceof Element ? target.closest(".carousel-controls button") : null;
  const row = arrow?.closest(".carousel")?.querySelector(".carousel-row");
  if (!arrow || !row) return;
  const slide = row.scrollWidth / row.childElementCount;
  const end = row.scrollWidth - row.clientWidth;
  const left = row.scrollLeft + (arrow.matches(":first-child") ? -slide : slide);
  // Positions can be fractional.
  row.scrollLeft = left < -1 ? end : left > end + 1 ? 0 : left;
}
