import { keepCampaign } from "./campaign-parameters";

/** The time in ms after the `load` event before scripts are fetched for a visitor who does nothing. */
const IDLE_DELAY_MS = 3000;

const INTERACTIONS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"];

/**
 * Runs in the head of every page, before any other script. Fetches Gatsby's scripts, which start the islands, when the
 * visitor first interacts with the page, or when it has been loaded for a while.
 *
 * Sets classes of the root element: `waiting` until then, so that the badges do not load yet, and `has-script`, which
 * shows what needs script.
 *
 * @param options the data attributes of the `<script>`: `path` of the page ("/404.html" for every missing page), and the
 *   addresses of Gatsby's `scripts` with spaces between them. `gatsby develop` adds its scripts itself.
 */
export function startPage({ path = "", scripts }: DOMStringMap): void {
  const root = document.documentElement;
  const canStart = mayStart();
  let isRequested = false;

  function fetchScripts() {
    if (isRequested) return;
    isRequested = true;
    root.classList.remove("waiting");
    if (!canStart || !scripts) return;
    // CountUp.island.tsx leaves the figures alone if the visitor has had time to read them.
    root.dataset.scriptsRequestedAt = String(performance.now());
    for (const src of scripts.split(" ")) {
      const script = document.createElement("script");
      script.src = src;
      document.head.append(script);
    }
  }

  root.classList.add("waiting");
  for (const type of INTERACTIONS) addEventListener(type, fetchScripts, { capture: true, once: true });
  addEventListener("load", () => setTimeout(fetchScripts, IDLE_DELAY_MS));
  addEventListener("click", scrollRow);
  if (canStart) {
    root.classList.add("has-script");
    measureHeader();
  }
  keepCampaign();
  // Spec §2, "Any other path".
  if (path === "/404.html") console.error(`404: there is no page at ${location.pathname}`);
}

/**
 * Returns false at an address with malformed escapes, on which Gatsby's router throws at import, and in browsers below
 * our browserslist (package.json): a browser that supports subgrids, `:has()` and ranges in media queries supports the rest.
 */
function mayStart(): boolean {
  try {
    decodeURI(location.pathname);
    const styles = CSS.supports("(grid-template-rows: subgrid) and selector(:has(a))");
    return styles && matchMedia("(width >= 0px)").matches;
  } catch {
    return false;
  }
}

/** Sets `--header-height` (layout.css) once the header has been parsed, and whenever it changes. */
function measureHeader(): void {
  const parsing = new MutationObserver(() => {
    // Before `main` is there, the header may be incomplete.
    const header = document.querySelector(".site-header:has(+ main)");
    if (!header) return;
    parsing.disconnect();
    const measure = () => {
      document.documentElement.style.setProperty("--header-height", `${header.getBoundingClientRect().height}px`);
    };
    measure();
    new ResizeObserver(measure).observe(header);
  });
  parsing.observe(document, { childList: true, subtree: true });
}

/**
 * Lets a carousel's arrow scroll its row by one slide, wrapping at the ends, unless react-slick has taken the row's
 * place (SlickSlider.island.tsx).
 */
export function scrollRow({ target }: Event): void {
  const arrow = target instanceof Element ? target.closest<HTMLElement>(".carousel-controls button") : null;
  const row = arrow?.closest(".carousel")?.querySelector(".carousel-row:not([inert])");
  if (!arrow || !row) return;
  const slide = row.scrollWidth / row.childElementCount;
  const end = row.scrollWidth - row.clientWidth;
  const left = row.scrollLeft + Number(arrow.dataset.step) * slide;
  // Positions can be fractional.
  if (left < -1) row.scrollLeft = end;
  else row.scrollLeft = left > end + 1 ? 0 : left;
}
