import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Lets React take the page over in slices, between which the browser can paint and hear the visitor: what runs as a
 * transition gives way. Gatsby's own way is one long task.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  startTransition(() => {
    // Under `gatsby develop` the page arrives empty.
    if (container.textContent) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
  // From here on, React hears a press even on what it has not taken over yet.
  dispatchEvent(new Event("react:listens"));
};

/** Repeats what the visitor pressed before (early.ts). */
export const onInitialClientRender = () => {
  dispatchEvent(new Event("react:ready"));
};
