import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates an island of the HTML, and says in `data-state` that it has started, or that React has re-created its HTML
 * because it was not as React expects. If the island throws, its HTML comes back.
 */
export function startIsland(element: HTMLElement, children: ReactNode): void {
  const html = element.innerHTML;
  hydrateRoot(element, <Started element={element}>{children}</Started>, {
    onRecoverableError() {
      element.dataset.state = "re-created";
    },
    onUncaughtError(error) {
      console.error(error);
      element.innerHTML = html;
    },
  });
}

function Started({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.state ||= "started";
  }, [element]);
  return children;
}
