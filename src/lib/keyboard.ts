/** Returns whether a key is part of a shortcut, such as Alt + ←, which goes back in the browser's history. */
export function hasModifierKey({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
