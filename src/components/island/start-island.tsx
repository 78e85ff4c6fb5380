import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates an island of the HTML. If the island throws, its HTML comes back. For end-to-end tests, `data-state` says that
 * it has started, or that React has re-created its HTML because it was not as React expects.
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
