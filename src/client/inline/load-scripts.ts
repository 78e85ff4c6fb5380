import { HYDRATED_EVENT } from "../hydrated-event";

/** Milliseconds after the page has loaded for which nothing is fetched for a visitor who does nothing. */
export const IDLE_DELAY_MS = 3000;

/** What moves by itself, and wants its script as soon as it is in view. */
const MOVING = "#awards,#reviews";

const INTERACTIONS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"];

/**
 * Loads the page's scripts when there is a reason to: at the visitor's first interaction, when something that moves by
 * itself comes into view, or, after a delay, when the browser is idle. Until then nothing competes with the page itself,
 * which can be read and used without them. The first two mark the page as `interacted`, for which the images just below
 * the first screen wait (awards.css). A page whose scripts fail is marked as `late` at once (early-clicks.ts), one that
 * has loaded as `loaded`: from then on its links scroll smoothly (base.css). A page that was left before its scripts had
 * all arrived is loaded again when the visitor comes back to it: browsers keep the page, and Safari forgets what it was
 * waiting for.
 *
 * A browser in which early-clicks.ts has not marked the page is too old for the scripts.
 *
 * @param sources addresses of the scripts; webpack lets them arrive in any order. None under `gatsby develop`, where
 *   they are part of the page, which is marked all the same
 * @param bundleHash by which Gatsby knows whether a page and its data are of one build
 */
export default function loadScripts(sources: string[], bundleHash: string): void {
  const root = document.documentElement;
  if (root.className === "") return;
  // What Gatsby's own script, which this one replaces, would tell its app: without it, a page loads itself again.
  Object.assign(window, { ___webpackCompilationHash: bundleHash });
  const options = { capture: true, passive: true };
  const { pathname } = location;
  // After a reload, no app is there yet that could show the page to which the visitor goes back.
  const onPopState = () => location.pathname !== pathname && location.reload();
  // Without a network, the page that was kept is better than none.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && navigator.onLine && location.reload();
  let observer: IntersectionObserver | undefined;

  function interact() {
    root.classList.add("interacted");
    for (const type of INTERACTIONS) removeEventListener(type, interact, options);
    observer?.disconnect();
    load();
  }
  function load() {
    if (sources.length === 0) return;
    addEventListener("pageshow", onShow);
    for (const src of sources.splice(0)) {
      document.head.append(
        Object.assign(document.createElement("script"), { src, onerror: () => root.classList.add("late") }),
      );
    }
  }

  for (const type of INTERACTIONS) addEventListener(type, interact, options);
  addEventListener("popstate", onPopState);
  addEventListener(HYDRATED_EVENT, () => {
    removeEventListener("popstate", onPopState);
    removeEventListener("pageshow", onShow);
  });
  window.onload = () => {
    root.classList.add("loaded");
    observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && interact(),
      {
        // A marquee that only peeks in at the lower edge can wait for the visitor.
        rootMargin: "0px 0px -25%",
      },
    );
    for (const element of document.querySelectorAll(MOVING)) observer.observe(element);
    // Safari has no idle callback; by then it has long been idle.
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), IDLE_DELAY_MS);
  };
}
