/** Ctrl+S, or on a Mac Cmd+S, saves, unless a dialog asks something first. @returns what ends that */
export function onSaveKey(save: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
    // The browser would save the editor itself.
    event.preventDefault();
    if (!document.querySelector("dialog[open]")) save();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}
