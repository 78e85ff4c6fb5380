/** A file that misses the box for it would open in place of the editor. Texts can be dropped where texts are. */
const ignore = (event: DragEvent) => {
  const isOnText = event.target instanceof Element && event.target.matches("input, textarea");
  if (!isOnText || event.dataTransfer?.types.includes("Files")) event.preventDefault();
};
for (const type of ["dragover", "drop"] as const) window.addEventListener(type, ignore);
