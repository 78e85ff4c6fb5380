import { pageStates } from "../../lib/page-states";
import { APP_STARTED_EVENT } from "../app-started-event";

/** The time in ms after the `load` event before scripts are fetched for a visitor who does nothing. */
export const IDLE_DELAY_MS = 3000;

/** The sections that move by themselves. They need the scripts as soon as they are in view. */
const MOVING = "#awards,#reviews";

const INTERACTIONS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"];

/**
 * Fetches the page's scripts when one of these happens first:
 *
 * - The visitor interacts with the page.
 * - A section that moves by itself comes into view.
 * - The page has been loaded for a while, and the browser is idle.
 *
 * Until then nothing competes with the page itself, which can be read and used without them.
 *
 * Sets three states of the page: `interacted` when the visitor interacts or such a section comes into view, `loaded`
 * when the page has loaded, and `late` when a script cannot be fetched. In a browser that is too old, whose page does
 * not have the state `js`, it does nothing.
 *
 * @param sources addresses of the scripts. The browser may run them in any order. Empty under `gatsby develop`, where
 *   the scripts are part of the page
 * @param bundleHash the hash with which Gatsby checks whether a page and its data are from the same build
 */
export default function loadScripts(sources: string[], bundleHash: string): void {
  if (!pageStates().contains("js")) return;
  // Gatsby's own inline script, which this one replaces, sets this. Without it, the app would reload the page.
  Object.assign(window, { ___webpackCompilationHash: bundleHash });
  const options = { capture: true, passive: true };
  let observer: IntersectionObserver | undefined;

  function interact() {
    pageStates().add("interacted");
    for (const type of INTERACTIONS) removeEventListener(type, interact, options);
    observer?.disconnect();
    load();
  }
  function load() {
    if (sources.length === 0) return;
    reloadIfLeftBeforeStart();
    for (const src of sources.splice(0)) {
      const onerror = () => pageStates().add("late");
      document.head.append(Object.assign(document.createElement("script"), { src, onerror }));
    }
  }

  for (const type of INTERACTIONS) addEventListener(type, interact, options);
  window.onload = () => {
    pageStates().add("loaded");
    observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && interact(),
      // A section that has reached only the lowest quarter of the screen can wait.
      { rootMargin: "0px 0px -25%" },
    );
    for (const element of document.querySelectorAll(MOVING)) observer.observe(element);
    // Safari has no `requestIdleCallback`, but has usually been idle for a while by then.
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), IDLE_DELAY_MS);
  };
}

/**
 * Reloads the page if the visitor leaves it before its scripts have arrived, and comes back. Browsers
 * keep such a page in memory, but Safari does not continue fetching its scripts. Without a network,
 * the page stays as it is.
 */
function reloadIfLeftBeforeStart(): void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && navigator.onLine && location.reload();
  addEventListener("pageshow", onShow);
  addEventListener(APP_STARTED_EVENT, () => removeEventListener("pageshow", onShow));
}
