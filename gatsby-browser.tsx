import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { type ElementType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { ISLANDS } from "./src/islands";

/** Gatsby waits for this promise before it starts its router. */
const neverResolves = new Promise<void>(() => undefined);

/** In a build, pages are finished HTML, and React hydrates only their islands. Under `gatsby develop`, it renders the page. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV !== "production") return undefined;
  // Cached scripts can run before the parser is done, and React cannot hydrate half an island.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", startIslands);
  else startIslands();
  return neverResolves;
};

function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const html = element.innerHTML;
    const { island, props = "{}" } = element.dataset;
    const Component: ElementType = ISLANDS[island as keyof typeof ISLANDS];
    const content = (
      <Started element={element}>
        <Component {...JSON.parse(props)} />
      </Started>
    );
    hydrateRoot(element, content, {
      // Where a browser has changed the HTML, React creates the island again. End-to-end tests read the state.
      onRecoverableError() {
        element.dataset.state = "re-created";
      },
      onUncaughtError(error) {
        console.error(error);
        element.innerHTML = html;
      },
    });
  }
}

/** Tells end-to-end tests that an island has started, and that React did not create it again. */
function Started({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.state ||= "started";
  }, [element]);
  return children;
}
