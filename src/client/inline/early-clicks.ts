/**
 * What runs before anything else, written into every page's head (inline-scripts.ts): it must be small and stand alone.
 *
 * It marks the page as one whose scripts run, so that CSS can fold what only a script can unfold. Until React is ready,
 * or for ever if it never comes, it unfolds reviews by itself; a press on any other button is repeated once React is
 * there, so that no early tap is lost (hydrate.ts tells when).
 *
 * Until then React does not hear of presses: it would take the whole page over at once to answer one, and the visitor
 * would wait for that. What the browser does by itself, such as following a link, is not touched.
 */
export function recordEarlyClicks(): void {
  const root = document.documentElement;
  root.classList.add("js");
  const pressed: HTMLElement[] = [];
  let ready = false;

  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "touchstart", "touchend", "keydown", "keyup"])
    document.addEventListener(type, (event) => ready || event.stopPropagation(), { capture: true, passive: true });
  document.addEventListener(
    "click",
    (event) => {
      if (ready || !(event.target instanceof Element)) return;
      event.stopPropagation();
      const button = event.target.closest("button");
      if (!button) return;
      const review = button.matches(".review-toggle") && button.closest("[data-review-id]");
      if (review) button.setAttribute("aria-expanded", String(review.toggleAttribute("data-expanded")));
      else pressed.push(button);
    },
    true,
  );
  addEventListener("react:ready", () => {
    ready = true;
    for (const button of pressed.splice(0)) button.click();
  });
}
