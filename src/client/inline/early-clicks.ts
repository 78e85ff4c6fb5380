import { toggle } from "../../lib/toggle";
import { HYDRATED_EVENT } from "../hydrated-event";

/** Milliseconds for which a click waits for React. One that is answered later surprises more than it helps. */
const REPLAY_WINDOW_MS = 3000;

const INPUT_EVENTS = [
  "pointerdown",
  "mousedown",
  "pointerup",
  "mouseup",
  "touchstart",
  "touchend",
  "keydown",
  "keyup",
  "click",
];

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest("button") : null);

/** Answers the clicks on toggle buttons for as long as the page is there: what they do needs no React. */
export function answerToggles(): void {
  document.addEventListener("click", (event) => {
    const button = buttonOf(event);
    if (button?.matches("[aria-expanded]")) toggle(button);
  });
}

/**
 * Marks the page as one whose scripts run, so that CSS can fold what only a script can unfold, and answers clicks until
 * React does: toggle buttons toggle, and of each other button the last click is repeated once React is there.
 *
 * Until then React hears of no input: it would hydrate the whole page in one task to answer it. What the browser does
 * by itself, such as following a link, is not touched.
 */
export function recordEarlyClicks(): void {
  document.documentElement.classList.add("js");
  const clicks = new Map<HTMLElement, number>();
  const onInput = (event: Event) => {
    event.stopPropagation();
    const button = event.type === "click" && buttonOf(event);
    if (!button) return;
    if (button.matches("[aria-expanded]")) toggle(button);
    else clicks.set(button, performance.now());
  };

  for (const type of INPUT_EVENTS) document.addEventListener(type, onInput, { capture: true, passive: true });
  addEventListener(HYDRATED_EVENT, () => {
    for (const type of INPUT_EVENTS) document.removeEventListener(type, onInput, true);
    for (const [button, time] of clicks) if (performance.now() - time < REPLAY_WINDOW_MS) button.click();
    clicks.clear();
  });
}
