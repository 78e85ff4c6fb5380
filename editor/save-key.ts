/**
 * Calls `save` on Ctrl+S or, on a Mac, Cmd+S, except while a dialog is open.
 *
 * @returns a function that removes the listener
 */
export function onSaveKey(save: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!hasModifier || event.key.toLowerCase() !== "s") return;
    // The browser would save this page as a file.
    event.preventDefault();
    if (!document.querySelector("dialog[open]")) save();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}
