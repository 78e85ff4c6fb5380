/** Ctrl+S, on a Mac Cmd+S, saves the content: the browser's own dialog would save the editor. @returns what ends it */
export function onSaveKey(save: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    save();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}
