import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { APP_STARTED_EVENT } from "./app-started-event";

/**
 * Hydrates as a transition: React works in slices, and between them the browser can paint and answer the visitor.
 * Gatsby's own hydration is one long task. `gatsby develop` uses it, because the HTML of its pages is empty.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (element: ReactNode, container: Element) => {
        // Gatsby's router reads "%2F" in an address as a slash, and finds no page to hydrate.
        if (!/%2f/i.test(location.pathname)) startTransition(() => void hydrateRoot(container, element));
      }
    : undefined;

export const onInitialClientRender = () => {
  // The event starts a new task, because its listeners click buttons, and React cannot hydrate a clicked button now.
  setTimeout(() => dispatchEvent(new Event(APP_STARTED_EVENT)));
};
