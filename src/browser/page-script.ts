import { keepCampaign } from "./campaign-parameters";

/** The time in ms after the `load` event before scripts are fetched for a visitor who does nothing. */
const IDLE_DELAY_MS = 3000;

const INTERACTIONS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"];

/**
 * Runs in the head of every page, before any other script. Gatsby's scripts, which start the islands, are fetched when
 * the visitor first interacts with the page, or when it has been loaded for a while.
 *
 * Until then, the page has the state `waiting`, a class of the root element: the badges do not load yet. `has-script`
 * is another one: what works only with script is shown.
 *
 * @param options the data attributes of the `<script>`. `path` is the path of the page; "/404.html" for the one that
 *   stands for every missing page. `scripts` are the addresses of Gatsby's scripts, with spaces between them; none
 *   under `gatsby develop`, where they are part of the page
 */
export default function startPage({ path = "", scripts }: DOMStringMap): void {
  const { classList: states, dataset } = document.documentElement;
  const canStart = mayStart();
  let sources = canStart && scripts ? scripts.split(" ") : [];

  function load() {
    states.remove("waiting");
    for (const type of INTERACTIONS) removeEventListener(type, load, true);
    // The figures stay if they may have been read until the scripts come (CountUp.tsx).
    if (sources.length > 0) dataset.scriptsFetchedAt = String(performance.now());
    for (const src of sources) document.head.append(Object.assign(document.createElement("script"), { src }));
    sources = [];
  }

  states.add("waiting");
  if (canStart) states.add("has-script");
  for (const type of INTERACTIONS) addEventListener(type, load, true);
  addEventListener("load", () => setTimeout(load, IDLE_DELAY_MS));
  addEventListener("click", scrollRow);
  addEventListener("click", closeMenu);
  measureHeader();
  keepCampaign();
  // Spec §2, "Any other path".
  if (path === "/404.html") console.error(`404: there is no page at ${location.pathname}`);
}

/**
 * False at an address that Gatsby's router cannot read, which throws where it is imported, and for browsers older than
 * those in package.json ("browserslist"). Subgrids, `:has()` and ranges in media queries are the newest features that the
 * site needs in Chromium, Firefox and WebKit: a browser with all three has the rest.
 */
function mayStart(): boolean {
  try {
    decodeURI(location.pathname);
    const styles = window.CSS.supports("(grid-template-rows: subgrid) and selector(:has(a))");
    return styles && matchMedia("(width >= 0px)").matches;
  } catch {
    return false;
  }
}

/** Tells the style sheet how tall the header is, with its names and the reader's text size (layout.css). */
function measureHeader(): void {
  const parsing = new MutationObserver(() => {
    const header = document.querySelector(".site-header + main")?.previousElementSibling;
    if (!header) return;
    parsing.disconnect();
    const measure = () => {
      const { height } = header.getBoundingClientRect();
      document.documentElement.style.setProperty("--header-height", `${height}px`);
      // Firefox is already where a link to a section leads: below a header of one row.
      const target = document.querySelector(":target");
      const top = target?.getBoundingClientRect().top ?? height;
      if (isArriving() && top >= 0 && top < height - 1) target?.scrollIntoView();
    };
    measure();
    new ResizeObserver(measure).observe(header);
  });
  parsing.observe(document, { childList: true, subtree: true });
}

/** Whether the page loads for the first time, and not with the position that the visitor has left. */
function isArriving(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate" && document.readyState !== "complete";
}

/** Closes the menu of a phone after a choice, so that it does not cover where the link leads. */
function closeMenu({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest(".site-nav a")) return;
  document.querySelector(".site-nav details")?.removeAttribute("open");
}

/**
 * Lets a carousel's arrow scroll its row by one slide, wrapping at the ends, until react-slick has taken the
 * row's place (SlickSlider.tsx). So no tap is lost while scripts are on their way.
 */
export function scrollRow({ target }: Event): void {
  const arrow = target instanceof Element ? target.closest<HTMLElement>(".carousel-controls button") : null;
  const row = arrow?.closest(".carousel")?.querySelector(".carousel-row:not([inert])");
  if (!arrow || !row) return;
  const slide = row.scrollWidth / row.childElementCount;
  const end = row.scrollWidth - row.clientWidth;
  const left = row.scrollLeft + (arrow.dataset.icon === "previous" ? -slide : slide);
  // Positions can be fractional.
  row.scrollLeft = left < -1 ? end : left > end + 1 ? 0 : left;
}
