/**
 * What the visitor has opened is written on the root element, as a class for the `value` of its button. So it has one
 * place, which the script in the page's head can reach before React is there, and the carousel's copies of a button
 * after it.
 */
const openClass = ({ value }: HTMLButtonElement) => `open-${value}`;

/** Opens what a button stands for, or closes it; every copy of the button says so. */
export function toggle(button: HTMLButtonElement): void {
  const open = document.documentElement.classList.toggle(openClass(button));
  for (const copy of document.querySelectorAll<HTMLButtonElement>("button[aria-expanded]")) {
    if (copy.value === button.value) copy.setAttribute("aria-expanded", String(open));
  }
}

/** For a button that appears, closed, when what it stands for may be open already. */
export function openIfOpened(button: HTMLButtonElement | null): void {
  if (button && document.documentElement.classList.contains(openClass(button)))
    button.setAttribute("aria-expanded", "true");
}
