import { toggle } from "../../lib/toggle";
import { HYDRATED_EVENT } from "../hydrated-event";

/** Milliseconds for which a click waits for React. One that is answered later surprises more than it helps. */
const REPLAY_WINDOW_MS = 3000;

/**
 * Milliseconds for which the page waits for React, from its start on, whatever of it has arrived. A visitor who only
 * looks still sees the figures count on an ordinary phone: 3 s to load, 3 s until scripts are fetched, 2 s to hydrate.
 */
export const PATIENCE_MS = 8000;

const INPUT_EVENTS = "pointerdown mousedown pointerup mouseup touchstart touchend keydown keyup click".split(" ");

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest("button") : null);

const isToggle = (button: HTMLButtonElement) => button.hasAttribute("aria-expanded");

/**
 * Answers the clicks on toggle buttons for as long as the page is there: what they do needs no React. On the window,
 * which hears a click first: before React is ready, the document keeps it from whatever comes later.
 */
export function answerToggles(): void {
  window.addEventListener(
    "click",
    (event) => {
      const button = buttonOf(event);
      if (button && isToggle(button)) toggle(button);
    },
    true,
  );
}

/**
 * Marks the page as one whose scripts run, so that CSS can fold what only a script can unfold, and keeps clicks until
 * React answers them: of each button that is no toggle, the last one is repeated once React is there.
 *
 * Until then React hears of no input: it would hydrate the whole page in one task to answer it. What the browser does
 * by itself, such as following a link, is not touched. A page that React has not taken over in time is marked as `late`:
 * no style waits for it any longer (awards.css, carousel.css).
 */
export function recordEarlyClicks(): void {
  const { classList } = document.documentElement;
  classList.add("js");
  const timeout = setTimeout(() => classList.add("late"), PATIENCE_MS);
  const clicks = new Map<HTMLElement, number>();
  const onInput = (event: Event) => {
    event.stopPropagation();
    const button = event.type === "click" && buttonOf(event);
    if (button && !isToggle(button)) clicks.set(button, performance.now());
  };

  for (const type of INPUT_EVENTS) document.addEventListener(type, onInput, { capture: true, passive: true });
  addEventListener(HYDRATED_EVENT, () => {
    clearTimeout(timeout);
    for (const type of INPUT_EVENTS) document.removeEventListener(type, onInput, true);
    for (const [button, time] of clicks) if (performance.now() - time < REPLAY_WINDOW_MS) button.click();
    clicks.clear();
  });
}
