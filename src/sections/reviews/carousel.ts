import { prefersReducedMotion } from "../../browser/use-browser-value";

/** Returns how many milliseconds a step of the slider takes. */
export const glideMs = () => (prefersReducedMotion() ? 0 : 350);

/** Returns the carousel's region, and the row of slides in the HTML. */
export function findCarousel() {
  const region = document.querySelector<HTMLElement>(".carousel");
  const row = region?.querySelector<HTMLElement>(".carousel-row");
  if (!region || !row) throw new Error("The carousel has no row (ReviewsSection.tsx).");
  return { region, row };
}

/** Returns the index of the first slide of the row that is in view. */
export function firstInView({ scrollLeft, scrollWidth, childElementCount }: HTMLElement): number {
  return Math.round((scrollLeft / (scrollWidth || 1)) * childElementCount);
}
