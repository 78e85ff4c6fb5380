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

/** Lets React hear the visitor, and repeats what was pressed before (early.ts); and lets Gatsby note how far down the page that was. */
export const onInitialClientRender = () => {
  dispatchEvent(new Event("scroll"));
  leaveScrollingToGatsby();
  // Not from within React's own work: it could not take over the band of a button that is pressed meanwhile.
  setTimeout(() => dispatchEvent(new Event("react:ready")));
};

/**
 * On the way back to another page of the site the browser would scroll first, and Gatsby would take that for what the
 * visitor did on the page that is left. When the whole site is left or loaded anew, it is the browser's task again.
 */
function leaveScrollingToGatsby(): void {
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
}
