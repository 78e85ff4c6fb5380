import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

/**
 * Lets React take the page over in slices, between which the browser can paint and hear the visitor: what runs as a
 * transition gives way. Gatsby's own way is one long task.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // Under `gatsby develop` the page arrives empty, and Gatsby shows a loading sign with this function, which it unmounts.
  const isWritten = container.textContent !== "";
  let root: Root | undefined;
  startTransition(() => {
    root = isWritten ? hydrateRoot(container, element) : createRoot(container);
    if (!isWritten) root.render(element);
  });
  return () => root?.unmount();
};

/** Lets React hear the visitor, and repeats what was pressed before (early-clicks.ts). */
export const onInitialClientRender = () => {
  // Not from within React's own work: it could not take over the band of a button that is pressed meanwhile.
  setTimeout(() => dispatchEvent(new Event("react:ready")));
};
