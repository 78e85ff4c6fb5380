/** Prevents the browser from replacing this page with a dropped file. Text can still be dropped into fields. */
const preventOpening = (event: DragEvent) => {
  const { target, dataTransfer } = event;
  const isField = target instanceof Element && target.matches("input, textarea");
  const hasFile = dataTransfer?.types.includes("Files");
  if (!isField || hasFile) event.preventDefault();
};
for (const type of ["dragover", "drop"] as const) window.addEventListener(type, preventOpening);
