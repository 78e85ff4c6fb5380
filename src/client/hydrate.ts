import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { HYDRATED_EVENT } from "./hydrated-event";

/**
 * Hydrates as a transition: in slices, between which the browser can paint and answer the visitor. Gatsby's own way is
 * one long task.
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

export const onInitialClientRender = () => {
  // Not from within React's own work: it could not hydrate the section of a button that is clicked meanwhile.
  setTimeout(() => dispatchEvent(new Event(HYDRATED_EVENT)));
};
