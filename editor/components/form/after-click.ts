let isPressed = false;
const note = ({ type }: Event) => {
  isPressed = type === "pointerdown";
};
for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
  window.addEventListener(type, note, true);
}

/**
 * Runs an action that may shift the layout. While a button is pressed, it waits for the release,
 * because a shift in between would lose the click.
 */
export function afterClick(act: () => void): void {
  if (isPressed) window.addEventListener("pointerup", () => setTimeout(act), { once: true });
  else act();
}

/** A mouse that has moved at most this many pixels counts as still. */
const STILL_PX = 4;
/** A click this soon after another one, in ms, may be meant for what was there before. */
const SOON_MS = 1500;

/** The last click, until the mouse moves or its wheel turns. */
let last: { button: Element | null; x: number; y: number; time: number } | undefined;

function isNearLast({ clientX, clientY }: MouseEvent): boolean {
  if (!last) return false;
  return Math.hypot(clientX - last.x, clientY - last.y) <= STILL_PX;
}

const forget = () => {
  last = undefined;
};
window.addEventListener("wheel", forget, { capture: true, passive: true });
window.addEventListener("mousemove", (event) => isNearLast(event) || forget(), true);

function buttonAt({ target }: Event): Element | null {
  return target instanceof Element ? target.closest("button") : null;
}

/**
 * Whether a click is meant for something that is no longer there. A click may
 * move another button under a still mouse: a second click soon afterward, or
 * the second half of a double-click, must not press it.
 */
function isStray(event: MouseEvent): boolean {
  const button = buttonAt(event);
  if (event.detail > 1 && button) return true;
  // Clicks by scripts have no position.
  if (!event.isTrusted || !last?.button || button === last.button) return false;
  return isNearLast(event) && event.timeStamp - last.time < SOON_MS;
}

/** @returns whether the event was stray */
function stopStray(event: MouseEvent): boolean {
  if (!isStray(event)) return false;
  // Keeps the focus where it is.
  event.preventDefault();
  event.stopPropagation();
  return true;
}

function onClick(event: MouseEvent): void {
  const isByKeyboard = event.detail === 0;
  if (isByKeyboard || stopStray(event)) return;
  const { clientX: x, clientY: y, timeStamp: time } = event;
  last = { button: buttonAt(event), x, y, time };
}

window.addEventListener("mousedown", stopStray, true);
window.addEventListener("click", onClick, true);
