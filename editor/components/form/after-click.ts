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

/** The second click of a double-click may hit a button that has just come under the pointer, and presses none. */
const stopSecond = (event: MouseEvent) => {
  const isOnButton = event.target instanceof Element && event.target.closest("button");
  if (event.detail > 1 && isOnButton) event.stopPropagation();
};
window.addEventListener("click", stopSecond, true);
