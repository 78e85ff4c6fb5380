/** Milliseconds after the page has loaded for which nothing is fetched for a visitor who does nothing. */
export const IDLE_DELAY_MS = 3000;

/**
 * Loads the page's scripts when there is a reason to: at the first sign of the visitor, when something that moves by
 * itself comes into view, or, after a quiet period, when the browser is idle. Until then nothing competes with the
 * page itself, which can be read and used without them. With the first two it marks the page as `awake`, for which
 * pictures just below the first screen wait (global.css).
 *
 * Written into the page at its end (gatsby/postbuild/html-transforms.ts): it must stand alone. A browser in which no script has
 * marked the page (early-clicks.ts) is too old for these as well.
 *
 * @param sources addresses of the scripts; webpack lets them arrive in any order
 * @param moving selector of what moves by itself
 * @param quietPeriod in ms
 */
export function loadScripts(sources: string[], moving: string, quietPeriod: number): void {
  const root = document.documentElement;
  if (root.className === "") return;
  const signs = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"];
  const options = { capture: true, passive: true };
  let observer: IntersectionObserver | undefined;

  function wake() {
    root.classList.add("awake");
    for (const sign of signs) removeEventListener(sign, wake, options);
    observer?.disconnect();
    load();
  }
  function load() {
    for (const source of sources.splice(0)) {
      const script = document.createElement("script");
      script.src = source;
      document.head.append(script);
    }
  }

  for (const sign of signs) addEventListener(sign, wake, options);
  addEventListener("load", () => {
    if (sources.length === 0) return;
    observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(), {
      // A strip that only peeks in at the lower edge can wait for the visitor.
      rootMargin: "0px 0px -25%",
    });
    for (const element of document.querySelectorAll(moving)) observer.observe(element);
    // Safari has no idle callback; by then it has long been idle.
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), quietPeriod);
  });
}
