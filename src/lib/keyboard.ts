interface KeyWithModifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a key is part of a shortcut, such as Alt + ←, which goes back in the browser's history. */
export function hasModifierKey({ altKey, ctrlKey, metaKey, shiftKey }: KeyWithModifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
