let isPressed = false;
const note = ({ type }: Event) => {
  isPressed = type === "pointerdown";
};
for (const type of ["pointerdown", "pointerup", "pointercancel"]) window.addEventListener(type, note, true);

/**
 * Does something that moves what is on the screen: at once, or when the mouse button that is pressed right now has been
 * released. What moves away under the pointer meanwhile would never get its click.
 */
export function afterClick(act: () => void): void {
  if (isPressed) window.addEventListener("pointerup", () => setTimeout(act), { once: true });
  else act();
}

/** Pixels within which a mouse has not moved, and milliseconds within which a click may be meant for what was there before. */
const SPOT = 4;
const SOON_MS = 1500;

/** The button that was clicked last, until the mouse moves or its wheel turns. */
let last: { button: Element | null; x: number; y: number; time: number } | undefined;

const isNear = ({ clientX, clientY }: MouseEvent) => last && Math.hypot(clientX - last.x, clientY - last.y) <= SPOT;
const forget = () => {
  last = undefined;
};
window.addEventListener("wheel", forget, { capture: true, passive: true });
window.addEventListener("mousemove", (event) => isNear(event) || forget(), true);

const buttonAt = ({ target }: Event) => (target instanceof Element ? target.closest("button") : null);

/**
 * A click may bring something else under the pointer. A click that follows soon, without a move of the mouse, is for the
 * button that was there, and presses no other; nor does the second click of a double-click press anything.
 */
function isStray(event: MouseEvent): boolean {
  const button = buttonAt(event);
  if (event.detail > 1 && button) return true;
  // What a script clicks has no place.
  if (!event.isTrusted || !last?.button || button === last.button) return false;
  return isNear(event) === true && event.timeStamp - last.time < SOON_MS;
}

const stopStray = (event: MouseEvent) => {
  if (!isStray(event)) return;
  // The focus stays as well.
  event.preventDefault();
  event.stopPropagation();
};
window.addEventListener("mousedown", stopStray, true);
window.addEventListener(
  "click",
  (event) => {
    // By the keyboard it has no place.
    if (event.detail === 0) return;
    if (isStray(event)) stopStray(event);
    else last = { button: buttonAt(event), x: event.clientX, y: event.clientY, time: event.timeStamp };
  },
  true,
);
