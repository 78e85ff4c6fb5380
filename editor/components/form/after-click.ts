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
