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

/** Pixels within which a mouse has not moved. */
const SPOT = 4;

/** The button that was clicked last, and where. */
let last: { button: Element | null; x: number; y: number } | undefined;

const buttonAt = ({ target }: Event) => (target instanceof Element ? target.closest("button") : null);

/**
 * A click may bring something else under the pointer. While the mouse stands still, the next click is for the button
 * that was meant, and presses no other; nor does the second click of a double-click press anything.
 */
function isStray(event: MouseEvent): boolean {
  const button = buttonAt(event);
  if (event.detail > 1 && button) return true;
  // What a script clicks has no place.
  if (!event.isTrusted || !last?.button || button === last.button) return false;
  return Math.hypot(event.clientX - last.x, event.clientY - last.y) <= SPOT;
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
    else last = { button: buttonAt(event), x: event.clientX, y: event.clientY };
  },
  true,
);
