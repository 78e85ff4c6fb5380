import { toggle } from "../../src/lib/toggle";
import { durationOf } from "../../src/sections/awards/marquee-time";

/** Milliseconds for which an element stays highlighted. */
const MARKED_MS = 2000;
/** Pixels at the top of the screen that the header covers. */
const HEADER_HEIGHT = 100;

let timer: ReturnType<typeof setTimeout> | undefined;
const unmark = () => document.querySelector("[data-shown]")?.removeAttribute("data-shown");

/**
 * Scrolls to an element and highlights it for a moment; without an element,
 * scrolls to the top. `scrollIntoView` would also scroll the content editor
 * around the frame.
 */
export function showElement(element: Element | undefined): void {
  clearTimeout(timer);
  unmark();
  if (element) open(element);
  // If the element is invisible, a visible element around it is shown instead.
  let shown = element;
  while (shown?.parentElement && shown.getBoundingClientRect().width < 4) shown = shown.parentElement;
  if (!shown) {
    window.scrollTo({ top: 0 });
    return;
  }

  bringIntoRow(shown);
  const { top, height } = shown.getBoundingClientRect();
  window.scrollBy({ top: top - Math.max(HEADER_HEIGHT, (window.innerHeight - height) / 2) });
  shown.setAttribute("data-shown", "");
  timer = setTimeout(unmark, MARKED_MS);
}

/** Opens a closed answer, review or service that contains the element. */
function open(element: Element): void {
  const details = element.closest("details");
  if (details && !element.closest("summary")) details.open = true;
  const folded = element.closest("[data-review-id] > p")?.parentElement ?? element.closest(".service-grid > li");
  const button = folded?.querySelector<HTMLButtonElement>(':scope > [aria-expanded="false"]');
  if (button) toggle(button);
}

/** Moves an element to the middle of the row of reviews or of the strip of badges. */
function bringIntoRow(element: Element): void {
  const row = element.closest<HTMLElement>(".carousel-row, .award-marquee");
  if (!row) return;
  const { left, width } = element.getBoundingClientRect();
  const by = left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  const animation = row.querySelector(".award-track")?.getAnimations()[0];
  if (animation) animation.currentTime = Math.max(0, Number(animation.currentTime) + durationOf(by));
  // `scrollBy` would snap to the next card, even for a few pixels.
  else row.scrollTo({ left: row.scrollLeft + by });
}
