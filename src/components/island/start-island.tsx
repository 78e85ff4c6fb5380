import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates an island of the HTML. If a browser, an extension or a translator has changed its HTML, React makes the
 * island anew. If the island throws, its HTML comes back. Tests read the marks.
 */
export function startIsland(element: HTMLElement, children: ReactNode): void {
  const html = element.innerHTML;
  const restoreUse = rememberUse(element);
  hydrateRoot(element, <Started id={element.id}>{children}</Started>, {
    onRecoverableError() {
      performance.mark(`island-made-anew:${element.id}`);
      restoreUse();
    },
    onUncaughtError(error) {
      console.error(error);
      element.innerHTML = html;
      restoreUse();
    },
  });
}

function Started({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => void performance.mark(`island-started:${id}`), [id]);
  return children;
}

/**
 * Remembers what the visitor has focused and scrolled in an element. The returned function does the same to what stands
 * in its place later: among the elements with the same name and classes, the one with the same number.
 */
function rememberUse(island: Element): () => void {
  const alike = ({ localName, className }: Element) =>
    [...island.querySelectorAll<HTMLElement>(localName)].filter((element) => element.className === className);
  const { activeElement } = document;
  const used = [...island.querySelectorAll<HTMLElement>("*")]
    .filter((element) => element === activeElement || element.scrollLeft > 0)
    .map((element) => ({ element, left: element.scrollLeft, index: alike(element).indexOf(element) }));
  return () => {
    const { scrollX, scrollY } = window;
    for (const { element, left, index } of used) {
      const next = alike(element)[index];
      if (element === activeElement) next?.focus({ preventScroll: true });
      next?.scrollTo({ left, behavior: "instant" });
    }
    // What has the focus may be out of view, and useScrollFocusIntoView would scroll to it.
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  };
}
