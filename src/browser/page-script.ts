import { keepCampaign } from "./campaign-parameters";

/** The time in ms after the `load` event before scripts are fetched for a visitor who does nothing. */
const IDLE_DELAY_MS = 3000;

const INTERACTIONS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"];

/**
 * Runs in the head of every page, before any other script. Gatsby's scripts are fetched when the visitor first
 * interacts with the page, or when it has been loaded for a while.
 *
 * Until that interaction, the page has the state `waiting`, a class of the root element: the badges do not load yet.
 *
 * @param options the data attributes of the `<script>`. `path` is the path of the page; "/404.html" for the one that
 *   stands for every missing page. `scripts` are the addresses of Gatsby's scripts, with spaces between them; none
 *   under `gatsby develop`, where they are part of the page
 */
export default function startPage({ path = "", scripts = "" }: DOMStringMap): void {
  const sources = scripts.split(" ");
  const states = document.documentElement.classList;
  const canStart = scripts !== "" && isAtHome(path) && isSupported();

  function load() {
    if (!canStart) return;
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src }));
    }
  }
  function interact() {
    states.remove("waiting");
    for (const type of INTERACTIONS) removeEventListener(type, interact, true);
    load();
  }
  let hasFailed = false;
  let cameBack = false;
  const hasStarted = () => performance.getEntriesByName("onInitialClientRender").length > 0;

  states.add("waiting");
  for (const type of INTERACTIONS) addEventListener(type, interact, true);
  addEventListener("load", () => setTimeout(load, IDLE_DELAY_MS));
  // Browsers may give up the scripts of a page that is left before they have arrived, and say so when it is back.
  function mend(event: Event) {
    hasFailed ||= event.target instanceof HTMLScriptElement;
    cameBack ||= (event as PageTransitionEvent).persisted;
    if (cameBack && hasFailed && !hasStarted() && navigator.onLine) location.reload();
  }
  addEventListener("error", mend, true);
  addEventListener("pageshow", mend);
  addEventListener("click", scrollRow);
  keepCampaign();
}

/**
 * Returns whether the page is at its own address. Elsewhere, as in a web archive, Gatsby would take it for another
 * page, so it stays without scripts. The missing page may be anywhere, but Gatsby cannot read every address, and
 * expects that the server answers 404.
 */
function isAtHome(path: string): boolean {
  try {
    const address = decodeURI(location.pathname);
    decodeURI(location.hash);
    if (path !== "/404.html") return path === address.replace(/\/?$/, "/");
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return !/^\/404\/?$|%|\s$/.test(address) && visit?.responseStatus !== 200;
  } catch {
    return false;
  }
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
export function scrollRow({ target }: Event): void {
  const arrow = target instanceof Element ? target.closest(".carousel-controls button") : null;
  const row = arrow?.closest(".carousel")?.querySelector(".carousel-row");
  if (!arrow || !row) return;
  const slide = row.scrollWidth / row.childElementCount;
  const end = row.scrollWidth - row.clientWidth;
  const left = row.scrollLeft + (arrow.matches(":first-child") ? -slide : slide);
  // Positions can be fractional.
  row.scrollLeft = left < -1 ? end : left > end + 1 ? 0 : left;
}
