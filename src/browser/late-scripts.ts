/** Dispatched on `window` when React has hydrated the page. */
export const APP_STARTED_EVENT = "app:started";

/** The time in ms after the `load` event before scripts are fetched for a visitor who does nothing. */
export const IDLE_DELAY_MS = 3000;

/** The time in ms after which the page stops waiting for React. Without input, an ordinary phone needs 6 to 8 s. */
export const PATIENCE_MS = 8000;

/** The sections with moving parts. They need the scripts as soon as they are in view. */
const MOVING = "#awards,#reviews";

const INTERACTIONS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"];

/**
 * Fetches Gatsby's scripts when the first of these happens:
 *
 * - The visitor interacts with the page, or a section with moving parts comes into view. The page gets the state
 *   `interacted`.
 * - The page has been loaded for a while.
 *
 * If a script cannot be fetched, or React does not start in time, the page loses the state `js`: the figures and badges
 * show, as without script. If React starts after that, what it controls works all the same.
 *
 * @param sources addresses of the scripts. The browser may run them in any order. Empty under `gatsby develop`, where
 *   the scripts are part of the page
 * @param bundleHash the hash with which Gatsby checks whether a page and its data are from the same build
 */
export default function loadScripts(sources: string[], bundleHash: string): void {
  const states = document.documentElement.classList;
  if (!states.contains("js")) return;
  // Gatsby's own inline script, which this one replaces, sets this. Without it, the app would reload the page.
  Object.assign(window, { ___webpackCompilationHash: bundleHash });
  const giveUp = () => states.remove("js");
  const timeout = setTimeout(giveUp, PATIENCE_MS);
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && interact(),
    // A section that has reached only the lowest quarter of the screen can wait.
    { rootMargin: "0px 0px -25%" },
  );

  function load() {
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src, onerror: giveUp }));
    }
  }
  function interact() {
    states.add("interacted");
    for (const type of INTERACTIONS) removeEventListener(type, interact, true);
    observer.disconnect();
    load();
  }
  // Safari does not continue to fetch the scripts of a page that was left before they arrived.
  function onShow({ persisted }: PageTransitionEvent) {
    if (persisted && navigator.onLine) location.reload();
  }

  for (const type of INTERACTIONS) addEventListener(type, interact, true);
  addEventListener("pageshow", onShow);
  addEventListener("load", () => {
    for (const section of document.querySelectorAll(MOVING)) observer.observe(section);
    setTimeout(load, IDLE_DELAY_MS);
  });
  addEventListener(APP_STARTED_EVENT, () => {
    clearTimeout(timeout);
    removeEventListener("pageshow", onShow);
  });
}
