import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HYDRATED_EVENT } from "./hydrated-event";

/**
 * Hydrates as a transition: in slices, between which the browser can paint and answer the visitor. Gatsby's own way is
 * one long task; under `gatsby develop`, where the page arrives empty, it is the right one.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (element: ReactNode, container: Element) => {
        // Gatsby's router takes the %2F in an address for a slash that divides it, and finds no page to put here.
        if (!/%2f/i.test(location.pathname)) startTransition(() => void hydrateRoot(container, element));
      }
    : undefined;

export const onInitialClientRender = () => {
  // Not from within React's own work: it could not hydrate the section of a button that is clicked meanwhile.
  setTimeout(() => dispatchEvent(new Event(HYDRATED_EVENT)));
};
