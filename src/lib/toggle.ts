import { pageStates } from "./page-states";

/**
 * Returns the page state which says that a button's content is open. It is not React state, because the script in the
 * page's head can set it before React has started, and buttons that the carousel copies later must read it.
 */
const openState = ({ value }: HTMLButtonElement) => `open-${value}` as const;

/** Opens or closes the content of a button, and updates `aria-expanded` on every copy of the button. */
export function toggle(button: HTMLButtonElement): void {
  const open = pageStates().toggle(openState(button));
  for (const copy of document.querySelectorAll<HTMLButtonElement>("button[aria-expanded]")) {
    if (copy.value === button.value) copy.setAttribute("aria-expanded", String(open));
  }
}

/** A ref for a button that React renders closed: marks it as open if the visitor has opened another copy of it. */
export function openIfOpened(button: HTMLButtonElement | null): void {
  if (button && pageStates().contains(openState(button))) button.setAttribute("aria-expanded", "true");
}
