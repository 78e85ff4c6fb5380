import { pageStates } from "../../lib/page-states";
import { toggle } from "../../lib/toggle";
import { APP_STARTED_EVENT } from "../app-started-event";

/** The time in ms for which a click waits for React. After that, an answer surprises the visitor more than it helps. */
const REPLAY_WINDOW_MS = 3000;

/**
 * The time in ms, counted from when this script runs, after which the page stops waiting for React. On an ordinary
 * phone, the page takes 3 s to load, fetches its scripts 3 s later, and needs 2 s to hydrate: a visitor who only looks
 * at it still sees the figures count up.
 */
export const PATIENCE_MS = 8000;

const INPUT_EVENTS = "pointerdown mousedown pointerup mouseup touchstart touchend keydown keyup click".split(" ");

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest("button") : null);

const isToggle = (button: HTMLButtonElement) => button.hasAttribute("aria-expanded");

/**
 * Opens and closes the content of toggle buttons, without React, before and after it has started. The listener is on
 * `window`, because `recordEarlyClicks` lets no click get past the document.
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
 * Gives the page the state `js`, with which CSS hides what only a script can show again, and records clicks until React
 * has started. Then the last click on each button is repeated, except on toggles, which `answerToggles` has answered.
 *
 * Until then React gets no input events, because it would answer the first one by hydrating the whole page in one long
 * task. What the browser does by itself, such as following a link, still happens. If React has not started in time, the
 * page gets the state `late`, and no style waits for React any longer.
 */
export function recordEarlyClicks(): void {
  pageStates().add("js");
  const timeout = setTimeout(() => pageStates().add("late"), PATIENCE_MS);
  const clicks = new Map<HTMLElement, number>();
  const onInput = (event: Event) => {
    event.stopPropagation();
    const button = event.type === "click" && buttonOf(event);
    if (button && !isToggle(button)) clicks.set(button, performance.now());
  };

  for (const type of INPUT_EVENTS) document.addEventListener(type, onInput, { capture: true, passive: true });
  addEventListener(APP_STARTED_EVENT, () => {
    clearTimeout(timeout);
    for (const type of INPUT_EVENTS) document.removeEventListener(type, onInput, true);
    for (const [button, time] of clicks) if (performance.now() - time < REPLAY_WINDOW_MS) button.click();
    clicks.clear();
  });
}
