/**
 * The class of the root element that says that the review with this button is open. The script in the page's head can
 * set the class before React has loaded, and the carousel's copies of the button can read it later.
 */
const openClass = ({ value }: HTMLButtonElement) => `open-${value}`;

/** Opens or closes a review, and sets `aria-expanded` on every copy of its button. */
export function toggle(button: HTMLButtonElement): void {
  const open = document.documentElement.classList.toggle(openClass(button));
  for (const copy of document.querySelectorAll<HTMLButtonElement>("button[aria-expanded]")) {
    if (copy.value === button.value) copy.setAttribute("aria-expanded", String(open));
  }
}

/** A ref for such a button, which is rendered as closed. It marks the button as expanded if its review is open. */
export function openIfOpened(button: HTMLButtonElement | null): void {
  if (!button) return;
  const isOpen = document.documentElement.classList.contains(openClass(button));
  if (isOpen) button.setAttribute("aria-expanded", "true");
}
