let isPressed = false;
window.addEventListener("pointerdown", () => setPressed(true), { capture: true });
window.addEventListener("pointerup", () => setPressed(false), { capture: true });
window.addEventListener("pointercancel", () => setPressed(false), { capture: true });

function setPressed(pressed: boolean): void {
  isPressed = pressed;
}

/**
 * Does something that moves what is on the screen: at once, or when the mouse button that is pressed right now has been
 * released. What moves away under the pointer meanwhile would never get its click.
 */
export function afterClick(act: () => void): void {
  if (isPressed) window.addEventListener("pointerup", () => setTimeout(act), { once: true });
  else act();
}
