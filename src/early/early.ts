/**
 * What runs before anything else, written into every page's head (gatsby-ssr.tsx): it must be small and stand alone.
 *
 * It marks the page as one whose scripts run, so that CSS can fold what only a script can unfold; and it unfolds
 * reviews by itself for as long as React has not arrived, or if it never does.
 */
export function early(): void {
  const root = document.documentElement;
  root.classList.add("js");
  document.addEventListener("click", (event) => {
    // React listens below the document and prevents the default of a click that it has dealt with.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest(".review-toggle");
    const review = button?.closest("[data-review-id]");
    if (!button || !review) return;
    const expanded = review.toggleAttribute("data-expanded");
    button.setAttribute("aria-expanded", String(expanded));
  });
}
