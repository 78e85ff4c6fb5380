/**
 * What runs before anything else, written into every page's head (early-script.ts): it must be small and stand alone.
 *
 * It marks the page as one whose scripts run, so that CSS can fold what only a script can unfold. Until React listens,
 * or for ever if it never comes, it unfolds reviews by itself; a press on any other button is repeated once React is
 * there, so that no early tap is lost (start-react.ts tells when).
 */
export function early(): void {
  const root = document.documentElement;
  root.classList.add("js");
  const pressed: HTMLElement[] = [];
  let reactListens = false;

  document.addEventListener("click", (event) => {
    // React listens below the document and prevents the default of a press on "Read more" that it has dealt with.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest("button");
    if (!button) return;
    const review = button.matches(".review-toggle") && button.closest("[data-review-id]");
    if (review) button.setAttribute("aria-expanded", String(review.toggleAttribute("data-expanded")));
    else if (!reactListens) pressed.push(button);
  });
  addEventListener("react:listens", () => {
    reactListens = true;
  });
  addEventListener("react:ready", () => {
    for (const button of pressed.splice(0)) button.click();
  });
}
